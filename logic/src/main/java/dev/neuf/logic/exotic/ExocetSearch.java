package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/** Finds the exocets of a board with boxes of three by three. */
final class ExocetSearch {

    /** Those with targets in the boxes beside the base, and mirrors. */
    final List<Exocet> juniors = new ArrayList<>();

    /** All others. */
    final List<Exocet> seniors = new ArrayList<>();

    private final NineBoxes board;

    private ExocetSearch(Sight sight) {
        board = NineBoxes.of(sight);
        CrossLines.each(board, 2, this::targets);
    }

    static ExocetSearch of(Sight sight) {
        return sight.shared(ExocetSearch.class, ExocetSearch::new);
    }

    private void targets(CrossLines at) {
        int[] options = new int[SIZE * CrossLines.COUNT];
        int count = 0;
        for (int i = 0; i < CrossLines.COUNT; i++) {
            for (int row = 0; row < SIZE; row++) {
                boolean isFree = i == 0 ? row / SIDE != at.row() / SIDE : row != at.row();
                int there = at.cell(row, i);
                if (isFree && board.isOpen[there] && Integer.bitCount(board.digits[there] & at.digits()) > 1) {
                    options[count++] = i * SIZE + row;
                }
            }
        }
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                if (at.isForced(options[i], options[j])) {
                    keep(at, options[i], options[j]);
                }
            }
        }
    }

    private void keep(CrossLines at, int one, int other) {
        boolean isJunior =
                one / SIZE == 1 && other / SIZE == 2 && isLonely(board, at, one) && isLonely(board, at, other);
        Exocet found = isJunior ? Exocet.junior(at, one, other) : Exocet.senior(at, one, other);
        found.pair(board);
        if (!found.pairs.isEmpty()) {
            (isJunior ? juniors : seniors).add(found);
        }
    }

    /** Whether a target is in the band of the base, and no digit of the base fits at the third cell of its line there. */
    static boolean isLonely(NineBoxes board, CrossLines at, int target) {
        int row = target % SIZE;
        return row / SIDE == at.row() / SIDE
                && (board.digits[at.cell(at.third(row), target / SIZE)] & at.digits()) == 0;
    }
}
