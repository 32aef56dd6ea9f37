package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Shape;

/**
 * Cuts boards into random regions that look good: each in one piece, rather round than long, few of them rectangles, none
 * a mere row or column.
 *
 * <p>It begins with regions side by side in bands of rows that are as high as a box would be, or a row more or less, and
 * lets pairs of regions exchange cells at their border: at first any, later only what shortens the borders (annealing).
 */
final class Jigsaws {

    private static final int MOVES_PER_CELL = 60;
    private static final double HOT = 3;
    private static final double COLD = 0.7;

    /** Of so many regions, one may be a rectangle. */
    private static final int RECTANGLES = 4;

    private final int size;
    private final int[] regionOf;
    private final Chance random;
    private final int[] queue;
    private final int[] seen;
    private int look;

    private Jigsaws(int size, Chance random) {
        this.size = size;
        this.random = random;
        this.regionOf = new int[size * size];
        this.queue = new int[size];
        this.seen = new int[regionOf.length];
        begin();
    }

    /**
     * Bands of some rows, with as many regions as rows: cell by cell down the columns, a new region after each {@code size}.
     *
     * <pre>
     *   a a a b b c c     the band of three rows of a 7x7 board
     *   a a b b b c c
     *   a a b b c c c
     * </pre>
     */
    private void begin() {
        int bands = (int) Math.round(Math.sqrt(size));
        int[] heights = new int[bands];
        for (int row = 0; row < size; row++) {
            heights[row % bands]++;
        }
        for (int i = 0; i < bands; i++) {
            int higher = random.nextInt(bands);
            int lower = random.nextInt(bands);
            if (heights[lower] > 2 && heights[lower] >= heights[higher]) {
                heights[lower]--;
                heights[higher]++;
            }
        }
        boolean isTurned = random.nextBoolean();
        int top = 0;
        for (int height : heights) {
            for (int i = 0; i < height * size; i++) {
                int row = top + i % height;
                int column = i / height;
                regionOf[isTurned ? column * size + row : row * size + column] = top + i / size;
            }
            top += height;
        }
    }

    /** A random shape; of boards with fewer than four rows, which have none, a Latin square. */
    static Shape shape(int size, Chance random) {
        if (size < 4) {
            return Shape.latin(size);
        }
        while (true) {
            var made = new Jigsaws(size, random);
            made.anneal();
            if (made.looksGood()) {
                return Shape.jigsaw(made.regionOf);
            }
        }
    }

    private void anneal() {
        int moves = MOVES_PER_CELL * regionOf.length;
        for (int i = 0; i < moves; i++) {
            exchange(HOT + (COLD - HOT) * i / moves);
        }
    }

    /** Two regions exchange a cell each, if both stay in one piece. */
    private void exchange(double heat) {
        int a = random.nextInt(regionOf.length);
        int next = neighbour(a, random.nextInt(4));
        if (next < 0 || regionOf[next] == regionOf[a]) {
            return;
        }
        int mine = regionOf[a];
        int theirs = regionOf[next];
        int b = cellBeside(next, mine, a);
        if (b < 0) {
            return;
        }
        int before = border(a) + border(b);
        regionOf[a] = theirs;
        regionOf[b] = mine;
        int longer = border(a) + border(b) - before;
        // a straight line, where physics has an exponential: that is not the same to the last bit on every machine
        boolean isGood = longer <= 0 || random.nextDouble() < 1 - longer / (2 * heat);
        if (!isGood || !isWhole(b) || !isWhole(a)) {
            regionOf[a] = mine;
            regionOf[b] = theirs;
        }
    }

    /** A random cell of the region around one that touches the other region, not counting a cell that leaves it. */
    private int cellBeside(int one, int other, int leaving) {
        int length = gather(one);
        int found = -1;
        int count = 0;
        for (int i = 0; i < length; i++) {
            if (touches(queue[i], other, leaving) && random.nextInt(++count) == 0) {
                found = queue[i];
            }
        }
        return found;
    }

    private boolean touches(int cell, int region, int except) {
        for (int direction = 0; direction < 4; direction++) {
            int next = neighbour(cell, direction);
            if (next >= 0 && next != except && regionOf[next] == region) {
                return true;
            }
        }
        return false;
    }

    private int neighbour(int cell, int direction) {
        int column = cell % size;
        return switch (direction) {
            case 0 -> cell >= size ? cell - size : -1;
            case 1 -> cell + size < regionOf.length ? cell + size : -1;
            case 2 -> column > 0 ? cell - 1 : -1;
            default -> column + 1 < size ? cell + 1 : -1;
        };
    }

    /** How many sides of the cell are borders inside the board. */
    private int border(int cell) {
        int sides = 0;
        for (int direction = 0; direction < 4; direction++) {
            int next = neighbour(cell, direction);
            sides += next >= 0 && regionOf[next] != regionOf[cell] ? 1 : 0;
        }
        return sides;
    }

    /** Whether the region of the cell is in one piece. */
    private boolean isWhole(int cell) {
        return gather(cell) == size;
    }

    /** Puts the cells of the piece of its region around a cell into the queue; returns how many there are. */
    private int gather(int cell) {
        look++;
        queue[0] = cell;
        seen[cell] = look;
        int length = 1;
        for (int i = 0; i < length; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int next = neighbour(queue[i], direction);
                if (next >= 0 && seen[next] != look && regionOf[next] == regionOf[cell]) {
                    seen[next] = look;
                    queue[length++] = next;
                }
            }
        }
        return length;
    }

    /** Whether no region is a mere row or column, and few are rectangles: most of all, they are not just boxes. */
    private boolean looksGood() {
        int rectangles = 0;
        for (int region = 0; region < size; region++) {
            int top = size;
            int bottom = -1;
            int left = size;
            int right = -1;
            for (int cell = 0; cell < regionOf.length; cell++) {
                if (regionOf[cell] == region) {
                    top = Math.min(top, cell / size);
                    bottom = Math.max(bottom, cell / size);
                    left = Math.min(left, cell % size);
                    right = Math.max(right, cell % size);
                }
            }
            if (top == bottom || left == right) {
                return false;
            }
            rectangles += (bottom - top + 1) * (right - left + 1) == size ? 1 : 0;
        }
        return rectangles * RECTANGLES <= size;
    }
}
