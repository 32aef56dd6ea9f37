package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * Tridagons: three digits cannot fill twelve cells, three in each of four boxes in a rectangle, that lie in different rows
 * and columns of their box, if the diagonals they make fall in an odd number of boxes and rise in the others.
 *
 * <pre>
 *   123  .   .  | 123  .   .
 *    .  123  .  |  .  123  .        falling, falling
 *    .   .  123 |  .   .  123
 *   ------------+------------
 *   123  .   .  |  .   .  123
 *    .  123  .  |  .  123  .        falling, rising: one of the cells must be 4
 *    .   .  123 | 123  .   4
 * </pre>
 *
 * <p>Read the digits of a box from row to row, as an order of the three. In the box beside it no row may have the same, so
 * each order is the other turned by one or two places. Turning never makes an odd order of an even one. The same goes for
 * columns. Within a box, the order by rows and the order by columns are both even or both odd if its cells fall, and
 * differ if they rise. Around the four boxes there must be an even number of changes. So with an odd number of rising boxes
 * one of the cells has another digit. (The cells of a box fall if they are an even order of its columns.)
 *
 * <p>For boards with boxes of three by three.
 */
public final class Tridagons {

    /** What can be in the three rows of a box, by columns, and whether the order is odd. */
    private static final int[][] ORDERS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

    private static final int FIRST_ODD = 3;

    /** More cells with other digits are never all seen by another. */
    private static final int MOST_GUARDED = 3;

    private static final int CELLS = 12;

    private final Sight sight;
    private final Hunt hunt;
    private final NineBoxes board;

    /** The cells of the order chosen for each box. */
    private final int[] chosen = new int[CELLS];

    /** By box of the rectangle, whether its cells rise. */
    private final boolean[] rising = new boolean[CELLS / SIDE];

    private int digits;

    private Tridagons(Sight sight, Hunt hunt, NineBoxes board) {
        this.sight = sight;
        this.hunt = hunt;
        this.board = board;
    }

    /** Finds them, with one cell that has other digits, or one other digit in a few cells. */
    public static void find(Sight sight, Hunt hunt) {
        NineBoxes board = NineBoxes.of(sight);
        if (board.isMissing()) {
            return;
        }
        var search = new Tridagons(sight, hunt, board);
        for (int a = 0; a < SIZE; a++) {
            for (int b = a + 1; b < SIZE; b++) {
                for (int c = b + 1; c < SIZE; c++) {
                    search.digits = 1 << a | 1 << b | 1 << c;
                    if (search.isWorthwhile()) {
                        search.rectangles();
                    }
                }
            }
        }
    }

    /** Whether enough cells have no other digits. */
    private boolean isWorthwhile() {
        int pure = 0;
        for (int cell = 0; cell < board.digits.length; cell++) {
            if (board.isOpen[cell] && (board.digits[cell] & ~digits) == 0) {
                pure++;
            }
        }
        return pure >= CELLS - MOST_GUARDED;
    }

    private void rectangles() {
        for (int corner = 0; corner < SIZE; corner++) {
            for (int opposite = corner + 1; opposite < SIZE; opposite++) {
                if (opposite / SIDE > corner / SIDE && opposite % SIDE > corner % SIDE && !hunt.isOver()) {
                    int[] boxes = {
                        corner, corner / SIDE * SIDE + opposite % SIDE, opposite / SIDE * SIDE + corner % SIDE, opposite
                    };
                    choose(boxes, 0, 0, 0);
                }
            }
        }
    }

    private void choose(int[] boxes, int index, int odd, int guarded) {
        if (index == boxes.length) {
            if (odd % 2 == 1) {
                found(boxes);
            }
            return;
        }
        for (int order = 0; order < ORDERS.length; order++) {
            int more = take(boxes[index], order, index * SIDE);
            if (guarded + more <= MOST_GUARDED) {
                rising[index] = order >= FIRST_ODD;
                choose(boxes, index + 1, rising[index] ? odd + 1 : odd, guarded + more);
            }
        }
    }

    /** Puts three cells of a box where they are kept, and says how many have other digits: too many if one cannot do. */
    private int take(int box, int order, int at) {
        int guarded = 0;
        for (int row = 0; row < SIDE; row++) {
            int cell = (box / SIDE * SIDE + row) * SIZE + box % SIDE * SIDE + ORDERS[order][row];
            if (!board.isOpen[cell] || (board.digits[cell] & digits) == 0) {
                return CELLS;
            }
            if ((board.digits[cell] & ~digits) != 0) {
                guarded++;
            }
            chosen[at + row] = cell;
        }
        return guarded;
    }

    private void found(int[] boxes) {
        var guarded = new CellSet.Builder();
        int guardians = 0;
        for (int cell : chosen) {
            int others = board.digits[cell] & ~digits;
            if (others != 0) {
                guarded.add(cell);
                guardians |= others;
            }
        }
        var three = new Digits(digits);
        CellSet cells = CellSet.of(chosen);
        List<Rule.House> houses = List.of(
                board.boxes.get(boxes[0]),
                board.boxes.get(boxes[1]),
                board.boxes.get(boxes[2]),
                board.boxes.get(boxes[3]));
        var risingBoxes = new ArrayList<Rule.House>();
        var fallingBoxes = new ArrayList<Rule.House>();
        CellSet risingCells = CellSet.NONE;
        for (int i = 0; i < boxes.length; i++) {
            (rising[i] ? risingBoxes : fallingBoxes).add(houses.get(i));
            risingCells = rising[i] ? risingCells.or(cells.and(houses.get(i).cells())) : risingCells;
        }
        CellSet mirroring = risingCells;
        Guardians.keep(sight, hunt, three, guarded.build(), new Digits(guardians), step -> {
            houses.forEach(house -> step.show(Role.BASE, house));
            return step.show(Role.PATTERN, new Candidates(three, cells))
                    .say(LogicPhrase.TRIDAGON_WHY, houses, three, cells)
                    .say(LogicPhrase.TRIDAGON_TURNS, three)
                    .show(Role.SET, mirroring)
                    .say(LogicPhrase.TRIDAGON_ODD, risingBoxes, fallingBoxes);
        });
    }
}
