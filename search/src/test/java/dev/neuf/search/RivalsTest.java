package dev.neuf.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.testkit.RandomPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RivalsTest {

    private final Rivals rivals = new Rivals();

    @Test
    void aRivalIsASolutionWithAnotherDigit() {
        for (int seed = 0; seed < 200; seed++) {
            var random = new SplittableRandom(seed);
            Puzzle puzzle = RandomPuzzles.small(4, random);
            List<Grid> all = solutions(puzzle);
            if (all.isEmpty()) {
                continue;
            }
            Grid solution = all.get(random.nextInt(all.size()));
            rivals.begin(puzzle.withGivens(solution));
            // some cells at first, then more, then fewer again: in the end nothing must be left of those taken back
            int[] first = someCells(random);
            int[] second = someCells(random);
            rivals.give(first);
            check(puzzle, solution, first, new int[0]);
            rivals.give(second);
            check(puzzle, solution, first, second);
            rivals.takeBack();
            check(puzzle, solution, first, new int[0]);
            rivals.takeBack();
            check(puzzle, solution, new int[0], new int[0]);
        }
    }

    private static int[] someCells(SplittableRandom random) {
        return IntStream.range(0, 16).filter(_ -> random.nextInt(4) == 0).toArray();
    }

    private static List<Grid> solutions(Puzzle puzzle) {
        var all = new ArrayList<Grid>();
        new General().each(puzzle, Limits.NONE, all::add);
        return all;
    }

    private void check(Puzzle puzzle, Grid solution, int[] first, int[] second) {
        Grid givens = Grid.empty(4);
        for (int cell :
                IntStream.concat(IntStream.of(first), IntStream.of(second)).toArray()) {
            givens = givens.with(cell, solution.digit(cell));
        }
        List<Grid> left = solutions(puzzle.withGivens(givens));
        for (int cell = 0; cell < 16; cell++) {
            int here = cell;
            boolean hasRival = left.stream().anyMatch(one -> one.digit(here) != solution.digit(here));
            Tally tally = rivals.rival(cell, Limits.NONE);
            assertThat(tally.solutions()).isEqualTo(hasRival ? 1 : 0);
            assertThat(tally.stop()).isEmpty();
            assertThat(rivals.isPlain(cell) && hasRival).isFalse();
        }
    }

    @Test
    void whatCannotBeToldIsNotSaid() {
        Grid solution = solutions(new Puzzle(Layout.standard(4), List.of(), Grid.empty(4)))
                .getFirst();
        rivals.begin(new Puzzle(Layout.standard(4), List.of(), solution));
        assertThat(rivals.rival(0, Limits.NONE.withNodes(0)).stop()).contains(Limits.Limit.NODES);
        assertThat(rivals.rival(0, Limits.NONE).solutions()).isOne();
    }

    @Test
    void whoAsksBeforeTheBeginningIsTold() {
        assertThatThrownBy(() -> rivals.isPlain(0)).isInstanceOf(IllegalStateException.class);
    }
}
