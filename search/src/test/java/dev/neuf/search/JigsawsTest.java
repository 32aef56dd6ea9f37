package dev.neuf.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.testkit.Neighbours;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** All jigsaws of a size: every way to cut a board into regions of n cells, each in one piece. */
class JigsawsTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/counts/jigsaws.csv", useHeadersInDisplayName = true)
    void jigsawsTogetherHaveKnownNumberOfSolutions(int size, int layouts, long grids, int unfillable) {
        var totals = new Totals(size);
        new Cutter(size, totals).cut(0);
        assertThat(totals.layouts).as("layouts").isEqualTo(layouts);
        assertThat(totals.grids).as("grids").isEqualTo(grids);
        assertThat(totals.unfillable).as("unfillable layouts").isEqualTo(unfillable);
    }

    /** Counts the grids of each layout that comes along. */
    private static final class Totals implements Consumer<Shape> {
        private final Grid firstRow;
        private final long permutations;
        private int layouts;
        private long grids;
        private int unfillable;

        Totals(int size) {
            Grid row = Grid.empty(size);
            long factorial = 1;
            for (int digit = 1; digit <= size; digit++) {
                row = row.with(digit - 1, digit);
                factorial *= digit;
            }
            firstRow = row;
            permutations = factorial;
        }

        @Override
        public void accept(Shape shape) {
            var puzzle = Puzzle.of(Layout.of(shape), firstRow);
            long found = new Backtrack().count(puzzle, Limits.NONE).solutions();
            assertThat(new General().count(puzzle, Limits.NONE).solutions()).isEqualTo(found);
            layouts++;
            grids += found * permutations;
            unfillable += found == 0 ? 1 : 0;
        }
    }

    /** Finds the layouts: the first free cell belongs to some region, so try all of them. */
    private static final class Cutter {
        private final int size;
        private final int[] regionOf;
        private final Consumer<Shape> each;

        Cutter(int size, Consumer<Shape> each) {
            this.size = size;
            this.regionOf = new int[size * size];
            this.each = each;
            Arrays.fill(regionOf, Shape.NO_REGION);
        }

        void cut(int region) {
            if (region == size) {
                each.accept(Shape.jigsaw(regionOf));
                return;
            }
            for (CellSet cells : pieces(firstFree())) {
                cells.stream().forEach(cell -> regionOf[cell] = region);
                cut(region + 1);
                cells.stream().forEach(cell -> regionOf[cell] = Shape.NO_REGION);
            }
        }

        private int firstFree() {
            int cell = 0;
            while (regionOf[cell] != Shape.NO_REGION) {
                cell++;
            }
            return cell;
        }

        /** Every set of n free cells in one piece around a cell, grown cell by cell from smaller ones. */
        private Set<CellSet> pieces(int first) {
            Set<CellSet> pieces = Set.of(CellSet.of(first));
            for (int cells = 1; cells < size; cells++) {
                var larger = new HashSet<CellSet>();
                for (CellSet piece : pieces) {
                    for (int cell : piece) {
                        for (int near : Neighbours.of(cell, size)) {
                            if (regionOf[near] == Shape.NO_REGION && !piece.contains(near)) {
                                larger.add(piece.with(near));
                            }
                        }
                    }
                }
                pieces = larger;
            }
            return pieces;
        }
    }
}
