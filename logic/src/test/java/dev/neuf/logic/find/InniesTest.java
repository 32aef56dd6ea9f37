package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.variant.Cage;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

class InniesTest {

    private static final Layout NINE = Layout.standard(9);

    /** The first eight cells of a row make 42 together. */
    private static final Cage EIGHT = new Cage(42, List.of(0, 1, 2, 3, 4, 5, 6, 7));

    @Test
    void whatTheCagesOfARowLeaveIsKnown() {
        Noted board = Noted.on(NINE, EIGHT);
        assertThat(board.found(Technique.INNIES))
                .containsExactly("r1c9 1, r1c9 2, r1c9 4, r1c9 5, r1c9 6, r1c9 7, r1c9 8, r1c9 9");
    }

    @Test
    void whatTheCagesOfARowHaveBeyondItIsKnown() {
        Noted board = Noted.on(NINE, EIGHT, new Cage(5, List.of(8, 17)));
        assertThat(board.struck(Technique.INNIES))
                .contains("r1c9 1", "r1c9 9", "r2c9 1", "r2c9 9")
                .doesNotContain("r1c9 3", "r2c9 2");
    }

    @Test
    void twoColumnsSideBySideCountTogether() {
        // columns 1 and 2 but for r9c1 and r9c2
        Cage left = new Cage(41, List.of(0, 9, 18, 27, 36, 45, 54, 63));
        Cage right = new Cage(44, List.of(1, 10, 19, 28, 37, 46, 55, 64));
        Cage across = new Cage(45, List.of(0, 1, 9, 10, 18, 19, 27, 28, 36));
        assertThat(Noted.on(NINE, left, right).struck(Technique.INNIES)).contains("r9c1 5", "r9c2 2");
        // what overlaps is left alone
        assertThat(Noted.on(NINE, left, right, across).struck(Technique.INNIES)).isEmpty();
    }

    @Test
    void digitsThatArePlacedCount() {
        Noted board = Noted.on(NINE, new Cage(38, List.of(0, 1, 2, 3, 4, 5, 6)));
        assertThat(board.struck(Technique.INNIES))
                .contains("r1c8 7", "r1c9 8", "r1c9 9")
                .doesNotContain("r1c9 6");
    }

    @Test
    void onOtherSizesTheTotalIsAnother() {
        Noted board = Noted.on(Layout.standard(6), new Cage(19, List.of(0, 1, 2, 3, 4)));
        assertThat(board.struck(Technique.INNIES)).hasSize(5).doesNotContain("r1c6 2");
    }

    @Test
    void withoutCagesThereIsNothing() {
        assertThat(Noted.nine().found(Technique.INNIES)).isEmpty();
    }
}
