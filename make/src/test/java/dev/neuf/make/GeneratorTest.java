package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Answer;
import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.AntiKnight;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.Windoku;
import dev.neuf.logic.Technique;
import dev.neuf.search.General;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratorTest {

    private static final Recipe NINE = Recipe.of(Layout.standard(9));

    /** Every other cell of 6x6. */
    private static final CellSet CHEQUERED = CellSet.of(
            IntStream.range(0, 36).filter(cell -> (cell / 6 + cell) % 2 == 0).toArray());

    static Stream<Recipe> recipes() {
        return Stream.of(
                NINE,
                NINE.evenly(),
                NINE.withSymmetry(Symmetry.HALF_TURN).minimal(),
                NINE.withRandomRegions(),
                NINE.withVariants(List.of(new Diagonals())),
                NINE.withVariants(List.<Variant>of(new Windoku())),
                NINE.withVariants(List.of(new AntiKnight())),
                Recipe.of(Layout.standard(1)),
                Recipe.of(Layout.standard(4)),
                Recipe.of(Layout.standard(6)).withCages(Recipe.Cages.ALONE),
                Recipe.of(Layout.standard(6)).withCages(Recipe.Cages.WITH_GIVENS),
                Recipe.of(Layout.standard(6)).withRandomRegions().withPattern(CHEQUERED),
                Recipe.of(Layout.standard(6)).withRandomRegions(),
                Recipe.of(Layout.of(Shape.latin(5))));
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void puzzleHasOneSolutionAsAnotherEngineSays(Recipe recipe) {
        var generator = new Generator(recipe);
        for (int seed = 0; seed < 5; seed++) {
            Proofs.assertUnique(Proofs.good(generator, seed));
        }
    }

    @Test
    void thousandsOfNinesHaveOneSolution() {
        var generator = new Generator(NINE);
        var seen = new HashSet<Grid>();
        for (int seed = 0; seed < 2000; seed++) {
            Made.Good made = Proofs.good(generator, seed);
            Proofs.assertUnique(made);
            seen.add(made.puzzle().givens());
        }
        assertThat(seen).hasSize(2000);
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void sameSeedGivesTheSamePuzzle(Recipe recipe) {
        var generator = new Generator(recipe);
        Made first = generator.make(7, Limits.NONE.withNodes(10_000));
        generator.make(8, Limits.NONE.withNodes(10_000)); // what was made before does not matter
        assertThat(generator.make(7, Limits.NONE.withNodes(10_000))).isEqualTo(first);
        assertThat(new Generator(recipe).make(7, Limits.NONE.withNodes(10_000))).isEqualTo(first);
    }

    @Test
    void noGivenOfAMinimalPuzzleCanBeSpared() {
        for (int seed = 0; seed < 5; seed++) {
            Proofs.assertMinimal(Proofs.good(NINE, seed).puzzle());
            Proofs.assertMinimal(
                    Proofs.good(NINE.withSymmetry(Symmetry.DIAGONAL).minimal(), seed)
                            .puzzle());
            Proofs.assertMinimal(Proofs.good(
                            Recipe.of(Layout.standard(6)).withRandomRegions().minimal(), seed)
                    .puzzle());
        }
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void givensAreSymmetric(Symmetry symmetry) {
        for (Recipe recipe : List.of(NINE, Recipe.of(Layout.standard(6)))) {
            Made.Good made = Proofs.good(recipe.withSymmetry(symmetry), 3);
            CellSet given = made.puzzle().givens().filled();
            for (int[] orbit : symmetry.orbits(recipe.layout().size())) {
                CellSet cells = CellSet.of(orbit);
                assertThat(given.containsAll(cells) || !given.meets(cells)).isTrue();
            }
            Proofs.assertUnique(made);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {23, 28, 40, 81})
    void givensAreAsManyAsAskedFor(int number) {
        for (int seed = 0; seed < 10; seed++) {
            Made.Good made = Proofs.good(NINE.withGivens(number), seed);
            assertThat(made.puzzle().givens().filledCount()).isEqualTo(number);
            Proofs.assertUnique(made);
        }
    }

    @Test
    void aShareIsRoundedUp() {
        assertThat(Proofs.good(Recipe.of(Layout.standard(4)).withShare(60), 1)
                        .puzzle()
                        .givens()
                        .filledCount())
                .isEqualTo(10);
    }

    @Test
    void whereSolutionsDoNotMatterSixtyPercentAreGiven() {
        Puzzle puzzle = Proofs.good(NINE.withAnySolutions(), 1).puzzle();
        assertThat(puzzle.givens().filledCount()).isEqualTo(49);
        assertThat(new General().solve(puzzle, Limits.NONE)).isNotInstanceOf(Answer.Impossible.class);
    }

    @Test
    void givensFollowAPattern() {
        var cells = new ArrayList<Integer>();
        String pattern = "x...x...x.x..x..x...x.x.x.....x.x...xx.....xx...x.x.....x.x.x...x..x..x.x...x...x";
        for (int cell = 0; cell < pattern.length(); cell++) {
            if (pattern.charAt(cell) == 'x') {
                cells.add(cell);
            }
        }
        Made.Good made = Proofs.good(NINE.withPattern(CellSet.of(cells)), 1);
        assertThat(made.puzzle().givens().filled()).isEqualTo(CellSet.of(cells));
        Proofs.assertUnique(made);
    }

    @Test
    void killerHasCagesEverywhereAndNoGivens() {
        Made.Good made = Proofs.good(NINE.withCages(Recipe.Cages.ALONE), 1);
        int cells = 0;
        for (Variant variant : made.puzzle().variants()) {
            Cage cage = (Cage) variant;
            cells += cage.cells().size();
            assertThat(cage.cells().stream().mapToInt(made.solution()::digit).sum())
                    .isEqualTo(cage.sum());
        }
        assertThat(cells).isEqualTo(81);
        assertThat(made.puzzle().givens().filledCount()).isZero();
    }

    @Test
    void killerHasOneSolution() {
        // small enough for the reference engine to tell
        for (long seed = 0; seed < 5; seed++) {
            Proofs.assertUnique(Proofs.good(Recipe.of(Layout.standard(6)).withCages(Recipe.Cages.ALONE), seed));
        }
    }

    @Test
    void cagesAreInOnePiece() {
        for (long seed = 0; seed < 3; seed++) {
            Made.Good made = Proofs.good(NINE.withCages(Recipe.Cages.ALONE), seed);
            for (Variant variant : made.puzzle().variants()) {
                var left = new ArrayList<>(((Cage) variant).cells());
                var piece = new ArrayList<>(List.of(left.removeFirst()));
                for (int i = 0; i < piece.size(); i++) {
                    int cell = piece.get(i);
                    left.removeIf(other -> {
                        boolean isBeside = Math.abs(cell / 9 - other / 9) + Math.abs(cell % 9 - other % 9) == 1;
                        return isBeside && piece.add(other);
                    });
                }
                assertThat(left).as("%s of seed %d", variant, seed).isEmpty();
            }
        }
    }

    @Test
    void minimalIsKeptWhereAnExampleHelps() {
        Recipe recipe = NINE.minimal().withTaste(Taste.ANY.withNeed(Technique.UNIQUE_LOOP));
        Made.Good made = Proofs.good(recipe, 3);
        Proofs.assertUnique(made);
        Proofs.assertMinimal(made.puzzle());
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 25})
    void largeBoardHasOneSolution(int size) {
        Made.Good made = Proofs.good(Recipe.of(Layout.standard(size)).withShare(60), 5);
        assertThat(made.puzzle().givens().filledCount()).isEqualTo((size * size * 60 + 99) / 100);
        Proofs.assertUnique(made);
    }

    @Test
    void whatCannotBeDoneInTimeIsHandedOverAsFarAsItWent() {
        Made made = new Generator(NINE.withGivens(17)).make(1, Limits.NONE.withNodes(50));
        assertThat(made).isInstanceOfSatisfying(Made.Lacking.class, lacking -> {
            assertThat(lacking.lacks()).containsExactly(Lack.GIVENS);
            assertThat(lacking.limit()).isEqualTo(Limits.Limit.NODES);
            assertThat(Proofs.another(lacking.puzzle()).solve(lacking.puzzle(), Limits.NONE))
                    .isEqualTo(new Answer.Unique(lacking.solution()));
        });
    }

    @Test
    void theNearestNumberOfGivensIsHandedOver() {
        int first = givensAfter(1);
        int later = givensAfter(2_000);
        assertThat(first).isGreaterThan(22);
        assertThat(later).isBetween(18, 22);
    }

    private static int givensAfter(long tries) {
        Made made = new Generator(NINE.withGivens(17)).make(1, Limits.NONE.withNodes(tries));
        return ((Made.Lacking) made).puzzle().givens().filledCount();
    }

    @Test
    void aShareIsRoundedToWhatSymmetryAllows() {
        Recipe eight = Recipe.of(Layout.standard(8)).withSymmetry(Symmetry.FULL);
        assertThat(eight.withShare(60).givens()).hasValue(40); // 39 cells do not look like this
        assertThat(eight.withShare(100).givens()).hasValue(64);
        assertThatThrownBy(() -> eight.withShare(101))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("101");
    }

    @Test
    void workThatIsCalledOffStops() {
        Limits limits = Limits.NONE.withCancelled(() -> true);
        assertThat(new Generator(NINE.withGivens(17)).make(1, limits))
                .isInstanceOfSatisfying(
                        Made.Lacking.class,
                        lacking -> assertThat(lacking.limit()).isEqualTo(Limits.Limit.CANCELLED));
        assertThat(new Generator(Recipe.of(Layout.standard(16))).make(1, limits))
                .isEqualTo(new Made.Nothing(Limits.Limit.CANCELLED));
    }

    @Test
    void triesCanBeSeenWhileAPuzzleIsMade() {
        var generator = new Generator(NINE.withGivens(17));
        var seen = new HashSet<Long>();
        Limits limits = Limits.NONE.withNodes(200).withCancelled(() -> {
            seen.add(generator.tries());
            return false;
        });
        generator.make(1, limits);
        assertThat(seen).hasSizeGreaterThan(5).allMatch(tries -> tries <= 200);
        assertThat(generator.tries()).isEqualTo(200);
    }

    @Test
    void triesCanBeSeenWhileAGridIsSoughtInVain() {
        var generator = new Generator(
                Recipe.of(Layout.standard(49)).withRandomRegions().withVariants(List.of(new Diagonals())));
        Limits limits = Limits.NONE.withCancelled(() -> generator.tries() > 1_000);
        assertThat(generator.make(1, limits)).isEqualTo(new Made.Nothing(Limits.Limit.CANCELLED));
    }

    @Test
    void batchesHaveASeedForEachPuzzle() {
        assertThat(Seeds.of(5, 0)).isEqualTo(5);
        assertThat(Seeds.of(5, 1)).isNotEqualTo(Seeds.of(6, 1)).isBetween(0L, Seeds.MOST - 1);
        assertThat(Stream.iterate(0L, i -> i + 1)
                        .limit(1000)
                        .map(i -> Seeds.of(5, i))
                        .distinct())
                .hasSize(1000);
    }
}
