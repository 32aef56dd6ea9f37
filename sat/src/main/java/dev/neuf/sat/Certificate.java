package dev.neuf.sat;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Decides a puzzle with a proof, so that nobody has to believe us that there is no solution, or no other.
 *
 * <p>The proof says that a formula contradicts itself: the clauses of the puzzle, and one more that excludes the solution
 * if there is one. It is text in DRAT, as {@code drat-trim} and other checkers read it, and written while it is found.
 */
public final class Certificate {

    /*
     * The search works on the Model, and the proof speaks of the clauses of an encoding; so what the search sees without
     * a guess must follow there by units, too.
     *
     *   compact             its clauses are the model
     *   general, adapted    singles are units there. A digit struck by a relation is one only when the proof says it
     *                       first: put it in, and the other cell has no digit left. Sums have other helper variables
     *                       there than in the model, so they are not covered.
     */

    /** What comes of a puzzle. */
    public sealed interface Verdict {

        /**
         * The proof is complete.
         *
         * @param formula what it is about: the clauses of the puzzle, and behind them, if there is a solution, the one
         *     that excludes it
         * @param solution the only one, or none
         * @param steps how many clauses the proof adds
         */
        record Proved(Cnf formula, Optional<Grid> solution, long steps) implements Verdict {}

        /** There is more than one solution. What was written is no proof. */
        record Many(Grid one, Grid another) implements Verdict {}

        /** The search was stopped. What was written is no proof. */
        record Unknown(Limits.Limit limit, Optional<Grid> found) implements Verdict {}
    }

    /** Some clauses, and one more that excludes a solution. */
    private record Excluding(Cnf all, int[] clause) implements Cnf {

        @Override
        public void each(Clauses clauses) {
            all.each(clauses);
            clauses.clause(clause, clause.length);
        }

        @Override
        public Grid grid(IntPredicate holds) {
            return all.grid(holds);
        }
    }

    private final Puzzle puzzle;
    private final Model model;
    private final boolean isCompact;
    private final Cnf cnf;
    private final ProofWriter proof;

    private Certificate(Puzzle puzzle, Encoding encoding, OutputStream out) {
        this.puzzle = puzzle;
        isCompact = switch (encoding) {
            case COMPACT -> true;
            case GENERAL, ADAPTED -> false;
        };
        proof = new ProofWriter(this::name, out);
        model = Model.of(puzzle, isCompact ? Domains.Strikes.UNHEARD : this::strike);
        cnf = isCompact ? new Compact(model) : encoding.of(puzzle);
    }

    /** Whether there are proofs for a puzzle in an encoding: always in the compact one, in others without sums. */
    public static boolean covers(Puzzle puzzle, Encoding encoding) {
        return encoding == Encoding.COMPACT || puzzle.rules().sums().isEmpty();
    }

    /**
     * Decides a puzzle and writes the proof, of which no more than the clauses in use are in memory.
     *
     * @param limits of these, how many solutions are wanted does not matter
     */
    public static Verdict write(Puzzle puzzle, Encoding encoding, Limits limits, OutputStream out) throws IOException {
        if (!covers(puzzle, encoding)) {
            throw new IllegalArgumentException("""
                    The encoding (%s) has no proofs for puzzles with sums.
                    Maybe %s was meant.""".formatted(encoding.id(), Encoding.COMPACT.id()));
        }
        try {
            return new Certificate(puzzle, encoding, out).decide(limits);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** What a variable of the model is called in the formula. */
    private int name(int variable) {
        return isCompact ? variable : name(model.cell(variable), model.digit(variable));
    }

    /** The variable of a candidate in the formula. */
    private int name(int cell, int digit) {
        return isCompact ? model.variable(cell, digit) : Direct.variable(puzzle.layout(), cell, digit);
    }

    private Verdict decide(Limits limits) {
        var learner = new Learner(model, proof, limits, Learner.Pace.USUAL);
        Optional<Grid> solution = Optional.empty();
        Learner.Outcome outcome = learner.search();
        if (outcome == Learner.Outcome.FOUND) {
            solution = Optional.of(model.grid(learner::holds));
            learner.exclude();
            outcome = learner.search();
        }
        return switch (outcome) {
            case FOUND -> new Verdict.Many(solution.orElseThrow(), model.grid(learner::holds));
            case STOPPED -> new Verdict.Unknown(learner.stop().orElseThrow(), solution);
            case NONE -> {
                proof.complete();
                Cnf formula = solution.<Cnf>map(grid -> new Excluding(cnf, excluding(grid)))
                        .orElse(cnf);
                yield new Verdict.Proved(formula, solution, proof.steps());
            }
        };
    }

    private void strike(int cell, long digits) {
        for (int digit : new Digits(digits)) {
            proof.struck(name(cell, digit));
        }
    }

    /** That one of the cells holds another digit: of the cells not given, or, if compact, of those that are open. */
    private int[] excluding(Grid solution) {
        return puzzle.layout().cells().stream()
                .filter(cell ->
                        isCompact ? model.settled(cell) == 0 : puzzle.givens().isEmpty(cell))
                .map(cell -> -name(cell, solution.digit(cell)))
                .toArray();
    }
}
