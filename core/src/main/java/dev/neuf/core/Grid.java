package dev.neuf.core;

import java.util.Arrays;

/** Digits in the cells of a square, 0 for an empty cell. Immutable. */
public final class Grid {

    private final int size;
    private final byte[] digits;

    private Grid(int size, byte[] digits) {
        this.size = size;
        this.digits = digits;
    }

    /** A grid without any digit. */
    public static Grid empty(int size) {
        if (size < 1 || size > Digits.MOST) {
            throw new IllegalArgumentException("The size (%d) must be between 1 and %d.".formatted(size, Digits.MOST));
        }
        return new Grid(size, new byte[size * size]);
    }

    /** The grid with these digits, row by row. */
    public static Grid of(int... digits) {
        int size = (int) Math.round(Math.sqrt(digits.length));
        if (size * size != digits.length || size < 1 || size > Digits.MOST) {
            throw new IllegalArgumentException("A grid cannot have %d cells: it is a square of 1 to %d rows."
                    .formatted(digits.length, Digits.MOST));
        }
        byte[] bytes = new byte[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] < 0 || digits[cell] > size) {
                throw new IllegalArgumentException(
                        "The digit (%d) of cell %d must be between 0 and %d.".formatted(digits[cell], cell, size));
            }
            bytes[cell] = (byte) digits[cell];
        }
        return new Grid(size, bytes);
    }

    /** The number of rows, of columns and of digits. */
    public int size() {
        return size;
    }

    /** How many cells there are. */
    public int cellCount() {
        return digits.length;
    }

    /** The digit in the cell, or 0. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** Whether the cell has no digit. */
    public boolean isEmpty(int cell) {
        return digits[cell] == 0;
    }

    /** Whether every cell has a digit. */
    public boolean isFull() {
        return filledCount() == digits.length;
    }

    /** How many cells have a digit. */
    public int filledCount() {
        int filled = 0;
        for (byte digit : digits) {
            filled += digit == 0 ? 0 : 1;
        }
        return filled;
    }

    /** The cells that have a digit. */
    public CellSet filled() {
        var cells = new CellSet.Builder();
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] != 0) {
                cells.add(cell);
            }
        }
        return cells.build();
    }

    /** The same grid with another digit, or 0, in one cell. */
    public Grid with(int cell, int digit) {
        Grid copy = copy();
        copy.put(cell, digit);
        return copy;
    }

    /** A grid to {@link #put} digits into before anybody else sees it. */
    Grid copy() {
        return new Grid(size, digits.clone());
    }

    /** Changes a {@link #copy} that nobody else has seen. */
    void put(int cell, int digit) {
        if (digit < 0 || digit > size) {
            throw new IllegalArgumentException(
                    "The digit (%d) of cell %d must be between 0 and %d.".formatted(digit, cell, size));
        }
        digits[cell] = (byte) digit;
    }

    /** The same grid with these cells empty. */
    public Grid without(CellSet cells) {
        byte[] copy = digits.clone();
        for (int cell : cells) {
            copy[cell] = 0;
        }
        return new Grid(size, copy);
    }

    /** This grid, with the other's digits in the cells that are empty here. */
    public Grid or(Grid other) {
        if (other.size != size) {
            throw new IllegalArgumentException(
                    "A grid of size %d cannot be filled up from one of size %d.".formatted(size, other.size));
        }
        byte[] copy = digits.clone();
        for (int cell = 0; cell < copy.length; cell++) {
            copy[cell] = copy[cell] == 0 ? other.digits[cell] : copy[cell];
        }
        return new Grid(size, copy);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid grid && Arrays.equals(digits, grid.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }

    /** One line with a dot for an empty cell, in the standard {@link Symbols}. */
    @Override
    public String toString() {
        return Symbols.standard(size).line(this);
    }
}
