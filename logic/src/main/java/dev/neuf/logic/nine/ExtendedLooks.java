package dev.neuf.logic.nine;

/**
 * {@link dev.neuf.logic.find.ExtendedRectangles} on bits.
 *
 * <p>Boxes leave two shapes. Lines of one band or stack: a box has at most half as many couples as there are digits, and
 * all of them. Other lines: three couples, each line of three in one box.
 *
 * <p>Both cells of a couple have the same of the digits. So if neither is a way out they have the same candidates, but for
 * one digit which is the way out by itself; and if one is, it has all candidates of the other and more.
 */
final class ExtendedLooks {

    private static final int LEAST = 3;
    private static final int MOST = 5;

    private ExtendedLooks() {}

    static void find(Slate slate, Catch caught) {
        for (int line = 0; line < 18; line++) {
            int open = slate.openAt[line];
            int last = line / 9 * 9 + 9;
            int next = line / 3 * 3 + 3;
            for (int other = line + 1; other < next; other++) {
                int both = open & slate.openAt[other];
                if (Integer.bitCount(both) >= LEAST) {
                    inBand(slate, caught, line, other, both);
                }
            }
            for (int part = 0b111; part < Plain.ALL_DIGITS; part <<= 3) {
                for (int other = (open & part) == part ? next : last; other < last; other++) {
                    if ((slate.openAt[other] & part) == part && isPromising(slate, line, other, part)) {
                        choose(slate, caught, line, other, part, LEAST, LEAST, 0, 0, 0);
                    }
                }
            }
        }
    }

    private static void inBand(Slate slate, Catch caught, int line, int other, int both) {
        int couples = 0;
        for (int left = both; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            int common = candidates(slate, line, i) & candidates(slate, other, i);
            couples |= (common & common - 1) == 0 ? 0 : 1 << i;
        }
        int most = inBox(couples, 0) + inBox(couples, 1) + inBox(couples, 2);
        boolean isEverywhere = (couples & 7) != 0 && (couples & 7 << 3) != 0 && (couples & 7 << 6) != 0;
        if ((isEverywhere || most > LEAST) && isPromising(slate, line, other, couples)) {
            if (isEverywhere) {
                choose(slate, caught, line, other, couples, LEAST, 1, 0, 0, 0);
            }
            for (int size = LEAST + 1; size <= Math.min(MOST, most); size++) {
                choose(slate, caught, line, other, couples, size, 2, 0, 0, 0);
            }
        }
    }

    /** How many couples a box has, as far as they are of use. */
    private static int inBox(int couples, int box) {
        return Math.min(2, Integer.bitCount(couples >> 3 * box & 7));
    }

    /** Whether one couple could be no way out, and all of three but one have at most one way out. */
    private static boolean isPromising(Slate slate, int line, int other, int couples) {
        int alike = 0;
        int nested = 0;
        for (int left = couples; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            int one = candidates(slate, line, i);
            int facing = candidates(slate, other, i);
            alike += isAlike(one, facing) ? 1 : 0;
            nested += isNested(one, facing) ? 1 : 0;
        }
        return alike > 0 && nested > 1;
    }

    private static int candidates(Slate slate, int line, int i) {
        return slate.candidates[Plain.CELL[line * 9 + i]];
    }

    private static boolean isAlike(int one, int other) {
        int differ = one ^ other;
        return (differ & differ - 1) == 0;
    }

    private static boolean isNested(int one, int other) {
        return (one & other) == one || (one & other) == other;
    }

    /**
     * Chooses couples one by one.
     *
     * @param left those to choose from
     * @param size how many are wanted
     * @param inBox how many a box may have
     * @param chosen those taken so far
     * @param digits of all their cells but the ways out
     * @param ways how many cells are ways out
     */
    private static void choose(
            Slate slate,
            Catch caught,
            int line,
            int other,
            int left,
            int size,
            int inBox,
            int chosen,
            int digits,
            int ways) {
        // with no way out so far, one digit too many may still be the way out by itself
        if (ways > 2 || Integer.bitCount(digits) > (ways == 0 ? size + 1 : size)) {
            return;
        }
        int lack = size - Integer.bitCount(chosen);
        if (lack == 0) {
            found(slate, caught, line, other, size, chosen, digits);
            return;
        }
        while (Integer.bitCount(left) >= lack) {
            int i = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            if (Integer.bitCount(chosen & 7 << i / 3 * 3) < inBox) {
                int one = candidates(slate, line, i);
                int facing = candidates(slate, other, i);
                int more = chosen | 1 << i;
                if (isAlike(one, facing)) {
                    choose(slate, caught, line, other, left, size, inBox, more, digits | one | facing, ways);
                }
                if (one != facing && isNested(one, facing)) {
                    choose(slate, caught, line, other, left, size, inBox, more, digits | one & facing, ways + 1);
                }
                choose(slate, caught, line, other, left, size, inBox, more, digits, ways + 2);
            }
        }
    }

    private static void found(Slate slate, Catch caught, int line, int other, int size, int chosen, int digits) {
        int count = Integer.bitCount(digits);
        if (count == size) {
            look(slate, caught, line, other, chosen, digits);
        } else if (count == size + 1) {
            for (int left = digits; left != 0; left &= left - 1) {
                look(slate, caught, line, other, chosen, digits & ~(left & -left));
            }
        }
    }

    private static void look(Slate slate, Catch caught, int line, int other, int chosen, int digits) {
        long low = 0;
        long high = 0;
        for (int left = chosen; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            int one = Plain.CELL[line * 9 + i];
            int facing = Plain.CELL[other * 9 + i];
            int common = slate.candidates[one] & digits;
            if (common != (slate.candidates[facing] & digits) || Integer.bitCount(common) < 2) {
                return;
            }
            low |= Plain.low(one) | Plain.low(facing);
            high |= Plain.high(one) | Plain.high(facing);
        }
        Escapes.byAny(slate, caught, low, high, digits);
    }
}
