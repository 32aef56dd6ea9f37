package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import dev.neuf.core.variant.AntiKnight;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import dev.neuf.testkit.Oracle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RectanglesTest {

    private static final CellSet ROW_2 = line(Rule.House.Kind.ROW, 2);
    private static final CellSet COLUMN_4 = line(Rule.House.Kind.COLUMN, 4);

    private static CellSet line(Rule.House.Kind kind, int number) {
        return Layout.standard(9).houses().stream()
                .filter(house -> house.kind() == kind && house.number() == number)
                .findFirst()
                .orElseThrow()
                .cells();
    }

    @Test
    void theLastCornerTakesAnotherDigit() {
        Noted board = Noted.nine().only(12, "r1c1 r1c4 r2c1").only(1234, "r2c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_1)).containsExactly("r2c4 1, r2c4 2");
    }

    @Test
    void fourBoxesAreNoRectangle() {
        Noted board = Noted.nine().only(12, "r1c1 r1c4 r4c1").only(123, "r4c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_1)).isEmpty();
    }

    @Test
    void aCornerMayLackOneOfTheDigits() {
        Noted board = Noted.nine().only(12, "r1c1 r1c4 r2c1").only(134, "r2c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_1)).containsExactly("r2c4 1");
        assertThat(Hunt.all(
                        Technique.UNIQUE_RECTANGLE_1,
                        Rectangles.type(1, Rectangles.Missing.NONE),
                        new Sight(board.board())))
                .isEmpty();
    }

    @Test
    void twoCornersMayHaveDifferentPairs() {
        Noted board = Noted.nine().only(12, "r1c1").only(13, "r1c4").only(123, "r2c1 r2c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_5))
                .containsExactlyInAnyOrder("r2c5 3, r2c6 3", "r2c2 2, r2c3 2");
        Finder ofFirst = Rectangles.type(5, Rectangles.Missing.ANY_OF_FIRST);
        assertThat(Hunt.all(Technique.UNIQUE_RECTANGLE_5, ofFirst, new Sight(board.board())))
                .singleElement()
                .satisfies(step -> assertThat(step.deductions())
                        .containsExactly(
                                new Deduction.Eliminate(13, Digits.of(3)), new Deduction.Eliminate(14, Digits.of(3))));
    }

    @Test
    void aDigitThatIsPlacedWhereACornerSeesItMakesNoRectangle() {
        Noted board = Noted.with("""
                .........
                .........
                .........
                ...2.....
                .........
                .........
                .........
                .........
                .........
                """).only(12, "r1c1 r2c1").only(1, "r1c4").only(134, "r2c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_1)).isEmpty();
    }

    @Test
    void twoCornersOfOneSideShareADigit() {
        Noted board = Noted.nine().only(12, "r1c1 r1c4").only(123, "r2c1 r2c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_2))
                .containsExactly("r2c2 3, r2c3 3, r2c5 3, r2c6 3, r2c7 3, r2c8 3, r2c9 3");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_5)).isEmpty();
    }

    @Test
    void oneOfTwoCornersIsPartOfAPair() {
        Noted board = Noted.nine()
                .only(12, "r1c1 r1c4")
                .only(123, "r2c1")
                .only(124, "r2c4")
                .only(34, "r2c9");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_3))
                .containsExactly(
                        "r2c2 3, r2c2 4, r2c3 3, r2c3 4, r2c5 3, r2c5 4, r2c6 3, r2c6 4, r2c7 3, r2c7 4, r2c8 3, r2c8 4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_2)).isEmpty();
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_4)).isEmpty();
    }

    @Test
    void oneOfTwoCornersHasADigitThatFitsNowhereElse() {
        Noted board = Noted.nine()
                .only(12, "r1c1 r1c4")
                .only(123, "r2c1")
                .only(124, "r2c4")
                .nowhere(1, ROW_2, "r2c1 r2c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_4)).containsExactly("r2c1 2, r2c4 2");
    }

    @Test
    void threeCornersShareADigit() {
        Noted board = Noted.nine().only(12, "r1c1").only(123, "r1c4 r2c1 r2c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_5)).containsExactly("r2c5 3, r2c6 3");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_2)).isEmpty();
    }

    @Test
    void twoCornersAcrossShareADigit() {
        Noted board = Noted.nine().only(12, "r1c1 r2c4").only(123, "r1c4 r2c1");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_5)).containsExactly("r1c2 3, r1c3 3, r2c5 3, r2c6 3");
    }

    @Test
    void aDigitThatFitsNowhereElseIsNotInTheCornersWithOthers() {
        CellSet lines = ROW_2.or(COLUMN_4).or(line(Rule.House.Kind.ROW, 1)).or(line(Rule.House.Kind.COLUMN, 1));
        Noted board = Noted.nine()
                .only(12, "r1c1 r2c4")
                .only(123, "r1c4")
                .only(124, "r2c1")
                .nowhere(1, lines, "r1c1 r1c4 r2c1 r2c4");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_6)).containsExactly("r1c4 1, r2c1 1");
        assertThat(board.found(Technique.UNIQUE_RECTANGLE_4)).isEmpty();
    }

    @Test
    void aHiddenRectangleNeedsOneCleanCornerAndTwoLines() {
        Noted board = Noted.nine()
                .only(12, "r1c1")
                .only(1235, "r1c4")
                .only(1246, "r2c1")
                .only(1278, "r2c4")
                .nowhere(1, ROW_2, "r2c1 r2c4");
        assertThat(board.found(Technique.HIDDEN_RECTANGLE)).as("one line").isEmpty();
        board.nowhere(1, COLUMN_4, "r1c4 r2c4");
        assertThat(board.found(Technique.HIDDEN_RECTANGLE)).containsExactly("r2c4 2");
    }

    @Test
    void aJigsawAndALatinSquareHaveRectanglesOfTheirOwn() {
        Shape jigsaw = Shape.jigsaw(0, 0, 1, 1, 0, 1, 1, 2, 0, 3, 2, 2, 3, 3, 3, 2);
        Noted regions = Noted.on(Layout.of(jigsaw)).only(12, "r1c1 r1c2 r4c1").only(123, "r4c2");
        assertThat(regions.found(Technique.UNIQUE_RECTANGLE_1)).containsExactly("r4c2 1, r4c2 2");
        Noted three = Noted.on(Layout.of(jigsaw)).only(12, "r1c1 r1c4 r2c1").only(123, "r2c4");
        assertThat(three.found(Technique.UNIQUE_RECTANGLE_1)).isEmpty();
        Noted latin =
                Noted.on(Layout.of(Shape.latin(5))).only(12, "r1c1 r1c4 r5c1").only(123, "r5c4");
        assertThat(latin.found(Technique.UNIQUE_RECTANGLE_1)).containsExactly("r5c4 1, r5c4 2");
    }

    @Test
    void aRuleThatCanTellTheDigitsApartSpoilsIt() {
        Layout nine = Layout.standard(9);
        Noted diagonal =
                Noted.on(nine, new Diagonals()).only(12, "r1c1 r1c4 r2c1").only(123, "r2c4");
        assertThat(diagonal.found(Technique.UNIQUE_RECTANGLE_1)).isEmpty();
        Noted beside =
                Noted.on(nine, new Diagonals()).only(12, "r1c2 r1c4 r3c2").only(123, "r3c4");
        assertThat(beside.found(Technique.UNIQUE_RECTANGLE_1)).containsExactly("r3c4 1, r3c4 2");
        Noted knight =
                Noted.on(nine, new AntiKnight()).only(12, "r1c1 r1c4 r2c1").only(123, "r2c4");
        assertThat(knight.found(Technique.UNIQUE_RECTANGLE_1)).isEmpty();
    }

    /** Why rectangles are for puzzles with one solution: here are two, and the step denies both. */
    @Test
    void whereThereAreSeveralSolutionsARectangleStrikesThem() {
        Grid givens = Grid.of(0, 0, 3, 4, 3, 4, 1, 2, 0, 0, 0, 3, 0, 3, 2, 1);
        var puzzle = Puzzle.of(Layout.standard(4), givens);
        int corner = 8;
        assertThat(Hunt.all(Technique.UNIQUE_RECTANGLE_1, new Sight(Board.of(puzzle))))
                .singleElement()
                .satisfies(step -> assertThat(step.deductions())
                        .containsExactly(new Deduction.Eliminate(corner, Digits.of(1, 2))));
        var digits = new ArrayList<Integer>();
        new Oracle().each(puzzle, Limits.NONE, solution -> digits.add(solution.digit(corner)));
        assertThat(digits).containsExactlyInAnyOrder(1, 2);
        assertThat(Technique.UNIQUE_RECTANGLE_1.assumesUnique()).isTrue();
        assertThat(Toolbox.safe().techniques()).doesNotContainAnyElementsOf(UNIQUE);
    }

    private static final List<Technique> UNIQUE = List.of(
            Technique.UNIQUE_RECTANGLE_1,
            Technique.UNIQUE_RECTANGLE_2,
            Technique.UNIQUE_RECTANGLE_3,
            Technique.UNIQUE_RECTANGLE_4,
            Technique.UNIQUE_RECTANGLE_5,
            Technique.UNIQUE_RECTANGLE_6,
            Technique.HIDDEN_RECTANGLE,
            Technique.AVOIDABLE_RECTANGLE_1,
            Technique.AVOIDABLE_RECTANGLE_2,
            Technique.BUG_PLUS_ONE,
            Technique.UNIQUE_LOOP,
            Technique.EXTENDED_RECTANGLE,
            Technique.BUG);
}
