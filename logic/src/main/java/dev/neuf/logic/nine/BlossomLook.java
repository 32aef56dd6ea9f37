package dev.neuf.logic.nine;

import java.util.Arrays;

/** {@link dev.neuf.logic.find.Blossoms} on bits, without petals that overlap. */
final class BlossomLook {

    /** By digit, the cells that lose it whichever of the digits so far the stem holds. */
    private final long[] low = new long[9];

    private final long[] high = new long[9];

    /** By digit, the cells that lose it from some petal of the digit in hand. */
    private final long[] petalLow = new long[9];

    private final long[] petalHigh = new long[9];

    /** By digit of the stem, its petal. */
    private final int[] petals = new int[9];

    /** By how many petals there are and digit, the cells that lose it from all of them. */
    private final long[] allLow = new long[10 * 9];

    private final long[] allHigh = new long[10 * 9];

    static void find(Slate slate, Catch caught) {
        AlmostSets sets = AlmostSets.of(slate);
        SetLinks links = SetLinks.of(slate);
        links.meet(sets);
        BlossomLook look = sets.blossoms;
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int stem = slate.candidates[cell];
            if (stem != 0 && look.isStem(sets, links, cell, stem)) {
                for (int digit = 0; digit < 9; digit++) {
                    look.allLow[digit] = (stem >> digit & 1) == 0 ? look.low[digit] : 0;
                    look.allHigh[digit] = (stem >> digit & 1) == 0 ? look.high[digit] : 0;
                }
                look.grow(sets, links, caught, cell, stem, 0);
            }
        }
    }

    /** Adds a petal for the next digit of the stem in all ways. */
    private void grow(AlmostSets sets, SetLinks links, Catch caught, int stem, int digits, int count) {
        if (digits == 0) {
            tell(caught, count * 9);
            return;
        }
        int row = (Integer.numberOfTrailingZeros(digits) * Plain.CELLS + stem) * links.words;
        for (int word = 0; word < links.words; word++) {
            long left = links.seeing[row + word];
            for (int i = 0; i < count; i++) {
                left &= links.apart[petals[i] * links.words + word];
            }
            for (; left != 0; left &= left - 1) {
                petals[count] = (word << 6) + Long.numberOfTrailingZeros(left);
                if (isAnyStruck(sets, petals[count], count * 9)) {
                    grow(sets, links, caught, stem, digits & digits - 1, count + 1);
                }
            }
        }
    }

    /** Whether a petal strikes something that all before it do. */
    private boolean isAnyStruck(AlmostSets sets, int set, int from) {
        long any = 0;
        for (int digit = 0; digit < 9; digit++) {
            boolean strikes = (sets.strikes[set] >> digit & 1) != 0;
            int state = set * 9 + digit;
            allLow[from + 9 + digit] = strikes ? allLow[from + digit] & sets.targetLow[state] : 0;
            allHigh[from + 9 + digit] = strikes ? allHigh[from + digit] & sets.targetHigh[state] : 0;
            any |= allLow[from + 9 + digit] | allHigh[from + 9 + digit];
        }
        return any != 0;
    }

    private void tell(Catch caught, int from) {
        int digits = 0;
        for (int digit = 0; digit < 9; digit++) {
            if ((allLow[from + digit] | allHigh[from + digit]) != 0) {
                caught.strike(digit, allLow[from + digit], allHigh[from + digit]);
                digits |= 1 << digit;
            }
        }
        caught.keep(digits);
    }

    private boolean isStem(AlmostSets sets, SetLinks links, int cell, int stem) {
        Arrays.fill(low, -1);
        Arrays.fill(high, -1);
        for (int left = stem; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            gather(sets, links, (digit * Plain.CELLS + cell) * links.words);
            if (!isLeft(stem)) {
                return false;
            }
        }
        for (int left = Plain.ALL_DIGITS & ~stem; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            if (isStruck(links, cell, stem, digit)) {
                return true;
            }
        }
        return false;
    }

    /** Whether some cell loses a digit. */
    private boolean isStruck(SetLinks links, int stem, int digits, int digit) {
        for (long left = low[digit]; left != 0; left &= left - 1) {
            if (isPicked(links, stem, digits, digit * Plain.CELLS + Long.numberOfTrailingZeros(left), 0)) {
                return true;
            }
        }
        for (long left = high[digit]; left != 0; left &= left - 1) {
            int target = Plain.LOW_CELLS + Long.numberOfTrailingZeros(left);
            if (isPicked(links, stem, digits, digit * Plain.CELLS + target, 0)) {
                return true;
            }
        }
        return false;
    }

    /** Adds up what the petals of a row strike. */
    private void gather(AlmostSets sets, SetLinks links, int row) {
        Arrays.fill(petalLow, 0);
        Arrays.fill(petalHigh, 0);
        for (int word = 0; word < links.words; word++) {
            for (long left = links.seeing[row + word]; left != 0; left &= left - 1) {
                int set = (word << 6) + Long.numberOfTrailingZeros(left);
                for (int digits = sets.strikes[set]; digits != 0; digits &= digits - 1) {
                    int digit = Integer.numberOfTrailingZeros(digits);
                    petalLow[digit] |= sets.targetLow[set * 9 + digit];
                    petalHigh[digit] |= sets.targetHigh[set * 9 + digit];
                }
            }
        }
    }

    private boolean isLeft(int stem) {
        long any = 0;
        for (int digit = 0; digit < 9; digit++) {
            low[digit] &= petalLow[digit];
            high[digit] &= petalHigh[digit];
            any |= (stem >> digit & 1) == 0 ? low[digit] | high[digit] : 0;
        }
        return any != 0;
    }

    /** Whether the digits of the stem left have petals, apart from each other and those so far, that strike the target. */
    private boolean isPicked(SetLinks links, int stem, int digits, int target, int count) {
        if (digits == 0) {
            return true;
        }
        int row = (Integer.numberOfTrailingZeros(digits) * Plain.CELLS + stem) * links.words;
        for (int word = 0; word < links.words; word++) {
            long left = links.seeing[row + word] & links.seeing[target * links.words + word];
            for (int i = 0; i < count; i++) {
                left &= links.apart[petals[i] * links.words + word];
            }
            for (; left != 0; left &= left - 1) {
                petals[count] = (word << 6) + Long.numberOfTrailingZeros(left);
                if (isPicked(links, stem, digits & digits - 1, target, count + 1)) {
                    return true;
                }
            }
        }
        return false;
    }
}
