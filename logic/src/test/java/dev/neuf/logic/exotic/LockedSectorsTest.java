package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import org.junit.jupiter.api.Test;

class LockedSectorsTest {

    /** Two digits of each row and one of each column. */
    private static Noted set(Noted board) {
        return board.only(127, "r1c1")
                .only(128, "r1c4")
                .only(129, "r1c7")
                .only(347, "r4c1")
                .only(348, "r4c4")
                .only(349, "r4c7")
                .only(567, "r7c1")
                .only(568, "r7c4");
    }

    @Test
    void nineCellsUseUpNineDigits() {
        Noted board = set(Noted.nine()).only(569, "r7c7");
        assertThat(board.found(Technique.MSLS)).hasSize(1);
        assertThat(board.struck(Technique.MSLS))
                .contains("r1c2 1", "r1c9 2", "r4c3 3", "r7c5 6", "r2c1 7", "r9c4 8", "r3c7 9")
                .doesNotContain("r1c2 7", "r2c1 1", "r2c2 1")
                .hasSize(3 * 6 * 2 + 3 * 6);
    }

    @Test
    void oneDigitMoreFitsTooOften() {
        assertThat(set(Noted.nine()).only(1569, "r7c7").found(Technique.MSLS)).isEmpty();
    }

    @Test
    void regionsDoNotMatter() {
        Noted board = set(Noted.on(Layout.of(Shape.latin(9)))).only(569, "r7c7");
        assertThat(board.struck(Technique.MSLS)).hasSize(3 * 6 * 2 + 3 * 6);
    }
}
