package dev.neuf.logic.exotic;

import java.util.Arrays;

/**
 * Digits that go from columns to rows, see {@link LockedSectors}. A column sends a digit at most once, and as many digits
 * as it has empty cells in the rows; a row takes in a digit at most once. A digit and a column make a node, with the number
 * {@code digit * STRIDE + column}; both are counted from 0.
 */
final class Flow {

    static final int SHIFT = 4;
    static final int STRIDE = 1 << SHIFT;

    private static final int NONE = -1;

    private final int size;

    /** By node, the rows where the column can have the digit. */
    private final int[] places;

    /** By row, the columns where it is empty. */
    private final int[] open;

    /** The rows taken. */
    private int rows;

    /** By column, the digits that fit there in the rows. */
    private final int[] fits;

    /** By column, the digits that it sends. */
    private final int[] sent;

    /** By digit, the rows that take it in. */
    private final int[] full;

    /** By digit and row, the column that sends it. */
    private final int[] senders;

    private final int[] queue;
    private final int[] before;

    /** By column, the digits whose nodes were reached. */
    private final int[] reached;

    /** The columns reached. */
    private int columns;

    Flow(int size, int[] places, int[] open) {
        this.size = size;
        this.places = places;
        this.open = open;
        this.fits = new int[size];
        this.sent = new int[size];
        this.full = new int[size];
        this.senders = new int[size * STRIDE];
        this.queue = new int[size * size];
        this.before = new int[size * STRIDE];
        this.reached = new int[size];
    }

    void copy(Flow other) {
        rows = other.rows;
        System.arraycopy(other.fits, 0, fits, 0, size);
        System.arraycopy(other.sent, 0, sent, 0, size);
        System.arraycopy(other.full, 0, full, 0, size);
        System.arraycopy(other.senders, 0, senders, 0, senders.length);
    }

    /** Takes one more row. Says whether all can still flow. */
    boolean add(int row) {
        rows |= 1 << row;
        for (int digit = 0; digit < size; digit++) {
            for (int left = open[row]; left != 0; left &= left - 1) {
                int column = Integer.numberOfTrailingZeros(left);
                fits[column] |= (places[digit << SHIFT | column] >> row & 1) << digit;
            }
        }
        for (int left = open[row]; left != 0; left &= left - 1) {
            int column = Integer.numberOfTrailingZeros(left);
            if (!sendSimply(column) && !send(column)) {
                return false;
            }
        }
        return true;
    }

    /** Sends one more digit from a column to a row that still lacks it. */
    private boolean sendSimply(int column) {
        for (int left = fits[column] & ~sent[column]; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int free = places[digit << SHIFT | column] & rows & ~full[digit];
            if (free != 0) {
                take(digit, column, Integer.numberOfTrailingZeros(free));
                return true;
            }
        }
        return false;
    }

    private void take(int digit, int column, int row) {
        senders[digit << SHIFT | row] = column;
        full[digit] |= 1 << row;
        sent[column] |= 1 << digit;
    }

    /** Sends one more digit from a column, by changing what others send. */
    private boolean send(int column) {
        int end = start(column);
        for (int at = 0; at < end; at++) {
            int node = queue[at];
            int digit = node >> SHIFT;
            int there = places[node] & rows;
            int free = there & ~full[digit];
            if (free != 0) {
                redirect(node, Integer.numberOfTrailingZeros(free));
                return true;
            }
            for (int left = there; left != 0; left &= left - 1) {
                end = reach(digit, senders[digit << SHIFT | Integer.numberOfTrailingZeros(left)], node, end);
            }
        }
        return false;
    }

    private int start(int column) {
        Arrays.fill(reached, 0);
        columns = 1 << column;
        return offer(column, NONE, 0);
    }

    /** All nodes of digits that a column could send and does not. */
    private int offer(int column, int from, int end) {
        int filled = end;
        int news = fits[column] & ~sent[column] & ~reached[column];
        reached[column] |= news;
        for (int left = news; left != 0; left &= left - 1) {
            int node = Integer.numberOfTrailingZeros(left) << SHIFT | column;
            before[node] = from;
            queue[filled++] = node;
        }
        return filled;
    }

    /** A node whose row another can have may go elsewhere, or its column may send another digit. */
    private int reach(int digit, int column, int from, int end) {
        if ((reached[column] >> digit & 1) != 0) {
            return end;
        }
        int node = digit << SHIFT | column;
        reached[column] |= 1 << digit;
        before[node] = from;
        queue[end] = node;
        if ((columns >> column & 1) != 0) {
            return end + 1;
        }
        columns |= 1 << column;
        return offer(column, node, end + 1);
    }

    /** Gives a free row to a node, and what the node had before to the one that asked for it. */
    private void redirect(int last, int free) {
        int node = last;
        int row = free;
        while (true) {
            int digit = node >> SHIFT;
            int column = node & STRIDE - 1;
            int had = rowOf(digit, column);
            take(digit, column, row);
            int from = before[node];
            if (from == NONE) {
                return;
            }
            if ((from & STRIDE - 1) == column) {
                // the column sends this digit instead of another, and somebody else gets the row of that one
                int instead = from >> SHIFT;
                had = rowOf(instead, column);
                sent[column] &= ~(1 << instead);
                from = before[from];
            }
            node = from;
            row = had;
        }
    }

    /** The row that takes in a digit from a column. */
    private int rowOf(int digit, int column) {
        for (int left = full[digit]; left != 0; left &= left - 1) {
            int row = Integer.numberOfTrailingZeros(left);
            if (senders[digit << SHIFT | row] == column) {
                return row;
            }
        }
        return NONE;
    }

    /** Finds the least set around each column that has between so many and so many columns, and no smaller one inside. */
    void eachSet(int least, int most, Runnable found) {
        int large = 0;
        for (int column = 0; column < size; column++) {
            if (isSet(column, large, most)) {
                int set = columns;
                boolean isFirst = Integer.numberOfTrailingZeros(set) == column;
                if (isFirst && Integer.bitCount(set) >= least && isRound(set)) {
                    found.run();
                }
            } else {
                large |= 1 << column;
            }
        }
    }

    /** Whether these columns are the least set around each of them. */
    boolean isRound(int set) {
        for (int left = set; left != 0; left &= left - 1) {
            if (!isSet(Integer.numberOfTrailingZeros(left), ~set, size) || columns != set) {
                return false;
            }
        }
        return true;
    }

    /** Whether the set around a column is no larger than this; some are known to be larger. */
    private boolean isSet(int column, int large, int most) {
        int end = start(column);
        for (int at = 0; at < end; at++) {
            int node = queue[at];
            int digit = node >> SHIFT;
            int there = places[node] & rows;
            if ((there & ~full[digit]) != 0) {
                return false; // the board has no solution
            }
            for (int left = there; left != 0; left &= left - 1) {
                end = reach(digit, senders[digit << SHIFT | Integer.numberOfTrailingZeros(left)], node, end);
            }
            if ((columns & large) != 0 || Integer.bitCount(columns) > most) {
                return false;
            }
        }
        return true;
    }

    int rows() {
        return rows;
    }

    /** The columns of the set found. */
    int columns() {
        return columns;
    }

    /** The rows in which a digit, counted from 1, is used up by the set found. */
    int rowsWith(int digit) {
        int with = 0;
        for (int column = 0; column < size; column++) {
            if ((reached[column] >> digit - 1 & 1) != 0) {
                with |= places[digit - 1 << SHIFT | column] & rows;
            }
        }
        return with;
    }

    /** The columns of the set found that certainly send a digit, counted from 1. */
    int columnsWith(int digit) {
        int with = 0;
        for (int left = columns; left != 0; left &= left - 1) {
            int column = Integer.numberOfTrailingZeros(left);
            with |= ((fits[column] & ~reached[column]) >> digit - 1 & 1) << column;
        }
        return with;
    }

    /** Whether a row or a column loses a digit by the set found. */
    boolean isWorthwhile() {
        for (int digit = 1; digit <= size; digit++) {
            int inRows = rowsWith(digit);
            int inColumns = columnsWith(digit);
            for (int column = 0; column < size; column++) {
                int there = places[digit - 1 << SHIFT | column];
                boolean isInSet = (columns >> column & 1) != 0;
                boolean isCounted = (inColumns >> column & 1) != 0;
                if ((!isInSet || isCounted) && (there & inRows) != 0 || isCounted && (there & ~rows) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
