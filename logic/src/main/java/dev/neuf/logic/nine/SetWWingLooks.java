package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.SetWWings} on bits. */
final class SetWWingLooks {

    /** By positions in a box, whether two of its rows and columns have them all. */
    private static final boolean[] IS_IN_TWO = new boolean[512];

    static {
        int[] thirds = {0x7, 0x38, 0x1C0, 0x49, 0x92, 0x124};
        for (int at = 0; at < IS_IN_TWO.length; at++) {
            for (int one : thirds) {
                for (int other : thirds) {
                    IS_IN_TWO[at] |= (at & ~(one | other)) == 0;
                }
            }
        }
    }

    private SetWWingLooks() {}

    /** Two sets, of which one lacks a digit because the two take all its places in a house. */
    static void find(Slate slate, Catch caught) {
        AlmostSets sets = AlmostSets.of(slate);
        SetLinks links = SetLinks.of(slate);
        links.meet(sets);
        sets.refresh(caught);
        for (int digit = 0; digit < 9; digit++) {
            int narrow = narrow(slate, digit);
            for (int word = 0; word < sets.words && narrow != 0; word++) {
                for (long left = sets.striking[digit * sets.words + word]; left != 0; left &= left - 1) {
                    int set = (word << 6) + Long.numberOfTrailingZeros(left);
                    int state = set * 9 + digit;
                    for (int in = reached(sets, state) & narrow; in != 0; in &= in - 1) {
                        tied(slate, sets, caught, set, state, digit, Integer.numberOfTrailingZeros(in));
                    }
                }
            }
        }
    }

    /** The houses where two sets could take all places of a digit: each can take those in one third of a house. */
    private static int narrow(Slate slate, int digit) {
        int narrow = 0;
        for (int house = 0; house < Plain.HOUSES; house++) {
            int at = slate.at[digit * Plain.HOUSES + house];
            boolean isNarrow = house < 18 ? (at & 7) == 0 || (at & 7 << 3) == 0 || (at & 7 << 6) == 0 : IS_IN_TWO[at];
            narrow |= isNarrow && at != 0 ? 1 << house : 0;
        }
        return narrow;
    }

    /** The houses where a state has targets, without those that have all its places: who takes these is linked to it. */
    private static int reached(AlmostSets sets, int state) {
        int reached = 0;
        for (long left = sets.targetLow[state]; left != 0; left &= left - 1) {
            reached |= Plain.HOUSES_OF[Long.numberOfTrailingZeros(left)];
        }
        for (long left = sets.targetHigh[state]; left != 0; left &= left - 1) {
            reached |= Plain.HOUSES_OF[Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)];
        }
        return reached & ~sets.houses[state];
    }

    /** Looks for later sets that take the places in the house that this state does not take. */
    private static void tied(Slate slate, AlmostSets sets, Catch caught, int set, int state, int digit, int house) {
        SetLinks links = sets.links;
        long placesLow = Plain.HOUSE_LOW[house] & slate.low[digit];
        long placesHigh = Plain.HOUSE_HIGH[house] & slate.high[digit];
        long leftLow = placesLow & ~sets.targetLow[state];
        long leftHigh = placesHigh & ~sets.targetHigh[state];
        if ((leftLow | leftHigh) == 0) {
            return;
        }
        // sets that see the rest from inside the house are linked to the state: it takes another house that has the
        // rest
        int firstCell = Plain.first(leftLow, leftHigh);
        int lastCell = last(leftLow, leftHigh);
        if ((Plain.HOUSES_OF[firstCell] & Plain.HOUSES_OF[lastCell] & ~(1 << house)) == 0) {
            return;
        }
        boolean isFresh = sets.isFresh(set)
                || (Plain.HOUSE_LOW[house] & slate.freshLow | Plain.HOUSE_HIGH[house] & slate.freshHigh) != 0;
        int rows = digit * Plain.CELLS * links.words;
        int first = rows + firstCell * links.words;
        int last = rows + lastCell * links.words;
        for (int word = set >> 6; word < links.words; word++) {
            long others = links.seeing[first + word]
                    & links.seeing[last + word]
                    & links.meeting[set * links.words + word]
                    & links.apart[set * links.words + word]
                    & ~links.linked[state * links.words + word]
                    & (isFresh ? -1 : sets.fresh[word])
                    & (word == set >> 6 ? -2L << set : -1);
            for (; others != 0; others &= others - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(others);
                int there = other * 9 + digit;
                long openLow = placesLow & ~sets.targetLow[there];
                long openHigh = placesHigh & ~sets.targetHigh[there];
                if ((openLow & leftLow | openHigh & leftHigh) == 0 && (openLow | openHigh) != 0) {
                    pair(sets, caught, set, other, digit);
                }
            }
        }
    }

    private static int last(long low, long high) {
        return high == 0 ? 63 - Long.numberOfLeadingZeros(low) : Plain.LOW_CELLS + 63 - Long.numberOfLeadingZeros(high);
    }

    private static void pair(AlmostSets sets, Catch caught, int one, int other, int tied) {
        int struck = sets.struck(one, other, sets.strikes[one] & sets.strikes[other] & ~(1 << tied));
        if (struck != 0) {
            sets.strike(caught, one, other, struck);
            caught.keep(struck);
        }
    }
}
