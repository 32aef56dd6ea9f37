package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.variant.Cage;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Technique;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CagesTest {

    private static final Layout NINE = Layout.standard(9);

    @Test
    void threeCellsThatMakeSixAreOneTwoThree() {
        Noted board = Noted.on(NINE, new Cage(6, List.of(0, 1, 9)));
        assertThat(board.struck(Technique.CAGE))
                .hasSize(3 * 6)
                .contains("r1c1 4", "r2c1 9")
                .doesNotContain("r1c1 3");
    }

    @Test
    void candidatesOfTheOthersDecide() {
        Noted board = Noted.on(NINE, new Cage(10, List.of(0, 1))).only(1289, "r1c1");
        assertThat(board.found(Technique.CAGE)).containsExactly("r1c2 3, r1c2 4, r1c2 5, r1c2 6, r1c2 7");
    }

    @Test
    void aCageWithEveryWayOpenSaysNothing() {
        Noted board = Noted.on(NINE, new Cage(15, List.of(0, 1, 2)));
        assertThat(board.found(Technique.CAGE)).isEmpty();
    }

    @Test
    void eightCellsLeaveOutOneDigit() {
        Noted board = Noted.on(NINE, new Cage(44, List.of(0, 1, 2, 3, 4, 5, 6, 7)));
        assertThat(board.struck(Technique.CAGE)).hasSize(8).contains("r1c1 1", "r1c8 1");
    }

    @Test
    void whatACageMustHaveNoOtherCellThatSeesItsPlacesHas() {
        Noted board = Noted.on(NINE, new Cage(7, List.of(0, 1))).only(16, "r1c1 r1c2");
        assertThat(board.found(Technique.CAGE_DIGIT)).hasSize(2);
        assertThat(board.struck(Technique.CAGE_DIGIT))
                .contains("r1c9 1", "r1c9 6", "r3c3 1")
                .doesNotContain("r1c9 2", "r2c9 1", "r1c1 1");
    }

    @Test
    void whatACageMayDoWithoutOthersMayHave() {
        Noted board = Noted.on(NINE, new Cage(7, List.of(0, 1))).only(1256, "r1c1 r1c2");
        assertThat(board.found(Technique.CAGE_DIGIT)).isEmpty();
        // in the only ways to 24 all three digits come up, but those in the corner do not see the first row
        Noted corner = Noted.on(NINE, new Cage(24, List.of(0, 1, 9))).only(789, "r1c1 r1c2 r2c1");
        assertThat(corner.struck(Technique.CAGE_DIGIT))
                .contains("r3c3 7", "r2c2 8")
                .doesNotContain("r1c9 7");
    }

    /** Cells that all see each other, cells of which only some do, and many of them: against all ways there are. */
    @Test
    void exactlyTheCandidatesOfSomeWayArePossible() {
        var random = new SplittableRandom(3);
        for (int round = 0; round < 500; round++) {
            int[] cells = round % 2 == 0 ? new int[] {0, 1, 2, 9, 10} : new int[] {0, 10, 20, 30, 40};
            cells = Arrays.copyOf(cells, 2 + random.nextInt(4));
            Noted board = Noted.nine();
            for (int cell : cells) {
                board.only(new Digits(random.nextLong() | 1L << random.nextInt(9)), cell);
            }
            var sight = new Sight(board.board());
            int total = cells.length + random.nextInt(cells.length * 8);
            long[] expected = new long[cells.length];
            tryAll(sight, cells, 0, total, new int[cells.length], expected);
            assertThat(new Totals(sight, cells, total, () -> false).possible()).isEqualTo(expected);
        }
    }

    private static void tryAll(Sight sight, int[] cells, int index, int rest, int[] digits, long[] expected) {
        if (index == cells.length) {
            for (int i = 0; rest == 0 && i < cells.length; i++) {
                expected[i] |= Digits.of(digits[i]).bits();
            }
            return;
        }
        for (int digit : sight.candidates(cells[index])) {
            boolean isFree = true;
            for (int i = 0; i < index; i++) {
                isFree &= digits[i] != digit || !sight.rules().peers(cells[i]).contains(cells[index]);
            }
            if (isFree) {
                digits[index] = digit;
                tryAll(sight, cells, index + 1, rest - digit, digits, expected);
            }
        }
    }

    @Test
    void manyCellsAreBoundedByTheirLeastAndGreatest() {
        Noted board = Noted.on(Layout.standard(16), new Cage(66, List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)));
        for (int cell = 1; cell <= 10; cell++) {
            board.only(Digits.of(5, 6, 7), cell);
        }
        // the ten others make 50 at least
        assertThat(board.found(Technique.CAGE)).isEmpty();
        for (int cell = 1; cell <= 10; cell++) {
            board.only(Digits.of(6, 7), cell);
        }
        // and now 60
        assertThat(board.found(Technique.CAGE))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("r1c1 7, r1c1 8")
                .endsWith("r1c1 16");
    }
}
