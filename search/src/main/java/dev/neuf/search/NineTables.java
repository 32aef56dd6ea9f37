package dev.neuf.search;

/**
 * What {@link NineBoard} looks up instead of working it out.
 *
 * <p>A band is three rows, a stack three columns. Where a digit can be in a band comes down to a pattern of nine bits:
 * which of the nine mini-rows (three cells of a row in one box) have room for it. It needs one in each row and one in
 * each box: that is at most six <em>ways</em>. The same holds for a stack and its mini-columns.
 */
final class NineTables {

    /** The 27 cells of a band, as bits: row by row from the left. */
    static final int BAND = (1 << 27) - 1;

    /** The first cell of each row of a band; times a set of columns, it is those columns in all three rows. */
    static final int ROWS = 1 | 1 << 9 | 1 << 18;

    /** The nine cells of the first row of a band, or nine columns, or a pattern. */
    static final int ROW = (1 << 9) - 1;

    /** The first cell of each mini-row of a band. */
    static final int MINI_ROWS = 0b001001001 * ROWS;

    /** In each band the columns of the first, second and third stack. */
    static final int STACK_1 = 0b111 * ROWS;

    static final int STACK_2 = STACK_1 << 3;
    static final int STACK_3 = STACK_1 << 6;

    /** The columns of the first stack where those of the second band are 32 bits up, and those of the third 9 bits. */
    static final long STACK = 0b111 * (1 | 1 << 9 | 1L << 32);

    /** Marks in {@link #STACKS} and {@link #FREE} that there is no way. */
    static final long NONE = 1L << 31;

    private static final int COUNT = 512;

    /** The mini-rows of each way: one in each row (three bits), each in another box. */
    private static final int[] EACH_WAY = {
        0b100_010_001, 0b010_100_001, 0b100_001_010, 0b001_100_010, 0b010_001_100, 0b001_010_100
    };

    /** How many ways there are. */
    static final int[] WAYS = new int[COUNT];

    /** The cells of all mini-rows of the pattern. */
    static final int[] CELLS = new int[COUNT];

    /** The cells of the mini-rows that are on some way. */
    static final long[] PLACES = new long[COUNT];

    /** The same 32 bits up. */
    static final long[] PLACES_UP = new long[COUNT];

    /** The mini-rows that are on some way, and 32 bits up those of them that are sure: alone in a row or a box. */
    static final long[] MINIS = new long[COUNT];

    /**
     * As {@link #MINIS}, but for a stack and spread over the bands as columns 6, 7 and 8; or {@link #NONE}. Where to look
     * has the bands in the order of {@link #STACK}: first, third, second.
     */
    static final long[] STACKS = new long[COUNT];

    /** The cells of a band where a digit can be that has been placed in these mini-rows; with {@link #NONE} if twice. */
    static final long[] FREE = new long[COUNT];

    /** What is left of a band when a digit is sure in these mini-rows, as a pattern. */
    static final int[] KEPT = new int[COUNT];

    /** The ways cut in two, as evenly as can be: those through one of the mini-rows, and those that avoid it. */
    static final int[] FIRST = new int[COUNT];

    static final int[] REST = new int[COUNT];

    /** For a cell of a band, the cells of the band that are not in its row and not in its box. */
    static final int[] BESIDE = new int[27];

    /** For a cell of a band, its column in all three rows. */
    static final int[] COLUMN = new int[27];

    static {
        for (int pattern = 0; pattern < COUNT; pattern++) {
            fill(pattern, waysThrough(pattern, 0, 0));
        }
        for (int cell = 0; cell < 27; cell++) {
            COLUMN[cell] = ROWS << cell % 9;
            for (int other = 0; other < 27; other++) {
                if (other / 9 != cell / 9 && other % 9 / 3 != cell % 9 / 3) {
                    BESIDE[cell] |= 1 << other;
                }
            }
        }
    }

    private NineTables() {}

    private static void fill(int pattern, int left) {
        WAYS[pattern] = wayCount(pattern);
        KEPT[pattern] = ROW;
        FREE[pattern] = BAND;
        int at = pattern & 0b111 | pattern >> 3 & 0b111000 | pattern << 3 & 0b111000000;
        STACKS[at] = left == 0 ? NONE : 0;
        MINIS[pattern] = left;
        int evenest = -1;
        for (int i = 0; i < 9; i++) {
            int bit = 1 << i;
            int beside = (0b111 << i / 3 * 3 | 0b001001001 << i % 3) & ~bit;
            if ((pattern & bit) != 0) {
                CELLS[pattern] |= 0b111 << 3 * i;
                KEPT[pattern] &= ~beside;
                FREE[pattern] &= ~(long) cells(beside | bit);
                FREE[pattern] |= (pattern & beside) == 0 ? 0 : NONE;
            }
            if ((left & bit) != 0) {
                boolean isSure = (left & 0b111 << i / 3 * 3) == bit || (left & 0b001001001 << i % 3) == bit;
                long column = 1L << i / 3 * 9 + i % 3 + 6;
                PLACES[pattern] |= 0b111L << 3 * i;
                PLACES_UP[pattern] |= 0b111L << 3 * i + 32;
                MINIS[pattern] |= isSure ? (long) bit << 32 : 0;
                STACKS[at] |= isSure ? column | column << 32 : column;
            }
            int through = WAYS[pattern] - WAYS[pattern & ~bit];
            int even = Math.min(through, WAYS[pattern] - through);
            if (even > evenest) {
                evenest = even;
                FIRST[pattern] = waysThrough(pattern, bit, 0);
                REST[pattern] = waysThrough(pattern, 0, bit);
            }
        }
    }

    private static int cells(int pattern) {
        int cells = 0;
        for (int i = 0; i < 9; i++) {
            cells |= (pattern >> i & 1) * 0b111 << 3 * i;
        }
        return cells;
    }

    private static int wayCount(int pattern) {
        int count = 0;
        for (int way : EACH_WAY) {
            count += (pattern & way) == way ? 1 : 0;
        }
        return count;
    }

    /** All mini-rows on ways of the pattern that have the first bits and do not have the second. */
    private static int waysThrough(int pattern, int with, int without) {
        int all = 0;
        for (int way : EACH_WAY) {
            if ((pattern & way) == way && (way & with) == with && (way & without) == 0) {
                all |= way;
            }
        }
        return all;
    }
}
