package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.AntiKnight;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.DisjointGroups;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.core.variant.Windoku;
import dev.neuf.search.Backtrack;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FillingsTest {

    private static final Budget FREE = new Budget(Limits.NONE);

    static Stream<Puzzle> boards() {
        return Stream.of(
                board(Layout.standard(25), new Windoku()),
                board(Layout.standard(36), new Windoku()),
                board(Layout.standard(35), new Windoku()),
                board(Layout.standard(51), new Windoku()),
                board(Layout.of(Shape.boxes(7, 6)), new Windoku()),
                board(Layout.standard(56), new Windoku()),
                board(Layout.standard(25), new DisjointGroups()),
                board(Layout.standard(30), new DisjointGroups()),
                board(Layout.standard(25), new Diagonals(), new AntiKnight()),
                board(Layout.of(Shape.latin(19))));
    }

    private static Puzzle board(Layout layout, Variant... variants) {
        return new Puzzle(layout, List.of(variants), Grid.empty(layout.size()));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void gridKeepsTheRules(Puzzle empty) {
        Optional<Grid> grid = new Fillings().any(empty.layout(), empty.variants(), new Chance(1), FREE);
        assertKeepsTheRules(empty, grid.orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 7, 13, 28, 31, 40, 64})
    void randomRegionsAreFilled(int size) {
        Recipe recipe = Recipe.of(Layout.standard(size)).withRandomRegions();
        Puzzle full =
                BoardMaker.full(recipe, new Fillings(), new Chance(size), FREE).orElseThrow();
        assertKeepsTheRules(full, full.givens());
    }

    /** Every digit once in each house, and cells that must differ do. */
    private static void assertKeepsTheRules(Puzzle puzzle, Grid grid) {
        for (Rule rule : puzzle.rules().all()) {
            var cells = rule instanceof Rule.House house ? house.cells() : ((Rule.Different) rule).cells();
            var digits = new HashSet<Integer>();
            for (int cell : cells) {
                assertThat(grid.digit(cell)).isBetween(1, puzzle.layout().size());
                assertThat(digits.add(grid.digit(cell))).as("%s", rule).isTrue();
            }
        }
    }

    @Test
    void digitsSettleInRegionsOrRows() {
        for (Puzzle empty : List.of(
                board(Layout.standard(16)),
                board(Layout.of(Shape.latin(11))),
                board(Layout.standard(9), new Diagonals()),
                board(Layout.standard(9), new Windoku()))) {
            assertKeepsTheRules(empty, Settling.fill(empty, new Chance(3), FREE).orElseThrow());
        }
    }

    @Test
    void whatIsMoreThanDifferentCellsIsLeftToOthers() {
        assertThat(Settling.fill(board(Layout.standard(9), new NonConsecutive()), new Chance(1), FREE))
                .isEmpty();
    }

    @Test
    void whatHasNoGridEnds() {
        // four digits are too few for these regions, both diagonals and the moves of a knight
        int[] regions = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
        Puzzle empty = board(Layout.of(Shape.jigsaw(regions)), new Diagonals(), new AntiKnight());
        assertThat(new Backtrack().solve(empty, Limits.NONE)).isInstanceOf(Answer.Impossible.class);
        assertThat(Settling.fill(empty, new Chance(1), FREE)).isEmpty();
    }
}
