package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Conflict;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Dimacs;
import dev.neuf.sat.Encoding;
import dev.neuf.sat.Sat;
import dev.neuf.testkit.PuzzleKind;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomRules;
import dev.neuf.testkit.RandomShapes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** A SAT solver that others wrote finds our clauses satisfiable if and only if our engine finds a solution. */
class SecondOpinionTest {

    private static final int CONFLICTS = 100_000;

    @Test
    void puzzlesOfAllKindsAreSolvableForBoth() {
        requireAgreement(120, seed -> PuzzleKind.of(seed, new Sat()).puzzle());
    }

    @Test
    void smallPuzzlesWithAnyRuleAreSolvableForBoth() {
        requireAgreement(120, seed -> {
            var random = new SplittableRandom(seed);
            var layout = Layout.of(RandomShapes.any(3 + (int) (seed % 4), random));
            return RandomPuzzles.small(layout, List.of(RandomRules.some(layout, random)), random);
        });
    }

    private interface Maker {
        Puzzle make(long seed);
    }

    private static void requireAgreement(int puzzles, Maker maker) {
        int solvable = 0;
        for (long seed = 0; seed < puzzles; seed++) {
            Puzzle puzzle = maker.make(seed);
            String shown = Shown.puzzle(seed, puzzle);
            Tally tally = new Sat().each(puzzle, Limits.NONE.withSolutions(1), _ -> true);
            Optional<Grid> found = opinion(Encoding.COMPACT.of(puzzle));
            assertThat(found.isPresent()).as(shown).isEqualTo(tally.solutions() == 1);
            found.ifPresent(grid -> {
                assertThat(grid.isFull()).as(shown).isTrue();
                assertThat(puzzle.givens().or(grid)).as(shown).isEqualTo(grid);
                assertThat(Conflict.in(puzzle.rules(), grid)).as(shown).isEmpty();
            });
            solvable += found.isPresent() ? 1 : 0;
        }
        assertThat(solvable).isBetween(puzzles / 10, puzzles - puzzles / 10);
    }

    /** A solution of the other solver. */
    private static Optional<Grid> opinion(Cnf cnf) {
        ISolver solver = SolverFactory.newDefault();
        solver.setTimeoutOnConflicts(CONFLICTS);
        int variables = Dimacs.measure(cnf).variables();
        solver.newVar(variables);
        boolean[] holds = new boolean[variables + 1];
        try {
            var clauses = new ArrayList<int[]>();
            cnf.each((literals, length) -> clauses.add(Arrays.copyOf(literals, length)));
            for (int[] clause : clauses) {
                solver.addClause(new VecInt(clause));
            }
            if (!solver.isSatisfiable()) {
                return Optional.empty();
            }
        } catch (ContradictionException _) {
            return Optional.empty();
        } catch (TimeoutException e) {
            throw new AssertionError("too hard for the other solver", e);
        }
        for (int literal : solver.model()) {
            holds[Math.abs(literal)] = literal > 0;
        }
        return Optional.of(cnf.grid(v -> holds[v]));
    }
}
