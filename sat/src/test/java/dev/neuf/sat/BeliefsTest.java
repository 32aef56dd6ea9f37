package dev.neuf.sat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.variant.Diagonals;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BeliefsTest {

    private static Puzzle empty(Shape shape) {
        return new Puzzle(Layout.of(shape), List.of(), Grid.empty(shape.size()));
    }

    private static int[] way(Model model, int number) {
        var learner = new Learner(model, Proof.NONE, Limits.NONE, Learner.Pace.USUAL);
        var beliefs = new Beliefs(model);
        beliefs.begin(number);
        return learner.follow(beliefs);
    }

    /** A full 25x25 board, and how to see only some of its cells. */
    private static Grid full() {
        var puzzle = empty(Shape.standard(25));
        var found = new ArrayList<Grid>();
        new Sat().each(puzzle, Limits.NONE.withSolutions(1), found::add);
        return found.getFirst();
    }

    private static Model some(Grid full, double share, int seed) {
        var random = new SplittableRandom(seed);
        int[] givens = IntStream.range(0, full.cellCount())
                .map(cell -> random.nextDouble() < share ? full.digit(cell) : 0)
                .toArray();
        return Model.of(empty(Shape.standard(25)).withGivens(Grid.of(givens)));
    }

    @Test
    void theFirmestBeliefsAreMostlyRight() {
        Grid full = full();
        int all = 0;
        int right = 0;
        double byChance = 0;
        for (int seed = 0; seed < 20; seed++) {
            Model model = some(full, 0.5, seed);
            int[] way = way(model, 1);
            for (int i = 0; i < Math.min(10, way.length); i++) {
                int variable = way[i] / 2;
                all++;
                right += full.digit(model.cell(variable)) == model.digit(variable) ? 1 : 0;
                byChance += (double) cells(model) / model.candidates();
            }
        }
        assertThat(byChance).isLessThan(0.3 * all);
        assertThat(right).isGreaterThan(all * 3 / 4);
    }

    /** How many cells are open. */
    private static long cells(Model model) {
        return IntStream.rangeClosed(1, model.candidates())
                .map(model::cell)
                .distinct()
                .count();
    }

    @Test
    void theSameWayIsGoneTwice() {
        assertThat(way(some(full(), 0.45, 1), 2)).isEqualTo(way(some(full(), 0.45, 1), 2));
    }

    @Test
    void eachWayIsAnother() {
        assertThat(way(some(full(), 0.45, 1), 2)).isNotEqualTo(way(some(full(), 0.45, 1), 3));
    }

    @Test
    void theyAreForBoxesAlone() {
        assertThat(Beliefs.fits(empty(Shape.boxes(8, 8)))).isTrue();
        assertThat(Beliefs.fits(empty(Shape.boxes(2, 3)))).isTrue();
        assertThat(Beliefs.fits(empty(Shape.boxes(2, 9)))).isFalse();
        assertThat(Beliefs.fits(empty(Shape.latin(9)))).isFalse();
        assertThat(Beliefs.fits(empty(Shape.jigsaw(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3))))
                .isFalse();
        var diagonals = new Puzzle(Layout.standard(9), List.of(new Diagonals()), Grid.empty(9));
        assertThat(Beliefs.fits(diagonals)).isFalse();
    }
}
