package dev.neuf.search;

import static dev.neuf.search.NineTables.BAND;
import static dev.neuf.search.NineTables.BESIDE;
import static dev.neuf.search.NineTables.CELLS;
import static dev.neuf.search.NineTables.COLUMN;
import static dev.neuf.search.NineTables.FREE;
import static dev.neuf.search.NineTables.MINIS;
import static dev.neuf.search.NineTables.MINI_ROWS;
import static dev.neuf.search.NineTables.NONE;
import static dev.neuf.search.NineTables.PLACES;
import static dev.neuf.search.NineTables.PLACES_UP;
import static dev.neuf.search.NineTables.ROW;
import static dev.neuf.search.NineTables.ROWS;
import static dev.neuf.search.NineTables.STACK;
import static dev.neuf.search.NineTables.STACKS;
import static dev.neuf.search.NineTables.STACK_1;

/** The candidates of a plain 9x9 board in an array of longs, and what follows from them. */
final class NineBoard {

    /*
     * REPRESENTATION. For each digit the 81 cells are three words of 27 bits, one per band. Those of the two upper bands
     * share a long, 32 bits apart, so that one operation works on both. A cell is open or settled; a word of open cells
     * holds the candidates there, a word of settled cells what the digit has. Settled cells are taken from the other
     * digits lazily: a digit looks at OPEN_CELLS when its turn comes.
     *
     * A ROUND. Each digit with news is looked at once, all of them on the same picture of the board:
     *   1. Bands: which mini-rows have room (one PEXT), which of them are on some way (table): the other cells go.
     *   2. Stacks: the same over the columns of what is left.
     *   3. A cell alone in its row after step 1 is settled; step 2 runs beside it, not before it. x & x - ROWS drops the
     *      first cell of each row, a carry per row tells whether something is left: no branch, no loop over rows.
     * A digit that lost something in step 2 has news for step 1; so has a digit with candidates in cells just settled.
     * There is no branch inside a round but the loop over digits. This is what makes it fast: the processor overlaps the
     * digits, where a digit that waits for the one before runs at a third of the speed.
     *
     * QUIET. When no digit has news: cells with one candidate are settled (adders over the nine digits count to two, all
     * cells at once). Then mini-rows and mini-columns: each holds exactly three digits. If three have room, they are sure
     * there; if three are sure, the others go (NineMinis: adders on patterns kept from the rounds).
     *
     * WHAT WAS TRIED, in thousand puzzles per second on hardest-11plus, all on the machine where tdoku does 20:
     *   band by band, bivalue cells guessed, each digit told at once (the usual scheme)      12.9, 92 guesses
     *   the two branches of a guess in the halves of a long: twice the work for no fewer visits 12.9
     *   rounds without branches, as above                                                    14.3
     *   mini-rows counted, still guessing bivalue cells: the count alone saves no guess       11.6, 89 guesses
     *   and ways guessed in the band with the least room, patterns kept from the rounds       19.1, 62 guesses
     *   two bands in one long                                                                21.9
     *   room by adders instead of by a sum of ways (Nine.guess)                              22.1
     *   single cells of rows before the stacks instead of after: the rounds are shorter      23.4
     *   cells with one candidate looked for in each round: found earlier, but dearer         20.1
     *   two digits per turn, written out, to keep both in flight                             19.8
     *   cells of a stack from a table instead of by a product: the same
     *   what has no way, who loses and a cell's row with fewer operations                    24.0
     *   minis counted with full adders instead of digit by digit                             25.0
     *   second and third band left where they are for the stacks                             25.3
     *   longs only, so that nothing is widened, and the carry of a row in the next one's lowest bit: 2 to 4 % more
     *   cells with one candidate settled digit by digit, as givens are, instead of cell by cell: 2 % more
     * On easy puzzles a third of the time was reading the clues: where they are is first found without a branch, as bits,
     * then candidates are worked out per digit (FREE). kaggle: 970 with a branch, 1,660 with a list of clues, 1,870 with
     * bits. A board without open cells is solved, and not counted any more: 5 % there.
     * On boards with many solutions (serg, where tdoku does 520 and this 445; on a newer machine 590 and 625) nearly each
     * guess goes well, six in a row, and rounds have two digits each: it waits for results and for branches.
     *   a digit in a band and another in a stack at once: 6.4 tries instead of 8.4, but as many visits: the same, and
     *   others lose 5 %; three at once, one way instead of half of them, units with much room: no fewer visits
     *   cells alone in their column settled in the round, too: a tenth fewer rounds, but dearer: 4 % slower
     *   digits that lose in step 2 looked at one round later, or only when no other has news: 7 % slower
     *   the second solution from the first, by two rows of a band or two digits that change places where nothing is given:
     *   it is there for four boards of five, but to find it takes 19 % of the time: not enough
     *   the second solution from the first where all was either-or at the last guess, which is so for every other board: 6 %
     *   fewer tries, but they were the quick ones: the same
     *   what is left of a guess and what is tried worked out without a branch on band or stack: the same
     */

    /** For each digit, the candidates in open cells of the first and second band. */
    static final int UPPER = 0;

    /** For each digit, the settled cells of the first and second band. */
    static final int UPPER_SETTLED = 9;

    /** For each digit, the candidates in open cells of the third band, and 32 bits up its settled cells there. */
    static final int LOWER = 18;

    /** For each digit, {@link NineTables#MINIS} of its three bands. */
    static final int MINI_ROWS_OF = 27;

    /** For each digit, {@link NineTables#STACKS} of its three stacks. */
    static final int MINI_COLUMNS_OF = 36;

    /** The open cells of the first and second band, then those of the third. */
    static final int OPEN_CELLS = 45;

    /** How many longs a board is. */
    static final int SIZE = 47;

    /** After the board: for how many more than three each mini-row has room, 3 if more, in two bits; then mini-columns. */
    static final int ROOM = SIZE;

    /** How many longs that is in all. */
    static final int FULL_SIZE = ROOM + 4;

    /** All digits have news. */
    static final int ALL_DIGITS = 0x1FF;

    private static final long BOTH = 1 | 1L << 32;
    static final long LEFT_HALF = -1L << 32;
    private static final long RIGHT_HALF = ~LEFT_HALF;

    private NineBoard() {}

    /** Works out the candidates that the settled cells leave; false if a digit is twice in a house. */
    static boolean give(long[] board) {
        long upper = 0;
        long lower = 0;
        for (int digit = 0; digit < 9; digit++) {
            upper |= board[UPPER_SETTLED + digit];
            lower |= board[LOWER + digit] >>> 32;
        }
        upper = BAND * BOTH & ~upper;
        lower = BAND & ~lower;
        long clash = 0;
        for (int digit = 0; digit < 9; digit++) {
            long settled = board[LOWER + digit] >>> 32;
            board[UPPER + digit] = upper;
            board[LOWER + digit] = settled << 32 | lower;
            clash |= strikeAround(board, digit, board[UPPER_SETTLED + digit], settled);
        }
        board[OPEN_CELLS] = upper;
        board[OPEN_CELLS + 1] = lower;
        return clash == 0;
    }

    /** Takes a digit from the houses of cells that have it; not 0 if two of these are in one house. */
    private static long strikeAround(long[] board, int digit, long a, long b) {
        int i = (int) Long.compress(a | a >>> 1 | a >>> 2, MINI_ROWS * BOTH);
        int k = (int) Long.compress(b | b >>> 1 | b >>> 2, MINI_ROWS);
        int columns = (int) (a | a >>> 32 | b);
        columns = (columns | columns >>> 9 | columns >>> 18) & ROW;
        int count = Long.bitCount(a) + Long.bitCount(b);
        long free = ~(columns * (ROWS * BOTH));
        long free1 = FREE[i & ROW];
        long free2 = FREE[i >>> 9];
        long free3 = FREE[k];
        board[UPPER + digit] &= (free1 | free2 << 32) & free;
        board[LOWER + digit] &= free3 & free | LEFT_HALF;
        return count - Integer.bitCount(columns)
                | count - Integer.bitCount(i | k << 18)
                | (free1 | free2 | free3) & NONE;
    }

    /**
     * Strikes candidates until nothing changes.
     *
     * @param news the digits to look at, as bits
     * @return false if there is a contradiction
     */
    static boolean settle(long[] board, int news) {
        long upper = board[OPEN_CELLS];
        long lower = board[OPEN_CELLS + 1];
        int todo = news;
        while (true) {
            while (todo != 0) {
                int next = 0;
                long wrong = 0;
                long newUpper = 0;
                long newLower = 0;
                do {
                    int digit = Integer.numberOfTrailingZeros(todo);
                    todo &= todo - 1;
                    long settledA = board[UPPER_SETTLED + digit];
                    long a = board[UPPER + digit] & upper | settledA;
                    long word = board[LOWER + digit];
                    long settledB = word >>> 32;
                    long b = word & lower | settledB;
                    // bands
                    int i = (int) Long.compress(a | a >>> 1 | a >>> 2, MINI_ROWS * BOTH);
                    int k = i >>> 9 & ROW;
                    int l = (int) Long.compress(b | b >>> 1 | b >>> 2, MINI_ROWS);
                    i &= ROW;
                    a &= PLACES[i] | PLACES_UP[k];
                    b &= PLACES[l];
                    board[MINI_ROWS_OF + digit] = MINIS[i] | MINIS[k] << 9 | MINIS[l] << 18;
                    // stacks
                    long columns = (a | a >>> 9 | a >>> 18) & ROW * BOTH | (b << 9 | b | b >>> 9) & ROW << 9;
                    long s1 = STACKS[(int) Long.compress(columns, STACK)];
                    long s2 = STACKS[(int) Long.compress(columns, STACK << 3)];
                    long s3 = STACKS[(int) Long.compress(columns, STACK << 6)];
                    long stacks = s1 >>> 6 | s2 >>> 3 | s3;
                    board[MINI_COLUMNS_OF + digit] = stacks;
                    long columnsA = inUpperBands(stacks);
                    long columnsB = (stacks >>> 18 & ROW) * ROWS;
                    next |= isAny(a & ~columnsA | b & ~columnsB) << digit;
                    // rows
                    long singleA = singles(a) & upper;
                    long singleB = singlesBelow(b) & lower;
                    wrong |= (s1 | s2 | s3) & NONE | newUpper & singleA | newLower & singleB;
                    newUpper |= singleA;
                    newLower |= singleB;
                    settledA |= singleA;
                    settledB |= singleB;
                    board[UPPER_SETTLED + digit] = settledA;
                    board[UPPER + digit] = a & columnsA & ~settledA;
                    board[LOWER + digit] = b & columnsB & ~settledB | settledB << 32;
                } while (todo != 0);
                if (wrong != 0) {
                    return false;
                }
                upper ^= newUpper;
                lower ^= newLower;
                todo = next | losers(board, newUpper, newLower);
            }
            if ((upper | lower) == 0) { // solved, and nothing to count
                board[OPEN_CELLS] = 0;
                board[OPEN_CELLS + 1] = 0;
                return true;
            }
            long onceA = 0;
            long twiceA = 0;
            long onceB = 0;
            long twiceB = 0;
            for (int digit = 0; digit < 9; digit++) {
                long a = board[UPPER + digit];
                twiceA |= onceA & a;
                onceA |= a;
                long b = board[LOWER + digit];
                twiceB |= onceB & b;
                onceB |= b;
            }
            if ((onceA ^ upper | (onceB ^ lower) & BAND) != 0) {
                return false; // an open cell without candidates
            }
            long singleA = onceA & ~twiceA;
            long singleB = onceB & ~twiceB & BAND;
            if ((singleA | singleB) != 0) {
                todo = losers(board, singleA, singleB);
                if (!placeAll(board, todo, singleA, singleB)) {
                    return false;
                }
                upper &= ~singleA;
                lower &= ~singleB;
            } else {
                todo = NineMinis.count(board);
                if (todo <= 0) {
                    board[OPEN_CELLS] = upper;
                    board[OPEN_CELLS + 1] = lower;
                    return todo == 0;
                }
            }
        }
    }

    /** The columns of a stack pattern that are in the first two bands, as cells. */
    static long inUpperBands(long stacks) {
        return (stacks & ROW | stacks << 23 & (long) ROW << 32) * ROWS;
    }

    /** The cells that are alone in their row, if no row is empty. */
    private static long singles(long cells) {
        long others = cells & cells - ROWS * BOTH; // without the first cell of each row, so no row has its lowest bit
        long crowded = others + 0x1FE * (ROWS * BOTH) >>> 9 & ROWS * BOTH;
        return cells & ~((crowded << 9) - crowded);
    }

    /** The same for the third band alone. */
    private static long singlesBelow(long cells) {
        long others = cells & cells - ROWS;
        long crowded = others + 0x1FE * ROWS >>> 9 & ROWS;
        return cells & ~((crowded << 9) - crowded);
    }

    /** 1 if any bit is set, else 0; not for negative numbers. */
    private static int isAny(long bits) {
        return (int) (-bits >>> 63);
    }

    /** The digits that have candidates in these cells. */
    private static int losers(long[] board, long a, long b) {
        // written out: a loop would count digits and shifts by them
        int digits = isAny(board[UPPER + 8] & a | board[LOWER + 8] & b);
        digits = 2 * digits + isAny(board[UPPER + 7] & a | board[LOWER + 7] & b);
        digits = 2 * digits + isAny(board[UPPER + 6] & a | board[LOWER + 6] & b);
        digits = 2 * digits + isAny(board[UPPER + 5] & a | board[LOWER + 5] & b);
        digits = 2 * digits + isAny(board[UPPER + 4] & a | board[LOWER + 4] & b);
        digits = 2 * digits + isAny(board[UPPER + 3] & a | board[LOWER + 3] & b);
        digits = 2 * digits + isAny(board[UPPER + 2] & a | board[LOWER + 2] & b);
        digits = 2 * digits + isAny(board[UPPER + 1] & a | board[LOWER + 1] & b);
        digits = 2 * digits + isAny(board[UPPER] & a | board[LOWER] & b);
        return digits;
    }

    /** Settles cells that have one candidate, which is one of these digits; false if one is twice in a house. */
    private static boolean placeAll(long[] board, int digits, long upper, long lower) {
        long clash = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            long a = board[UPPER + digit] & upper;
            long b = board[LOWER + digit] & lower;
            board[UPPER_SETTLED + digit] |= a;
            board[LOWER + digit] |= b << 32;
            clash |= strikeAround(board, digit, a, b);
        }
        return clash == 0;
    }

    private static void place(long[] board, int digit, int band, int cell) {
        long elsewhere = ~(COLUMN[cell] * BOTH);
        if (band < 2) {
            board[UPPER_SETTLED + digit] |= 1L << cell + 32 * band;
            board[UPPER + digit] &=
                    elsewhere & (band == 0 ? BESIDE[cell] | LEFT_HALF : (long) BESIDE[cell] << 32 | RIGHT_HALF);
            board[LOWER + digit] &= elsewhere | LEFT_HALF;
        } else {
            board[UPPER + digit] &= elsewhere;
            board[LOWER + digit] = board[LOWER + digit] & (BESIDE[cell] & elsewhere | LEFT_HALF) | 1L << cell + 32;
        }
    }

    /** The digits that an open cell of the whole board can hold, as bits; none for a settled cell. */
    static int candidates(long[] board, int cell) {
        int at = cell < 54 ? UPPER : LOWER;
        int bit = bit(cell);
        int candidates = 0;
        for (int digit = 0; digit < 9; digit++) {
            candidates |= (int) (board[at + digit] >>> bit & 1) << digit;
        }
        return candidates;
    }

    private static int bit(int cell) {
        return cell / 27 == 1 ? cell % 27 + 32 : cell % 27;
    }

    /** Settles an open cell of the whole board. */
    static void place(long[] board, int digit, int cell) {
        place(board, digit, cell / 27, cell % 27);
        board[OPEN_CELLS + cell / 54] &= ~(1L << bit(cell));
    }

    /** Takes a candidate from an open cell of the whole board. */
    static void strike(long[] board, int from, int digit, int cell) {
        int at = from + digit + (cell < 54 ? UPPER : LOWER);
        board[at] &= ~(1L << bit(cell));
    }

    /** Leaves to a digit only these mini-rows of a band (unit 0 to 2) or mini-columns of a stack (3 to 5). */
    static void keep(long[] board, int from, int digit, int unit, int pattern) {
        switch (unit) {
            case 0 -> board[from + UPPER + digit] &= CELLS[pattern] | LEFT_HALF;
            case 1 -> board[from + UPPER + digit] &= (long) CELLS[pattern] << 32 | RIGHT_HALF;
            case 2 -> board[from + LOWER + digit] &= CELLS[pattern] | LEFT_HALF;
            default -> {
                int stack = STACK_1 << 3 * (unit - 3);
                int left = Integer.expand(pattern, stack) | BAND & ~stack;
                board[from + UPPER + digit] &= inUpperBands(left);
                board[from + LOWER + digit] &= (left >>> 18 & ROW) * (long) ROWS | LEFT_HALF;
            }
        }
    }
}
