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
     * The command for a line that has the name of a command and puzzles, but no option. There is nothing to parse then, and
     * a short question is not kept waiting for picocli.
     */
    static Optional<Task> plain(String... args) {
        for (int i = 1; i < args.length; i++) {
            if (args[i].startsWith("-") && !args[i].equals("-")) {
                return Optional.empty();
            }
        }
        for (Commands row : values()) {
            if (args.length > 0 && row.id().equals(args[0])) {
                Task task = row.maker.get();
                Optional<Input> subject = task.subject();
                subject.ifPresent(input -> input.puzzles.addAll(List.of(args).subList(1, args.length)));
                return subject.isPresent() ? Optional.of(task) : Optional.empty();
            }
        }
        return Optional.empty();
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
