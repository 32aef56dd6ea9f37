package dev.neuf.core.format;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Lines of a stream that follow one another, each a 9x9 puzzle and nothing else: what the longest streams are made of.
 * They are one array of bytes, since millions of entries would take longer to make than to solve.
 */
public final class PlainLines {

    /** Each line takes so many bytes: its cells, and a newline. */
    public static final int WIDTH = Nines.CELLS + 1;

    /*
     * One look at each character tells how often each kind of it stands in a line: every kind has a byte of a long, and
     * no kind can stand there so often that its byte runs over. Kind 0 is a given, kinds 1 to 6 are the signs for an
     * empty cell, kind 7 is what can be no cell.
     */
    private static final long[] KINDS = new long[128];

    private static final String EMPTY = ".0_*-X";
    private static final long GIVEN = 1;
    private static final long WRONG = 1L << 56;

    /** Added to the counts of the signs for empty cells, it sets the upper bit of each that is above nine. */
    private static final long ABOVE_NINE = 0x00_76_76_76_76_76_76_00L;

    private static final long UPPER_BITS = 0x00_80_80_80_80_80_80_00L;

    static {
        Arrays.fill(KINDS, WRONG);
        Arrays.fill(KINDS, '1', '9' + 1, GIVEN);
        for (int i = 0; i < EMPTY.length(); i++) {
            KINDS[EMPTY.charAt(i)] = GIVEN << Byte.SIZE * (i + 1);
        }
    }

    private final long number;
    private final int line;
    private final int first;
    private final int count;
    private final byte[] text;

    PlainLines(long number, int line, int count, byte[] text) {
        this(number, line, 0, count, text);
    }

    private PlainLines(long number, int line, int first, int count, byte[] text) {
        this.number = number;
        this.line = line;
        this.first = first;
        this.count = count;
        this.text = text;
    }

    /** How many lines there are. */
    public int count() {
        return count;
    }

    /** The text that they are part of, not a copy. */
    public byte[] text() {
        return text;
    }

    /** Where in the text the 81 cells of a line begin; lines are counted from 0 here. */
    public int from(int index) {
        return (first + index) * WIDTH;
    }

    /** The number of a line in its stream, counted from 1. */
    public int line(int index) {
        return line + index;
    }

    /** A line as an entry like any other. */
    public Entry entry(int index) {
        var cells = new String(text, from(index), Nines.CELLS, StandardCharsets.ISO_8859_1);
        return new Entry(number + index, line(index), 0, cells, List.of());
    }

    /** The lines from this one on. */
    public PlainLines rest(int index) {
        return new PlainLines(number + index, line + index, first + index, count - index, text);
    }

    /**
     * Copies the cells of a line, and a newline, if there are just 81 of them and they can be read in one way only.
     * Otherwise what was copied means nothing.
     *
     * @return where the line ends, or -1 if it is not plain
     */
    static int copy(char[] from, int start, int end, byte[] to, int at) {
        int stop = start + Nines.CELLS;
        if (stop > end) {
            return -1;
        }
        long kinds = 0;
        for (int i = 0; i < Nines.CELLS; i++) {
            char c = from[start + i];
            kinds += c < KINDS.length ? KINDS[c] : WRONG;
            to[at + i] = (byte) c;
        }
        to[at + Nines.CELLS] = '\n';
        // without a given it may be part of a frame
        boolean isPlain = kinds >>> 56 == 0
                && (kinds & 0xFF) != 0
                && ((kinds + ABOVE_NINE & UPPER_BITS) != 0 || !canBeMap(to, at));
        return isPlain ? stop : -1;
    }

    /** Whether the line may show regions, which are in one piece each: then two cells side by side are the same. */
    private static boolean canBeMap(byte[] cells, int at) {
        for (int i = 0; i < Nines.CELLS; i++) {
            boolean isLikeRight = i % Nines.SIZE < Nines.SIZE - 1 && cells[at + i] == cells[at + i + 1];
            boolean isLikeBelow = i < Nines.CELLS - Nines.SIZE && cells[at + i] == cells[at + i + Nines.SIZE];
            if (isLikeRight || isLikeBelow) {
                return true;
            }
        }
        return false;
    }
}
