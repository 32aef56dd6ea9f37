package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GurthTest {

    /** Half a turn changes 1 and 6, 2 and 9, 4 and 8, 5 and 7. */
    private static final String TURNED =
            ".4....8.2.6.27..9..9.1...345...6.2.1.1.....6.6.9.1...783...6.2..2..59.1.9.4....8.";

    /** The same with rows and columns in another order. */
    private static final int[] ORDER = {5, 3, 4, 2, 0, 1, 7, 8, 6};

    private static int[] givens(String line) {
        return line.chars().map(symbol -> symbol == '.' ? 0 : symbol - '0').toArray();
    }

    private static List<Step> steps(Puzzle puzzle) {
        return Hunt.all(Technique.GURTH, new Sight(Board.of(puzzle)));
    }

    private static List<Step> steps(int... givens) {
        return steps(Puzzle.of(Layout.standard(9), Grid.of(givens)));
    }

    @Test
    void theMiddleHasADigitThatKeepsItsName() {
        List<Step> steps = steps(givens(TURNED));
        assertThat(steps).hasSize(1);
        assertThat(steps.getFirst().deductions()).containsExactly(new Deduction.Eliminate(40, Digits.of(2, 4, 8, 9)));
        assertThat(steps.getFirst().proof().getFirst().message().phrase()).isEqualTo(LogicPhrase.GURTH_HALF_TURN);
    }

    @Test
    void symmetryMayBeHidden() {
        int[] givens = givens(TURNED);
        int[] moved = new int[givens.length];
        for (int cell = 0; cell < moved.length; cell++) {
            moved[ORDER[cell / 9] * 9 + ORDER[cell % 9]] = givens[cell];
        }
        assertThat(steps(moved))
                .extracting(Step::deductions)
                .containsExactly(List.of(new Deduction.Eliminate(0, Digits.of(2, 4, 8, 9))));
    }

    @Test
    void aDiagonalIsNamedByItsCornersAndShownWithTheDigitsThatStay() {
        Step step = Example.of(Technique.GURTH).step();
        CellSet axis = CellSet.of(IntStream.range(0, 9).map(i -> 8 + 8 * i).toArray());
        Message mirror = step.proof().getFirst().message();
        assertThat(mirror.phrase()).isEqualTo(LogicPhrase.GURTH_DIAGONAL);
        assertThat(mirror.parts()).containsExactly(CellSet.of(72), CellSet.of(8));
        assertThat(step.marks()).contains(new Mark(Role.SET, axis));
        assertThat(step.proof().getLast().message().parts()).containsExactly(axis, Digits.of(2, 5, 6));
    }

    @Test
    void aCellThatComesElsewhereIsShownWithItsNewPlace() {
        int[] givens = givens(TURNED);
        Board board = Board.of(Puzzle.of(Layout.standard(9), Grid.of(givens)));
        int digit = board.candidates(0).first();
        int name = "0693871542".charAt(digit) - '0';
        Board struck = board.after(List.of(new Deduction.Eliminate(0, Digits.of(digit))));
        List<Step> steps = Hunt.all(Technique.GURTH, new Sight(struck));
        assertThat(steps).hasSize(1);
        assertThat(steps.getFirst().deductions()).contains(new Deduction.Eliminate(80, Digits.of(name)));
        assertThat(steps.getFirst().proof())
                .extracting(Sentence::message)
                .contains(Message.of(LogicPhrase.GURTH_COMES, CellSet.of(80), CellSet.of(0)));
    }

    @Test
    void aGivenLessSpoilsIt() {
        assertThat(steps(givens(TURNED.replaceFirst("4", ".")))).isEmpty();
    }

    @Test
    void anotherDigitSpoilsIt() {
        assertThat(steps(givens(TURNED.replaceFirst("4", "3")))).isEmpty();
    }

    @Test
    void sumsTellDigitsApart() {
        var cage = new Cage(9, List.of(0, 10));
        assertThat(steps(new Puzzle(Layout.standard(9), List.of(cage), Grid.of(givens(TURNED)))))
                .isEmpty();
    }

    @Test
    void smallBoardsAreTurnedToo() {
        // half a turn changes 1 and 2, and 4 and 5, so 3 keeps its name; without 4 and 5 nobody can tell
        int[] givens = new int[25];
        givens[0] = 1;
        givens[24] = 2;
        givens[3] = 4;
        givens[21] = 5;
        Puzzle latin = Puzzle.of(Layout.of(Shape.latin(5)), Grid.of(givens));
        assertThat(steps(latin))
                .extracting(Step::deductions)
                .contains(List.of(new Deduction.Eliminate(12, Digits.of(1, 2, 4, 5))));
        givens[3] = 0;
        givens[21] = 0;
        assertThat(steps(Puzzle.of(Layout.of(Shape.latin(5)), Grid.of(givens)))).isEmpty();
    }
}
