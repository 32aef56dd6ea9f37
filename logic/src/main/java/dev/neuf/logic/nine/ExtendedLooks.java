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

    /** The fewest couples. The most are two more. */
    private static final int LEAST = 3;

    // kinds of couples, by the candidates of both cells: any, one has all of the other, they differ by one at most or
    // not at all; each number is the first bit for the couples of its kind
    private static final int COUPLE = 0;
    private static final int NESTED = 9;
    private static final int ALIKE = 18;
    private static final int EQUAL = 27;

    /** No cell is a way out by itself, but all that have one digit. */
    private static final int BY_DIGIT = 3;

    private ExtendedLooks() {}

    static void find(Slate slate, Catch caught) {
        for (int line = 0; line < 18; line++) {
            int open = slate.openAt[line];
            int last = line / 9 * 9 + 9;
            int next = line / 3 * 3 + 3;
            for (int other = line + 1; other < next; other++) {
                int both = open & slate.openAt[other];
                if (hasRoom(both, LEAST, 1) || hasRoom(both, LEAST + 1, 2)) {
                    long kinds = kinds(slate, line, other, both);
                    begin(slate, caught, line, other, kinds, LEAST, 1);
                    begin(slate, caught, line, other, kinds, LEAST + 1, 2);
                    begin(slate, caught, line, other, kinds, LEAST + 2, 2);
                }
            }
            for (int part = 0b111; part < Plain.ALL_DIGITS; part <<= 3) {
                for (int other = (open & part) == part ? next : last; other < last; other++) {
                    if ((slate.openAt[other] & part) == part) {
                        begin(slate, caught, line, other, kinds(slate, line, other, part), LEAST, LEAST);
                    }
                }
            }
        }
    }

    /** The couples with two digits or more in common; and those among them that are nested, alike and equal. */
    private static long kinds(Slate slate, int line, int other, int both) {
        long kinds = 0;
        for (int left = both; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            int one = candidates(slate, line, i);
            int facing = candidates(slate, other, i);
            int common = one & facing;
            if ((common & common - 1) != 0) {
                kinds |= 1L << COUPLE + i;
                kinds |= common == one || common == facing ? 1L << NESTED + i : 0;
                kinds |= isAlike(one, facing) ? 1L << ALIKE + i : 0;
                kinds |= one == facing ? 1L << EQUAL + i : 0;
            }
        }
        return kinds;
    }

    private static int couples(long kinds, int kind) {
        return (int) (kinds >>> kind) & Plain.ALL_DIGITS;
    }

    private static int candidates(Slate slate, int line, int i) {
        return slate.candidates[Plain.CELL[line * 9 + i]];
    }

    private static boolean isAlike(int one, int other) {
        int differ = one ^ other;
        return (differ & differ - 1) == 0;
    }

    /** Chooses so many couples, if there are enough of each kind. */
    private static void begin(Slate slate, Catch caught, int line, int other, long kinds, int size, int inBox) {
        int equal = Integer.bitCount(couples(kinds, EQUAL));
        int left = 0;
        if (equal >= size - 1) {
            left = couples(kinds, COUPLE);
        } else if (equal >= size - 2 || Integer.bitCount(couples(kinds, ALIKE)) >= size) {
            left = couples(kinds, NESTED);
        }
        if (hasRoom(left, size, inBox)) {
            choose(slate, caught, line, other, kinds, left, size, inBox, 0, 0, 0);
        }
    }

    /** Whether so many of these can be chosen, if a box may have only some. */
    private static boolean hasRoom(int left, int size, int inBox) {
        return Math.min(inBox, Integer.bitCount(left & 7))
                        + Math.min(inBox, Integer.bitCount(left & 7 << 3))
                        + Math.min(inBox, Integer.bitCount(left & 7 << 6))
                >= size;
    }

    /**
     * Chooses couples one by one.
     *
     * @param left those to choose from
     * @param size how many are wanted
     * @param inBox how many a box may have
     * @param chosen those taken so far
     * @param digits of all their cells but the ways out
     * @param ways how many cells are ways out, or {@link #BY_DIGIT}
     */
    private static void choose(
            Slate slate,
            Catch caught,
            int line,
            int other,
            long kinds,
            int left,
            int size,
            int inBox,
            int chosen,
            int digits,
            int ways) {
        // with no way out so far, one digit too many may still be the way out by itself
        if (Integer.bitCount(digits) > (ways % BY_DIGIT == 0 ? size + 1 : size)) {
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
                int nested = left & couples(kinds, NESTED);
                int equal = left & couples(kinds, EQUAL);
                if (one == facing) {
                    choose(slate, caught, line, other, kinds, left, size, inBox, more, digits | one, ways);
                } else if (ways % BY_DIGIT == 0 && isAlike(one, facing)) {
                    int alike = left & couples(kinds, ALIKE);
                    int all = digits | one | facing;
                    choose(slate, caught, line, other, kinds, alike, size, inBox, more, all, BY_DIGIT);
                }
                if (ways < 2 && one != facing && (couples(kinds, NESTED) >> i & 1) != 0) {
                    int rest = ways == 0 ? nested : equal;
                    int all = digits | one & facing;
                    choose(slate, caught, line, other, kinds, rest, size, inBox, more, all, ways + 1);
                }
                if (ways == 0) {
                    choose(slate, caught, line, other, kinds, equal, size, inBox, more, digits, 2);
                }
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
