package dev.neuf.cli;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A SAT solver on this machine: its name, and the program. */
record Solver(String name, Path program) {

    private static final String IN = "<in>";
    private static final String OUT = "<out>";

    /** The status of a program that ends by Ctrl-C. */
    private static final int INTERRUPTED = 130;

    /** Solvers that we know how to call. To add one, add its row. */
    private enum Known {
        /** It writes its result to a file. */
        MINISAT("minisat", "-verb=0", IN, OUT),
        CADICAL("cadical", "-q", IN),
        KISSAT("kissat", "-q", IN),
        CRYPTOMINISAT("cryptominisat5", "--verb=0", IN);

        private final String name;
        private final List<String> words;

        Known(String name, String... words) {
            this.name = name;
            this.words = List.of(words);
        }
    }

    /** The names of those we know. */
    static List<String> names() {
        return Arrays.stream(Known.values()).map(known -> known.name).toList();
    }

    /** Those we know that are on this machine. */
    static List<Solver> found(Io io) {
        return names().stream().flatMap(name -> onPath(name, io).stream()).toList();
    }

    /** The solver of a name, or the program at a path; a refusal that says what there is instead. */
    static Solver of(String word, Io io) {
        Optional<Solver> solver = word.indexOf('/') < 0 ? onPath(word, io) : at(word);
        return solver.orElseThrow(() -> {
            List<String> there = found(io).stream().map(Solver::name).toList();
            return new Refusal(
                    Exit.USAGE,
                    there.isEmpty()
                            ? Message.of(CliPhrase.NO_SOLVER, word, String.join(", ", names()))
                            : Message.of(CliPhrase.NO_SUCH_SOLVER, word, String.join(", ", there)));
        });
    }

    private static Optional<Solver> onPath(String name, Io io) {
        return Arrays.stream(io.environment().getOrDefault("PATH", "").split(":"))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> at(folder + "/" + name).stream())
                .findFirst();
    }

    private static Optional<Solver> at(String word) {
        try {
            Path program = Path.of(word);
            return Files.isExecutable(program) && !Files.isDirectory(program)
                    ? Optional.of(new Solver(program.getFileName().toString(), program.toAbsolutePath()))
                    : Optional.empty();
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    /** What came of a run, and in how many seconds. */
    record Run(SolverResult result, double seconds) {}

    /**
     * Runs it on a formula, for at most so long. A program we do not know gets the name of the formula's file, and
     * prints its result.
     *
     * @param variables the largest variable of the formula
     * @param scratch where its output goes
     */
    Run run(Path formula, int variables, long millis, Scratch scratch) {
        Path result = scratch.file("result");
        Path output = scratch.file("output");
        Path errors = scratch.file("errors");
        List<String> words = Arrays.stream(Known.values())
                .filter(known -> name.equals(known.name))
                .map(known -> known.words)
                .findFirst()
                .orElse(List.of(IN));
        List<String> command = Stream.concat(Stream.of(program.toString()), words.stream())
                .map(word -> word.replace(IN, formula.toString()).replace(OUT, result.toString()))
                .toList();
        try {
            Files.deleteIfExists(result);
            long before = System.nanoTime();
            Process process = start(command, output, errors);
            Child.End end = Child.await(process, millis, result, output, errors);
            double seconds = (System.nanoTime() - before) / 1e9;
            return new Run(
                    switch (end) {
                        case DONE -> {
                            Path said = words.contains(OUT) ? result : output;
                            yield unlessInterrupted(read(said, variables, process.exitValue(), errors));
                        }
                        case TOO_SLOW -> SolverResult.Unsettled.TIME;
                        case TOO_LOUD ->
                            new SolverResult.Unsettled(
                                    Message.of(CliPhrase.SOLVER_TOO_LOUD, name, Child.MOST_MEGABYTES));
                        case INTERRUPTED -> SolverResult.Unsettled.CANCELLED;
                    },
                    seconds);
        } catch (IOException e) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CANNOT_READ, result, Trouble.ofReading(e)));
        }
    }

    private Process start(List<String> command, Path output, Path errors) {
        try {
            return new ProcessBuilder(command)
                    .redirectInput(
                            ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                    .redirectOutput(output.toFile())
                    .redirectError(errors.toFile())
                    .start();
        } catch (IOException _) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.SOLVER_NOT_STARTED, program));
        }
    }

    /** A solver that Ctrl-C has ended did not fail, whatever it says. */
    private static SolverResult unlessInterrupted(SolverResult result) {
        return result instanceof SolverResult.Unsettled && Interrupt.isWantedOrComing()
                ? SolverResult.Unsettled.CANCELLED
                : result;
    }

    /** What the program has found out. One that found nothing readable has failed, whatever its status says. */
    private SolverResult read(Path file, int variables, int status, Path errors) throws IOException {
        if (status == INTERRUPTED) {
            return SolverResult.Unsettled.CANCELLED; // Ctrl-C reaches it, too, and perhaps before us
        }
        if (!Files.exists(file) || Files.size(file) == 0) {
            Message failed = Message.of(CliPhrase.SOLVER_FAILED, name, status);
            String complaint = Child.complaint(errors);
            return new SolverResult.Unsettled(
                    complaint.isEmpty() ? failed : Message.of(CliPhrase.PEER_SAYS, failed, complaint));
        }
        try (var reader = SolverResult.open(file)) {
            return SolverResult.read(reader, variables);
        } catch (Unreadable bad) {
            return new SolverResult.Unsettled(Message.of(CliPhrase.SOLVER_BAD_RESULT, name, bad.line(), bad.why()));
        }
    }
}
