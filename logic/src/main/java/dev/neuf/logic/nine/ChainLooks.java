package dev.neuf.logic.nine;

import dev.neuf.logic.Technique;
import org.jspecify.annotations.Nullable;

/**
 * {@link dev.neuf.logic.chain.ClosedLoops}, {@link dev.neuf.logic.chain.OpenChains} and
 * {@link dev.neuf.logic.chain.NiceLoops} on bits.
 *
 * <p>Whatever they eliminate leads to its own end along the links. Where nothing does, they have nothing to look for.
 */
final class ChainLooks {

    /** What takes two links or fewer is seen without a chain. */
    private static final int SHORTEST = 3;

    private static final Chains.Told ONE = _ -> true;

    private final Slate slate;
    private final Links links;

    /** How far it is without groups and sets. */
    private final Chains plain;

    private final Chains grouped;
    private @Nullable SetChains withSets;

    /** What is looked for now. */
    private Catch caught;

    private Reach reach;
    private boolean isPlain;
    private Chains chains;
    private final Chains.Told loop = this::tellLoop;

    ChainLooks(Slate slate, Catch caught) {
        this.slate = slate;
        this.caught = caught;
        this.links = Links.of(slate);
        this.plain = new Chains(links);
        this.grouped = new Chains(links);
        this.chains = plain;
        this.reach = links.alone;
    }

    static void loop(Slate slate, Catch caught) {
        ChainLooks looks = begin(slate, caught);
        if (looks.reach.isAnyFailing) {
            looks.loops(looks.loop);
        }
    }

    /** Loops through almost locked sets: where there may be one, which is seldom. */
    static void setLoop(Slate slate, Catch caught) {
        if (SetWeb.mayLoop(slate)) {
            ChainLooks looks = begin(slate, caught);
            var told = new SetLoops(slate, looks.links, SetWeb.of(slate).sets, caught);
            looks.loops(told::tell);
        }
    }

    static void aic(Slate slate, Catch caught) {
        ChainLooks looks = begin(slate, caught);
        if (looks.reach.isAnyFailing) {
            looks.open();
        }
    }

    static void niceLoop(Slate slate, Catch caught) {
        ChainLooks looks = begin(slate, caught);
        if (looks.reach.isAnyFailing) {
            looks.nice();
        }
    }

    private static ChainLooks begin(Slate slate, Catch caught) {
        ChainLooks looks = slate.chains;
        if (looks == null) {
            looks = new ChainLooks(slate, caught);
            slate.chains = looks;
        }
        looks.caught = caught;
        Links.of(slate);
        looks.choose(caught.technique());
        looks.reach.made();
        return looks;
    }

    private void choose(Technique technique) {
        isPlain = false;
        switch (technique) {
            case LOOP_WITH_SETS, AIC_WITH_SETS, NICE_LOOP_WITH_SETS -> {
                SetWeb web = SetWeb.of(slate);
                SetChains made = withSets;
                if (made == null) {
                    made = new SetChains(web, links);
                    withSets = made;
                }
                reach = web.reach;
                chains = made;
            }
            case GROUPED_LOOP, GROUPED_AIC, GROUPED_NICE_LOOP -> {
                reach = links.grouped;
                chains = grouped;
            }
            default -> {
                isPlain = true;
                reach = links.alone;
                chains = plain;
            }
        }
    }

    private void from(int start, boolean isOn) {
        plain.from(start, isOn, false);
        if (!isPlain) {
            chains.from(start, isOn, true);
        }
    }

    /** Whether the way to an end is long enough, and shorter than without groups and sets. */
    private boolean counts(int end, boolean isOn) {
        int length = isOn ? chains.toOn[end] : chains.toOff[end];
        return length >= SHORTEST
                && length < Chains.FAR
                && (isPlain || length < (isOn ? plain.toOn[end] : plain.toOff[end]));
    }

    private boolean isFailing(int node) {
        return (reach.failing[node >> 6] >>> node & 1) != 0;
    }

    private int number(int digit, int cell) {
        return links.number[digit * Plain.CELLS + cell];
    }

    private void nice() {
        for (int start = 0; start < links.candidates; start++) {
            if (isFailing(start)) {
                putsItselfOut(start);
            }
            if (areMatesFailing(start)) {
                lightsItself(start);
            }
        }
    }

    private void putsItselfOut(int start) {
        from(start, true);
        int cell = links.cell[start];
        int digit = 1 << links.digit[start];
        boolean isFound = counts(start, false) && chains.each(start, false, true, ONE);
        for (int left = slate.candidates[cell] & ~digit; left != 0 && !isFound; left &= left - 1) {
            int mate = number(Integer.numberOfTrailingZeros(left), cell);
            isFound = counts(mate, true) && chains.each(mate, true, true, ONE);
        }
        if (isFound) {
            caught.strike(cell, digit);
            caught.keep(digit);
        }
    }

    private boolean areMatesFailing(int node) {
        int cell = links.cell[node];
        for (int left = slate.candidates[cell] & ~(1 << links.digit[node]); left != 0; left &= left - 1) {
            if (!isFailing(number(Integer.numberOfTrailingZeros(left), cell))) {
                return false;
            }
        }
        return true;
    }

    private void lightsItself(int start) {
        from(start, false);
        if (counts(start, true) && chains.each(start, true, true, ONE)) {
            int cell = links.cell[start];
            int others = slate.candidates[cell] & ~(1 << links.digit[start]);
            caught.strike(cell, others);
            caught.keep(others);
        }
    }

    private void open() {
        for (int start = 0; start < links.candidates; start++) {
            if (reach.mayEnd(start, 2)) {
                openFrom(start);
            }
        }
    }

    private void openFrom(int start) {
        boolean isWalked = false;
        reach.without(start);
        for (int end = start + 1; end < links.candidates; end++) {
            if (reach.isLit(end) && reach.mayEnd(end, 2) && links.hasLosers(slate, start, end)) {
                if (!isWalked) {
                    from(start, false);
                    isWalked = true;
                }
                if (counts(end, true) && chains.each(end, true, false, ONE)) {
                    tellOpen(start, end);
                }
            }
        }
    }

    private void tellOpen(int start, int end) {
        int one = links.cell[start];
        int other = links.cell[end];
        int digit = links.digit[start];
        if (digit == links.digit[end]) {
            caught.strike(
                    digit, Plain.SEEN_LOW[one] & Plain.SEEN_LOW[other], Plain.SEEN_HIGH[one] & Plain.SEEN_HIGH[other]);
        } else {
            caught.strike(other, 1 << digit);
            caught.strike(one, 1 << links.digit[end]);
        }
        caught.keep(1 << digit | 1 << links.digit[end]);
    }

    /** A loop leads from one candidate of a cell to another where a third goes. */
    private void loops(Chains.Told told) {
        for (int start = 0; start < links.candidates; start++) {
            int cell = links.cell[start];
            int above = slate.candidates[cell] & -2 << links.digit[start];
            if (above != 0 && hasThird(cell) && reach.mayEnd(start, 1)) {
                from(start, false);
                for (int left = above; left != 0; left &= left - 1) {
                    int end = number(Integer.numberOfTrailingZeros(left), cell);
                    if (counts(end, true)) {
                        chains.each(end, true, true, told);
                    }
                }
            }
        }
    }

    /** Whether some candidate of a cell goes, and two are left. */
    private boolean hasThird(int cell) {
        boolean isAny = false;
        for (int left = slate.candidates[cell]; left != 0; left &= left - 1) {
            isAny |= isFailing(number(Integer.numberOfTrailingZeros(left), cell));
        }
        return isAny && Integer.bitCount(slate.candidates[cell]) > 2;
    }

    /** Every other node holds: of the two ends of a weak link, one does as well. The way is kept from its end, which holds. */
    private boolean tellLoop(Chains found) {
        long groundLow = 0;
        long groundHigh = 0;
        for (int i = 0; i < found.length; i++) {
            groundLow |= links.low[found.way[i]];
            groundHigh |= links.high[found.way[i]];
        }
        int digits = others(found.way[0], found.way[found.length - 1]);
        for (int i = 1; i + 1 < found.length; i += 2) {
            int one = found.way[i];
            int other = found.way[i + 1];
            if (links.digit[one] == links.digit[other]) {
                digits |= targets(one, other, groundLow, groundHigh);
            } else {
                digits |= others(one, other);
            }
        }
        caught.keep(digits);
        return false;
    }

    /** A cell has one of two digits, and no other. */
    private int others(int one, int other) {
        int rest = slate.candidates[links.cell[one]] & ~(1 << links.digit[one] | 1 << links.digit[other]);
        caught.strike(links.cell[one], rest);
        return rest;
    }

    /** What sees two nodes of a digit, and is not on the way. */
    private int targets(int one, int other, long groundLow, long groundHigh) {
        int digit = links.digit[one];
        long low = links.low[one] | links.low[other];
        long high = links.high[one] | links.high[other];
        long seenLow = slate.low[digit] & ~groundLow & Plain.seenLow(low, high);
        long seenHigh = slate.high[digit] & ~groundHigh & Plain.seenHigh(low, high);
        caught.strike(digit, seenLow, seenHigh);
        return (seenLow | seenHigh) == 0 ? 0 : 1 << digit;
    }
}
