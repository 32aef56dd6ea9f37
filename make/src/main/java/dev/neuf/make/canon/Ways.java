package dev.neuf.make.canon;

import java.util.Arrays;

/** Beginnings of symmetries that lead to the same first rows. Each is some bytes of one array, so none is an object. */
final class Ways {

    /** Which line of the puzzle is row 0, row 1 ... of the form. */
    static final int ROWS = 0;

    /** Which line across is column 0, column 1 ... of the form. */
    static final int COLUMNS = 9;

    /** The name of each digit in the form; 0 for one that has not been met, and for an empty cell. */
    static final int NAMES = 18;

    /** How many digits have a name. */
    static final int NAMED = 28;

    /** 1 if the columns of the puzzle are the rows of the form. */
    static final int TURNED = 29;

    /** How many columns of each stack are open, two bits each: see {@link Canon}. */
    static final int OPEN = 30;

    /** So many bytes for each. */
    static final int WIDTH = 32;

    private byte[] bytes = new byte[64 * WIDTH];
    private int length;

    void clear() {
        length = 0;
    }

    int count() {
        return length / WIDTH;
    }

    /** Adds one. */
    void add(byte[] way) {
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * length);
        }
        System.arraycopy(way, 0, bytes, length, WIDTH);
        length += WIDTH;
    }

    /** Copies one out. */
    void read(int index, byte[] way) {
        System.arraycopy(bytes, index * WIDTH, way, 0, WIDTH);
    }
}
