package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;

class DoubleHiddenTest {

    /** The row has 1 and 2 in three cells, and the box has 3 and 4 in three, of which two are the same. */
    private static Position two(String placesOfFour) {
        return Position.on(Layout.standard(9))
                .row(1, 1, "r1c1 r1c2 r1c8")
                .row(2, 1, "r1c1 r1c2 r1c8")
                .box(3, 1, "r1c1 r1c2 r3c3")
                .box(4, 1, placesOfFour);
    }

    @Test
    void bothSetsFillAllTheirOtherCells() {
        assertThat(two("r1c1 r1c2 r3c3").found(Technique.DOUBLE_AHS_XZ))
                .containsExactly("1 r3c3; 2 r3c3; 3 r1c8; 4 r1c8; 5 r1c1 r1c2 r1c8 r3c3; 6 r1c1 r1c2 r1c8 r3c3; "
                        + "7 r1c1 r1c2 r1c8 r3c3; 8 r1c1 r1c2 r1c8 r3c3; 9 r1c1 r1c2 r1c8 r3c3");
    }

    @Test
    void oneMorePlaceSpoilsIt() {
        assertThat(two("r1c1 r1c2 r3c1 r3c3").found(Technique.DOUBLE_AHS_XZ)).isEmpty();
    }
}
