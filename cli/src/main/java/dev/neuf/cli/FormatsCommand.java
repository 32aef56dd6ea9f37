package dev.neuf.cli;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
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

    /** A small puzzle with one solution, to show what each format looks like. */
    private static final Sheet EXAMPLE =
            Sheet.of(Puzzle.of(Layout.standard(4), Grid.of(0, 2, 4, 0, 1, 0, 0, 3, 4, 0, 0, 2, 0, 1, 3, 0)));

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
                session.write(
                        Json.write(Json.object("format", format.id(), "about", about, "example", format.write(EXAMPLE)))
                                + "\n");
            } else {
                session.write("%-9s%s\n".formatted(format.id(), about));
                if (!names.isEmpty()) {
                    session.write("\n" + format.write(EXAMPLE).indent(9) + "\n");
                }
            }
        }
        if (names.isEmpty() && session.isForPerson()) {
            session.write("\n" + session.words().say(CliPhrase.FORMATS_ORDER) + "\n");
        }
        return Exit.YES;
    }
}
