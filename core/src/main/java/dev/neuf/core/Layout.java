package dev.neuf.core;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An empty board: its size, its cells and its houses. */
public final class Layout {

    private static final Pattern NAME = Pattern.compile("[rR][0-9]{1,2}[cC][0-9]{1,2}");

    private final Shape shape;
    private final int size;
    private final List<Rule.House> houses;
    private final List<Rule> rules;

    /** Made when first asked for. A race makes an equal one, no harm. */
    private @Nullable Ruleset ruleset;

    private Layout(Shape shape) {
        this.shape = shape;
        this.size = shape.size();
        var houses = new ArrayList<Rule.House>();
        for (int row = 0; row < size; row++) {
            houses.add(new Rule.House(Rule.House.Kind.ROW, row + 1, line(row, true)));
        }
        for (int column = 0; column < size; column++) {
            houses.add(new Rule.House(Rule.House.Kind.COLUMN, column + 1, line(column, false)));
        }
        var rules = new ArrayList<Rule>();
        var kind = shape.isBoxes() ? Rule.House.Kind.BOX : Rule.House.Kind.REGION;
        for (int i = 0; i < shape.regions().size(); i++) {
            CellSet region = shape.regions().get(i);
            if (region.size() < size) {
                rules.add(new Rule.Different(region));
            } else if (houses.stream().noneMatch(house -> house.cells().equals(region))) {
                // a region that is a row or a column would only say it twice
                houses.add(new Rule.House(kind, i + 1, region));
            }
        }
        this.houses = List.copyOf(houses);
        rules.addAll(0, houses);
        this.rules = List.copyOf(rules);
    }

    private CellSet line(int number, boolean isRow) {
        var cells = new CellSet.Builder();
        for (int i = 0; i < size; i++) {
            cells.add(isRow ? cell(number, i) : cell(i, number));
        }
        return cells.build();
    }

    /** The board that is cut in this way. */
    public static Layout of(Shape shape) {
        return new Layout(shape);
    }

    /** The board of this size that people expect when nothing else is said, see {@link Shape#standard}. */
    public static Layout standard(int size) {
        boolean isSize = size >= 1 && size <= Digits.MOST;
        Layout known = isSize ? Standard.LAYOUTS[size - 1] : null;
        if (known == null) {
            known = new Layout(Shape.standard(size));
            Standard.LAYOUTS[size - 1] = known;
        }
        return known;
    }

    /** Standard boards made so far: a file of a million lines shares one. A race makes an equal one, no harm. */
    private static final class Standard {
        static final @Nullable Layout[] LAYOUTS = new Layout[Digits.MOST];
    }

    /** The number of rows, of columns and of digits. */
    public int size() {
        return size;
    }

    /** How many cells there are. */
    public int cellCount() {
        return size * size;
    }

    /** How the board is cut into regions. */
    public Shape shape() {
        return shape;
    }

    /** All digits of the board. */
    public Digits digits() {
        return Digits.upTo(size);
    }

    /** All cells of the board. */
    public CellSet cells() {
        return CellSet.upTo(cellCount());
    }

    /** Rows, columns, and the regions that have a cell for each digit. */
    public List<Rule.House> houses() {
        return houses;
    }

    /** The houses, and a {@link Rule.Different} for each smaller region. */
    public List<Rule> rules() {
        return rules;
    }

    /** The rules of the empty board, indexed. */
    Ruleset ruleset() {
        Ruleset made = ruleset;
        if (made == null) {
            made = new Ruleset(this, rules);
            ruleset = made;
        }
        return made;
    }

    /** The cell's row, counted from 0. */
    public int row(int cell) {
        return cell / size;
    }

    /** The cell's column, counted from 0. */
    public int column(int cell) {
        return cell % size;
    }

    /** The cell in a row and a column, both counted from 0. */
    public int cell(int row, int column) {
        return row * size + column;
    }

    /** Whether there is such a row and such a column. */
    public boolean contains(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size;
    }

    /** The cell as people write it, counted from 1: r1c1. */
    public String name(int cell) {
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    /** The cell of a name such as r1c1 or R1C1, or nothing if there is none. */
    public OptionalInt cell(String name) {
        if (!NAME.matcher(name).matches()) {
            return OptionalInt.empty();
        }
        int c = Math.max(name.indexOf('c'), name.indexOf('C'));
        int row = Integer.parseInt(name.substring(1, c)) - 1;
        int column = Integer.parseInt(name.substring(c + 1)) - 1;
        return contains(row, column) ? OptionalInt.of(cell(row, column)) : OptionalInt.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layout layout && shape.equals(layout.shape);
    }

    @Override
    public int hashCode() {
        return shape.hashCode();
    }

    @Override
    public String toString() {
        return size + "x" + size + " board, " + shape;
    }
}
