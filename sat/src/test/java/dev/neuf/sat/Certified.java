package dev.neuf.sat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Conflict;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.testkit.ProofChecker;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A puzzle, what {@link Certificate} says of it, and the proof as text. */
record Certified(Puzzle puzzle, Encoding encoding, Certificate.Verdict verdict, String proof) {

    static Certified of(Puzzle puzzle, Encoding encoding, Limits limits) {
        var out = new ByteArrayOutputStream();
        try {
            Certificate.Verdict verdict = Certificate.write(puzzle, encoding, limits, out);
            return new Certified(puzzle, encoding, verdict, out.toString(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Certificate.Verdict.Proved proved() {
        return (Certificate.Verdict.Proved) verdict;
    }

    String formula() {
        return text(proved().formula());
    }

    /** The clauses of the puzzle alone. */
    String clauses() {
        return text(encoding.of(puzzle));
    }

    private static String text(Cnf cnf) {
        var out = new ByteArrayOutputStream();
        try {
            Dimacs.write(cnf, List.of(), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.US_ASCII);
    }

    /** Requires that the proof is one: of the clauses if there is no solution, else of no more than one clause more. */
    void requireProof() {
        String formula = formula();
        assertThat(ProofChecker.check(formula, proof)).isInstanceOf(ProofChecker.Verdict.Accepted.class);
        assertThat(proof.lines().filter(line -> !line.startsWith("d"))).hasSize((int) proved().steps());
        if (proved().solution().isEmpty()) {
            assertThat(formula).isEqualTo(clauses());
            return;
        }
        Grid solution = proved().solution().get();
        assertThat(solution.isFull()).isTrue();
        assertThat(puzzle.givens().or(solution)).isEqualTo(solution);
        assertThat(Conflict.in(puzzle.rules(), solution)).isEmpty();
        List<String> all = formula.lines().skip(1).toList();
        assertThat(clauses().lines().skip(1)).isEqualTo(all.subList(0, all.size() - 1));
        // these can be kept, so no proof of the contrary may be accepted
        assertThat(ProofChecker.check(clauses(), proof)).isInstanceOf(ProofChecker.Verdict.Refused.class);
    }
}
