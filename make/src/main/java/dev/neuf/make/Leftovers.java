package dev.neuf.make;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Windoku;
import java.util.ArrayList;
import java.util.List;

/**
 * What follows from windows on a board of square boxes: the cells beside them hold each digit once, too. This says nothing
 * new, but a search that does not know fills no board above 16x16, and one that knows fills 64x64 at once.
 *
 * <pre>
 *   a b b b a c c c a     three rows have each digit three times, the two windows in them
 *   d 1 1 1 d 2 2 2 d     have it twice, so the cells d have it once; and so on
 *   d 1 1 1 d 2 2 2 d
 *   d 1 1 1 d 2 2 2 d
 * </pre>
 */
record Leftovers() implements Variant {

    /** The same rules, and what follows from them. */
    static List<Variant> with(List<Variant> variants, Layout layout) {
        boolean isSquare = layout.shape().isBoxes()
                && layout.shape().boxHeight() == layout.shape().boxWidth();
        if (!isSquare || !variants.contains(new Windoku())) {
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
        int side = layout.shape().boxHeight();
        var houses = new ArrayList<Rule>();
        for (int above = 0; above < side; above++) {
            for (int left = 0; left < side; left++) {
                if (above == side - 1 || left == side - 1) {
                    var cells = new CellSet.Builder();
                    for (int cell : layout.cells()) {
                        if (kind(cell / layout.size(), side) == above && kind(cell % layout.size(), side) == left) {
                            cells.add(cell);
                        }
                    }
                    houses.add(new Rule.House(Rule.House.Kind.WINDOW, houses.size() + 1, cells.build()));
                }
            }
        }
        return houses;
    }

    /** The windows that a line goes through, counted from 0, or the last number for one that goes between them. */
    private static int kind(int line, int side) {
        return line % (side + 1) == 0 ? side - 1 : line / (side + 1);
    }
}
