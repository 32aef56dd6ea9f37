package dev.neuf.sat;

import static org.assertj.core.api.Assertions.assertThat;

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

class DoubtTest {

    @Test
    void oneQuestionAfterAnotherIsAnsweredAsByASearchOfItsOwn() {
        for (int seed = 0; seed < 300; seed++) {
            var random = new SplittableRandom(seed);
            Puzzle puzzle = RandomPuzzles.small(4, random);
            List<Grid> all = solutions(puzzle.withGivens(Grid.empty(4)));
            if (all.isEmpty()) {
                continue;
            }
            Grid solution = all.get(random.nextInt(all.size()));
            var doubt = new Doubt(puzzle.withGivens(solution));
            for (int question = 0; question < 12; question++) {
                int[] given = IntStream.range(0, 16)
                        .filter(_ -> random.nextInt(3) == 0)
                        .toArray();
                int cell = random.nextInt(16);
                boolean hasRival = all.stream()
                        .filter(one -> IntStream.of(given).allMatch(same -> one.digit(same) == solution.digit(same)))
                        .anyMatch(one -> one.digit(cell) != solution.digit(cell));
                Tally tally = doubt.rival(given, cell, Limits.NONE);
                assertThat(tally.solutions()).isEqualTo(hasRival ? 1 : 0);
                assertThat(tally.stop()).isEmpty();
            }
        }
    }

    private static List<Grid> solutions(Puzzle puzzle) {
        var all = new ArrayList<Grid>();
        new Sat().each(puzzle, Limits.NONE, all::add);
        return all;
    }

    @Test
    void aQuestionThatWasCutCanBeAskedAgain() {
        Puzzle empty = Puzzle.of(Layout.standard(9), Grid.empty(9));
        var found = new ArrayList<Grid>();
        new Sat().each(empty, Limits.NONE.withSolutions(1), found::add);
        var doubt = new Doubt(empty.withGivens(found.getFirst()));
        assertThat(doubt.rival(new int[] {1, 2, 3}, 0, Limits.NONE.withNodes(0)).stop())
                .contains(Limits.Limit.NODES);
        assertThat(doubt.rival(new int[] {1, 2, 3}, 0, Limits.NONE).solutions()).isOne();
    }
}
