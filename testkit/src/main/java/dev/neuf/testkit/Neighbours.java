package dev.neuf.testkit;

import java.util.stream.IntStream;

/** Cells that share a side. */
public final class Neighbours {

    private Neighbours() {}

    /** The neighbours of a cell on a square board, in rising order. */
    public static int[] of(int cell, int size) {
        var found = IntStream.builder();
        if (cell >= size) {
            found.add(cell - size);
        }
        if (cell % size > 0) {
            found.add(cell - 1);
        }
        if (cell % size < size - 1) {
            found.add(cell + 1);
        }
        if (cell < size * (size - 1)) {
            found.add(cell + size);
        }
        return found.build().toArray();
    }
}
