package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Technique;
import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AlmostLockedTest {

    private static final Shape JIGSAW =
            Shape.jigsaw(0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 4, 2, 3, 4, 4, 3, 3, 3);

    private static Noted random(int round, SplittableRandom random) {
        Noted board = switch (round % 3) {
            case 0 -> Noted.on(Layout.standard(6));
            case 1 -> Noted.on(Layout.of(JIGSAW));
            default -> Noted.on(Layout.standard(4), new NonConsecutive());
        };
        Layout layout = board.board().layout();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            Digits digits = Digits.NONE;
            for (int count = 2 + random.nextInt(3); digits.size() < count; ) {
                digits = digits.with(1 + random.nextInt(layout.size()));
            }
            board.only(digits, cell);
        }
        return board;
    }

    @Test
    void everySetThatFitsTheDefinitionIsThereOnce() {
        var random = new SplittableRandom(9);
        for (int round = 0; round < 30; round++) {
            var sight = new Sight(random(round, random).board());
            var expected = new HashSet<CellSet>();
            for (Rule.House house : sight.houses()) {
                int[] cells = house.cells().and(sight.open()).toArray();
                for (int choice = 1; choice < 1 << cells.length; choice++) {
                    long digits = 0;
                    var chosen = new CellSet.Builder();
                    for (int i = 0; i < cells.length; i++) {
                        if ((choice >> i & 1) != 0) {
                            digits |= sight.bits(cells[i]);
                            chosen.add(cells[i]);
                        }
                    }
                    if (Long.bitCount(digits) == Integer.bitCount(choice) + 1) {
                        expected.add(chosen.build());
                    }
                }
            }
            assertThat(AlmostLockedSets.of(sight).all().stream().map(AlmostLocked::cells))
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void aDigitIsRestrictedWhenAllItsPlacesSeeEachOther() {
        var random = new SplittableRandom(10);
        for (int round = 0; round < 30; round++) {
            var sight = new Sight(random(round, random).board());
            AlmostLockedSets sets = AlmostLockedSets.of(sight);
            for (AlmostLocked one : sets.all()) {
                for (AlmostLocked other : sets.all()) {
                    long common = one == other ? 0 : common(sight, one, other);
                    assertThat(bits(sets.commons(true), one, other)).isEqualTo(common);
                    assertThat(bits(sets.commons(false), one, other))
                            .isEqualTo(one.cells().meets(other.cells()) ? 0 : common);
                }
            }
        }
    }

    private static long bits(RestrictedCommons commons, AlmostLocked one, AlmostLocked other) {
        int[] others = commons.others(one.index());
        for (int i = 0; i < others.length; i++) {
            if (others[i] == other.index()) {
                return commons.digits(one.index())[i];
            }
        }
        return 0;
    }

    private static long common(Sight sight, AlmostLocked one, AlmostLocked other) {
        long common = 0;
        for (int digit : one.digits().and(other.digits())) {
            boolean isRestricted = true;
            for (int cell : one.places(digit)) {
                isRestricted &= sight.sees(cell, digit).containsAll(other.places(digit));
            }
            common |= isRestricted ? 1L << digit - 1 : 0;
        }
        return common;
    }

    @Test
    void ofTwoSetsTheOneWithoutTheCommonDigitHoldsTheOther() {
        Noted board = Noted.nine().only(12, "r1c1").only(134, "r1c4 r1c5").only(234, "r2c4");
        assertThat(board.found(Technique.ALS_XZ)).contains("r1c6 2, r2c1 2, r2c2 2, r2c3 2");
    }

    @Test
    void twoCommonDigitsLockBothSets() {
        Noted board = Noted.nine().only(12, "r1c1 r1c5");
        assertThat(board.struck(Technique.ALS_XZ)).contains("r1c2 1", "r1c9 2").doesNotContain("r2c2 1");
    }

    @Test
    void ofThreeSetsOneOfTheEndsHoldsTheDigit() {
        Noted board = Noted.nine().only(13, "r1c1").only(12, "r1c5").only(23, "r5c5");
        assertThat(board.found(Technique.ALS_XY_WING)).contains("r5c1 3");
    }

    @Test
    void setsTiedByTheOnlyPlacesOfADigit() {
        Noted board = Noted.nine()
                .only(12, "r1c1")
                .only(123, "r4c4 r4c5")
                .nowhere(1, CellSet.of(72, 73, 74, 75, 76, 77, 78, 79, 80), "r9c1 r9c4 r9c5");
        assertThat(board.found(Technique.ALS_W_WING)).isEmpty();
        board.only(23, "r4c5").nowhere(1, CellSet.of(76), "r9c1");
        assertThat(board.found(Technique.ALS_W_WING)).contains("r4c1 2");
    }

    @Test
    void chainsOfFourSetsAndMore() {
        Noted board =
                Noted.nine().only(12, "r1c1").only(23, "r1c5").only(34, "r5c5").only(14, "r5c9");
        assertThat(board.found(Technique.ALS_CHAIN)).contains("r1c9 1, r5c1 1");
        Noted open =
                Noted.nine().only(12, "r1c1").only(23, "r1c5").only(34, "r5c5").only(145, "r5c9");
        assertThat(open.struck(Technique.ALS_CHAIN)).doesNotContain("r5c1 1");
    }

    @Test
    void whateverTheStemHoldsOnePetalHasTheDigit() {
        Noted board =
                Noted.nine().only(14, "r5c1").only(24, "r5c9").only(34, "r4c4").only(1237, "r5c5");
        assertThat(board.struck(Technique.DEATH_BLOSSOM)).doesNotContain("r5c4 4");
        assertThat(board.only(123, "r5c5").found(Technique.DEATH_BLOSSOM)).contains("r5c4 4, r5c6 4");
    }

    @Test
    void petalsMayOverlapOnlyWhereTheyAreAllowedTo() {
        Noted board = Noted.nine().only(12, "r5c5").only(134, "r5c1").only(234, "r5c2");
        var sight = new Sight(board.board());
        assertThat(Hunt.all(Technique.DEATH_BLOSSOM, Blossoms.find(false), sight))
                .hasSizeLessThanOrEqualTo(Hunt.all(Technique.DEATH_BLOSSOM, Blossoms.find(true), sight)
                        .size());
    }

    @Test
    void aPairNakedInALineAndHiddenInABox() {
        CellSet box = Layout.standard(9).houses().get(18).cells();
        Noted board =
                Noted.nine().only(12, "r1c4").nowhere(1, box, "r1c1 r1c2 r2c1").nowhere(2, box, "r1c1 r1c2 r1c3 r2c1");
        assertThat(board.found(Technique.ALMOST_LOCKED_PAIR))
                .contains("r1c5 1, r1c5 2, r1c6 1, r1c6 2, r1c7 1, r1c7 2, r1c8 1, r1c8 2, r1c9 1, r1c9 2, "
                        + "r2c1 3, r2c1 4, r2c1 5, r2c1 6, r2c1 7, r2c1 8, r2c1 9");
        assertThat(Noted.nine().only(12, "r1c4").nowhere(1, box, "r1c1 r2c1").found(Technique.ALMOST_LOCKED_PAIR))
                .isEmpty();
    }

    @Test
    void aCellOfTwoAlmostHiddenSetsIsFilledByOneOfThem() {
        CellSet row = Layout.standard(9).houses().get(0).cells();
        CellSet box = Layout.standard(9).houses().get(18).cells();
        Noted board = Noted.nine().nowhere(1, row, "r1c1 r1c2").nowhere(2, box, "r1c1 r1c2");
        assertThat(board.struck(Technique.AHS_XZ)).contains("r1c1 3", "r1c2 9").doesNotContain("r1c1 1", "r1c2 2");
    }

    @Test
    void twoCellsAreAlignedWithSmallSets() {
        Noted board = Noted.nine()
                .only(1238, "r1c2")
                .only(14, "r1c5")
                .only(24, "r1c6")
                .only(347, "r1c8")
                .only(47, "r1c9");
        assertThat(board.struck(Technique.ALIGNED_PAIR_EXCLUSION)).doesNotContain("r1c1 4");
        board.only(123, "r1c2");
        assertThat(board.struck(Technique.ALIGNED_PAIR_EXCLUSION)).contains("r1c1 4");
    }
}
