package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.neuf.core.Deduction.Eliminate;
import dev.neuf.core.Deduction.Place;
import dev.neuf.core.variant.AntiKnight;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.core.variant.Parity;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {

    private static final Layout NINE = Layout.standard(9);

    private static Board empty(Variant... variants) {
        return Board.of(new Puzzle(NINE, List.of(variants), Grid.empty(9)));
    }

    private static int cell(String name) {
        return NINE.cell(name).orElseThrow();
    }

    @Test
    void placedDigitLeavesItsPeersAndNothingElse() {
        Board board = empty().after(List.of(new Place(cell("r5c5"), 7)));
        CellSet peers = board.rules().peers(cell("r5c5"));
        for (int cell = 0; cell < 81; cell++) {
            Digits expected = cell == cell("r5c5") ? Digits.of(7) : Digits.upTo(9);
            assertThat(board.candidates(cell)).isEqualTo(peers.contains(cell) ? expected.without(7) : expected);
            assertThat(board.isOpen(cell)).isEqualTo(cell != cell("r5c5"));
        }
        assertThat(board.values()).isEqualTo(Grid.empty(9).with(cell("r5c5"), 7));
        assertThat(board.isFull()).isFalse();
    }

    @Test
    void placedDigitLeavesThePeersOfAVariant() {
        Board board = empty(new AntiKnight()).after(List.of(new Place(cell("r1c1"), 7)));
        assertThat(board.candidates(cell("r3c2"))).isEqualTo(Digits.upTo(9).without(7));
        assertThat(board.candidates(cell("r4c3"))).isEqualTo(Digits.upTo(9));
    }

    @Test
    void placedDigitStrikesWhatDoesNotGoWithIt() {
        Board board = empty(new NonConsecutive()).after(List.of(new Place(cell("r5c5"), 4)));
        for (String side : List.of("r4c5", "r6c5", "r5c4", "r5c6")) {
            assertThat(board.candidates(cell(side))).isEqualTo(Digits.of(1, 2, 6, 7, 8, 9));
        }
        assertThat(board.candidates(cell("r5c7"))).isEqualTo(Digits.upTo(9).without(4));
    }

    @Test
    void relationIsSeenFromBothSides() {
        var rules = new Ruleset(NINE, List.of(new Rule.Relation(0, 40, (x, y) -> x < y)));
        Board board = Board.of(rules, Grid.empty(9));
        assertThat(board.after(List.of(new Place(0, 6))).candidates(40)).isEqualTo(Digits.of(7, 8, 9));
        assertThat(board.after(List.of(new Place(40, 6))).candidates(0)).isEqualTo(Digits.of(1, 2, 3, 4, 5));
    }

    @Test
    void domainsAreThereFromTheBeginning() {
        Board board = empty(new Parity(true, List.of(3)), new Parity(false, List.of(4)));
        assertThat(board.candidates(3)).isEqualTo(Digits.of(1, 3, 5, 7, 9));
        assertThat(board.candidates(4)).isEqualTo(Digits.of(2, 4, 6, 8));
    }

    @Test
    void eliminatedDigitsAreGone() {
        Board board = empty().after(List.of(new Eliminate(3, Digits.of(1, 2)), new Eliminate(3, Digits.of(2, 9))));
        assertThat(board.candidates(3)).isEqualTo(Digits.of(3, 4, 5, 6, 7, 8));
        assertThat(board.after(List.of(new Eliminate(3, Digits.upTo(9)))).candidates(3))
                .isEqualTo(Digits.NONE);
    }

    @Test
    void cellWithOneCandidateStaysOpen() {
        Board board = empty().after(List.of(new Eliminate(3, Digits.upTo(8))));
        assertThat(board.candidates(3)).isEqualTo(Digits.of(9));
        assertThat(board.isOpen(3)).isTrue();
        assertThat(board.candidates(4)).isEqualTo(Digits.upTo(9));
    }

    @Test
    void oldBoardStaysAsItWas() {
        Board before = empty();
        Board after = before.after(List.of(new Place(0, 1), new Eliminate(80, Digits.of(5))));
        assertThat(before.values()).isEqualTo(Grid.empty(9));
        assertThat(before.candidates(0)).isEqualTo(Digits.upTo(9));
        assertThat(before.candidates(1)).isEqualTo(Digits.upTo(9));
        assertThat(before.candidates(80)).isEqualTo(Digits.upTo(9));
        assertThat(after.rules()).isSameAs(before.rules());
        assertThat(after.layout()).isEqualTo(NINE);
    }

    @Test
    void clashingGivensStayAsTheyAre() {
        Board board = Board.of(Puzzle.of(NINE, Grid.empty(9).with(0, 5).with(1, 5)));
        assertThat(board.candidates(0)).isEqualTo(Digits.of(5));
        assertThat(board.candidates(1)).isEqualTo(Digits.of(5));
        assertThat(board.candidates(2)).isEqualTo(Digits.upTo(9).without(5));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void placingOneByOneIsTheSameAsGiving(long seed) {
        var random = new Random(seed);
        Board board = empty(new NonConsecutive(), new AntiKnight());
        Grid givens = Grid.empty(9);
        for (int i = 0; i < 20; i++) {
            int cell = random.nextInt(81);
            int digit = 1 + random.nextInt(9);
            if (givens.isEmpty(cell)) {
                givens = givens.with(cell, digit);
                board = board.after(List.of(new Place(cell, digit)));
            }
        }
        Board given = Board.of(board.rules(), givens);
        assertThat(board.values()).isEqualTo(given.values());
        for (int cell = 0; cell < 81; cell++) {
            assertThat(board.candidates(cell)).as("cell %d", cell).isEqualTo(given.candidates(cell));
        }
    }

    @Test
    void whereFindsOpenCellsOnly() {
        Board board = empty().after(List.of(new Place(cell("r1c1"), 5), new Eliminate(cell("r5c5"), Digits.of(5))));
        CellSet column = NINE.houses().get(13).cells();
        assertThat(board.where(5, column))
                .isEqualTo(column.without(cell("r1c5")).without(cell("r5c5")));
        assertThat(board.where(5, CellSet.of(cell("r1c1")))).isEqualTo(CellSet.NONE);
        assertThat(board.where(5, CellSet.NONE)).isEqualTo(CellSet.NONE);
    }

    @Test
    void boardIsFullWhenEveryCellHasADigit() {
        assertThat(Board.of(Puzzle.of(Layout.standard(2), Grid.of(1, 2, 2, 1))).isFull())
                .isTrue();
        assertThat(Board.of(Puzzle.of(Layout.standard(2), Grid.of(1, 1, 1, 1))).isFull())
                .as("right or wrong")
                .isTrue();
        assertThat(Board.of(Puzzle.of(Layout.standard(2), Grid.of(1, 2, 2, 0))).isFull())
                .isFalse();
    }

    @Test
    void givenDigitsAreToldFromPlacedOnes() {
        Board board = Board.of(Puzzle.of(NINE, Grid.empty(9).with(0, 5))).after(List.of(new Place(1, 4)));
        assertThat(board.isGiven(0)).isTrue();
        assertThat(board.isGiven(1)).isFalse();
        assertThat(board.isGiven(2)).isFalse();
        assertThat(board.houses()).isEqualTo(NINE.houses());
    }

    @Test
    void nothingFollowsAboutACellThatHoldsADigit() {
        Board board = empty().after(List.of(new Place(3, 4)));
        assertThatIllegalArgumentException().isThrownBy(() -> board.after(List.of(new Place(3, 4))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> board.after(List.of(new Eliminate(3, Digits.of(5)))))
                .withMessageContaining("holds 4 already");
        assertThatIllegalArgumentException().isThrownBy(() -> board.after(List.of(new Place(4, 1), new Place(4, 2))));
    }

    @Test
    void digitThatDoesNotExistCannotBePlaced() {
        assertThatIllegalArgumentException().isThrownBy(() -> empty().after(List.of(new Place(0, 10))));
        assertThatIllegalArgumentException().isThrownBy(() -> empty().after(List.of(new Place(0, 0))));
    }
}
