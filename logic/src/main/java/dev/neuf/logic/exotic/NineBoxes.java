package dev.neuf.logic.exotic;

import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * A board of nine boxes, three rows by three columns each, as plain numbers. Whatever other rules there are only make
 * more of what follows from rows, columns and boxes true.
 */
final class NineBoxes {

    static final int SIZE = 9;
    static final int SIDE = 3;

    /** What each cell holds or could hold. */
    final int[] digits = new int[SIZE * SIZE];

    final boolean[] isOpen = new boolean[SIZE * SIZE];

    /** The boxes from left to right and from top to bottom; empty if the board has others. */
    final List<Rule.House> boxes;

    private final Sight sight;

    private NineBoxes(Sight sight) {
        this.sight = sight;
        boxes = boxes(sight);
        if (!boxes.isEmpty()) {
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = (int) sight.bits(cell);
                isOpen[cell] = sight.board().isOpen(cell);
            }
        }
    }

    static NineBoxes of(Sight sight) {
        return sight.shared(NineBoxes.class, NineBoxes::new);
    }

    /** Whether the board has other boxes. */
    boolean isMissing() {
        return boxes.isEmpty();
    }

    /** A house by its number: rows are counted before columns, and these before boxes. */
    Rule.House house(int number) {
        return switch (number / SIZE) {
            case 0 -> sight.houseOf(number * SIZE, Kind.ROW);
            case 1 -> sight.houseOf(number - SIZE, Kind.COLUMN);
            default -> boxes.get(number - 2 * SIZE);
        };
    }

    private static List<Rule.House> boxes(Sight sight) {
        var boxes = new ArrayList<Rule.House>();
        if (sight.size() != SIZE) {
            return boxes;
        }
        for (int box = 0; box < SIZE; box++) {
            Rule.House found = null;
            int corner = box / SIDE * SIDE * SIZE + box % SIDE * SIDE;
            for (Rule.House house : sight.rules().houses(corner)) {
                if (house.kind() == Kind.BOX || house.kind() == Kind.REGION) {
                    found = house;
                }
            }
            if (found == null || !found.cells().equals(cells(corner))) {
                return List.of();
            }
            boxes.add(found);
        }
        return boxes;
    }

    private static CellSet cells(int corner) {
        var cells = new CellSet.Builder();
        for (int i = 0; i < SIZE; i++) {
            cells.add(corner + i / SIDE * SIZE + i % SIDE);
        }
        return cells.build();
    }
}
