package dev.neuf.cli;

import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.sat.Certificate;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Dimacs;
import dev.neuf.sat.Encoding;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Proves that a puzzle has no solution, or no other: the formula is the answer, the proof goes to a file. With JSON, the
 * formula goes to a file, too, and an object is the answer.
 */
final class CnfProving {

    /** The general formula of a larger board is a file nobody wants: 11 MB at 25x25, 573 MB at 64x64. */
    private static final int MOST_GENERAL = 25;

    private final Encoding encoding;
    private final String file;
    private final String formulaFile;
    private final Limits limits;

    CnfProving(Encoding encoding, String file, String formulaFile, Limits limits) {
        this.encoding = encoding;
        this.file = file;
        this.formulaFile = formulaFile;
        this.limits = limits;
    }

    /** The encoding in which nobody has to believe that we placed singles well, where that is possible. */
    static Encoding usual(Puzzle puzzle) {
        boolean isGeneral = puzzle.layout().size() <= MOST_GENERAL && Certificate.covers(puzzle, Encoding.GENERAL);
        return isGeneral ? Encoding.GENERAL : Encoding.COMPACT;
    }

    /** The proof is there only if the formula is, too. */
    Exit run(CnfCommand.Question question, Session session) {
        if (!Certificate.covers(question.puzzle(), encoding)) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.PROOF_NO_SUMS, encoding.id()));
        }
        Map<String, Object> json = Showing.json(question.item());
        json.put("encoding", encoding.id());
        Exit exit;
        try (Output proof = Output.open(file, "proof", session.io());
                Output formula = Output.open(session.isJson() ? formulaFile : "", "formula", session.io())) {
            OutputStream lines = stream(proof, proof::isGone);
            Certificate.Verdict verdict = Certificate.write(question.puzzle(), encoding, limits, lines);
            exit = tell(verdict, question, formula, json, session);
            if (exit == Exit.YES) {
                proof.complete();
                formula.complete();
            }
        } catch (IOException _) {
            return Exit.YES; // nobody reads the proof any more
        }
        if (session.isJson()) {
            question.reply().writeJson(json);
        }
        return exit;
    }

    /** A stream to an output, until nobody wants the rest. */
    private static OutputStream stream(Output output, BooleanSupplier isOver) {
        return new Bytes() {
            @Override
            void write(byte[] bytes, int length) throws IOException {
                output.write(bytes, length);
                if (isOver.getAsBoolean()) {
                    throw new IOException("Nobody wants the rest.");
                }
            }
        };
    }

    private Exit tell(
            Certificate.Verdict verdict,
            CnfCommand.Question question,
            Output formula,
            Map<String, Object> json,
            Session session) {
        return switch (verdict) {
            case Certificate.Verdict.Proved proved -> {
                Optional<String> solution = proved.solution().map(grid -> Solving.text(question.item(), grid));
                json.put("answer", (solution.isPresent() ? Outcome.UNIQUE : Outcome.NONE).word());
                solution.ifPresent(text -> json.put("solution", text));
                Optional<Dimacs.Extent> extent = write(proved.formula(), solution, question, formula, session);
                if (session.isInterrupted()) {
                    yield stopped(Limits.Limit.CANCELLED, question, json);
                }
                extent.ifPresent(all -> {
                    json.put("variables", all.variables());
                    json.put("clauses", all.clauses());
                });
                json.put("formula", formulaFile);
                json.put("proof", file);
                json.put("steps", proved.steps());
                var phrase = solution.isPresent() ? CliPhrase.PROVED_UNIQUE : CliPhrase.PROVED_NONE;
                question.reply().remark(Message.of(phrase, file, proved.steps()));
                yield Exit.YES;
            }
            case Certificate.Verdict.Many(Grid one, Grid another) -> {
                json.put("answer", Outcome.MANY.word());
                json.put("solution", Solving.text(question.item(), one));
                json.put("another", Solving.text(question.item(), another));
                sayNone(Message.of(CliPhrase.PROOF_OF_SEVERAL), question);
                yield Exit.NO;
            }
            case Certificate.Verdict.Unknown(Limits.Limit limit, Optional<Grid> found) -> {
                json.put("answer", Outcome.UNKNOWN.word());
                found.ifPresent(grid -> json.put("solution", Solving.text(question.item(), grid)));
                yield stopped(limit, question, json);
            }
        };
    }

    private Optional<Dimacs.Extent> write(
            Cnf cnf, Optional<String> solution, CnfCommand.Question question, Output formula, Session session) {
        var comments = new ArrayList<>(CnfWay.of(encoding).comments(question.puzzle()));
        solution.ifPresent(text -> comments.add(Message.of(CliPhrase.CNF_EXCLUDES, text)));
        OutputStream out = session.isJson()
                ? stream(formula, () -> formula.isGone() || session.isInterrupted())
                : CnfCommand.answer(session);
        return CnfCommand.write(cnf, comments, out, session);
    }

    private Exit stopped(Limits.Limit limit, CnfCommand.Question question, Map<String, Object> json) {
        json.put("reason", question.reply().inWords(Explain.limit(limit)));
        sayNone(Explain.limit(limit), question);
        return Exit.LIMIT;
    }

    /** Says that there is no proof, and that a file in its place is not it. */
    private void sayNone(Message why, CnfCommand.Question question) {
        boolean isOld = Files.isRegularFile(Path.of(file));
        question.reply()
                .remark(isOld ? Message.of(CliPhrase.NO_PROOF_OLD, why, file) : Message.of(CliPhrase.NO_PROOF, why));
    }
}
