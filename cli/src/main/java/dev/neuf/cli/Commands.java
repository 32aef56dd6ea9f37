package dev.neuf.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;

/**
 * Every command, in the order of the help page. To add one, write its class and add its row.
 *
 * <p>Rows make their command when it is asked for: to look at the options of all of them would take longer than to solve
 * a puzzle.
 */
enum Commands {
    SOLVE(SolveCommand::new),
    COUNT(CountCommand::new),
    CANDIDATES(CandidatesCommand::new),
    CHECK(CheckCommand::new),
    HINT(HintCommand::new),
    EXPLAIN(ExplainCommand::new),
    RATE(RateCommand::new),
    TECHNIQUES(TechniquesCommand::new),
    PLAY(PlayCommand::new),
    SERVE(ServeCommand::new),
    GENERATE(GenerateCommand::new),
    CANON(CanonCommand::new),
    CONVERT(ConvertCommand::new),
    DRAW(DrawCommand::new),
    FORMATS(FormatsCommand::new),
    CNF(CnfCommand::new),
    BENCH(BenchCommand::new),
    COMPLETION(CompletionCommand::new);

    /** The last one, which reads its command line in its own way. */
    static final String DROP_IN = "sudoku";

    private final Supplier<Task> maker;

    Commands(Supplier<Task> maker) {
        this.maker = maker;
    }

    /** Its name on the command line. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A new one of each. */
    static List<Task> all() {
        return Arrays.stream(values()).map(row -> row.maker.get()).toList();
    }

    /** The names of all, the drop-in too. */
    static List<String> names() {
        var names = new ArrayList<String>();
        for (Commands row : values()) {
            names.add(row.id());
        }
        names.add(DROP_IN);
        return names;
    }

    /**
     * The command for a line that has the name of a command, puzzles, and only options of the most usual ones. A short
     * question is not kept waiting for picocli then; whatever is unusual or wrong in any way, is left to it.
     */
    static Optional<Task> plain(String... args) {
        for (Commands row : values()) {
            if (args.length > 0 && row.id().equals(args[0])) {
                Task task = row.maker.get();
                return task.subject()
                        .filter(input -> isTaken(args, task, input))
                        .map(_ -> task);
            }
        }
        return Optional.empty();
    }

    private static boolean isTaken(String[] args, Task task, Input input) {
        for (int i = 1; i < args.length; i++) {
            String word = args[i];
            if (!word.startsWith("-") || word.equals("-")) {
                input.puzzles.add(word);
            } else if (!task.turnOn(word)) {
                int equals = word.indexOf('=');
                String option = equals < 0 ? word : word.substring(0, equals);
                i += equals < 0 ? 1 : 0;
                String value = equals >= 0 ? word.substring(equals + 1) : i < args.length ? args[i] : "";
                if (value.isEmpty() || value.startsWith("-") || !task.set(option, value)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void leaveOut(CommandLine.Model.CommandSpec command, String... options) {
        for (String option : options) {
            command.remove(command.findOption(option));
        }
    }

    /** Adds those commands that have one of these names. */
    static void addTo(CommandLine line, List<String> names) {
        for (Commands row : values()) {
            if (names.contains(row.id())) {
                Task task = row.maker.get();
                var command = new CommandLine(task);
                if (!task.hasAnswer()) {
                    leaveOut(command.getCommandSpec(), "--json", "--output");
                }
                line.addSubcommand(command);
            }
        }
        if (names.contains(DROP_IN)) {
            line.addSubcommand(SudokuCommand.line());
        }
    }
}
