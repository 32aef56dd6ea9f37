package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.core.variant.Windoku;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * Makes a position look quite different that stays the same to a solver: other digits, other rows and columns, turned
 * over. Where extra rules or odd regions do not allow all of that, it does what they allow.
 */
public final class Disguise {

    /** Which cell comes where, and which digit becomes which. */
    private final int[] from;

    private final int[] digits;

    private Disguise(int[] from, int[] digits) {
        this.from = from;
        this.digits = digits;
    }

    /**
     * The same position in other clothes.
     *
     * @throws IllegalArgumentException if the puzzle has a rule that nobody knows how to turn
     */
    public static Sheet of(Sheet sheet, Chance random) {
        Puzzle puzzle = sheet.puzzle();
        Shape shape = sheet.layout().shape();
        int size = shape.size();
        boolean isPlain = shape.isBoxes() && puzzle.variants().isEmpty();
        boolean isSquare = !shape.isBoxes() || shape.boxHeight() == shape.boxWidth();
        List<Integer> rows = isPlain ? lines(size, shape.boxHeight(), random) : turned(size, random);
        List<Integer> columns = isPlain ? lines(size, shape.boxWidth(), random) : turned(size, random);
        boolean isOver = isSquare && random.nextBoolean();
        int[] from = new int[size * size];
        for (int cell = 0; cell < from.length; cell++) {
            int row = rows.get(cell / size);
            int column = columns.get(cell % size);
            from[cell] = isOver ? size * column + row : size * row + column;
        }
        // sums and neighbours ask how large a digit is
        boolean isFree = puzzle.variants().stream().allMatch(Windoku.class::isInstance);
        var signs = new ArrayList<Integer>();
        sheet.layout().digits().forEach(signs::add);
        if (isFree) {
            random.shuffle(signs);
        }
        int[] digits = new int[size + 1];
        for (int digit = 1; digit <= size; digit++) {
            digits[digit] = signs.get(digit - 1);
        }
        return new Disguise(from, digits).of(sheet);
    }

    /** The lines in another order, those of a box together. */
    private static List<Integer> lines(int size, int together, Chance random) {
        var bands = new ArrayList<Integer>();
        for (int band = 0; band < size / together; band++) {
            bands.add(band);
        }
        random.shuffle(bands);
        var lines = new ArrayList<Integer>();
        for (int band : bands) {
            var some = new ArrayList<Integer>();
            for (int i = 0; i < together; i++) {
                some.add(band * together + i);
            }
            random.shuffle(some);
            lines.addAll(some);
        }
        return lines;
    }

    /** The lines as they are, or the last one first. */
    private static List<Integer> turned(int size, Chance random) {
        boolean isBack = random.nextBoolean();
        var lines = new ArrayList<Integer>();
        for (int i = 0; i < size; i++) {
            lines.add(isBack ? size - 1 - i : i);
        }
        return lines;
    }

    private Sheet of(Sheet sheet) {
        Puzzle puzzle = sheet.puzzle();
        Shape shape = sheet.layout().shape();
        int[] to = new int[from.length];
        int[] regions = new int[from.length];
        var notes = new HashMap<Integer, Digits>();
        for (int cell = 0; cell < from.length; cell++) {
            to[from[cell]] = cell;
            regions[cell] = shape.regionOf(from[cell]);
            Digits noted = sheet.candidates().get(from[cell]);
            if (noted != null) {
                notes.put(cell, of(noted));
            }
        }
        boolean isAsBefore = shape.isBoxes() || shape.isLatin();
        Layout layout = isAsBefore ? sheet.layout() : Layout.of(Shape.jigsaw(regions));
        List<Variant> variants =
                puzzle.variants().stream().map(variant -> of(variant, to)).toList();
        return new Sheet(
                new Puzzle(layout, variants, of(puzzle.givens())), of(sheet.entries()), notes, sheet.symbols());
    }

    private Grid of(Grid grid) {
        int[] signs = new int[from.length];
        for (int cell = 0; cell < from.length; cell++) {
            signs[cell] = digits[grid.digit(from[cell])];
        }
        return Grid.of(signs);
    }

    private Digits of(Digits some) {
        Digits others = Digits.NONE;
        for (int digit : some) {
            others = others.with(digits[digit]);
        }
        return others;
    }

    private static Variant of(Variant variant, int[] to) {
        return switch (variant) {
            case Cage(int sum, List<Integer> cells) ->
                new Cage(sum, cells.stream().map(cell -> to[cell]).toList());
            case Windoku windoku -> windoku;
            case NonConsecutive rule -> rule;
            default -> throw new IllegalArgumentException("Nobody knows how to turn the rule %s.".formatted(variant));
        };
    }
}
