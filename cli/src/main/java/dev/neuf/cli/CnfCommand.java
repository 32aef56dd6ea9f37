package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.Message;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Dimacs;
import dev.neuf.sat.Encoding;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code neuf cnf}: a puzzle as clauses, for a SAT solver, and the way back. */
@Command(name = "cnf", abbreviateSynopsis = true, sortOptions = false)
final class CnfCommand extends Task {

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

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Bulk bulk = new Bulk();

    @Mixin
    Input input = new Input();

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
            return exit.and(new CnfProving(proved, proof, limits).run(one, session));
        }
        return exit.and(
                result.isEmpty()
                        ? write(way.of(one.puzzle()), way.comments(one.puzzle()), session)
                        : read(way, one, session));
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
        Choices.notTogether("--to", !to.isEmpty(), "--json", delivery.isJson);
        requireWith("--to", !to.isEmpty(), isGrid, "--run, --read");
        requireWith("--json", delivery.isJson, isGrid || isCompared, "--run, --read, --compare");
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

    /** Writes clauses as the answer. */
    static Exit write(Cnf cnf, List<Message> comments, Session session) {
        var out = new Bytes() {
            @Override
            void write(byte[] bytes, int length) throws IOException {
                session.write(bytes, length);
                if (session.isGone() || session.isInterrupted()) {
                    throw new IOException("Nobody wants the rest.");
                }
            }
        };
        List<String> lines = comments.stream().map(session.words()::say).toList();
        try {
            Dimacs.Extent extent = Dimacs.write(cnf, lines, out);
            session.remark(CliPhrase.CNF_WRITTEN, extent.variables(), extent.clauses());
            return Exit.YES;
        } catch (IOException _) {
            return session.isInterrupted() ? Exit.LIMIT : Exit.YES;
        }
    }

    private Exit solve(CnfWay way, Solver program, Limits limits, Session session) {
        var walk = new Walk(session, input, bulk, true);
        var solving = new CnfSolving(way, new Showing(to));
        var scratches = new ArrayList<Scratch>();
        session.showProgress(bulk.progress(), CliPhrase.SOLVING, walk::current);
        try {
            return walk.each(() -> {
                var scratch = new Scratch("neuf-cnf");
                scratches.add(scratch);
                return (item, reply) -> solving.run(item, program, limits.millis(), scratch, reply);
            });
        } finally {
            scratches.forEach(Scratch::close);
        }
    }

    private Exit read(CnfWay way, Question question, Session session) {
        try (Reader reader = result.equals("-")
                ? new InputStreamReader(session.io().in(), StandardCharsets.UTF_8)
                : SolverResult.open(Path.of(result))) {
            return new CnfSolving(way, new Showing(to)).read(question, Source.where(result), reader);
        } catch (Unreadable bad) {
            session.remark(Source.place(result, bad.line(), 0), session.words().say(bad.why()));
            return Exit.UNREADABLE;
        } catch (NoSuchFileException _) {
            throw cannotRead(Message.of(CliPhrase.FILE_MISSING));
        } catch (IOException e) {
            throw cannotRead(Trouble.of(e));
        } catch (InvalidPathException e) {
            throw cannotRead(String.valueOf(e.getMessage()));
        }
    }

    private Refusal cannotRead(Object why) {
        return new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, result, why));
    }
}
