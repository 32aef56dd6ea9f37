package dev.neuf.logic.nine;

import dev.neuf.core.Board;
import dev.neuf.core.Layout;
import dev.neuf.core.Ruleset;
import dev.neuf.logic.Technique;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A plain board of size 9 as bits, which is written over from round to round. Digits are 0 to 8 here, and bits of a word
 * where there are several; what cells and houses are, {@link Plain} says.
 */
public final class Slate {

    private static final Layout PLAIN = Layout.standard(9);

    /** Most puzzles take fewer. */
    private static final int USUAL_SPREADS = 32;

    /** By cell, the digits possible there; none, if it is filled. */
    final int[] candidates = new int[Plain.CELLS];

    /** By cell, the digit there as a bit; 0, if it is open. */
    final int[] values = new int[Plain.CELLS];

    /** By house, the digits that are placed there. */
    final int[] placed = new int[Plain.HOUSES];

    /** By house, the digits with one place or more, and those with several. */
    final int[] some = new int[Plain.HOUSES];

    final int[] several = new int[Plain.HOUSES];

    // by three cells side by side in a row and a box: what fits once or more, what more often, and the cells one by one

    private final int[] once = new int[27];
    private final int[] twice = new int[27];
    private final int[] beside = new int[27];

    /** The cells whose digit belongs to the question. */
    final long givenLow;

    final long givenHigh;

    /** By house, the digits that are given there. */
    final int[] givenIn = new int[Plain.HOUSES];

    // what follows is made by spread(), for all techniques but singles

    /** By digit, the open cells where it is possible. */
    final long[] low = new long[9];

    final long[] high = new long[9];

    /** By digit * 27 + house, the positions where it is possible. */
    final int[] at = new int[9 * Plain.HOUSES];

    /** By house, the positions that are open. */
    final int[] openAt = new int[Plain.HOUSES];

    /** The open cells. */
    long openLow;

    long openHigh;

    /** The open cells with exactly two candidates. */
    long twoLow;

    long twoHigh;

    /** What {@link #refresh} has found: the cells that have changed since the technique was looked for before. */
    long freshLow;

    long freshHigh;

    /** Counts the boards: what is worked out for one of them holds as long as this is the same. */
    int turn;

    // what is worked out once for several techniques, when the first of them asks

    final Strips strips = new Strips(this);
    final Subsets hidden = Subsets.hidden(this);
    final Subsets naked = Subsets.naked(this, hidden);
    final Subsets hiddenQuads = Subsets.hiddenQuads(this, naked);
    final Subsets nakedQuads = Subsets.nakedQuads(this, hidden);
    final SueDeCoqLook sueDeCoq = new SueDeCoqLook(this);
    final Crossings crossings = new Crossings();
    final Corners corners = new Corners();
    final Likeness likeness = new Likeness();
    final MedusaLook medusa = new MedusaLook();

    @Nullable
    AlmostSets almostSets;

    private @Nullable Doubts doubts;
    private @Nullable HiddenSets hiddenSets;

    @Nullable
    BentSets bentSets;

    @Nullable
    Links links;

    @Nullable
    ChainLooks chains;

    @Nullable
    SetWeb setWeb;

    @Nullable
    KrakenLooks krakens;

    /** By cell, the candidates when {@link #spread} was done last, which was so often. */
    private final int[] spread = new int[Plain.CELLS];

    private int spreads;

    /** By number of a spread, the cells that were not as at the one before. */
    private long[] changedLow = new long[USUAL_SPREADS];

    private long[] changedHigh = new long[USUAL_SPREADS];

    /** By technique, the spread at which it was looked for. */
    private final Map<Technique, Integer> seen = new EnumMap<>(Technique.class);

    /** Whether there was more on it than a look can take in. */
    boolean isCrowded;

    private boolean isSpread;
    private boolean isBroken;
    private int openCount;

    /** What a board says. It must be one that {@link #fits}. */
    public Slate(Board board) {
        long givenLow = 0;
        long givenHigh = 0;
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            int digits = (int) board.candidates(cell).bits();
            if (board.isOpen(cell)) {
                candidates[cell] = digits;
                isBroken |= digits == 0;
                openCount++;
            } else {
                values[cell] = digits;
            }
            if (board.isGiven(cell)) {
                givenLow |= Plain.low(cell);
                givenHigh |= Plain.high(cell);
                givenIn[Plain.ROW[cell]] |= digits;
                givenIn[Plain.COLUMN[cell]] |= digits;
                givenIn[Plain.BOX[cell]] |= digits;
            }
        }
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            if (values[cell] != 0) {
                enter(cell, values[cell]);
            }
        }
        this.givenLow = givenLow;
        this.givenHigh = givenHigh;
        count();
    }

    /** Whether there is nothing but rows, columns and boxes. */
    public static boolean fits(Board board) {
        Ruleset rules = board.rules();
        return rules.layout().size() == 9
                && rules.layout().equals(PLAIN)
                && rules.all().size() == Plain.HOUSES
                && rules.houses().size() == Plain.HOUSES;
    }

    /** Fills a cell, and strikes its digit where it is seen. */
    private void enter(int cell, int digit) {
        isBroken |= ((placed[Plain.ROW[cell]] | placed[Plain.COLUMN[cell]] | placed[Plain.BOX[cell]]) & digit) != 0;
        placed[Plain.ROW[cell]] |= digit;
        placed[Plain.COLUMN[cell]] |= digit;
        placed[Plain.BOX[cell]] |= digit;
        values[cell] = digit;
        candidates[cell] = 0;
        for (int i = cell * 20; i < cell * 20 + 20; i++) {
            int peer = Plain.PEER[i];
            candidates[peer] &= ~digit;
            isBroken |= (candidates[peer] | values[peer]) == 0;
        }
    }

    /** How often each digit fits into each house, and whether each has its place. Cells are taken by threes in a row. */
    private void count() {
        turn++;
        isSpread = false;
        for (int three = 0; three < 27; three++) {
            int first = candidates[3 * three];
            int second = candidates[3 * three + 1];
            int third = candidates[3 * three + 2];
            once[three] = first | second | third;
            twice[three] = first & second | (first | second) & third;
            beside[three] = first | second << 9 | third << 18;
        }
        for (int i = 0; i < 9; i++) {
            count(i, 3 * i, 1);
            count(18 + i, i / 3 * 9 + i % 3, 3);
        }
        for (int stack = 0; stack < 3; stack++) {
            countColumns(stack);
        }
        for (int house = 0; house < Plain.HOUSES; house++) {
            isBroken |= (some[house] | placed[house]) != Plain.ALL_DIGITS;
        }
    }

    /** A house that is three threes, so far from each other. */
    private void count(int house, int three, int step) {
        int first = once[three];
        int second = once[three + step];
        int third = once[three + 2 * step];
        some[house] = first | second | third;
        several[house] = twice[three]
                | twice[three + step]
                | twice[three + 2 * step]
                | first & second
                | (first | second) & third;
    }

    /** Three columns at once. */
    private void countColumns(int stack) {
        int one = 0;
        int more = 0;
        for (int three = stack; three < 27; three += 3) {
            more |= one & beside[three];
            one |= beside[three];
        }
        for (int i = 0; i < 3; i++) {
            some[9 + 3 * stack + i] = one >> 9 * i & Plain.ALL_DIGITS;
            several[9 + 3 * stack + i] = more >> 9 * i & Plain.ALL_DIGITS;
        }
    }

    /** Does what was caught. */
    public void take(Catch caught) {
        for (long left = caught.low(); left != 0; left &= left - 1) {
            take(caught, Long.numberOfTrailingZeros(left));
        }
        for (long left = caught.high(); left != 0; left &= left - 1) {
            take(caught, Plain.LOW_CELLS + Long.numberOfTrailingZeros(left));
        }
        isBroken |= caught.isAtOdds();
        count();
    }

    private void take(Catch caught, int cell) {
        int digit = caught.placed()[cell];
        candidates[cell] &= ~caught.struck()[cell];
        isBroken |= candidates[cell] == 0;
        if (digit != 0) {
            isBroken |= (candidates[cell] & digit) == 0;
            openCount--;
            enter(cell, digit);
        }
    }

    /** What is known about the almost hidden sets. */
    HiddenSets hiddenSets() {
        HiddenSets made = hiddenSets;
        if (made == null) {
            made = new HiddenSets(this);
            hiddenSets = made;
        }
        return made;
    }

    /** Whether the rules are broken, a digit has no place or a cell no digit. */
    public boolean isBroken() {
        return isBroken;
    }

    /** Whether a look has passed over something, since there was too much of it. */
    public boolean isCrowded() {
        return isCrowded;
    }

    /** Whether every cell has its digit. */
    public boolean isFull() {
        return openCount == 0;
    }

    /** By cell, what is possible there as bits; of a filled cell nothing. */
    public int[] snapshot() {
        return candidates.clone();
    }

    /** By cell, the digit there as a bit, or 0. It is written on, but a digit stays: it serves for all snapshots. */
    public int[] values() {
        return values;
    }

    /** Works out where each digit is possible, unless that is done. What has not changed stays. */
    public void spread() {
        if (isSpread) {
            return;
        }
        isSpread = true;
        long nowLow = 0;
        long nowHigh = 0;
        for (int cell = 0; cell < Plain.CELLS; cell++) {
            if (spread[cell] != candidates[cell]) {
                nowLow |= Plain.low(cell);
                nowHigh |= Plain.high(cell);
                spread(cell);
            }
        }
        if (spreads == changedLow.length) {
            changedLow = Arrays.copyOf(changedLow, 2 * spreads);
            changedHigh = Arrays.copyOf(changedHigh, 2 * spreads);
        }
        changedLow[spreads] = nowLow;
        changedHigh[spreads++] = nowHigh;
    }

    /** What each digit by itself leaves in doubt. */
    Doubts doubts() {
        Doubts made = doubts;
        if (made == null) {
            made = new Doubts();
            doubts = made;
        }
        made.update(this);
        return made;
    }

    /**
     * Works out which cells are fresh for the technique that is being caught: at first all open ones, then those that have
     * changed, filled ones among them. Every step that was found before has been done, so a pattern that few candidates of
     * its own cells make, whatever is elsewhere, has no step left if none of its cells is fresh.
     */
    void refresh(Catch caught) {
        Integer before = seen.put(caught.technique(), spreads);
        if (before == null) {
            freshLow = openLow;
            freshHigh = openHigh;
            return;
        }
        freshLow = 0;
        freshHigh = 0;
        for (int i = before; i < spreads; i++) {
            freshLow |= changedLow[i];
            freshHigh |= changedHigh[i];
        }
    }

    /** Turns over whatever is not as it was: all candidates at first, then those that are gone. */
    private void spread(int cell) {
        int before = spread[cell];
        int now = candidates[cell];
        spread[cell] = now;
        long lowBit = Plain.low(cell);
        long highBit = Plain.high(cell);
        int row = Plain.ROW[cell];
        int column = Plain.COLUMN[cell];
        int box = Plain.BOX[cell];
        int inRow = 1 << column - 9;
        int inColumn = 1 << row;
        int inBox = 1 << Plain.IN_BOX[cell];
        if (before == 0 || now == 0) {
            openLow ^= lowBit;
            openHigh ^= highBit;
            openAt[row] ^= inRow;
            openAt[column] ^= inColumn;
            openAt[box] ^= inBox;
        }
        boolean isTwo = Integer.bitCount(now) == 2;
        twoLow = isTwo ? twoLow | lowBit : twoLow & ~lowBit;
        twoHigh = isTwo ? twoHigh | highBit : twoHigh & ~highBit;
        for (int left = before ^ now; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            low[digit] ^= lowBit;
            high[digit] ^= highBit;
            at[digit * Plain.HOUSES + row] ^= inRow;
            at[digit * Plain.HOUSES + column] ^= inColumn;
            at[digit * Plain.HOUSES + box] ^= inBox;
        }
    }
}
