package dev.neuf.logic.nine;

/** Looks and screens of techniques that look at one digit alone, and seldom find anything. */
final class DoubtLooks {

    /** How many words a tie takes: the cells at its one end and at its other. */
    private static final int TIE = 4;

    /** Where the two colours are, after the ties of all houses. */
    private static final int FIRST = TIE * Plain.HOUSES;

    private static final int SECOND = FIRST + 2;

    private DoubtLooks() {}

    /** {@link dev.neuf.logic.find.ComplexFish}: whether some digit is in doubt. */
    static boolean fish(Slate slate, Catch caught) {
        return Doubts.fields(slate, caught) != 0;
    }

    /** {@link dev.neuf.logic.chain.OpenChains} of one digit: whether something would put itself out by its pairs. */
    static boolean mayChain(Slate slate, int digit) {
        int end = slate.doubts().pairs(slate, digit);
        long low = slate.doubts().low[digit];
        long high = slate.doubts().high[digit];
        boolean isFound = false;
        while ((low | high) != 0 && !isFound) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            isFound = putsItselfOut(slate.doubts().longs, end, cell);
        }
        return isFound;
    }

    /** If a cell had the digit, what it sees has not; so the other ends of pairs have, and what they see has not ... */
    private static boolean putsItselfOut(long[] pairs, int end, int cell) {
        long offLow = Plain.SEEN_LOW[cell];
        long offHigh = Plain.SEEN_HIGH[cell];
        boolean hasMore = true;
        while (hasMore) {
            hasMore = false;
            for (int pair = 0; pair < end; pair += 2) {
                long onLow = pairs[pair] & ~offLow;
                long onHigh = pairs[pair + 1] & ~offHigh;
                if ((onLow | onHigh) == 0) {
                    return true;
                }
                if (onLow != pairs[pair] || onHigh != pairs[pair + 1]) {
                    int on = Plain.first(onLow, onHigh);
                    hasMore |= (Plain.SEEN_LOW[on] & ~offLow | Plain.SEEN_HIGH[on] & ~offHigh) != 0;
                    offLow |= Plain.SEEN_LOW[on];
                    offHigh |= Plain.SEEN_HIGH[on];
                }
            }
        }
        return false;
    }

    /** {@link dev.neuf.logic.find.BrokenWings} on bits: odd rounds all of whose guardians are well placed. */
    static void wing(Slate slate, Catch caught) {
        for (int left = Doubts.fieldsWithSingles(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            placeAlone(slate, caught, digit);
            strikeAround(slate, caught, digit);
        }
    }

    /** Places what is the only guardian. That may be the only possible place of a house. */
    private static void placeAlone(Slate slate, Catch caught, int digit) {
        long possibleLow = slate.low[digit] & ~slate.doubts().low[digit];
        long possibleHigh = slate.high[digit] & ~slate.doubts().high[digit];
        long aloneLow = 0;
        long aloneHigh = 0;
        for (int house = 0; house < Plain.HOUSES; house++) {
            long low = possibleLow & Plain.HOUSE_LOW[house];
            long high = possibleHigh & Plain.HOUSE_HIGH[house];
            boolean isAlone = Plain.count(low, high) == 1;
            aloneLow |= isAlone ? low : 0;
            aloneHigh |= isAlone ? high : 0;
        }
        while ((aloneLow | aloneHigh) != 0) {
            int cell = Plain.first(aloneLow, aloneHigh);
            aloneLow &= ~Plain.low(cell);
            aloneHigh &= ~Plain.high(cell);
            if (hasRound(slate, digit, Plain.low(cell), Plain.high(cell))) {
                caught.place(cell, 1 << digit);
                caught.keep(1 << digit);
            }
        }
    }

    /** Strikes what sees all guardians, unless it sees one that is placed. */
    private static void strikeAround(Slate slate, Catch caught, int digit) {
        long low = slate.doubts().low[digit];
        long high = slate.doubts().high[digit];
        while ((low | high) != 0) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            if (!seesPlaced(caught, cell, 1 << digit)
                    && hasRound(slate, digit, Plain.SEEN_LOW[cell], Plain.SEEN_HIGH[cell])) {
                caught.strike(cell, 1 << digit);
                caught.keep(1 << digit);
            }
        }
    }

    private static boolean seesPlaced(Catch caught, int cell, int digit) {
        for (int i = cell * 20; i < cell * 20 + 20; i++) {
            if (caught.placed()[Plain.PEER[i]] == digit) {
                return true;
            }
        }
        return false;
    }

    /** The part of {@link dev.neuf.logic.chain.Nets} about one digit on bits. */
    static void nishio(Slate slate, Catch caught) {
        for (int left = Doubts.digitsWithSingles(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long doubtLow = slate.doubts().low[digit];
            long doubtHigh = slate.doubts().high[digit];
            long low = slate.low[digit];
            long high = slate.high[digit];
            while ((low | high) != 0) {
                int cell = Plain.first(low, high);
                low &= ~Plain.low(cell);
                high &= ~Plain.high(cell);
                long seenLow = Plain.SEEN_LOW[cell];
                long seenHigh = Plain.SEEN_HIGH[cell];
                // only what is in doubt breaks where it is, and only what sees nothing else where it is not
                if ((Plain.low(cell) & doubtLow | Plain.high(cell) & doubtHigh) != 0
                        && breaks(slate, digit, seenLow, seenHigh)) {
                    caught.strike(cell, 1 << digit);
                    caught.keep(1 << digit);
                }
                if ((seenLow & slate.low[digit] & ~doubtLow | seenHigh & slate.high[digit] & ~doubtHigh) == 0
                        && breaks(slate, digit, Plain.low(cell), Plain.high(cell))) {
                    caught.place(cell, 1 << digit);
                    caught.keep(1 << digit);
                }
            }
        }
    }

    /** Whether a house has no place left, if these are none and the digit goes wherever they leave only one. */
    private static boolean breaks(Slate slate, int digit, long low, long high) {
        long goneLow = slate.low[digit] & low;
        long goneHigh = slate.high[digit] & high;
        long followed = 0;
        boolean hasMore = true;
        while (hasMore) {
            hasMore = false;
            for (int house = 0; house < Plain.HOUSES; house++) {
                long houseLow = Plain.HOUSE_LOW[house];
                long houseHigh = Plain.HOUSE_HIGH[house];
                if ((goneLow & houseLow | goneHigh & houseHigh) != 0 && (followed >> house & 1) == 0) {
                    long leftLow = slate.low[digit] & houseLow & ~goneLow;
                    long leftHigh = slate.high[digit] & houseHigh & ~goneHigh;
                    if ((leftLow | leftHigh) == 0) {
                        return true;
                    }
                    if (Plain.count(leftLow, leftHigh) == 1) {
                        int last = Plain.first(leftLow, leftHigh);
                        goneLow |= slate.low[digit] & Plain.SEEN_LOW[last];
                        goneHigh |= slate.high[digit] & Plain.SEEN_HIGH[last];
                        followed |= 1L << house;
                        hasMore = true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether two colours are not enough for the cells that are tied if only these may be guardians. */
    private static boolean hasRound(Slate slate, int digit, long guardLow, long guardHigh) {
        long[] words = slate.doubts().longs;
        int end = 0;
        for (int house = 0; house < Plain.HOUSES; house++) {
            long low = slate.low[digit] & Plain.HOUSE_LOW[house];
            long high = slate.high[digit] & Plain.HOUSE_HIGH[house];
            end = tie(words, end, low & guardLow, high & guardHigh, low & ~guardLow, high & ~guardHigh);
        }
        boolean isOdd = false;
        for (int tie = 0; tie < end && !isOdd; tie += TIE) {
            if ((words[tie] | words[tie + 1]) != 0) {
                words[FIRST] = words[tie];
                words[FIRST + 1] = words[tie + 1];
                words[SECOND] = 0;
                words[SECOND + 1] = 0;
                while (hasGrown(words, end)) {
                    // until no tie is left that touches the colours
                }
                isOdd = (words[FIRST] & words[SECOND] | words[FIRST + 1] & words[SECOND + 1]) != 0;
            }
        }
        return isOdd;
    }

    /** Two places of a house are tied if all others may be guardians: the two that may not, or one that may not and any. */
    private static int tie(long[] words, int end, long guardLow, long guardHigh, long low, long high) {
        int count = Plain.count(low, high);
        boolean isTie = count == 2 || count == 1 && (guardLow | guardHigh) != 0;
        if (!isTie) {
            return end;
        }
        int one = Plain.first(low, high);
        words[end] = Plain.low(one);
        words[end + 1] = Plain.high(one);
        words[end + 2] = count == 1 ? guardLow : low & ~Plain.low(one);
        words[end + 3] = count == 1 ? guardHigh : high & ~Plain.high(one);
        return end + TIE;
    }

    /** Takes in the ties that touch the colours. */
    private static boolean hasGrown(long[] words, int end) {
        boolean hasGrown = false;
        for (int tie = 0; tie < end; tie += TIE) {
            boolean isStraight = meets(words, tie, FIRST) || meets(words, tie + 2, SECOND);
            boolean isCrossed = meets(words, tie, SECOND) || meets(words, tie + 2, FIRST);
            if (isStraight) {
                join(words, tie, FIRST, SECOND);
            }
            if (isCrossed) {
                join(words, tie, SECOND, FIRST);
            }
            if (isStraight || isCrossed) {
                words[tie] = 0;
                words[tie + 1] = 0;
                words[tie + 2] = 0;
                words[tie + 3] = 0;
                hasGrown = true;
            }
        }
        return hasGrown;
    }

    private static boolean meets(long[] words, int set, int colour) {
        return (words[set] & words[colour] | words[set + 1] & words[colour + 1]) != 0;
    }

    private static void join(long[] words, int tie, int one, int other) {
        words[one] |= words[tie];
        words[one + 1] |= words[tie + 1];
        words[other] |= words[tie + 2];
        words[other + 1] |= words[tie + 3];
    }
}
