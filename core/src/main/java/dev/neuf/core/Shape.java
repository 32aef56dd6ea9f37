package dev.neuf.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How a square board is cut into regions: boxes, a jigsaw, or none (a Latin square).
 *
 * <p>Regions need not be connected, may have fewer cells than the board has rows, and a cell may belong to none. Regions
 * are numbered in the order of their first cells, so two shapes are equal when they cut the board in the same way.
 */
public final class Shape {

    /** The region number of a cell that belongs to none. */
    public static final int NO_REGION = -1;

    private final int size;
    private final int[] regionOf;
    private final List<CellSet> regions;
    private final int boxHeight;
    private final int boxWidth;

    private Shape(int size, int[] regionOf, int boxHeight, int boxWidth) {
        this.size = size;
        this.regionOf = regionOf;
        this.regions = regions(regionOf);
        this.boxHeight = boxHeight;
        this.boxWidth = boxWidth;
    }

    private static List<CellSet> regions(int[] regionOf) {
        var builders = new ArrayList<CellSet.Builder>();
        for (int cell = 0; cell < regionOf.length; cell++) {
            int region = regionOf[cell];
            if (region != NO_REGION) {
                if (region == builders.size()) {
                    builders.add(new CellSet.Builder());
                }
                builders.get(region).add(cell);
            }
        }
        return builders.stream().map(CellSet.Builder::build).toList();
    }

    /**
     * Boxes of {@code height} rows and {@code width} columns, on a board with height x width rows. Boxes one cell high
     * or wide are the rows or columns again: a Latin square.
     */
    public static Shape boxes(int height, int width) {
        if (height < 1 || width < 1 || (long) height * width > Digits.MOST) {
            throw new IllegalArgumentException(
                    "The box (%dx%d) must have between 1 and %d cells.".formatted(height, width, Digits.MOST));
        }
        if (height == 1 || width == 1) {
            return latin(height * width);
        }
        return new Shape(height * width, boxMap(height, width), height, width);
    }

    private static int[] boxMap(int height, int width) {
        int size = height * width;
        int[] regionOf = new int[size * size];
        for (int cell = 0; cell < regionOf.length; cell++) {
            int row = cell / size;
            int column = cell % size;
            regionOf[cell] = row / height * height + column / width;
        }
        return regionOf;
    }

    /** No regions: a Latin square. */
    public static Shape latin(int size) {
        requireSize(size);
        int[] regionOf = new int[size * size];
        Arrays.fill(regionOf, NO_REGION);
        return new Shape(size, regionOf, 0, 0);
    }

    /**
     * Any regions at all, given cell by cell. The numbers can be any that tell the regions apart; {@link #NO_REGION}
     * stands for none. No region may have more cells than the board has rows.
     */
    public static Shape jigsaw(int... regionOf) {
        int size = (int) Math.round(Math.sqrt(regionOf.length));
        requireSize(size);
        if (size * size != regionOf.length) {
            throw new IllegalArgumentException("The map has %d cells. Maybe it lacks some: a board of %d rows has %d."
                    .formatted(regionOf.length, size, size * size));
        }
        int[] numbered = inOrderOfFirstCell(regionOf);
        for (CellSet region : regions(numbered)) {
            if (region.size() > size) {
                throw new IllegalArgumentException(
                        "The region %s has %d cells, more than the %d digits.".formatted(region, region.size(), size));
            }
        }
        for (int height = 1; height <= size; height++) {
            if (size % height == 0 && Arrays.equals(numbered, boxMap(height, size / height))) {
                return boxes(height, size / height);
            }
        }
        return new Shape(size, numbered, 0, 0);
    }

    private static int[] inOrderOfFirstCell(int[] regionOf) {
        Map<Integer, Integer> numbers = new HashMap<>();
        int[] numbered = new int[regionOf.length];
        for (int cell = 0; cell < regionOf.length; cell++) {
            int region = regionOf[cell];
            numbered[cell] = region == NO_REGION ? NO_REGION : numbers.computeIfAbsent(region, _ -> numbers.size());
        }
        return numbered;
    }

    /**
     * What people expect when nothing else is said: the boxes nearest to a square, wider than high. A prime size has no
     * boxes and is a Latin square.
     */
    public static Shape standard(int size) {
        requireSize(size);
        int height = (int) Math.sqrt(size);
        while (size % height != 0) {
            height--;
        }
        return boxes(height, size / height);
    }

    private static void requireSize(int size) {
        if (size < 1 || size > Digits.MOST) {
            throw new IllegalArgumentException("The size (%d) must be between 1 and %d.".formatted(size, Digits.MOST));
        }
    }

    /** The number of rows, of columns and of digits. */
    public int size() {
        return size;
    }

    /** The regions in the order of their first cells. */
    public List<CellSet> regions() {
        return regions;
    }

    /** The number of the cell's region, counted from 0, or {@link #NO_REGION}. */
    public int regionOf(int cell) {
        return regionOf[cell];
    }

    /** Whether the regions are equal rectangles. */
    public boolean isBoxes() {
        return boxHeight > 0;
    }

    /** Whether there are no regions. */
    public boolean isLatin() {
        return regions.isEmpty();
    }

    /** Whether every cell is in a region, and every region has as many cells as the board has rows. */
    public boolean isWhole() {
        return regions.size() == size && regions.stream().allMatch(region -> region.size() == size);
    }

    /** How many rows a box has; 0 if the regions are not boxes. */
    public int boxHeight() {
        return boxHeight;
    }

    /** How many columns a box has; 0 if the regions are not boxes. */
    public int boxWidth() {
        return boxWidth;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Shape shape && size == shape.size && Arrays.equals(regionOf, shape.regionOf);
    }

    @Override
    public int hashCode() {
        return 31 * size + Arrays.hashCode(regionOf);
    }

    /** Such as {@code 3x3}, {@code latin 7} or {@code jigsaw 9}. */
    @Override
    public String toString() {
        return isBoxes() ? boxHeight + "x" + boxWidth : isLatin() ? "latin " + size : "jigsaw " + size;
    }
}
