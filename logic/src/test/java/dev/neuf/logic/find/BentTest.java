package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Technique;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class BentTest {

    @Test
    void oneWingOfAnXyWingHoldsTheSharedDigit() {
        Noted board = Noted.nine().only(12, "r1c1").only(13, "r1c5").only(23, "r2c2");
        assertThat(board.found(Technique.XY_WING)).containsExactly("r1c2 3, r1c3 3, r2c4 3, r2c5 3, r2c6 3");
        assertThat(board.found(Technique.XYZ_WING)).isEmpty();
    }

    @Test
    void thePivotOfAnXyzWingMayHoldItToo() {
        Noted board = Noted.nine().only(123, "r1c1").only(13, "r1c5").only(23, "r2c2");
        assertThat(board.found(Technique.XYZ_WING)).containsExactly("r1c2 3, r1c3 3");
        assertThat(board.found(Technique.XY_WING)).isEmpty();
    }

    @Test
    void cellsThatAllSeeEachOtherAreNoWing() {
        Noted board = Noted.nine().only(12, "r1c1").only(13, "r1c5").only(23, "r1c9");
        assertThat(board.found(Technique.XY_WING)).isEmpty();
    }

    @Test
    void aWingThatThePivotDoesNotSeeIsNone() {
        Noted board = Noted.nine().only(12, "r1c1").only(13, "r1c5").only(23, "r5c6");
        assertThat(board.found(Technique.XY_WING)).isEmpty();
    }

    @Test
    void fourCellsForFourDigits() {
        Noted board =
                Noted.nine().only(123, "r1c1").only(14, "r1c5").only(24, "r1c8").only(34, "r2c2");
        assertThat(board.found(Technique.WXYZ_WING)).containsExactly("r1c2 4, r1c3 4");
        assertThat(board.found(Technique.BENT_SET_5)).isEmpty();
    }

    @Test
    void twoDigitsThatFitTwiceAreOneTooMany() {
        Noted board = Noted.nine()
                .only(123, "r1c1")
                .only(134, "r1c5")
                .only(24, "r1c8")
                .only(34, "r2c2");
        assertThat(board.found(Technique.WXYZ_WING)).isEmpty();
    }

    /** The definition, cell by cell, against the search that grows sets along neighbours. */
    @Test
    void everySetThatFitsTheDefinitionIsFound() {
        var random = new SplittableRandom(42);
        Shape jigsaw = Shape.jigsaw(0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 4, 2, 3, 4, 4, 3, 3, 3);
        for (int round = 0; round < 40; round++) {
            Noted board = switch (round % 3) {
                case 0 -> Noted.on(Layout.standard(6));
                case 1 -> Noted.on(Layout.of(jigsaw));
                default -> Noted.on(Layout.standard(6), new NonConsecutive());
            };
            Layout layout = board.board().layout();
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                Digits digits = Digits.NONE;
                for (int count = 2 + random.nextInt(3); digits.size() < count; ) {
                    digits = digits.with(1 + random.nextInt(layout.size()));
                }
                board.only(random.nextInt(3) == 0 ? layout.digits() : digits, cell);
            }
            var wings = board.struck(Technique.XY_WING);
            wings.addAll(board.struck(Technique.XYZ_WING));
            assertThat(wings).isEqualTo(byDefinition(board, 3));
            assertThat(board.struck(Technique.WXYZ_WING)).isEqualTo(byDefinition(board, 4));
            if (round < 9) {
                assertThat(board.struck(Technique.BENT_SET_5)).isEqualTo(byDefinition(board, 5));
            }
        }
    }

    private static Set<String> byDefinition(Noted board, int size) {
        var struck = new TreeSet<String>();
        choose(board.board().layout(), new Sight(board.board()), new int[size], 0, 0, struck);
        return struck;
    }

    private static void choose(Layout layout, Sight sight, int[] chosen, int count, int from, Set<String> struck) {
        if (count > 0
                && count < chosen.length
                && digits(sight, chosen, (1 << count) - 1).size() > chosen.length) {
            return;
        }
        if (count == chosen.length) {
            long loose = loose(sight, chosen);
            if (Long.bitCount(loose) == 1 && isJustEnough(sight, chosen)) {
                int digit = Long.numberOfTrailingZeros(loose) + 1;
                CellSet ends = CellSet.of(chosen).and(sight.places(digit));
                for (int target : sight.targets(ends, digit)) {
                    struck.add(layout.name(target) + " " + digit);
                }
            }
            return;
        }
        for (int cell = from; cell < layout.cellCount(); cell++) {
            chosen[count] = cell;
            choose(layout, sight, chosen, count + 1, cell + 1, struck);
        }
    }

    private static long loose(Sight sight, int[] chosen) {
        long loose = 0;
        for (int one : chosen) {
            for (int other : chosen) {
                for (int digit : sight.candidates(one).and(sight.candidates(other))) {
                    if (one != other && !sight.sees(one, digit).contains(other)) {
                        loose |= Digits.of(digit).bits();
                    }
                }
            }
        }
        return loose;
    }

    /** As many digits as cells, and more than that in every part. */
    private static boolean isJustEnough(Sight sight, int[] chosen) {
        int all = (1 << chosen.length) - 1;
        for (int part = 1; part < all; part++) {
            if (digits(sight, chosen, part).size() <= Integer.bitCount(part)) {
                return false;
            }
        }
        return digits(sight, chosen, all).size() == chosen.length;
    }

    private static Digits digits(Sight sight, int[] chosen, int part) {
        Digits digits = Digits.NONE;
        for (int i = 0; i < chosen.length; i++) {
            digits = (part >> i & 1) != 0 ? digits.or(sight.candidates(chosen[i])) : digits;
        }
        return digits;
    }
}
