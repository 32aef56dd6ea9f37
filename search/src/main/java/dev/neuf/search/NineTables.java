package dev.neuf.search;

/** What {@link Nine} looks up instead of working it out. */
final class NineTables {

    /** The 27 cells of a band, as bits: row by row from the left. */
    static final int BAND = (1 << 27) - 1;

    /** The first cell of each row of a band; times a set of columns, it is those columns in all three rows. */
    static final int ROWS = 1 | 1 << 9 | 1 << 18;

    /** The nine cells of the first row of a band, or nine columns. */
    static final int ROW = (1 << 9) - 1;

    /** The first cell of each of the nine mini-rows of a band: three cells of a row in one box. */
    static final int MINI_ROWS = 0b001001001_001001001_001001001;

    /** For the mini-rows of a band in which a digit is possible, the cells where it can be. */
    static final int[] PLACES = new int[512];

    /**
     * For the mini-columns of a stack in which a digit is possible (three columns, for three bands), those where it can
     * be, spread over the three bands as the columns 6, 7, 8; or {@link #NONE}.
     */
    static final int[] COLUMNS = new int[512];

    /** The sign bit: there is no way to place the digit. */
    static final int NONE = 1 << 31;

    /** For a cell of a band, where its digit may be in the band if it is there: not in its row, not in its box. */
    static final int[] BESIDE = new int[27];

    /** For a cell of a band, its column in all three rows. */
    static final int[] COLUMN = new int[27];

    /** The band of each cell of the board. */
    static final byte[] BAND_OF = new byte[81];

    /** The number of each cell of the board in its band. */
    static final byte[] PLACE_OF = new byte[81];

    static {
        for (int pattern = 0; pattern < 512; pattern++) {
            int left = transversals(pattern);
            COLUMNS[pattern] = left == 0 ? NONE : 0;
            for (int i = 0; i < 9; i++) {
                if ((left >> i & 1) != 0) {
                    PLACES[pattern] |= 0b111 << 3 * i;
                    COLUMNS[pattern] |= 1 << i / 3 * 9 + i % 3 + 6;
                }
            }
        }
        for (int cell = 0; cell < 27; cell++) {
            COLUMN[cell] = ROWS << cell % 9;
            for (int other = 0; other < 27; other++) {
                if (other / 9 != cell / 9 && other % 9 / 3 != cell % 9 / 3) {
                    BESIDE[cell] |= 1 << other;
                }
            }
        }
        for (int cell = 0; cell < 81; cell++) {
            BAND_OF[cell] = (byte) (cell / 27);
            PLACE_OF[cell] = (byte) (cell % 27);
        }
    }

    private NineTables() {}

    /** Of a 3x3 pattern, what belongs to a choice of three that has one in each row and one in each column. */
    private static int transversals(int pattern) {
        int left = 0;
        for (int first = 0; first < 3; first++) {
            for (int second = 0; second < 3; second++) {
                int way = 1 << first | 1 << 3 + second | 1 << 6 + 3 - first - second;
                if (first != second && (pattern & way) == way) {
                    left |= way;
                }
            }
        }
        return left;
    }
}
