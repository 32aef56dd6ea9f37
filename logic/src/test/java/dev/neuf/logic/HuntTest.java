package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Hunts on boards so large that nobody wants to wait for their end. */
class HuntTest {

    private static final int SIZE = 25;
    private static final int BOX = 5;

    /** As often it may still be asked whether to stop: each time stands for many looks of the finder. */
    private static final int MOST_AFTER = 1;

    /** Says no a few times and then yes, and counts how often it is asked. */
    private static final class Caller implements BooleanSupplier {
        private final int patience;
        private int asked;

        Caller(int patience) {
            this.patience = patience;
        }

        @Override
        public boolean getAsBoolean() {
            return ++asked > patience;
        }
    }

    @Test
    void everyTechniqueStopsSoonWhenCalledOff() {
        for (int percent : new int[] {30, 100}) {
            Board board = board(percent);
            for (Technique technique : Technique.values()) {
                for (int patience : new int[] {0, 5}) {
                    var caller = new Caller(patience);
                    List<Step> steps = Hunt.all(technique, new Sight(board, caller));
                    assertThat(caller.asked)
                            .as("%s on a board with %d %% open cells", technique, percent)
                            .isLessThanOrEqualTo(patience + 1 + MOST_AFTER);
                    assertThat(patience > 0 || steps.isEmpty())
                            .as("%s", technique)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void theFirstStepIsOneOfAll() {
        Board board = board(30);
        for (Technique technique : Technique.values()) {
            var whole = new Caller(6);
            List<Step> all = Hunt.all(technique, new Sight(board, whole));
            var hurried = new Caller(6);
            Hunt.first(technique, new Sight(board, hurried))
                    .ifPresent(step -> assertThat(step).isEqualTo(all.getFirst()));
            assertThat(hurried.asked).as("%s", technique).isLessThanOrEqualTo(whole.asked);
        }
    }

    /** A 25x25 board with so many cells open, and cages over some of them. */
    private static Board board(int percent) {
        var random = new SplittableRandom(percent);
        int[] solution = new int[SIZE * SIZE];
        int[] givens = new int[SIZE * SIZE];
        for (int cell = 0; cell < solution.length; cell++) {
            int row = cell / SIZE;
            solution[cell] = (BOX * (row % BOX) + row / BOX + cell % SIZE) % SIZE + 1;
            givens[cell] = random.nextInt(100) < percent ? 0 : solution[cell];
        }
        List<Variant> cages = new ArrayList<>();
        for (int first = 0; first < solution.length; first += SIZE) {
            List<Integer> cells = List.of(first, first + 1, first + 2, first + 3, first + 4, first + 5);
            cages.add(new Cage(cells.stream().mapToInt(cell -> solution[cell]).sum(), cells));
        }
        return Board.of(new Puzzle(Layout.standard(SIZE), cages, Grid.of(givens)));
    }
}
