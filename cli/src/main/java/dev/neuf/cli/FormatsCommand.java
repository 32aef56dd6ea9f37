package dev.neuf.cli;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Cage;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code neuf formats}: what it reads and writes. */
@Command(name = "formats", abbreviateSynopsis = true, sortOptions = false)
final class FormatsCommand extends Task {

    /** How much room there is for the name of a format. */
    private static final int NAME = 14;

    private static final Grid SMALL = Grid.of(0, 2, 4, 0, 1, 0, 0, 3, 4, 0, 0, 2, 0, 1, 3, 0);

    private static final Grid NINE =
            Grid.of("530070000600195000098000060800060003400803001700020006060000280000419005000080079"
                    .chars()
                    .map(c -> c - '0')
                    .toArray());

    /** Puzzles with one solution, to show what each format looks like in the first of them that it can write. */
    private static final List<Sheet> EXAMPLES = List.of(
            Sheet.of(Puzzle.of(Layout.standard(4), SMALL)),
            Sheet.of(Puzzle.of(Layout.of(Shape.latin(4)), SMALL)),
            Sheet.of(Puzzle.of(Layout.standard(9), NINE)),
            Sheet.of(new Puzzle(Layout.standard(9), cages(NINE), Grid.empty(9))));

    /** A cage for each given: the same puzzle for a format that has cages only. */
    private static List<Variant> cages(Grid givens) {
        return givens.filled().stream()
                .<Variant>mapToObj(cell -> new Cage(givens.digit(cell), List.of(cell)))
                .toList();
    }

    @Parameters(paramLabel = "NAME", arity = "0..*", descriptionKey = "PARAMETER_FORMAT")
    List<String> names = List.of();

    @Override
    Exit run(Session session) {
        List<Format> formats = names.isEmpty()
                ? Arrays.asList(Format.values())
                : names.stream().map(name -> Choices.format("formats", name)).toList();
        for (Format format : formats) {
            String about = session.words().say(format);
            if (session.isJson()) {
                session.write(Json.write(Json.object("format", format.id(), "about", about, "example", example(format)))
                        + "\n");
            } else {
                session.write(("%-" + NAME + "s%s\n")
                        .formatted(
                                format.id(),
                                session.isForPerson() ? session.paper().wrapped(about, NAME) : about));
                if (!names.isEmpty() && format.isWritten()) {
                    session.write("\n" + example(format).indent(NAME) + "\n");
                }
            }
        }
        if (names.isEmpty() && session.isForPerson()) {
            session.write("\n" + session.paper().wrapped(session.words().say(CliPhrase.FORMATS_ORDER)) + "\n");
        }
        return Exit.YES;
    }

    /** A puzzle in this format; nothing if it is only read. */
    private static String example(Format format) {
        return EXAMPLES.stream()
                .filter(sheet -> format.refuses(sheet).isEmpty())
                .map(format::write)
                .findFirst()
                .orElse("");
    }
}
