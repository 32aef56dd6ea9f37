package dev.neuf.logic.exotic;

import java.util.Arrays;

/**
 * Digits that go from columns to rows, see {@link LockedSectors}. A column sends a digit at most once, and as many digits
 * as it has empty cells in the rows; a row takes in a digit at most once. A digit and a column make a node, with the number
 * {@code digit * size + column}; both are counted from 0.
 */
final class Flow {

    private static final int NONE = -1;

    private final int size;

    /** By node, the rows where the column can have the digit. */
    private final int[] places;

    /** By row, the columns where it is empty. */
    private final int[] open;

    private int rows;

    /** By node, the row that takes in the digit of the column. */
    private final int[] rowOf;

    /** By digit and row, the column that sends it. */
    private final int[] columnOf;

    /** By column, the digits that it sends. */
    private final int[] sent;

    private final int[] queue;
    private final int[] before;
    private final boolean[] isReached;
    private int columns;

    Flow(int size, int[] places, int[] open) {
        this.size = size;
        this.places = places;
        this.open = open;
        this.rowOf = new int[size * size];
        this.columnOf = new int[size * size];
        this.sent = new int[size];
        this.queue = new int[size * size];
        this.before = new int[size * size];
        this.isReached = new boolean[size * size];
        Arrays.fill(rowOf, NONE);
        Arrays.fill(columnOf, NONE);
    }

    void copy(Flow other) {
        rows = other.rows;
        System.arraycopy(other.rowOf, 0, rowOf, 0, rowOf.length);
        System.arraycopy(other.columnOf, 0, columnOf, 0, columnOf.length);
        System.arraycopy(other.sent, 0, sent, 0, sent.length);
    }

    /** Takes one more row. Says whether all can still flow. */
    boolean add(int row) {
        rows |= 1 << row;
        for (int left = open[row]; left != 0; left &= left - 1) {
            if (!send(Integer.numberOfTrailingZeros(left))) {
                return false;
            }
        }
        return true;
    }

    /** Sends one more digit from a column, by changing what others send where that helps. */
    private boolean send(int column) {
        Arrays.fill(isReached, false);
        columns = 1 << column;
        int end = offer(column, NONE, 0);
        for (int at = 0; at < end; at++) {
            int node = queue[at];
            int digit = node / size;
            for (int left = places[node] & rows; left != 0; left &= left - 1) {
                int row = Integer.numberOfTrailingZeros(left);
                int sender = columnOf[digit * size + row];
                if (sender == NONE) {
                    redirect(node, row);
                    return true;
                }
                end = reach(digit * size + sender, node, end);
            }
        }
        return false;
    }

    /** All nodes of digits that a column could send and does not. */
    private int offer(int column, int from, int end) {
        int filled = end;
        for (int digit = 0; digit < size; digit++) {
            int node = digit * size + column;
            if ((sent[column] >> digit & 1) == 0 && !isReached[node] && (places[node] & rows) != 0) {
                isReached[node] = true;
                before[node] = from;
                queue[filled++] = node;
            }
        }
        return filled;
    }

    /** A node whose row can be had by another may go elsewhere, or its column may send another digit. */
    private int reach(int node, int from, int end) {
        if (isReached[node]) {
            return end;
        }
        isReached[node] = true;
        before[node] = from;
        queue[end] = node;
        int column = node % size;
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
            int had = rowOf[node];
            rowOf[node] = row;
            columnOf[node / size * size + row] = node % size;
            sent[node % size] |= 1 << node / size;
            int from = before[node];
            if (from == NONE) {
                return;
            }
            if (from % size == node % size) {
                // the column sends this digit instead of another, and somebody else gets the row of that one
                had = rowOf[from];
                rowOf[from] = NONE;
                sent[from % size] &= ~(1 << from / size);
                from = before[from];
            }
            node = from;
            row = had;
        }
    }

    /** Finds the least set around each column that has between so many and so many columns. */
    void eachSet(int least, int most, Runnable found) {
        int large = 0;
        for (int column = 0; column < size; column++) {
            if (isSet(column, large, most)) {
                if (Integer.bitCount(columns) >= least) {
                    found.run();
                }
            } else {
                large |= 1 << column;
            }
        }
    }

    /** Whether the set around a column is no larger than this; some are known to be larger. */
    private boolean isSet(int column, int large, int most) {
        Arrays.fill(isReached, false);
        columns = 1 << column;
        int end = offer(column, NONE, 0);
        for (int at = 0; at < end; at++) {
            int node = queue[at];
            int digit = node / size;
            for (int left = places[node] & rows; left != 0; left &= left - 1) {
                int sender = columnOf[digit * size + Integer.numberOfTrailingZeros(left)];
                if (sender == NONE) {
                    return false; // the board has no solution
                }
                end = reach(digit * size + sender, node, end);
            }
            if ((columns & large) != 0 || Integer.bitCount(columns) > most) {
                return false;
            }
        }
        return true;
    }

    /** The rows taken. */
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
            int node = (digit - 1) * size + column;
            if (isReached[node]) {
                with |= places[node] & rows;
            }
        }
        return with;
    }

    /** The columns of the set found that certainly send a digit, counted from 1. */
    int columnsWith(int digit) {
        int with = 0;
        for (int column = 0; column < size; column++) {
            int node = (digit - 1) * size + column;
            if ((columns >> column & 1) != 0 && !isReached[node] && (places[node] & rows) != 0) {
                with |= 1 << column;
            }
        }
        return with;
    }

    /** Whether a row or a column loses a digit by the set found. */
    boolean isWorthwhile() {
        for (int digit = 1; digit <= size; digit++) {
            int inRows = rowsWith(digit);
            int inColumns = columnsWith(digit);
            for (int column = 0; column < size; column++) {
                int there = places[(digit - 1) * size + column];
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
