package dev.neuf.cli;

import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.sat.Certificate;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Encoding;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Optional;

/** Proves that a puzzle has no solution, or no other: the formula is the answer, the proof goes to a file. */
final class CnfProving {

    /** The general formula of a larger board is a file nobody wants: 11 MB at 25x25, 573 MB at 64x64. */
    private static final int MOST_GENERAL = 25;

    private final Encoding encoding;
    private final String file;
    private final Limits limits;

    CnfProving(Encoding encoding, String file, Limits limits) {
        this.encoding = encoding;
        this.file = file;
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
        try (Output proof = Output.open(file, "proof", session.io())) {
            Certificate.Verdict verdict = Certificate.write(question.puzzle(), encoding, limits, stream(proof));
            Exit exit = tell(verdict, question, session);
            if (exit == Exit.YES) {
                proof.complete();
            }
            return exit;
        } catch (IOException _) {
            return Exit.YES; // nobody reads the proof any more
        }
    }

    private static OutputStream stream(Output proof) {
        return new Bytes() {
            @Override
            void write(byte[] bytes, int length) throws IOException {
                proof.write(bytes, length);
                if (proof.isGone()) {
                    throw new IOException("Nobody wants the rest.");
                }
            }
        };
    }

    private Exit tell(Certificate.Verdict verdict, CnfCommand.Question question, Session session) {
        return switch (verdict) {
            case Certificate.Verdict.Proved(Cnf formula, Optional<Grid> solution, long steps) -> {
                var comments = new ArrayList<>(CnfWay.of(encoding).comments(question.puzzle()));
                solution.ifPresent(
                        grid -> comments.add(Message.of(CliPhrase.CNF_EXCLUDES, Solving.text(question.item(), grid))));
                Exit exit = CnfCommand.write(formula, comments, session);
                if (exit == Exit.YES) {
                    var phrase = solution.isPresent() ? CliPhrase.PROVED_UNIQUE : CliPhrase.PROVED_NONE;
                    question.reply().remark(Message.of(phrase, file, steps));
                }
                yield exit;
            }
            case Certificate.Verdict.Many _ -> none(Exit.NO, Message.of(CliPhrase.PROOF_OF_SEVERAL), question);
            case Certificate.Verdict.Unknown(Limits.Limit limit, Optional<Grid> _) ->
                none(Exit.LIMIT, Explain.limit(limit), question);
        };
    }

    private static Exit none(Exit exit, Message why, CnfCommand.Question question) {
        question.reply().remark(Message.of(CliPhrase.NO_PROOF, why));
        return exit;
    }
}
