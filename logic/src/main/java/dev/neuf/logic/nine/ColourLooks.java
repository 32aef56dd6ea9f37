package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Colours} on bits. */
final class ColourLooks {

    /*
     * A cluster is eight words from where it begins: the cells of each colour, and what some of them see. The second
     * colour is where the first is, in the other half.
     */
    private static final int SIZE = 8;

    private static final int HALF = 4;
    private static final int SEEN = 2;

    /** The pairs that make them are below. */
    private static final int CLUSTERS = 2 * Plain.HOUSES;

    private ColourLooks() {}

    /** What sees both colours. */
    static void trap(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long[] words = slate.doubts().longs;
            int end = clusters(slate, digit);
            for (int one = CLUSTERS; one < end; one += SIZE) {
                strikeBetween(caught, digit, words, one, one + HALF);
                caught.keep(1 << digit);
            }
        }
    }

    /** What sees some of one colour, and some of another. */
    private static void strikeBetween(Catch caught, int digit, long[] words, int one, int other) {
        caught.strike(digit, words[one + SEEN] & words[other + SEEN], words[one + SEEN + 1] & words[other + SEEN + 1]);
    }

    /** A colour of which some see each other. */
    static void wrap(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long[] words = slate.doubts().longs;
            int end = clusters(slate, digit);
            for (int one = CLUSTERS; one < end; one += HALF) {
                if (isSeen(words, one, one)) {
                    strike(caught, digit, words, one);
                }
            }
        }
    }

    /** Whether some of a colour are seen by some of another. */
    private static boolean isSeen(long[] words, int one, int other) {
        return (words[one] & words[other + SEEN] | words[one + 1] & words[other + SEEN + 1]) != 0;
    }

    private static void strike(Catch caught, int digit, long[] words, int colour) {
        caught.strike(digit, words[colour], words[colour + 1]);
        caught.keep(1 << digit);
    }

    /** Colours of two clusters that see each other; what follows from all such colours of the two is one step. */
    static void multiOne(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long[] words = slate.doubts().longs;
            int end = clusters(slate, digit);
            for (int one = CLUSTERS; one < end; one += SIZE) {
                for (int other = one + SIZE; other < end; other += SIZE) {
                    multiOne(caught, digit, words, one, other);
                }
            }
        }
    }

    private static void multiOne(Catch caught, int digit, long[] words, int one, int other) {
        for (int i = 0; i <= HALF; i += HALF) {
            for (int j = 0; j <= HALF; j += HALF) {
                if (isSeen(words, one + i, other + j)) {
                    strikeBetween(caught, digit, words, one + HALF - i, other + HALF - j);
                }
            }
        }
        caught.keep(1 << digit);
    }

    /** A colour that sees both colours of another cluster. */
    static void multiTwo(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long[] words = slate.doubts().longs;
            int end = clusters(slate, digit);
            for (int one = CLUSTERS; one < end; one += HALF) {
                for (int other = CLUSTERS; other < end; other += SIZE) {
                    boolean isOwn = other == one || other + HALF == one;
                    if (!isOwn && isSeen(words, one, other) && isSeen(words, one, other + HALF)) {
                        strike(caught, digit, words, one);
                    }
                }
            }
        }
    }

    /** Lists the clusters of a digit, but for those that two colours are not enough for. */
    private static int clusters(Slate slate, int digit) {
        long[] words = slate.doubts().longs;
        int pairs = slate.doubts().pairs(slate, digit);
        int end = CLUSTERS;
        for (int pair = 0; pair < pairs; pair += 2) {
            if ((words[pair] | words[pair + 1]) != 0) {
                begin(words, pair, end);
                while (hasGrown(words, pairs, end)) {
                    // until no pair is left that touches the cluster
                }
                if ((words[end] & words[end + HALF] | words[end + 1] & words[end + HALF + 1]) == 0) {
                    see(words, end);
                    see(words, end + HALF);
                    end += SIZE;
                }
            }
        }
        return end;
    }

    /** A cluster of one pair. */
    private static void begin(long[] words, int pair, int cluster) {
        int one = Plain.first(words[pair], words[pair + 1]);
        words[cluster] = Plain.low(one);
        words[cluster + 1] = Plain.high(one);
        words[cluster + HALF] = words[pair] & ~Plain.low(one);
        words[cluster + HALF + 1] = words[pair + 1] & ~Plain.high(one);
        words[pair] = 0;
        words[pair + 1] = 0;
    }

    /** Takes in the pairs that touch a cluster. */
    private static boolean hasGrown(long[] words, int pairs, int cluster) {
        boolean hasGrown = false;
        for (int pair = 0; pair < pairs; pair += 2) {
            long low = words[pair];
            long high = words[pair + 1];
            boolean isFirst = (low & words[cluster] | high & words[cluster + 1]) != 0;
            boolean isSecond = (low & words[cluster + HALF] | high & words[cluster + HALF + 1]) != 0;
            if (isFirst || isSecond) {
                int from = isFirst ? cluster : cluster + HALF;
                int to = isFirst ? cluster + HALF : cluster;
                boolean areSame = (low & ~words[from] | high & ~words[from + 1]) == 0;
                // both in one colour is odd: then they are in the other as well
                words[to] |= areSame ? low : low & ~words[from];
                words[to + 1] |= areSame ? high : high & ~words[from + 1];
                words[pair] = 0;
                words[pair + 1] = 0;
                hasGrown = true;
            }
        }
        return hasGrown;
    }

    /** Works out what some of a colour see. */
    private static void see(long[] words, int colour) {
        long seenLow = 0;
        long seenHigh = 0;
        for (long left = words[colour]; left != 0; left &= left - 1) {
            seenLow |= Plain.SEEN_LOW[Long.numberOfTrailingZeros(left)];
            seenHigh |= Plain.SEEN_HIGH[Long.numberOfTrailingZeros(left)];
        }
        for (long left = words[colour + 1]; left != 0; left &= left - 1) {
            seenLow |= Plain.SEEN_LOW[Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)];
            seenHigh |= Plain.SEEN_HIGH[Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)];
        }
        words[colour + SEEN] = seenLow;
        words[colour + SEEN + 1] = seenHigh;
    }
}
