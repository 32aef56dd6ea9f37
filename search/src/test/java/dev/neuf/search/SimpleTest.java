package dev.neuf.search;

import static dev.neuf.search.Texts.puzzle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Puzzle;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SimpleTest {

    private static final String EASY =
            "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";
    private static final String EASY_SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @Test
    void aSimpleGridIsFilled() {
        Simple.Result.Filled filled = filled(puzzle(EASY));
        assertThat(filled.solution()).isEqualTo(puzzle(EASY_SOLVED).givens());
        assertThat(filled.placed()).hasSize(51);
    }

    @Test
    void theFirstCellInReadingOrderIsNext() {
        assertThat(filled(puzzle("123. 341. 214. ....")).placed())
                .containsExactly(
                        place(3, 4), place(7, 2), place(11, 3), place(12, 4), place(13, 3), place(14, 2), place(15, 1));
    }

    @Test
    void aPlacementCanSettleACellBeforeIt() {
        // r1c1 can be 1 or 2 until r1c2 is 1
        assertThat(filled(puzzle("..43 .... .21. ..3.")).placed())
                .startsWith(place(1, 1), place(0, 2), place(6, 2), place(7, 1));
    }

    @Test
    void everyPlacementIsTheFirstCellWithOneCandidate() {
        Puzzle puzzle = puzzle(EASY);
        Board board = Board.of(puzzle);
        for (Deduction.Place place : filled(puzzle).placed()) {
            Board now = board;
            int first = IntStream.range(0, 81)
                    .filter(cell -> now.isOpen(cell) && now.candidates(cell).isSingle())
                    .findFirst()
                    .orElseThrow();
            assertThat(place).isEqualTo(place(first, now.candidates(first).first()));
            board = board.after(List.of(place));
        }
        assertThat(board.isFull()).isTrue();
    }

    @Test
    void aFullGridNeedsNothing() {
        Grid full = puzzle(EASY_SOLVED).givens();
        assertThat(Simple.fill(puzzle(EASY_SOLVED))).isEqualTo(new Simple.Result.Filled(full, List.of()));
    }

    @Test
    void anEmptyBoardOfOneCellIsSimple() {
        assertThat(Simple.fill(puzzle("."))).isEqualTo(new Simple.Result.Filled(Grid.of(1), List.of(place(0, 1))));
    }

    @Test
    void aGridThatIsNotSimpleIsLeftAsFarAsItGoes() {
        Simple.Result result = Simple.fill(puzzle("123. .... .... ...."));
        assertThat(result).isInstanceOfSatisfying(Simple.Result.Stuck.class, stuck -> {
            assertThat(stuck.placed()).containsExactly(place(3, 4));
            assertThat(stuck.board().values())
                    .isEqualTo(puzzle("1234 .... .... ....").givens());
            assertThat(stuck.board().candidates(4)).isEqualTo(Digits.of(3, 4));
        });
    }

    @Test
    void anEmptyBoardIsNotSimple() {
        assertThat(Simple.fill(puzzle(".".repeat(81)))).isInstanceOfSatisfying(Simple.Result.Stuck.class, stuck -> {
            assertThat(stuck.placed()).isEmpty();
            assertThat(stuck.board().values().filledCount()).isZero();
        });
    }

    @Test
    void hiddenSinglesAreNotItsBusiness() {
        // the 1 of the third row can only be in its last cell, but that cell could also hold other digits
        assertThat(Simple.fill(puzzle("1... ..1. .... ...."))).isInstanceOf(Simple.Result.Stuck.class);
    }

    @Test
    void aCellWithoutADigitIsAContradiction() {
        Simple.Result.Contradiction found = contradiction(puzzle("123. .... ...4 ...."));
        assertThat(found.cell()).isEqualTo(3);
        assertThat(found.placed()).isEmpty();
    }

    @Test
    void aContradictionMayComeLater() {
        Simple.Result.Contradiction found = contradiction(puzzle("...4 .1.. .... ..12"));
        assertThat(found.placed()).containsExactly(place(7, 3));
        assertThat(found.cell()).as("r3c4, which sees 1, 2, 3 and 4").isEqualTo(11);
        assertThat(found.board().candidates(11)).isEqualTo(Digits.NONE);
    }

    @Test
    void givensThatClashAreAContradiction() {
        assertThat(contradiction(puzzle(EASY_SOLVED.replaceFirst("534", "434"))).placed())
                .isEmpty();
        assertThat(contradiction(puzzle("11.. .... .... ....")).cell()).isZero();
    }

    @Test
    void aDigitThatBreaksASumIsAContradiction() {
        Puzzle puzzle = puzzle("123. 341. 214. ....", "cage sum=5 cells=r4c1,r4c2");
        Simple.Result.Contradiction found = contradiction(puzzle);
        assertThat(found.placed()).containsExactly(place(3, 4), place(7, 2), place(11, 3), place(12, 4));
        assertThat(found.cell()).as("4 + 3 is not 5").isEqualTo(13);
    }

    @Test
    void extraRulesHelp() {
        String givens = "12.. .... .... ....";
        assertThat(Simple.fill(puzzle(givens))).isInstanceOf(Simple.Result.Stuck.class);
        assertThat(Simple.fill(puzzle(givens, "odd cells=r1c3")).placed()).containsExactly(place(2, 3), place(3, 4));
    }

    private static Simple.Result.Filled filled(Puzzle puzzle) {
        return (Simple.Result.Filled) Simple.fill(puzzle);
    }

    private static Simple.Result.Contradiction contradiction(Puzzle puzzle) {
        return (Simple.Result.Contradiction) Simple.fill(puzzle);
    }

    private static Deduction.Place place(int cell, int digit) {
        return new Deduction.Place(cell, digit);
    }
}
