package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;

/** {@link dev.neuf.logic.chain.KrakenFish} on bits, both types at once. */
final class KrakenLooks {

    private static final int ROW = 1;
    private static final int COLUMN = 2;
    private static final int BOX = 4;

    private final Links links;
    private final Reach reach;
    private final int turn;

    /** By digit * words, the targets of the two types. */
    private final long[] targets;

    private final long[] otherTargets;

    // the digit in hand, whose places are counted from 0

    private int firstNode;
    private long all;
    private int houses;
    private final int[] kinds = new int[Plain.HOUSES];
    private final long[] places = new long[Plain.HOUSES];

    /** Some ways to give each house its digit. */
    private final long[] ways = new long[64];

    private int wayCount;

    // the target in hand

    private int target;
    private long own;
    private long left;

    /** The fewest chains so far, and whether a fish with so many is of the first type. */
    private int fewest;

    private boolean isFirst;

    private KrakenLooks(Slate slate) {
        links = Links.of(slate);
        reach = links.grouped.made();
        turn = slate.turn;
        targets = new long[9 * links.words];
        otherTargets = new long[9 * links.words];
        for (int digit = 0; digit < 9; digit++) {
            int count = Plain.count(slate.low[digit], slate.high[digit]);
            if (count > 0 && count <= Long.SIZE) {
                begin(slate, digit, count);
                for (int node = 0; node < links.candidates; node++) {
                    look(node, digit * links.words);
                }
            }
        }
    }

    static void first(Slate slate, Catch caught) {
        KrakenLooks made = of(slate);
        made.tell(made.targets, caught);
    }

    static void second(Slate slate, Catch caught) {
        KrakenLooks made = of(slate);
        made.tell(made.otherTargets, caught);
    }

    private static KrakenLooks of(Slate slate) {
        KrakenLooks made = slate.krakens;
        if (made == null || made.turn != slate.turn) {
            made = new KrakenLooks(slate);
            slate.krakens = made;
        }
        return made;
    }

    private void tell(long[] rows, Catch caught) {
        for (int i = 0; i < rows.length; i++) {
            for (long rest = rows[i]; rest != 0; rest &= rest - 1) {
                int node = (i % links.words << 6) + Long.numberOfTrailingZeros(rest);
                caught.strike(links.cell[node], 1 << links.digit[node]);
                caught.keep(1 << i / links.words);
            }
        }
    }

    private void begin(Slate slate, int digit, int count) {
        firstNode = links.number[digit * Plain.CELLS + Plain.first(slate.low[digit], slate.high[digit])];
        all = -1L >>> Long.SIZE - count;
        houses = 0;
        wayCount = 0;
        for (int house = 0; house < Plain.HOUSES; house++) {
            int at = slate.at[digit * Plain.HOUSES + house];
            if (at != 0) {
                kinds[houses] = house < 9 ? ROW : house < 18 ? COLUMN : BOX;
                places[houses] = 0;
                for (; at != 0; at &= at - 1) {
                    int cell = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(at)];
                    places[houses] |= 1L << links.number[digit * Plain.CELLS + cell] - firstNode;
                }
                houses++;
            }
        }
    }

    /** The places of the digit in a row. */
    private long places(long[] rows, int node) {
        int word = node * links.words + (firstNode >> 6);
        int shift = firstNode & 63;
        long bits = rows[word] >>> shift;
        if (shift != 0 && (firstNode >> 6) + 1 < links.words) {
            bits |= rows[word + 1] << Long.SIZE - shift;
        }
        return bits & all;
    }

    private void look(int node, int row) {
        long off = places(reach.off, node);
        if (off == 0) {
            return;
        }
        target = node;
        own = node >= firstNode && node - firstNode < Long.SIZE ? 1L << node - firstNode & all : 0;
        left = all & ~off | own;
        if (left == all || hasWay()) {
            return;
        }
        for (int house = 0; house < houses; house++) {
            if ((places[house] & left) == 0) {
                return;
            }
        }
        fewest = Bounds.KRAKEN_CHAINS + 1;
        isFirst = false;
        for (int count = 1; count <= Bounds.KRAKEN_COVERS && fewest > Bounds.KRAKEN_CHAINS; count++) {
            cover(ROW | BOX, COLUMN | BOX, count, 0, 0, 0);
            cover(COLUMN | BOX, ROW | BOX, count, 0, 0, 0);
        }
        if (fewest > 0 && fewest <= Bounds.KRAKEN_CHAINS) {
            (isFirst ? targets : otherTargets)[row + (node >> 6)] |= 1L << node;
        }
    }

    private boolean hasWay() {
        for (int i = 0; i < wayCount; i++) {
            if ((ways[i] & ~left) == 0 && (ways[i] & own) == own) {
                return true;
            }
        }
        long way = way(left & ~own, own);
        if (way != 0 && wayCount < ways.length) {
            ways[wayCount++] = way;
        }
        return way != 0;
    }

    /** A way to give every house its digit, or 0: the house with the fewest places goes first. */
    private long way(long free, long chosen) {
        long best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < houses && least > 1; i++) {
            if ((places[i] & chosen) == 0 && Long.bitCount(places[i] & free) < least) {
                best = places[i] & free;
                least = Long.bitCount(best);
            }
        }
        long way = least == Integer.MAX_VALUE ? chosen : 0;
        for (; best != 0 && way == 0; best &= best - 1) {
            int place = Long.numberOfTrailingZeros(best);
            way = way(free & ~(1L << place) & ~places(links.weak, firstNode + place), chosen | 1L << place);
        }
        return way;
    }

    /** Chooses so many covers; those chosen hold the places inside. */
    private void cover(int baseKinds, int coverKinds, int count, int from, int covers, long inside) {
        if (Integer.bitCount(covers) == count) {
            base(baseKinds, coverKinds, covers, inside, 0, 0, 0);
            return;
        }
        for (int house = from; house < houses; house++) {
            if ((kinds[house] & coverKinds) != 0 && (places[house] & left & ~own & ~inside) != 0) {
                cover(baseKinds, coverKinds, count, house + 1, covers | 1 << house, inside | places[house]);
            }
        }
    }

    /** Chooses one base more than there are covers, without a place in common, and all their places left inside. */
    private void base(int baseKinds, int coverKinds, int covers, long inside, int from, int bases, long taken) {
        if (bases > Integer.bitCount(covers)) {
            found(coverKinds, covers, inside, taken);
            return;
        }
        for (int house = from; house < houses; house++) {
            long its = places[house];
            if ((kinds[house] & baseKinds) != 0
                    && (its & (own | taken)) == 0
                    && (its & left & ~inside) == 0
                    && (covers >>> house & 1) == 0) {
                base(baseKinds, coverKinds, covers, inside, house + 1, bases + 1, taken | its);
            }
        }
    }

    private void found(int coverKinds, int covers, long inside, long taken) {
        int chains = Long.bitCount(taken & ~inside & ~places(links.weak, target));
        if (chains > fewest || chains > Bounds.KRAKEN_CHAINS) {
            return;
        }
        isFirst &= chains == fewest;
        fewest = chains;
        // whether one more cover would take in the target and a place of the fish
        for (int house = 0; house < houses && !isFirst; house++) {
            isFirst = (kinds[house] & coverKinds) != 0
                    && (covers >>> house & 1) == 0
                    && (places[house] & own) != 0
                    && (places[house] & taken) != 0;
        }
    }
}
