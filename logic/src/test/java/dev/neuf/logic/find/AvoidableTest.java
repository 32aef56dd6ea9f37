package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On 4x4: r1c1 and r1c2 share a box, and so do r3c1 and r3c2. */
class AvoidableTest {

    private static final Layout FOUR = Layout.standard(4);

    private static int cell(String name) {
        return FOUR.cell(name).orElseThrow();
    }

    private static Deduction.Place place(String name, int digit) {
        return new Deduction.Place(cell(name), digit);
    }

    private static Deduction.Eliminate strike(String name, int... digits) {
        return new Deduction.Eliminate(cell(name), Digits.of(digits));
    }

    /** The deductions of all steps on an empty board after these moves. */
    private static List<Deduction> found(Technique technique, Grid givens, Deduction... moves) {
        Board board = Board.of(Puzzle.of(FOUR, givens)).after(List.of(moves));
        return Hunt.all(technique, new Sight(board)).stream()
                .map(Step::deductions)
                .flatMap(List::stream)
                .toList();
    }

    @Test
    void theFourthCornerIsNotWhatWouldMakeThemChangePlaces() {
        assertThat(found(
                        Technique.AVOIDABLE_RECTANGLE_1,
                        Grid.empty(4),
                        place("r1c1", 1),
                        place("r1c2", 2),
                        place("r3c1", 2),
                        strike("r3c2", 4)))
                .containsExactly(strike("r3c2", 1));
    }

    @Test
    void aGivenCornerCannotChange() {
        assertThat(found(
                        Technique.AVOIDABLE_RECTANGLE_1,
                        Grid.empty(4).with(cell("r1c1"), 1),
                        place("r1c2", 2),
                        place("r3c1", 2),
                        strike("r3c2", 4)))
                .isEmpty();
    }

    @Test
    void oneOfTwoCornersHasTheThirdDigit() {
        CellSet seen = CellSet.of(cell("r3c3"), cell("r3c4"), cell("r4c1"), cell("r4c2"));
        List<Deduction> expected = seen.stream()
                .mapToObj(cell -> (Deduction) new Deduction.Eliminate(cell, Digits.of(3)))
                .toList();
        assertThat(found(
                        Technique.AVOIDABLE_RECTANGLE_2,
                        Grid.empty(4),
                        place("r1c1", 1),
                        place("r1c2", 2),
                        strike("r3c1", 4),
                        strike("r3c2", 4)))
                .containsExactlyElementsOf(expected);
    }

    @Test
    void differentThirdDigitsProveNothing() {
        assertThat(found(
                        Technique.AVOIDABLE_RECTANGLE_2,
                        Grid.empty(4),
                        place("r1c1", 1),
                        place("r1c2", 2),
                        strike("r3c1", 4),
                        strike("r3c2", 3)))
                .isEmpty();
    }
}
