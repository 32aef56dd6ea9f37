package dev.neuf.logic.nine;

import dev.neuf.logic.Technique;
import java.util.Arrays;

/** {@link dev.neuf.logic.chain.ForcingChains} and {@link dev.neuf.logic.chain.RectangleChains} on bits. */
final class ForcingLooks {

    /** With two, it is a loop. */
    private static final int LEAST = 3;

    private ForcingLooks() {}

    /** Chains from each candidate of a cell that all lead to the same. */
    static void cell(Slate slate, Catch caught) {
        Links links = Links.of(slate);
        Reach reach = links.grouped.made();
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int digits = slate.candidates[cell];
            if (Integer.bitCount(digits) >= LEAST) {
                reach.begin();
                for (int left = digits; left != 0; left &= left - 1) {
                    reach.agree(links.number[Integer.numberOfTrailingZeros(left) * Plain.CELLS + cell]);
                }
                tell(links, reach, caught);
            }
        }
    }

    /** Chains from each place of a digit in a house. */
    static void region(Slate slate, Catch caught) {
        Links links = Links.of(slate);
        Reach reach = links.grouped.made();
        for (int digit = 0; digit < 9; digit++) {
            for (int house = 0; house < Plain.HOUSES; house++) {
                int at = slate.at[digit * Plain.HOUSES + house];
                if (Integer.bitCount(at) >= LEAST) {
                    reach.begin();
                    for (int left = at; left != 0; left &= left - 1) {
                        int cell = Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)];
                        reach.agree(links.number[digit * Plain.CELLS + cell]);
                    }
                    tell(links, reach, caught);
                }
            }
        }
    }

    /** Hands over what all agree on: what holds, and what does not. */
    static void tell(Links links, Reach reach, Catch caught) {
        for (int word = 0; word < links.words; word++) {
            for (long left = reach.allOn[word] & links.plain[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                caught.place(links.cell[node], 1 << links.digit[node]);
                caught.keep(1 << links.digit[node]);
            }
            for (long left = reach.allOff[word] & links.plain[word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                caught.strike(links.cell[node], 1 << links.digit[node]);
                caught.keep(1 << links.digit[node]);
            }
        }
    }

    /**
     * Whether what follows from each candidate that keeps a rectangle from being deadly, also through almost locked sets, has
     * anything in common. More follows from one candidate than from one of several.
     */
    static boolean mayBeComplex(Slate slate, Catch caught) {
        rectangle(slate, caught);
        boolean isFound = caught.count() > 0;
        caught.begin(caught.technique());
        return isFound;
    }

    /** Chains from each candidate that keeps a rectangle from being deadly. */
    static void rectangle(Slate slate, Catch caught) {
        int least = caught.technique() == Technique.RECTANGLE_FORCING_CHAIN ? 3 : 2;
        int most = caught.technique() == Technique.AIC_WITH_RECTANGLES ? 2 : 5;
        for (int top = 0; top < 9; top++) {
            for (int bottom = top + 1; bottom < 9; bottom++) {
                int columns = slate.openAt[top] & slate.openAt[bottom];
                for (; columns != 0; columns &= columns - 1) {
                    int left = Integer.numberOfTrailingZeros(columns);
                    for (int others = columns & columns - 1; others != 0; others &= others - 1) {
                        int right = Integer.numberOfTrailingZeros(others);
                        // in two boxes, neither in one nor in four
                        if ((top / 3 == bottom / 3) != (left / 3 == right / 3)) {
                            rectangle(slate, caught, top * 9 + left, bottom * 9 + left, right - left, least, most);
                        }
                    }
                }
            }
        }
    }

    private static void rectangle(Slate slate, Catch caught, int first, int third, int width, int least, int most) {
        int[] candidates = slate.candidates;
        int common = candidates[first] & candidates[third] & candidates[first + width] & candidates[third + width];
        if ((common & common - 1) == 0) {
            return;
        }
        int count = Integer.bitCount(candidates[first])
                + Integer.bitCount(candidates[third])
                + Integer.bitCount(candidates[first + width])
                + Integer.bitCount(candidates[third + width])
                - 8;
        if (count < least || count > most) {
            return;
        }
        for (int one = common; one != 0; one &= one - 1) {
            for (int other = one & one - 1; other != 0; other &= other - 1) {
                extras(slate, caught, first, third, width, (one & -one) | (other & -other));
            }
        }
    }

    private static void extras(Slate slate, Catch caught, int first, int third, int width, int pair) {
        Links links = Links.of(slate);
        boolean isComplex = caught.technique() == Technique.COMPLEX_AIC;
        Reach reach = isComplex ? SetWeb.of(slate).reach : links.grouped.made();
        long[] seen = reach.seenByAll;
        Arrays.fill(seen, -1L);
        reach.begin();
        for (int i = 0; i < 4; i++) {
            int corner = (i < 2 ? first : third) + i % 2 * width;
            for (int left = slate.candidates[corner] & ~pair; left != 0; left &= left - 1) {
                int node = links.number[Integer.numberOfTrailingZeros(left) * Plain.CELLS + corner];
                reach.agree(node);
                for (int word = 0; word < links.words; word++) {
                    seen[word] &= links.weak[node * links.words + word];
                }
            }
        }
        // where all of them see the end, no chain is needed
        for (int word = 0; word < links.words; word++) {
            reach.allOff[word] &= ~seen[word];
        }
        tell(links, reach, caught);
    }
}
