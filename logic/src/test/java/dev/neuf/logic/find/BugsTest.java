package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.AntiKnight;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

class BugsTest {

    /** Every digit has two places in each row, column and box, but for what a test adds. */
    private static Noted grave(String extra, Variant... variants) {
        Noted board = Noted.on(Layout.standard(4), variants);
        for (int row = 1; row <= 4; row++) {
            for (int column = 1; column <= 4; column++) {
                String name = "r" + row + "c" + column;
                if (!extra.contains(name)) {
                    board.only(row % 2 == 1 == column < 3 ? 12 : 34, name);
                }
            }
        }
        return board;
    }

    @Test
    void theOneCandidateTooManyHolds() {
        Noted board = grave("r1c1").only(123, "r1c1");
        assertThat(board.found(Technique.BUG_PLUS_ONE)).containsExactly("r1c1 1, r1c1 2");
        assertThat(board.found(Technique.BUG)).isEmpty();
    }

    @Test
    void aWholeGraveProvesNothing() {
        assertThat(grave("").found(Technique.BUG_PLUS_ONE)).isEmpty();
    }

    @Test
    void aDigitWithOnePlaceIsNoGrave() {
        Noted board = grave("r1c1 r1c2").only(123, "r1c1").only(23, "r1c2");
        assertThat(board.found(Technique.BUG_PLUS_ONE)).isEmpty();
        assertThat(board.found(Technique.BUG)).isEmpty();
    }

    @Test
    void twoDigitsTooManyInOneCell() {
        Noted board = grave("r1c1").only(1234, "r1c1");
        assertThat(board.found(Technique.BUG_PLUS_ONE)).isEmpty();
        assertThat(board.found(Technique.BUG)).containsExactly("r1c1 1, r1c1 2");
    }

    @Test
    void oneDigitTooManyInTwoCells() {
        Noted board = grave("r1c1 r2c3").only(123, "r1c1 r2c3");
        assertThat(board.found(Technique.BUG)).containsExactly("r1c3 3, r1c4 3, r2c1 3, r2c2 3");
    }

    @Test
    void oneOfTwoCellsIsPartOfAPair() {
        Noted board = grave("r1c1 r1c2").only(123, "r1c1").only(124, "r1c2");
        assertThat(board.struck(Technique.BUG)).contains("r1c4 3", "r1c4 4").doesNotContain("r3c1 1");
    }

    @Test
    void aDiagonalMayHaveEveryDigitTwiceAsWell() {
        Noted board = grave("r1c1", new Diagonals()).only(123, "r1c1");
        assertThat(board.found(Technique.BUG_PLUS_ONE)).containsExactly("r1c1 1, r1c1 2");
    }

    @Test
    void rulesThatCouldTellTheTwoSolutionsApartSpoilIt() {
        assertThat(grave("r1c1", new NonConsecutive()).only(123, "r1c1").found(Technique.BUG_PLUS_ONE))
                .isEmpty();
        assertThat(grave("r1c1", new Cage(3, List.of(14, 15))).only(123, "r1c1").found(Technique.BUG_PLUS_ONE))
                .isEmpty();
        assertThat(grave("r1c1", new AntiKnight()).only(123, "r1c1").found(Technique.BUG_PLUS_ONE))
                .as("r1c1 and r2c3 could both be 1")
                .isEmpty();
    }
}
