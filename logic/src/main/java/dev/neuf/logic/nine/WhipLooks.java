package dev.neuf.logic.nine;

import dev.neuf.logic.Bounds;
import java.util.Arrays;

/** {@link dev.neuf.logic.chain.Whips} on bits, and the braids of {@link dev.neuf.logic.chain.Nets}. */
final class WhipLooks {

    private static final int SLOTS = 512;

    private final Links links;
    private final Questions questions;
    private final int words;

    /** The whips of one length: by whip its last node, and by whip * words what holds and what does not. */
    private int[] last = new int[Bounds.WHIP_BEGINNINGS];

    private long[] on;
    private long[] off;
    private int count;

    /** Those that are longer by one. */
    private int[] nextLast = new int[Bounds.WHIP_BEGINNINGS];

    private long[] nextOn;
    private long[] nextOff;
    private int nextCount;

    /** By hash, one more than the number of a longer whip. */
    private final int[] slots = new int[SLOTS];

    private WhipLooks(Links links, boolean isGrouped) {
        this.links = links;
        this.questions = new Questions(links, isGrouped);
        this.words = links.words;
        this.on = new long[Bounds.WHIP_BEGINNINGS * words];
        this.off = new long[Bounds.WHIP_BEGINNINGS * words];
        this.nextOn = new long[Bounds.WHIP_BEGINNINGS * words];
        this.nextOff = new long[Bounds.WHIP_BEGINNINGS * words];
    }

    static void whip(Slate slate, Catch caught) {
        new WhipLooks(Links.of(slate), false).whips(caught);
    }

    static void groupedWhip(Slate slate, Catch caught) {
        new WhipLooks(Links.of(slate), true).whips(caught);
    }

    static void braid(Slate slate, Catch caught) {
        braids(Links.of(slate), caught, false);
    }

    static void groupedBraid(Slate slate, Catch caught) {
        braids(Links.of(slate), caught, true);
    }

    private static void braids(Links links, Catch caught, boolean isGrouped) {
        var questions = new Questions(links, isGrouped);
        var standOn = new long[links.words];
        var standOff = new long[links.words];
        for (int start = 0; start < links.candidates; start++) {
            int digit = links.digit[start];
            if (!stands(questions, start, true, standOn, standOff)) {
                caught.strike(links.cell[start], 1 << digit);
                caught.keep(1 << digit);
            }
            if (!stands(questions, start, false, standOn, standOff)) {
                caught.place(links.cell[start], 1 << digit);
                caught.keep(1 << digit);
            }
        }
    }

    /** Whether nothing breaks. Then nothing does if any of what follows is assumed. */
    private static boolean stands(Questions questions, int start, boolean isOn, long[] standOn, long[] standOff) {
        long[] known = isOn ? standOn : standOff;
        if ((known[start >> 6] >>> start & 1) != 0) {
            return true;
        }
        boolean stands = questions.stands(start, isOn);
        for (int word = 0; stands && word < known.length; word++) {
            standOn[word] |= questions.on[word];
            standOff[word] |= questions.off[word];
        }
        return stands;
    }

    private void whips(Catch caught) {
        var standOn = new long[words];
        var standOff = new long[words];
        for (int target = 0; target < links.candidates; target++) {
            // what no braid breaks, no whip does
            if (!stands(questions, target, true, standOn, standOff) && breaks(target)) {
                int digit = 1 << links.digit[target];
                caught.strike(links.cell[target], digit);
                caught.keep(digit);
            }
        }
    }

    private boolean breaks(int target) {
        Arrays.fill(on, 0, words, 0);
        on[target >> 6] |= 1L << target;
        System.arraycopy(links.weak, target * words, off, 0, words);
        last[0] = target;
        count = 1;
        for (int length = 1; length <= Bounds.WHIP_LENGTH && count > 0 && count <= Bounds.WHIP_BEGINNINGS; length++) {
            // the longest ones need not be kept, nor more of them than are looked at
            nextCount = length == Bounds.WHIP_LENGTH ? Bounds.WHIP_BEGINNINGS + 1 : 0;
            Arrays.fill(slots, 0);
            for (int whip = 0; whip < count; whip++) {
                if (ends(whip)) {
                    return true;
                }
            }
            swap();
        }
        return false;
    }

    /** Goes on from the last node by every question that it bears on. */
    private boolean ends(int whip) {
        for (int question : questions.near(last[whip])) {
            int rest = questions.rest(question, off, whip * words);
            if (rest == Questions.EMPTY) {
                return true;
            }
            if (rest >= 0
                    && nextCount <= Bounds.WHIP_BEGINNINGS
                    && (on[whip * words + (rest >> 6)] >>> rest & 1) == 0) {
                goOn(whip, rest);
            }
        }
        return false;
    }

    private void goOn(int whip, int node) {
        int slot = slot(whip, node);
        if (slots[slot] != 0) {
            return;
        }
        if (nextCount < Bounds.WHIP_BEGINNINGS) {
            slots[slot] = nextCount + 1;
            nextLast[nextCount] = node;
            int row = nextCount * words;
            for (int word = 0; word < words; word++) {
                nextOn[row + word] = on[whip * words + word];
                nextOff[row + word] = off[whip * words + word] | links.weak[node * words + word];
            }
            nextOn[row + (node >> 6)] |= 1L << node;
        }
        nextCount++;
    }

    /** Where the whip with one node more is, or would be. */
    private int slot(int whip, int node) {
        long hash = node;
        for (int word = 0; word < words; word++) {
            hash = hash * 31 + held(whip, node, word);
        }
        hash *= 0x9E3779B97F4A7C15L;
        int slot = (int) (hash >>> 55);
        while (slots[slot] != 0 && !isSame(slots[slot] - 1, whip, node)) {
            slot = slot + 1 & SLOTS - 1;
        }
        return slot;
    }

    private boolean isSame(int next, int whip, int node) {
        boolean isSame = nextLast[next] == node;
        for (int word = 0; word < words && isSame; word++) {
            isSame = nextOn[next * words + word] == held(whip, node, word);
        }
        return isSame;
    }

    private long held(int whip, int node, int word) {
        return on[whip * words + word] | (node >> 6 == word ? 1L << node : 0);
    }

    private void swap() {
        int[] ends = last;
        last = nextLast;
        nextLast = ends;
        long[] row = on;
        on = nextOn;
        nextOn = row;
        row = off;
        off = nextOff;
        nextOff = row;
        count = nextCount;
    }
}
