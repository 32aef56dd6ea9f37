package dev.neuf.make;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Ways in which the cells with givens look the same when the board is turned or mirrored. */
public enum Symmetry {
    /** No promise. */
    NONE,
    /** Turned by 180 degrees. */
    HALF_TURN,
    /** Turned by 90 degrees. */
    QUARTER_TURN,
    /** Left and right exchanged. */
    LEFT_RIGHT,
    /** Top and bottom exchanged. */
    UP_DOWN,
    /** Both of these. */
    MIRRORS,
    /** Mirrored at the diagonal from top left. */
    DIAGONAL,
    /** Mirrored at the diagonal from top right. */
    ANTIDIAGONAL,
    /** Both of these. */
    DIAGONALS,
    /** All of them. */
    FULL;

    /** What a person types to name it: half-turn. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The cells of a board of this size, those together that are all given or all empty. */
    public List<int[]> orbits(int size) {
        int[] orbitOf = new int[size * size];
        var orbits = new ArrayList<int[]>();
        for (int cell = 0; cell < orbitOf.length; cell++) {
            if (orbitOf[cell] == 0) {
                int[] orbit = orbit(cell, size);
                orbits.add(orbit);
                for (int other : orbit) {
                    orbitOf[other] = orbits.size();
                }
            }
        }
        return orbits;
    }

    /** For each number up to that of all cells, whether so many cells can look like this on a board of this size. */
    boolean[] possibleCounts(int size) {
        boolean[] isPossible = new boolean[size * size + 1];
        isPossible[0] = true;
        for (int[] orbit : orbits(size)) {
            for (int count = isPossible.length - 1; count >= orbit.length; count--) {
                isPossible[count] |= isPossible[count - orbit.length];
            }
        }
        return isPossible;
    }

    private int[] orbit(int cell, int size) {
        var found = new ArrayList<Integer>();
        found.add(cell);
        for (int i = 0; i < found.size(); i++) {
            int row = found.get(i) / size;
            int column = found.get(i) % size;
            for (int image : images(row, column, size)) {
                if (!found.contains(image)) {
                    found.add(image);
                }
            }
        }
        return found.stream().mapToInt(i -> i).toArray();
    }

    private int[] images(int row, int column, int size) {
        int down = size - 1 - row;
        int right = size - 1 - column;
        int halfTurn = down * size + right;
        int quarterTurn = column * size + down;
        int leftRight = row * size + right;
        int upDown = down * size + column;
        int diagonal = column * size + row;
        int antidiagonal = right * size + down;
        return switch (this) {
            case NONE -> new int[0];
            case HALF_TURN -> new int[] {halfTurn};
            case QUARTER_TURN -> new int[] {quarterTurn};
            case LEFT_RIGHT -> new int[] {leftRight};
            case UP_DOWN -> new int[] {upDown};
            case MIRRORS -> new int[] {leftRight, upDown};
            case DIAGONAL -> new int[] {diagonal};
            case ANTIDIAGONAL -> new int[] {antidiagonal};
            case DIAGONALS -> new int[] {diagonal, antidiagonal};
            case FULL -> new int[] {quarterTurn, leftRight};
        };
    }
}
