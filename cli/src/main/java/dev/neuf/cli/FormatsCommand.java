package dev.neuf.cli;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code neuf formats}: what it reads and writes. */
@Command(name = "formats", abbreviateSynopsis = true, sortOptions = false)
final class FormatsCommand extends Task {

    /** What is left of 80 columns beside the name. */
    private static final int WIDTH = 68;

    private static final Grid SMALL = Grid.of(0, 2, 4, 0, 1, 0, 0, 3, 4, 0, 0, 2, 0, 1, 3, 0);

    /** Puzzles with one solution, to show what each format looks like in the first of them that it can write. */
    private static final List<Sheet> EXAMPLES = List.of(
            Sheet.of(Puzzle.of(Layout.standard(4), SMALL)),
            Sheet.of(Puzzle.of(Layout.of(Shape.latin(4)), SMALL)),
            Sheet.of(Puzzle.of(
                    Layout.standard(9),
                    Grid.of("530070000600195000098000060800060003400803001700020006060000280000419005000080079"
                            .chars()
                            .map(c -> c - '0')
                            .toArray()))));

    @Parameters(paramLabel = "NAME", arity = "0..*", descriptionKey = "PARAMETER_FORMAT")
    List<String> names = List.of();

    @Override
    Exit run(Session session) {
        List<Format> formats = names.isEmpty()
                ? Arrays.asList(Format.values())
                : names.stream().map(name -> Choices.format("formats", name)).toList();
        for (Format format : formats) {
            String about = session.words().say(format.about());
            if (session.isJson()) {
                session.write(Json.write(Json.object("format", format.id(), "about", about, "example", example(format)))
                        + "\n");
            } else {
                session.write("%-12s%s\n".formatted(format.id(), session.isForPerson() ? wrapped(about) : about));
                if (!names.isEmpty()) {
                    session.write("\n" + example(format).indent(12) + "\n");
                }
            }
        }
        if (names.isEmpty() && session.isForPerson()) {
            session.write("\n" + session.words().say(CliPhrase.FORMATS_ORDER) + "\n");
        }
        return Exit.YES;
    }

    private static String example(Format format) {
        return EXAMPLES.stream()
                .filter(sheet -> format.refuses(sheet).isEmpty())
                .map(format::write)
                .findFirst()
                .orElseThrow();
    }

    /** In lines that fit on a terminal, below one another. */
    private static String wrapped(String about) {
        var text = new StringBuilder();
        int column = 0;
        for (String word : about.split(" ")) {
            boolean isNew = column + word.length() >= WIDTH;
            text.append(column == 0 ? "" : isNew ? "\n            " : " ").append(word);
            column = isNew ? word.length() : column + word.length() + 1;
        }
        return text.toString();
    }
}
