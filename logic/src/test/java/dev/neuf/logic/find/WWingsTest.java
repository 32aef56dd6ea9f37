package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;

class WWingsTest {

    private static final CellSet ROW_9 = Layout.standard(9).houses().get(8).cells();

    @Test
    void oneOfTwoEqualCellsHoldsTheDigitThatDoesNotTieThem() {
        Noted board = Noted.nine().only(12, "r1c1 r2c5").nowhere(2, ROW_9, "r9c1 r9c5");
        assertThat(board.found(Technique.W_WING)).containsExactly("r1c4 1, r1c5 1, r1c6 1, r2c1 1, r2c2 1, r2c3 1");
    }

    @Test
    void aThirdPlaceUntiesThem() {
        Noted board = Noted.nine().only(12, "r1c1 r2c5").nowhere(2, ROW_9, "r9c1 r9c5 r9c9");
        assertThat(board.found(Technique.W_WING)).isEmpty();
    }

    @Test
    void bothPlacesInSightOfTheSameCellTieNothing() {
        Noted board = Noted.nine().only(12, "r1c1 r2c5").nowhere(2, ROW_9, "r9c4 r9c5");
        assertThat(board.found(Technique.W_WING)).isEmpty();
    }

    @Test
    void cellsThatSeeEachOtherAreANakedPair() {
        Noted board = Noted.nine().only(12, "r1c1 r1c5").nowhere(2, ROW_9, "r9c1 r9c5");
        assertThat(board.found(Technique.W_WING)).isEmpty();
    }

    @Test
    void aLatinSquareHasThemToo() {
        Layout layout = Layout.of(Shape.latin(5));
        CellSet lastRow = layout.houses().get(4).cells();
        Noted board = Noted.on(layout).only(12, "r1c1 r2c3").nowhere(2, lastRow, "r5c1 r5c3");
        assertThat(board.found(Technique.W_WING)).containsExactly("r1c3 1, r2c1 1");
    }
}
