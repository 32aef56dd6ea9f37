package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * A junior exocet but for one cell, the wound: only because a digit of the base fits there, too, it may have room for
 * three in the cross-lines. So its digits need not come back in the targets, and yet they have hardly any other way.
 *
 * @param wound the open cell in a cross-line without which it would be an exocet
 */
record WeakExocet(Exocet exocet, int wound) {

    /** The targets and the wound. */
    private static final int SPARE = 3;

    /** All weak exocets of a board. */
    static List<WeakExocet> of(Sight sight) {
        var found = new ArrayList<WeakExocet>();
        NineBoxes board = NineBoxes.of(sight);
        CrossLines.each(board, SPARE, at -> {
            for (int one : targets(board, at, 1)) {
                for (int other : targets(board, at, 2)) {
                    keep(found, board, at, one, other);
                }
            }
        });
        return found;
    }

    /** What could be a target in a line, as rows counted on over the lines. */
    private static List<Integer> targets(NineBoxes board, CrossLines at, int line) {
        var targets = new ArrayList<Integer>();
        int first = at.row() / SIDE * SIDE;
        for (int row = first; row < first + SIDE; row++) {
            int cell = at.cell(row, line);
            boolean isTarget = row != at.row() && board.isOpen[cell] && (board.digits[cell] & at.digits()) != 0;
            if (isTarget && ExocetSearch.isLonely(board, at, line * SIZE + row)) {
                targets.add(line * SIZE + row);
            }
        }
        return targets;
    }

    /** Keeps what is no exocet, but would be without one cell: of several that in the row with the fewest open cells. */
    private static void keep(List<WeakExocet> found, NineBoxes board, CrossLines at, int one, int other) {
        int free = at.free(one, other);
        int wound = -1;
        for (int place = 0; free >= 0 && place < SIZE * CrossLines.COUNT; place++) {
            boolean hasPlace = (at.room()[free][place / SIZE] >> place % SIZE & 1) != 0
                    && board.isOpen[at.cell(place % SIZE, place / SIZE)];
            boolean isBetter = wound < 0 || open(board, at, place) < open(board, at, wound);
            if (hasPlace && isBetter && place != one && place != other && at.isForced(one, other, place)) {
                wound = place;
            }
        }
        if (wound >= 0) {
            found.add(new WeakExocet(Exocet.junior(at, one, other), at.cell(wound % SIZE, wound / SIZE)));
        }
    }

    /** How many cells of the cross-lines are open in the row of a place. */
    private static int open(NineBoxes board, CrossLines at, int place) {
        int open = 0;
        for (int i = 0; i < CrossLines.COUNT; i++) {
            open += board.isOpen[at.cell(place % SIZE, i)] ? 1 : 0;
        }
        return open;
    }
}
