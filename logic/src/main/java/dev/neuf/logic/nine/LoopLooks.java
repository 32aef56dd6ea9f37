package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;

/** {@link dev.neuf.logic.find.UniqueLoops} on bits. */
final class LoopLooks {

    private static final int LEAST = 6;

    private LoopLooks() {}

    static void find(Slate slate, Catch caught) {
        long low = slate.twoLow;
        long high = slate.twoHigh;
        for (long left = slate.openLow & ~low; left != 0; left &= left - 1) {
            low |= Integer.bitCount(slate.candidates[Long.numberOfTrailingZeros(left)]) > 3 ? 0 : left & -left;
        }
        for (long left = slate.openHigh & ~high; left != 0; left &= left - 1) {
            int cell = Plain.LOW_CELLS + Long.numberOfTrailingZeros(left);
            high |= Integer.bitCount(slate.candidates[cell]) > 3 ? 0 : left & -left;
        }
        for (long left = slate.twoLow; left != 0; left &= left - 1) {
            from(slate, caught, Long.numberOfTrailingZeros(left), low, high);
        }
        for (long left = slate.twoHigh; left != 0; left &= left - 1) {
            from(slate, caught, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left), low, high);
        }
    }

    /**
     * Takes a cell as the first of a loop. More than two ways out help for one digit only. So unless four cells have the
     * pair and nothing else, all the others have the same third digit.
     */
    private static void from(Slate slate, Catch caught, int start, long fewLow, long fewHigh) {
        int pair = slate.candidates[start];
        int one = Integer.numberOfTrailingZeros(pair);
        int other = 31 - Integer.numberOfLeadingZeros(pair);
        long low = slate.low[one] & slate.low[other];
        long high = slate.high[one] & slate.high[other];
        if (Plain.count(low & slate.twoLow, high & slate.twoHigh) >= LEAST - 2) {
            within(slate, caught, start, low, high);
            return;
        }
        low &= fewLow;
        high &= fewHigh;
        if (Plain.count(low, high) >= LEAST) {
            for (int left = Plain.ALL_DIGITS & ~pair; left != 0; left &= left - 1) {
                int third = Integer.numberOfTrailingZeros(left);
                long thirdLow = slate.twoLow | slate.low[third];
                long thirdHigh = slate.twoHigh | slate.high[third];
                within(slate, caught, start, low & thirdLow, high & thirdHigh);
            }
        }
    }

    /** Takes away cells that are alone in a house, again and again; nearly always nothing is left. */
    private static void within(Slate slate, Catch caught, int start, long low, long high) {
        int before = 0;
        int count = Plain.count(low, high);
        while (count >= LEAST && count != before) {
            before = count;
            long keptLow = low;
            for (long left = low; left != 0; left &= left - 1) {
                keptLow &= isAlone(Long.numberOfTrailingZeros(left), low, high) ? ~(left & -left) : -1;
            }
            long keptHigh = high;
            for (long left = high; left != 0; left &= left - 1) {
                int cell = Plain.LOW_CELLS + Long.numberOfTrailingZeros(left);
                keptHigh &= isAlone(cell, low, high) ? ~(left & -left) : -1;
            }
            low = keptLow;
            high = keptHigh;
            count = Plain.count(low, high);
        }
        if (count >= LEAST && (low & Plain.low(start) | high & Plain.high(start)) != 0) {
            grow(slate, caught, start, low, high, Plain.low(start), Plain.high(start), 0, 0, 0, 0);
        }
    }

    /** Whether one of the houses of a cell has no other of these. */
    private static boolean isAlone(int cell, long low, long high) {
        return isSingle(Plain.ROW[cell], low, high)
                || isSingle(Plain.COLUMN[cell], low, high)
                || isSingle(Plain.BOX[cell], low, high);
    }

    private static boolean isSingle(int house, long low, long high) {
        return Plain.count(low & Plain.HOUSE_LOW[house], high & Plain.HOUSE_HIGH[house]) == 1;
    }

    /**
     * Goes on from a piece of a loop.
     *
     * @param firstLow the cells with the digit of the start, and {@code firstHigh}
     * @param secondLow the cells with the other digit, and {@code secondHigh}
     * @param ways how many of them have digits besides the pair
     * @param others these digits
     */
    private static void grow(
            Slate slate,
            Catch caught,
            int start,
            long low,
            long high,
            long firstLow,
            long firstHigh,
            long secondLow,
            long secondHigh,
            int ways,
            int others) {
        int house = lonely(firstLow | secondLow, firstHigh | secondHigh);
        int count = Plain.count(firstLow | secondLow, firstHigh | secondHigh);
        if (house == Plain.HOUSES) {
            if (count >= LEAST) {
                Escapes.byAny(slate, caught, firstLow | secondLow, firstHigh | secondHigh, slate.candidates[start]);
            }
            return;
        }
        if (count == Bounds.UNIQUE_LOOP_CELLS) {
            return;
        }
        boolean isSecond = (firstLow & Plain.HOUSE_LOW[house] | firstHigh & Plain.HOUSE_HIGH[house]) != 0;
        long sameLow = isSecond ? secondLow : firstLow;
        long sameHigh = isSecond ? secondHigh : firstHigh;
        long facingLow = isSecond ? firstLow : secondLow;
        long facingHigh = isSecond ? firstHigh : secondHigh;
        long nextLow = low & Plain.HOUSE_LOW[house] & ~facingLow;
        long nextHigh = high & Plain.HOUSE_HIGH[house] & ~facingHigh;
        while ((nextLow | nextHigh) != 0) {
            int next = Plain.first(nextLow, nextHigh);
            long bitLow = Plain.low(next);
            long bitHigh = Plain.high(next);
            nextLow &= ~bitLow;
            nextHigh &= ~bitHigh;
            int rest = slate.candidates[next] & ~slate.candidates[start];
            int more = rest == 0 ? ways : ways + 1;
            // each loop is found from its first cell without other digits; three ways out or more help only if all are
            // of one digit
            boolean isUseless = rest == 0 && next < start
                    || more > 2 && Integer.bitCount(others | rest) > 1
                    || (sameLow & Plain.SEEN_LOW[next] | sameHigh & Plain.SEEN_HIGH[next]) != 0
                    || isCrowded(next, facingLow, facingHigh);
            if (!isUseless) {
                grow(
                        slate,
                        caught,
                        start,
                        low,
                        high,
                        isSecond ? firstLow : firstLow | bitLow,
                        isSecond ? firstHigh : firstHigh | bitHigh,
                        isSecond ? secondLow | bitLow : secondLow,
                        isSecond ? secondHigh | bitHigh : secondHigh,
                        more,
                        others | rest);
            }
        }
    }

    /** A house that has a single one of the cells, or the number of houses. */
    private static int lonely(long low, long high) {
        int house = 0;
        while (house < Plain.HOUSES && !isSingle(house, low, high)) {
            house++;
        }
        return house;
    }

    /** Whether a house of the cell has two cells with the facing digit. */
    private static boolean isCrowded(int cell, long low, long high) {
        return isCrowdedIn(Plain.ROW[cell], low, high)
                || isCrowdedIn(Plain.COLUMN[cell], low, high)
                || isCrowdedIn(Plain.BOX[cell], low, high);
    }

    private static boolean isCrowdedIn(int house, long low, long high) {
        return Plain.count(low & Plain.HOUSE_LOW[house], high & Plain.HOUSE_HIGH[house]) > 1;
    }
}
