package dev.neuf.logic.nine;

import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.logic.Technique;
import java.util.Arrays;
import java.util.List;

/**
 * The steps of one technique on a slate, as {@link dev.neuf.logic.Hunt} counts them: by their digits and deductions, the
 * same ones once.
 */
public final class Catch {

    private static final int PLACED = 1 << 9;
    private static final int CELL_SHIFT = 10;
    private static final int HASH_SHIFT = 9;

    private final Slate slate;
    private Technique technique = Technique.FULL_HOUSE;

    /** The step in hand: by cell, the digits that are struck, or the one that is placed and a mark; and which cells. */
    private final int[] step = new int[Plain.CELLS];

    private long stepLow;
    private long stepHigh;

    /** The steps kept, one after another: digits with a hash above them, how many deductions, and these. */
    private int[] kept = new int[256];

    private int end;
    private int count;

    /** All of them together: by cell, what is struck, and what is placed or 0. */
    private final int[] struck = new int[Plain.CELLS];

    private final int[] placed = new int[Plain.CELLS];
    private long allLow;
    private long allHigh;
    private boolean isAtOdds;

    /** Nothing is caught so far. */
    public Catch(Slate slate) {
        this.slate = slate;
    }

    /** Lets go of everything, and goes after another technique. */
    public void begin(Technique next) {
        technique = next;
        if (count > 0) {
            Arrays.fill(struck, 0);
            Arrays.fill(placed, 0);
            allLow = 0;
            allHigh = 0;
            isAtOdds = false;
            count = 0;
            end = 0;
        }
    }

    /** Where it is looked for. */
    public Slate slate() {
        return slate;
    }

    /** What is looked for. */
    Technique technique() {
        return technique;
    }

    /** How many steps there are. */
    public int count() {
        return count;
    }

    /** Whether two steps place different digits into a cell, which happens only where the puzzle is broken. */
    public boolean isAtOdds() {
        return isAtOdds;
    }

    /** The cells that something is known about, among the first ones and the others. */
    long low() {
        return allLow;
    }

    long high() {
        return allHigh;
    }

    /** By cell, the candidates that go, as bits. */
    public int[] struck() {
        return struck;
    }

    /** By cell, the bit of the digit that is placed there, or 0. */
    public int[] placed() {
        return placed;
    }

    /** A digit, 0 to 8, goes from these cells, as far as it is there. */
    void strike(int digit, long low, long high) {
        long inLow = low & slate.low[digit];
        long inHigh = high & slate.high[digit];
        if ((inLow | inHigh) == 0) {
            return;
        }
        stepLow |= inLow;
        stepHigh |= inHigh;
        for (; inLow != 0; inLow &= inLow - 1) {
            strike(Long.numberOfTrailingZeros(inLow), 1 << digit);
        }
        for (; inHigh != 0; inHigh &= inHigh - 1) {
            strike(Plain.LOW_CELLS + Long.numberOfTrailingZeros(inHigh), 1 << digit);
        }
    }

    /** Digits, as bits, go from a cell, as far as they are there. */
    void strike(int cell, int digits) {
        int there = digits & slate.candidates[cell];
        if (there != 0) {
            stepLow |= Plain.low(cell);
            stepHigh |= Plain.high(cell);
            step[cell] |= (step[cell] & PLACED) == 0 ? there : 0;
        }
    }

    /** A digit, as a bit, goes into an open cell. */
    void place(int cell, int digit) {
        stepLow |= Plain.low(cell);
        stepHigh |= Plain.high(cell);
        step[cell] = digit | PLACED;
    }

    /** Keeps a step that puts a digit, as a bit, into a cell. All steps of the technique must be like that. */
    void keepPlaced(int cell, int digit) {
        if (placed[cell] != digit) {
            isAtOdds |= placed[cell] != 0;
            placed[cell] = digit;
            allLow |= Plain.low(cell);
            allHigh |= Plain.high(cell);
            count++;
        }
    }

    /** Keeps a step that a finder has found. */
    public void keep(Digits digits, List<Deduction> deductions) {
        for (Deduction deduction : deductions) {
            switch (deduction) {
                case Deduction.Place(int cell, int digit) -> place(cell, 1 << digit - 1);
                case Deduction.Eliminate(int cell, Digits gone) -> strike(cell, (int) gone.bits());
            }
        }
        keep((int) digits.bits());
    }

    /** Whether nothing follows from the step in hand so far. */
    boolean isEmpty() {
        return (stepLow | stepHigh) == 0;
    }

    /** Drops the step in hand. */
    void drop() {
        for (long left = stepLow; left != 0; left &= left - 1) {
            step[Long.numberOfTrailingZeros(left)] = 0;
        }
        for (long left = stepHigh; left != 0; left &= left - 1) {
            step[Plain.LOW_CELLS + Long.numberOfTrailingZeros(left)] = 0;
        }
        stepLow = 0;
        stepHigh = 0;
    }

    /** Keeps the step in hand, which is about these digits, unless nothing follows from it or it was kept before. */
    void keep(int digits) {
        if (isEmpty()) {
            return;
        }
        int size = Plain.count(stepLow, stepHigh);
        if (end + size + 2 > kept.length) {
            kept = Arrays.copyOf(kept, 2 * kept.length);
        }
        int from = end;
        kept[from] = digits;
        kept[from + 1] = size;
        int to = from + 2;
        for (long left = stepLow; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            kept[to++] = cell << CELL_SHIFT | step[cell];
        }
        for (long left = stepHigh; left != 0; left &= left - 1) {
            int cell = Plain.LOW_CELLS + Long.numberOfTrailingZeros(left);
            kept[to++] = cell << CELL_SHIFT | step[cell];
        }
        kept[from] |= hash(from + 2, to) << HASH_SHIFT;
        if (isNew(from, to)) {
            end = to;
            count++;
            merge(from + 2, to);
            allLow |= stepLow;
            allHigh |= stepHigh;
        }
        drop();
    }

    /** With it, thousands of steps on a crowded board are told apart at once. */
    private int hash(int from, int to) {
        int hash = to - from;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + kept[i];
        }
        return hash;
    }

    private boolean isNew(int from, int to) {
        for (int other = 0; other < from; other += 2 + kept[other + 1]) {
            boolean isAlike = kept[other] == kept[from] && kept[other + 1] == kept[from + 1];
            if (isAlike && Arrays.equals(kept, other, other + to - from, kept, from, to)) {
                return false;
            }
        }
        return true;
    }

    private void merge(int from, int to) {
        for (int i = from; i < to; i++) {
            int cell = kept[i] >> CELL_SHIFT;
            int digits = kept[i] & Plain.ALL_DIGITS;
            if ((kept[i] & PLACED) == 0) {
                struck[cell] |= digits;
            } else {
                isAtOdds |= placed[cell] != 0 && placed[cell] != digits;
                placed[cell] = digits;
            }
        }
    }
}
