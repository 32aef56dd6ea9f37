package dev.neuf.make;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Windoku;
import java.util.ArrayList;
import java.util.List;

/**
 * What follows from windows: the cells beside them hold each digit once, too. A search that does not know this fills no
 * board above 16x16 with square boxes, and one that knows fills 64x64 at once.
 *
 * <pre>
 *   a b b b a c c c a     three rows have each digit three times, the two windows in them
 *   d 1 1 1 d 2 2 2 d     have it twice, so the cells d have it once; and so on
 *   d 1 1 1 d 2 2 2 d
 *   d 1 1 1 d 2 2 2 d
 * </pre>
 *
 * <p>Where boxes are not square, more lines are left than a box has. They are dealt out into parts as large as a box, which
 * says more than follows: not every grid has each digit once in each part, but enough of them do. On small boards, a search
 * finds grids without that. Lines that follow each other go to different parts: in one part, they leave 51x51, 57x57 and
 * boxes of 4x16 without a grid.
 */
record Leftovers() implements Variant {

    /** On larger boards with boxes that are not square, it takes this to find a grid. */
    private static final int LARGEST_FREE = 24;

    /** The same rules, and what follows from them. */
    static List<Variant> with(List<Variant> variants, Layout layout) {
        Shape shape = layout.shape();
        boolean isWanted = shape.isBoxes()
                && variants.contains(new Windoku())
                && (shape.boxHeight() == shape.boxWidth() || layout.size() > LARGEST_FREE);
        if (!isWanted) {
            return variants;
        }
        var more = new ArrayList<>(variants);
        more.add(new Leftovers());
        return more;
    }

    @Override
    public String keyword() {
        return "leftovers";
    }

    @Override
    public List<Rule> rules(Layout layout) {
        int size = layout.size();
        int[] rowKinds = kinds(size, layout.shape().boxHeight());
        int[] columnKinds = kinds(size, layout.shape().boxWidth());
        int windowsDown = windows(size, layout.shape().boxHeight());
        int windowsRight = windows(size, layout.shape().boxWidth());
        var houses = new ArrayList<Rule>();
        for (int above = 0; above < layout.shape().boxWidth(); above++) {
            for (int left = 0; left < layout.shape().boxHeight(); left++) {
                if (above >= windowsDown || left >= windowsRight) {
                    var cells = new CellSet.Builder();
                    for (int cell : layout.cells()) {
                        if (rowKinds[cell / size] == above && columnKinds[cell % size] == left) {
                            cells.add(cell);
                        }
                    }
                    houses.add(new Rule.House(Rule.House.Kind.WINDOW, houses.size() + 1, cells.build()));
                }
            }
        }
        return houses;
    }

    /** How many windows lie side by side, each with so many lines and one line before it; one line comes after all. */
    private static int windows(int size, int side) {
        return (size - 1) / (side + 1);
    }

    /** For each line, the number of the windows that it goes through; those between them have the numbers after that. */
    private static int[] kinds(int size, int side) {
        int windows = windows(size, side);
        int parts = size / side - windows;
        int[] kinds = new int[size];
        int between = 0;
        for (int line = 0; line < size; line++) {
            int window = line / (side + 1);
            boolean isThrough = line % (side + 1) > 0 && window < windows;
            kinds[line] = isThrough ? window : windows + between++ % parts;
        }
        return kinds;
    }
}
