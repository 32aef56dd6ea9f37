package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Fish} on bits. Lines are given by where those of a digit begin in {@link Slate#at}. */
final class FishLooks {

    private FishLooks() {}

    static void xWing(Slate slate, Catch caught) {
        basic(slate, caught, 2);
    }

    static void swordfish(Slate slate, Catch caught) {
        basic(slate, caught, 3);
    }

    static void jellyfish(Slate slate, Catch caught) {
        basic(slate, caught, 4);
    }

    private static void basic(Slate slate, Catch caught, int size) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int lines = Integer.numberOfTrailingZeros(left) * Plain.HOUSES;
            choose(slate, caught, lines, size, 0, 0);
            choose(slate, caught, lines + 9, size, 0, 0);
        }
    }

    /** Chooses lines one by one, as long as their places lie in few enough lines the other way. */
    private static void choose(Slate slate, Catch caught, int lines, int size, int base, int covers) {
        int count = Integer.bitCount(base);
        if (count == size) {
            found(slate, caught, lines, size, base, covers);
            return;
        }
        for (int line = afterLast(base); line <= 9 - (size - count); line++) {
            int at = slate.at[lines + line];
            if ((at & at - 1) != 0 && Integer.bitCount(covers | at) <= size) {
                choose(slate, caught, lines, size, base | 1 << line, covers | at);
            }
        }
    }

    private static int afterLast(int base) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(base);
    }

    private static void found(Slate slate, Catch caught, int lines, int size, int base, int covers) {
        if (Integer.bitCount(covers) == size) {
            for (int line = 0; line < 9; line++) {
                if ((base >> line & 1) == 0) {
                    strike(caught, lines, line, slate.at[lines + line] & covers);
                }
            }
            caught.keep(1 << lines / Plain.HOUSES);
        }
    }

    /** The digit of the lines goes from some positions of one of them. */
    private static void strike(Catch caught, int lines, int line, int positions) {
        for (int left = positions; left != 0; left &= left - 1) {
            int house = lines % Plain.HOUSES + line;
            caught.strike(Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)], 1 << lines / Plain.HOUSES);
        }
    }

    static void finnedXWing(Slate slate, Catch caught) {
        finned(slate, caught, 2, false);
    }

    static void sashimiXWing(Slate slate, Catch caught) {
        finned(slate, caught, 2, true);
    }

    static void finnedSwordfish(Slate slate, Catch caught) {
        finned(slate, caught, 3, false);
    }

    static void sashimiSwordfish(Slate slate, Catch caught) {
        finned(slate, caught, 3, true);
    }

    static void finnedJellyfish(Slate slate, Catch caught) {
        finned(slate, caught, 4, false);
    }

    static void sashimiJellyfish(Slate slate, Catch caught) {
        finned(slate, caught, 4, true);
    }

    /** Siamese fish are made of others with fins. The rest is for the finder: where it is asked, these come first. */
    static boolean maySiamese(Slate slate, Catch caught) {
        int digits = Doubts.digits(slate, caught);
        for (int size = 2; digits != 0 && size <= 4 && caught.count() == 0; size++) {
            finned(slate, caught, digits, size, false);
            finned(slate, caught, digits, size, true);
        }
        boolean isFound = caught.count() > 0;
        caught.begin(caught.technique());
        return isFound;
    }

    private static void finned(Slate slate, Catch caught, int size, boolean isSashimi) {
        finned(slate, caught, Doubts.digits(slate, caught), size, isSashimi);
    }

    private static void finned(Slate slate, Catch caught, int digits, int size, boolean isSashimi) {
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long low = slate.doubts().low[digit];
            long high = slate.doubts().high[digit];
            while ((low | high) != 0) {
                int cell = Plain.first(low, high);
                finned(slate, caught, digit * Plain.HOUSES, cell, size, isSashimi);
                finned(slate, caught, digit * Plain.HOUSES + 9, cell, size, isSashimi);
                low &= ~Plain.low(cell);
                high &= ~Plain.high(cell);
            }
        }
    }

    /**
     * Works out, for a target, what must be covered in each line: all that the target does not see there, for it cannot be
     * a fin.
     */
    private static void finned(Slate slate, Catch caught, int lines, int cell, int size, boolean isSashimi) {
        int[] needed = slate.doubts().ints;
        int own = line(lines, cell);
        int cover = crossing(lines, cell);
        int inBox = 7 << cover / 3 * 3 & ~(1 << cover);
        int fins = 0;
        int count = 0;
        for (int line = 0; line < 9; line++) {
            int at = slate.at[lines + line];
            int seen = line / 3 == own / 3 && line != own ? at & inBox : 0;
            fins |= seen;
            boolean canBeChosen = line != own && at != 0 && Integer.bitCount(at & ~seen | 1 << cover) <= size;
            needed[line] = canBeChosen ? at & ~seen : Plain.ALL_DIGITS << 9;
            count += canBeChosen ? 1 : 0;
        }
        if (fins != 0 && count >= size) {
            chooseFinned(slate, caught, lines, cell, isSashimi ? -size : size, 0, 1 << cover);
        }
    }

    private static int line(int lines, int cell) {
        return lines % Plain.HOUSES == 0 ? Plain.ROW[cell] : Plain.COLUMN[cell] - 9;
    }

    private static int crossing(int lines, int cell) {
        return lines % Plain.HOUSES == 0 ? Plain.COLUMN[cell] - 9 : Plain.ROW[cell];
    }

    /** Chooses lines as {@link #choose}. The kind is the size, below 0 for sashimi fish. */
    private static void chooseFinned(Slate slate, Catch caught, int lines, int cell, int kind, int base, int covers) {
        int size = Math.abs(kind);
        int count = Integer.bitCount(base);
        if (count == size) {
            int union = 0;
            for (int left = base; left != 0; left &= left - 1) {
                union |= slate.at[lines + Integer.numberOfTrailingZeros(left)];
            }
            if ((covers & ~union) == 0) {
                fill(slate, caught, lines, cell, kind, base, covers, union & ~covers);
            }
            return;
        }
        int[] needed = slate.doubts().ints;
        for (int line = afterLast(base); line <= 9 - (size - count); line++) {
            if (Integer.bitCount(covers | needed[line]) <= size) {
                chooseFinned(slate, caught, lines, cell, kind, base | 1 << line, covers | needed[line]);
            }
        }
    }

    /** Any places that are not covered may make up the number of covers, if some are left as fins. */
    private static void fill(Slate slate, Catch caught, int lines, int cell, int kind, int base, int covers, int rest) {
        if (Integer.bitCount(covers) == Math.abs(kind)) {
            foundFinned(slate, caught, lines, cell, kind < 0, base, covers);
            return;
        }
        int later = rest;
        while (later != 0) {
            int cover = later & -later;
            later &= ~cover;
            fill(slate, caught, lines, cell, kind, base, covers | cover, later);
        }
    }

    /** All fins are in the box of the target, so what sees them is there. */
    private static void foundFinned(
            Slate slate, Catch caught, int lines, int cell, boolean wantsSashimi, int base, int covers) {
        int fins = 0;
        boolean isSashimi = false;
        for (int left = base; left != 0; left &= left - 1) {
            int at = slate.at[lines + Integer.numberOfTrailingZeros(left)];
            fins |= at & ~covers;
            isSashimi |= Integer.bitCount(at & covers) <= 1;
        }
        if (fins == 0 || isSashimi != wantsSashimi) {
            return;
        }
        int inBox = 7 << crossing(lines, cell) / 3 * 3;
        int first = line(lines, cell) / 3 * 3;
        for (int line = first; line < first + 3; line++) {
            if ((base >> line & 1) == 0) {
                strike(caught, lines, line, slate.at[lines + line] & covers & inBox);
            }
        }
        caught.keep(1 << lines / Plain.HOUSES);
    }
}
