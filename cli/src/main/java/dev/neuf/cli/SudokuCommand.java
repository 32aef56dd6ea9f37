package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.words.Language;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/**
 * {@code neuf sudoku}: the drop-in for the C program of that name.
 *
 * <p>Its options follow other conventions than ours, see {@link Getopt}. So picocli lists it and draws its help page,
 * but hands over what stands after its name as it is.
 */
@Command(name = Commands.DROP_IN)
final class SudokuCommand {

    /** What picocli takes for the end of options. Nobody can type it: {@code --} is for us to read. */
    private static final String NEVER = "\0";

    @Unmatched
    List<String> args = new ArrayList<>();

    /** The command, as picocli is to know it. */
    static CommandLine line() {
        var line = new CommandLine(new SudokuCommand()).setStopAtUnmatched(true);
        line.getCommandSpec().parser().endOfOptionsDelimiter(NEVER);
        return line;
    }

    /** Does it, and returns the exit status. */
    int run(Io io, Language language, CommandLine page, Settings settings) {
        if (settings.isHelpWanted) {
            args.addFirst("--help");
        }
        var limits = Limits.NONE.withCancelled(Interrupt::isWanted);
        return new Sudoku(io, language, limits, () -> help(page, language, settings.isColored(io))).run(args);
    }

    private static String help(CommandLine page, Language language, boolean isColored) {
        SudokuOption.describe(page.getCommandSpec());
        return Neuf.page(page, language, isColored);
    }
}
