package dev.neuf.sat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.variant.AntiKnight;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.testkit.Oracle;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomRules;
import dev.neuf.testkit.RandomShapes;
import dev.neuf.testkit.SharedData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The assignments of each encoding are exactly the solutions, and its clauses are those that people expect. */
class EncodingTest {

    private static final int MOST_SOLUTIONS = 100;

    private static final String NINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static Puzzle puzzle(Layout layout, String line) {
        return Puzzle.of(
                layout, Grid.of(line.chars().map(c -> c == '.' ? 0 : c - '0').toArray()));
    }

    @ParameterizedTest
    @EnumSource
    void assignmentsAreTheSolutions(Encoding encoding) {
        int compared = 0;
        for (int seed = 0; seed < 1_500; seed++) {
            var random = new SplittableRandom(seed);
            int size = 1 + random.nextInt(RandomPuzzles.SMALL);
            Puzzle puzzle = RandomPuzzles.small(size, random);
            if (seed % 3 == 0) {
                var layout = Layout.of(RandomShapes.any(size, random));
                puzzle = RandomPuzzles.small(layout, List.of(RandomRules.some(layout, random)), random);
            }
            compared += agree(encoding, puzzle, "seed " + seed + ": " + puzzle) ? 1 : 0;
        }
        assertThat(compared).isGreaterThan(1_000);
    }

    /** Compares all, if the oracle can find them all in no time. */
    private static boolean agree(Encoding encoding, Puzzle puzzle, String shown) {
        var solutions = new ArrayList<Grid>();
        Limits limits = Limits.NONE.withSolutions(MOST_SOLUTIONS).withNodes(20_000);
        Tally tally = new Oracle().each(puzzle, limits, solutions::add);
        if (!tally.isComplete()) {
            return false;
        }
        Cnf cnf = encoding.of(puzzle);
        var found = new ArrayList<Grid>();
        Assignments.each(cnf, holds -> {
            found.add(cnf.grid(holds));
            return found.size() <= MOST_SOLUTIONS;
        });
        assertThat(found).as(shown).containsExactlyInAnyOrderElementsOf(solutions);
        return true;
    }

    /** With a solution given, nothing is left to choose, and it is the one assignment. */
    @ParameterizedTest
    @EnumSource
    void solutionsOfLargeBoardsKeepAllClauses(Encoding encoding) {
        for (int seed = 0; seed < 40; seed++) {
            var random = new SplittableRandom(seed);
            RandomPuzzles.Solved solved = RandomPuzzles.large(7 + random.nextInt(6), 0.3, random);
            Puzzle puzzle = solved.puzzle();
            Cnf cnf = encoding.of(puzzle);
            Model model = Model.of(puzzle);
            var found = new ArrayList<Grid>();
            Assignments.each(
                    encoding == Encoding.COMPACT
                            ? with(cnf, model, solved.solution())
                            : encoding.of(puzzle.withGivens(solved.solution())),
                    holds -> found.add(cnf.grid(holds)));
            assertThat(found).as("seed %d", seed).containsExactly(solved.solution());
        }
    }

    /** The clauses of a model, and a solution as units. */
    private static Cnf with(Cnf cnf, Model model, Grid solution) {
        return new Cnf() {
            @Override
            public void each(Clauses clauses) {
                cnf.each(clauses);
                for (int v = 1; v <= model.candidates(); v++) {
                    boolean isTrue = solution.digit(model.cell(v)) == model.digit(v);
                    clauses.clause(new int[] {isTrue ? v : -v}, 1);
                }
            }

            @Override
            public Grid grid(IntPredicate holds) {
                return cnf.grid(holds);
            }
        };
    }

    @ParameterizedTest
    @EnumSource
    void sumsOfManyCellsHaveOneWayToTheTotal(Encoding encoding) {
        for (int length = 1; length <= 8; length++) {
            var cells = new ArrayList<Integer>();
            for (int cell = 0; cell < length; cell++) {
                cells.add(cell);
            }
            var layout = Layout.standard(4);
            for (int total = length - 1; total <= 4 * length + 1; total++) {
                var sum = new RandomRules(List.of(new Rule.Sum(CellSet.of(cells), total)));
                var puzzle = new Puzzle(layout, List.of(sum), Grid.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 4));
                assertThat(agree(encoding, puzzle, length + " cells, total " + total))
                        .isTrue();
            }
        }
    }

    @Test
    void theNumbersOfClausesAreThoseOfThePractical() {
        Puzzle puzzle = puzzle(Layout.standard(9), NINE);
        int givens = puzzle.givens().filledCount();
        assertThat(givens).isEqualTo(30);
        assertThat(Dimacs.measure(Encoding.GENERAL.of(puzzle))).isEqualTo(new Dimacs.Extent(999, 11_988 + givens));
        assertThat(Dimacs.measure(Encoding.ADAPTED.of(puzzle)))
                .isEqualTo(new Dimacs.Extent(999, 11_988 + givens + 32 * givens));
    }

    @Test
    void theNumbersOfClausesFitTheGridsOfThePractical() throws IOException {
        Path grids = SharedData.find("mp2i").orElseGet(() -> Assumptions.abort(SharedData.skipped("mp2i")));
        try (var files = Files.list(grids)) {
            for (Path file : files.toList()) {
                var read = Format.VARS.read(Files.readString(file), Hints.NONE);
                Puzzle puzzle = ((Parsed.Ok) read).sheet().puzzle();
                int givens = puzzle.givens().filledCount();
                assertThat(Dimacs.measure(Encoding.GENERAL.of(puzzle)))
                        .isEqualTo(new Dimacs.Extent(999, 11_988 + givens));
                assertThat(Dimacs.measure(Encoding.ADAPTED.of(puzzle)))
                        .isEqualTo(new Dimacs.Extent(999, 11_988 + 33L * givens));
            }
        }
    }

    @Test
    void eachPartHasItsShare() {
        Puzzle puzzle = puzzle(Layout.standard(9), NINE);
        var counts = new TreeMap<ClausePart, Long>();
        for (ClausePart part : ClausePart.values()) {
            counts.put(
                    part, Dimacs.measure(Encoding.of(puzzle, EnumSet.of(part))).clauses());
        }
        assertThat(counts.values()).containsExactly(81L, 2916L, 81L, 2916L, 81L, 2916L, 81L, 2916L, 0L, 30L, 960L);
    }

    @Test
    void furtherHousesAreBlocksAndOtherRulesAPartOfTheirOwn() {
        var layout = Layout.standard(4);
        var puzzle = new Puzzle(
                layout, List.of(new Diagonals(), new AntiKnight(), new Cage(3, List.of(0, 1))), Grid.empty(4));
        assertThat(texts(puzzle, ClausePart.BLOCK_MIN)).hasSize((4 + 2) * 4).contains("111 221 331 441");
        // 24 moves and one cage, as pairs of four digits; the sum strikes 3 and 4, and joins 1 with 2
        assertThat(texts(puzzle, ClausePart.RULES))
                .hasSize((24 + 1) * 4 + 4 + 4)
                .contains("-111 -231", "-111 -121", "-113", "-124", "-111 122", "111 -122");
    }

    private static List<String> texts(Puzzle puzzle, ClausePart... parts) {
        var texts = new ArrayList<String>();
        Encoding.of(puzzle, EnumSet.copyOf(List.of(parts))).each((literals, length) -> {
            var words = new ArrayList<String>();
            for (int i = 0; i < length; i++) {
                words.add(String.valueOf(literals[i]));
            }
            texts.add(String.join(" ", words));
        });
        return texts;
    }

    @Test
    void variablesOfLargeBoardsAreCountedThrough() {
        var layout = Layout.of(Shape.boxes(4, 4));
        Puzzle puzzle = Puzzle.of(layout, Grid.empty(16).with(17, 5));
        // the second row's second cell
        assertThat(texts(puzzle, ClausePart.GIVENS)).containsExactly(String.valueOf((1 * 16 + 1) * 16 + 5));
        assertThat(Dimacs.measure(Encoding.GENERAL.of(puzzle)).variables()).isEqualTo(16 * 16 * 16);
    }

    @Test
    void whatIsSettledOrRefutedNeedsNoVariables() {
        var layout = Layout.standard(4);
        assertThat(Dimacs.measure(Encoding.COMPACT.of(puzzle(layout, "1234341221434321"))))
                .isEqualTo(new Dimacs.Extent(0, 0));
        assertThat(Dimacs.measure(Encoding.COMPACT.of(puzzle(layout, "11.............."))))
                .isEqualTo(new Dimacs.Extent(0, 1));
    }

    @Test
    void aCellWithoutOneDigitIsEmpty() {
        Puzzle puzzle = Puzzle.of(Layout.standard(4), Grid.empty(4));
        assertThat(Encoding.GENERAL.of(puzzle).grid(v -> v == 111 || v == 122 || v == 123 || v == 444))
                .hasToString("1..............4");
        assertThat(Encoding.COMPACT.of(puzzle).grid(v -> v == 1 || v == 5 || v == 6))
                .hasToString("1...............");
    }
}
