package dev.neuf.make;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.search.Nine;

/** Plain 9x9 puzzles as 81 characters, which is how the quick classes have them, and as objects. */
final class Nines {

    static final Layout LAYOUT = Layout.standard(9);

    private static final byte EMPTY = '.';

    private Nines() {}

    static Grid grid(byte[] text) {
        int[] digits = new int[Nine.CELL_COUNT];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = text[cell] == EMPTY ? 0 : text[cell] - '0';
        }
        return Grid.of(digits);
    }

    static Puzzle puzzle(byte[] text) {
        return Puzzle.of(LAYOUT, grid(text));
    }

    static void write(Grid grid, byte[] to) {
        for (int cell = 0; cell < to.length; cell++) {
            to[cell] = grid.isEmpty(cell) ? EMPTY : (byte) ('0' + grid.digit(cell));
        }
    }
}
