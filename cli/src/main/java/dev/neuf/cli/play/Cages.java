package dev.neuf.cli.play;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The killer cages of a puzzle, by cell. */
final class Cages {

    private static final int NONE = -1;

    private final Layout layout;
    private final List<Cage> cages;
    private final int[] cageOf;

    private Cages(Layout layout, List<Cage> cages) {
        this.layout = layout;
        this.cages = cages;
        this.cageOf = new int[layout.cellCount()];
        Arrays.fill(cageOf, NONE);
        for (int i = 0; i < cages.size(); i++) {
            for (int cell : cages.get(i).cells()) {
                cageOf[cell] = i;
            }
        }
    }

    static Cages of(Puzzle puzzle) {
        var cages = new ArrayList<Cage>();
        puzzle.variants().forEach(variant -> {
            if (variant instanceof Cage cage) {
                cages.add(cage);
            }
        });
        return new Cages(puzzle.layout(), List.copyOf(cages));
    }

    /** How many figures the largest sum has; 0 if there are no cages. */
    int widestSum() {
        return cages.stream()
                .mapToInt(cage -> String.valueOf(cage.sum()).length())
                .max()
                .orElse(0);
    }

    /** The cage that a cell is in. Where several overlap, the last one. */
    Optional<Cage> at(int cell) {
        return cageOf[cell] == NONE ? Optional.empty() : Optional.of(cages.get(cageOf[cell]));
    }

    /** The cage whose sum stands in a cell: the first of its cells. */
    Optional<Cage> named(int cell) {
        return at(cell).filter(
                        cage -> cage.cells().stream().min(Integer::compare).orElseThrow() == cell);
    }

    /** Whether a cage ends between a cell and the one above; not at the edge of the board, which has its frame. */
    boolean isLevel(int row, int column) {
        int size = layout.size();
        return row > 0
                && row < size
                && column >= 0
                && column < size
                && cageOf[layout.cell(row, column)] != cageOf[layout.cell(row - 1, column)];
    }

    /** Whether a cage ends between a cell and the one to its left. */
    boolean isUpright(int row, int column) {
        int size = layout.size();
        return column > 0
                && column < size
                && row >= 0
                && row < size
                && cageOf[layout.cell(row, column)] != cageOf[layout.cell(row, column - 1)];
    }

    /** Each in words. */
    List<Message> told() {
        return cages.stream()
                .map(cage -> Message.of(PlayPhrase.CAGE_CELLS, cage.sum(), CellSet.of(cage.cells())))
                .toList();
    }
}
