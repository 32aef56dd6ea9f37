package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;

/** The {@link dev.neuf.logic.chain.OpenChains} of one digit, or through cells with two candidates, on bits. */
final class NarrowChainLooks {

    private static final int SHORTEST = 3;

    private static final Chains.Told ONE = _ -> true;

    private NarrowChainLooks() {}

    /** Chains of one digit. */
    static void x(Slate slate, Catch caught) {
        for (int left = Doubts.digits(slate, caught); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            if (DoubtLooks.mayChain(slate, digit)) {
                find(slate, caught, ofDigit(slate, digit));
            }
        }
    }

    /** Chains through cells with two candidates. */
    static void xy(Slate slate, Catch caught) {
        if (XyChainScreen.mayFind(slate)) {
            find(slate, caught, ofPairs(slate));
        }
    }

    private static void find(Slate slate, Catch caught, Links links) {
        var chains = new Chains(links);
        for (int start = 0; start < links.candidates; start++) {
            if ((links.linked[start >> 6] >>> start & 1) != 0) {
                chains.from(start, false, false);
                // a chain that ends where it began says that the digit is there
                for (int end = start; end < links.candidates; end++) {
                    int length = chains.toOn[end];
                    if (links.digit[end] == links.digit[start]
                            && length >= SHORTEST
                            && length <= Bounds.NARROW_CHAIN_LINKS) {
                        tell(slate, caught, chains, start, end);
                    }
                }
            }
        }
    }

    private static void tell(Slate slate, Catch caught, Chains chains, int start, int end) {
        int digit = chains.links.digit[start];
        int one = chains.links.cell[start];
        int other = chains.links.cell[end];
        long low = slate.low[digit] & Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other];
        long high = slate.high[digit] & Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other];
        if ((low | high) != 0 && chains.each(end, true, start == end, ONE)) {
            caught.strike(digit, low, high);
            caught.keep(1 << digit);
        }
    }

    /** The web of one digit: places, and houses with two of them. */
    private static Links ofDigit(Slate slate, int digit) {
        Links links = begin(Plain.count(slate.low[digit], slate.high[digit]));
        add(links, 0, digit, slate.low[digit], slate.high[digit]);
        for (int house = 0; house < Plain.HOUSES; house++) {
            int at = slate.at[digit * Plain.HOUSES + house];
            if (Integer.bitCount(at) == 2) {
                int one = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(at)];
                int other = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(at & at - 1)];
                links.tieStrong(links.number[digit * Plain.CELLS + one], links.number[digit * Plain.CELLS + other]);
            }
        }
        return links;
    }

    /** The web of the cells with two candidates, in which only the cells themselves are strong. */
    private static Links ofPairs(Slate slate) {
        Links links = begin(2 * Plain.count(slate.twoLow, slate.twoHigh));
        int node = 0;
        for (int digit = 0; digit < 9; digit++) {
            node = add(links, node, digit, slate.low[digit] & slate.twoLow, slate.high[digit] & slate.twoHigh);
        }
        for (int one = 0; one < node; one++) {
            for (int other = one + 1; other < node; other++) {
                if (links.cell[one] == links.cell[other]) {
                    links.tieStrong(one, other);
                }
            }
        }
        return links;
    }

    private static Links begin(int count) {
        var links = new Links();
        links.candidates = count;
        links.clear(count);
        links.digit = new int[count];
        links.cell = new int[count];
        links.low = new long[count];
        links.high = new long[count];
        return links;
    }

    /** Adds candidates of a digit from this number on, and ties those that see each other; the number after them. */
    private static int add(Links links, int from, int digit, long low, long high) {
        int node = from;
        while ((low | high) != 0) {
            int cell = Plain.first(low, high);
            low &= ~Plain.low(cell);
            high &= ~Plain.high(cell);
            links.number[digit * Plain.CELLS + cell] = node;
            links.digit[node] = digit;
            links.cell[node] = cell;
            links.low[node] = Plain.low(cell);
            links.high[node] = Plain.high(cell);
            for (int other = from; other < node; other++) {
                if ((Plain.SEEN_LOW[cell] & links.low[other] | Plain.SEEN_HIGH[cell] & links.high[other]) != 0) {
                    links.tieWeak(node, other);
                }
            }
            node++;
        }
        return node;
    }
}
