package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Shape;

/**
 * Cuts boards into random regions that look good: each in one piece, rather round than long, none a mere row or column.
 *
 * <p>It begins with boxes, or with rows where there are none, and lets pairs of regions exchange cells at their border:
 * at first any, later only what shortens the borders (annealing).
 */
final class Jigsaws {

    private static final int MOVES_PER_CELL = 60;
    private static final double HOT = 3;
    private static final double COLD = 0.7;

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
        Shape start = Shape.standard(size);
        for (int cell = 0; cell < regionOf.length; cell++) {
            regionOf[cell] = start.isLatin() ? cell / size : start.regionOf(cell);
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
            Shape shape = Shape.jigsaw(made.regionOf);
            if (!made.hasLine() && !shape.isBoxes()) {
                return shape;
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

    /** Whether a region is a row or a column. */
    private boolean hasLine() {
        for (int i = 0; i < size; i++) {
            boolean isRow = true;
            boolean isColumn = true;
            for (int j = 1; j < size; j++) {
                isRow &= regionOf[i * size + j] == regionOf[i * size];
                isColumn &= regionOf[j * size + i] == regionOf[i];
            }
            if (isRow || isColumn) {
                return true;
            }
        }
        return false;
    }
}
