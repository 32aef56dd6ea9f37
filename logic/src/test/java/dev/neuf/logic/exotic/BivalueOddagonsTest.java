package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import org.junit.jupiter.api.Test;

class BivalueOddagonsTest {

    @Test
    void theOnlyCellWithAnotherDigitHasIt() {
        Noted board = Noted.nine().only(12, "r1c1 r1c4 r2c6 r4c1").only(1235, "r4c6");
        assertThat(board.found(Technique.BIVALUE_ODDAGON)).containsExactly("r4c6 1, r4c6 2");
    }

    @Test
    void theOnlyOtherDigitIsInOneOfItsCells() {
        Noted board = Noted.nine().only(12, "r1c1 r2c6 r4c1").only(123, "r1c4 r4c6");
        assertThat(board.found(Technique.BIVALUE_ODDAGON)).containsExactly("r1c6 3, r3c6 3, r4c4 3, r5c4 3, r6c4 3");
    }

    @Test
    void twoOtherDigitsInTwoCellsSayNothing() {
        Noted board = Noted.nine().only(12, "r1c1 r2c6 r4c1").only(123, "r1c4").only(124, "r4c6");
        assertThat(board.found(Technique.BIVALUE_ODDAGON)).isEmpty();
    }

    @Test
    void anEvenLoopCanTakeTurns() {
        Noted board = Noted.nine();
        board.nowhere(1, board.board().layout().cells(), "r1c1 r1c4 r2c6 r4c6 r5c4 r5c1")
                .only(12, "r1c1 r1c4 r2c6 r4c6 r5c4")
                .only(123, "r5c1");
        assertThat(board.found(Technique.BIVALUE_ODDAGON)).isEmpty();
    }

    @Test
    void withoutBoxesTheLoopIsOpen() {
        Noted board = Noted.on(Layout.of(Shape.latin(9)))
                .only(12, "r1c1 r1c4 r2c6 r4c1")
                .only(1235, "r4c6");
        assertThat(board.found(Technique.BIVALUE_ODDAGON)).isEmpty();
    }
}
