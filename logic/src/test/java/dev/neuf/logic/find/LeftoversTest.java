package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;

class LeftoversTest {

    private static final Layout JIGSAW = Layout.of(Shape.jigsaw(0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3));

    @Test
    void whatTheRowLacksTheRegionLacks() {
        Noted board = Noted.on(JIGSAW).only(12, "r1c4");
        assertThat(board.found(Technique.LAW_OF_LEFTOVERS)).containsExactly("r2c1 3, r2c1 4");
    }

    @Test
    void itWorksForColumnsAndBothWays() {
        Noted board = Noted.on(JIGSAW).only(123, "r1c3").only(234, "r4c2");
        assertThat(board.found(Technique.LAW_OF_LEFTOVERS)).containsExactly("r1c3 1, r4c2 4");
    }

    @Test
    void boxesLeaveNothingOver() {
        Noted board = Noted.on(Layout.standard(6)).only(12, "r1c4 r2c1 r3c3");
        assertThat(board.found(Technique.LAW_OF_LEFTOVERS)).isEmpty();
    }
}
