package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Dimacs;
import dev.neuf.sat.Encoding;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code neuf cnf}: a puzzle as clauses, for a SAT solver, and the way back. */
@Command(name = "cnf", abbreviateSynopsis = true, sortOptions = false)
final class CnfCommand extends PuzzleTask {

    @Option(names = "--encoding", paramLabel = "ENCODING", descriptionKey = "OPTION_ENCODING", order = 1)
    String encoding = "";

    @Option(names = "--parts", paramLabel = "PARTS", descriptionKey = "OPTION_PARTS", order = 2)
    String parts = "";

    @Option(names = "--run", paramLabel = "SOLVER", descriptionKey = "OPTION_RUN", order = 3)
    String solver = "";

    @Option(names = "--read", paramLabel = "RESULT", descriptionKey = "OPTION_READ", order = 4)
    String result = "";

    @Option(names = "--compare", descriptionKey = "OPTION_COMPARE", order = 5)
    boolean isCompared;

    @Option(names = "--proof", paramLabel = "FILE", descriptionKey = "OPTION_PROOF", order = 6)
    String proof = "";

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "OPTION_TO", order = 30)
    String to = "";

    /** A puzzle that was read, and how to answer it. */
    record Question(Item item, Puzzle puzzle, Reply reply) {}

    @Override
    Exit run(Session session) {
        requireSense();
        CnfWay way = !parts.isEmpty()
                ? CnfWay.parts(parts)
                : encoding.isEmpty() ? CnfWay.of(Encoding.GENERAL) : CnfWay.encoding(encoding);
        Limits limits = effort.limits("60s");
        if (!solver.isEmpty()) {
            return solve(way, Solver.of(solver, session.io()), limits, session);
        }
        var questions = new ArrayList<Question>();
        Exit exit = collect(questions, session);
        if (isCompared) {
            List<CnfWay> ways = encoding.isEmpty()
                    ? Arrays.stream(Encoding.values()).map(CnfWay::of).toList()
                    : List.of(way);
            return exit.and(new CnfComparing(session, ways, limits).run(questions, bulk.progress()));
        }
        requireOne(questions);
        if (questions.isEmpty()) {
            return exit;
        }
        Question one = questions.getFirst();
        if (!proof.isEmpty()) {
            session.showProgress(bulk.progress(), CliPhrase.SOLVING, () -> 1);
            Encoding proved = Encoding.of(encoding).orElseGet(() -> CnfProving.usual(one.puzzle()));
            return exit.and(new CnfProving(proved, proof, delivery.file, limits).run(one, session));
        }
        return exit.and(result.isEmpty() ? write(way, one.puzzle(), session) : read(way, one, session));
    }

    /** With a proof, the file is for the formula, and what is said in JSON goes to standard output. */
    @Override
    String answerFile() {
        return isProofInJson() ? "" : delivery.file;
    }

    private boolean isProofInJson() {
        return !proof.isEmpty() && delivery.isJson;
    }

    private void requireSense() {
        boolean isGrid = !solver.isEmpty() || !result.isEmpty();
        Choices.notTogether("--parts", !parts.isEmpty(), "--encoding", !encoding.isEmpty());
        Choices.notTogether("--parts", !parts.isEmpty(), "--compare", isCompared);
        Choices.notTogether("--run", !solver.isEmpty(), "--read", !result.isEmpty());
        Choices.notTogether("--run", !solver.isEmpty(), "--compare", isCompared);
        Choices.notTogether("--read", !result.isEmpty(), "--compare", isCompared);
        Choices.notTogether("--proof", !proof.isEmpty(), "--parts", !parts.isEmpty());
        Choices.notTogether("--proof", !proof.isEmpty(), "--run", !solver.isEmpty());
        Choices.notTogether("--proof", !proof.isEmpty(), "--read", !result.isEmpty());
        Choices.notTogether("--proof", !proof.isEmpty(), "--compare", isCompared);
        if (proof.equals("-") || Output.isSame(proof, delivery.file)) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.PROOF_NEEDS_FILE));
        }
        if (isProofInJson() && (delivery.file.isEmpty() || delivery.file.equals("-"))) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.PROOF_NEEDS_OUTPUT));
        }
        Choices.notTogether("--to", !to.isEmpty(), "--json", delivery.isJson);
        requireWith("--to", !to.isEmpty(), isGrid, "--run, --read");
        boolean isTold = isGrid || isCompared || !proof.isEmpty();
        requireWith("--json", delivery.isJson, isTold, "--run, --read, --compare, --proof");
        boolean isFromInput = input.puzzles.isEmpty() || input.puzzles.contains("-");
        Choices.notTogether("--read -", result.equals("-"), "PUZZLE -", isFromInput);
    }

    private static void requireWith(String option, boolean isWanted, boolean isWithOthers, String others) {
        if (isWanted && !isWithOthers) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.GOES_WITH, option, others));
        }
    }

    /** Reads all puzzles; bad ones are said. */
    private Exit collect(List<Question> questions, Session session) {
        var alone = new Bulk();
        alone.threads = "1"; // there is nothing to do but to read
        return new Walk(session, input, alone, false).each(() -> (item, reply) -> {
            questions.add(new Question(item, Solving.position(item, reply), reply));
            return Exit.YES;
        });
    }

    /** A file of clauses is one formula: nobody could tell where the next puzzle begins. */
    private static void requireOne(List<Question> questions) {
        if (questions.size() > 1) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CNF_ONE_PUZZLE, questions.size()));
        }
    }

    private static Exit write(CnfWay way, Puzzle puzzle, Session session) {
        write(way.of(puzzle), way.comments(puzzle), answer(session), session);
        if (session.isInterrupted()) {
            session.remark(Explain.limit(Limits.Limit.CANCELLED));
            return Exit.LIMIT;
        }
        return Exit.YES;
    }

    /** The answer as a stream for clauses, as long as somebody wants the rest. */
    static OutputStream answer(Session session) {
        session.startWhole(); // some clauses of a formula are another formula
        return new Bytes() {
            @Override
            void write(byte[] bytes, int length) throws IOException {
                session.write(bytes, length);
                if (session.isGone() || session.isInterrupted()) {
                    throw new IOException("Nobody wants the rest.");
                }
            }
        };
    }

    /** Writes clauses, and tells how many; nothing, if nobody wants the rest. */
    static Optional<Dimacs.Extent> write(Cnf cnf, List<Message> comments, OutputStream out, Session session) {
        List<String> lines = comments.stream().map(session.words()::say).toList();
        try {
            Dimacs.Extent extent = Dimacs.write(cnf, lines, out);
            session.remark(CliPhrase.CNF_WRITTEN, extent.variables(), extent.clauses());
            return Optional.of(extent);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private Exit solve(CnfWay way, Solver program, Limits limits, Session session) {
        var walk = new Walk(session, input, bulk, true);
        var solving = new CnfSolving(way, new Showing(to));
        var scratches = new ArrayList<Scratch>();
        session.showProgress(bulk.progress(), CliPhrase.SOLVING, walk::current);
        try {
            Exit exit = walk.each(() -> {
                var scratch = new Scratch("neuf-cnf");
                scratches.add(scratch);
                return (item, reply) -> solving.run(item, program, limits.millis(), scratch, reply);
            });
            if (!session.isGone()) {
                summary(session, walk);
            }
            return exit;
        } finally {
            scratches.forEach(Scratch::close);
        }
    }

    /** The last word on a stream. */
    private static void summary(Session session, Walk walk) {
        long solved = walk.count(Outcome.SOLVED);
        long none = walk.count(Outcome.NONE);
        long unknown = walk.count(Outcome.UNKNOWN);
        long wrong = walk.count(Outcome.WRONG);
        if (walk.count() > 1 && solved + none + unknown + wrong > 0) {
            session.remark(CliPhrase.CNF_SUMMARY, walk.count(), solved, none, unknown, wrong, walk.unreadable());
        }
    }

    private Exit read(CnfWay way, Question question, Session session) {
        var solving = new CnfSolving(way, new Showing(to));
        String name = Source.where(result);
        Object trouble;
        try (Reader reader = result.equals("-")
                ? new InputStreamReader(session.io().in(), StandardCharsets.UTF_8)
                : SolverResult.open(Path.of(result))) {
            return solving.read(question, name, reader);
        } catch (Unreadable bad) {
            session.remark(Source.place(result, bad.line(), 0), session.words().say(bad.why()));
            return solving.unreadable(question, name, bad.line(), bad.why());
        } catch (IOException e) {
            trouble = Trouble.ofReading(e);
        } catch (InvalidPathException e) {
            trouble = String.valueOf(e.getMessage());
        }
        Message why = Message.of(CliPhrase.CANNOT_READ, result, trouble);
        session.remark(why);
        return solving.unreadable(question, name, 0, why);
    }
}
