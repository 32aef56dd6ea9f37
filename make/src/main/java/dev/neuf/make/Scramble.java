package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.search.Nine;

/** Turns a plain 9x9 puzzle into one that is the same to a solver: other digits, rows, columns, turned over. */
final class Scramble {

    private Scramble() {}

    /** Writes what becomes of a puzzle. */
    static void of(byte[] puzzle, byte[] to, Chance random) {
        byte[] digits = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
        NineGrids.shuffle(digits, 0, 9, random);
        byte[] rows = lines(random);
        byte[] columns = lines(random);
        boolean isTurned = random.nextBoolean();
        for (int cell = 0; cell < Nine.CELL_COUNT; cell++) {
            int from = 9 * rows[cell / 9] + columns[cell % 9];
            byte symbol = puzzle[isTurned ? from % 9 * 9 + from / 9 : from];
            to[cell] = symbol == '.' ? symbol : digits[symbol - '1'];
        }
    }

    /** The nine lines, in threes. */
    private static byte[] lines(Chance random) {
        byte[] bands = {0, 1, 2};
        NineGrids.shuffle(bands, 0, 3, random);
        byte[] lines = new byte[9];
        for (int i = 0; i < 9; i++) {
            lines[i] = (byte) (3 * bands[i / 3] + i % 3);
        }
        for (int band = 0; band < 3; band++) {
            NineGrids.shuffle(lines, 3 * band, 3, random);
        }
        return lines;
    }
}
