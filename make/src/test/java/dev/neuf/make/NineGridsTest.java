package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Chance;
import dev.neuf.search.Nine;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class NineGridsTest {

    private static final int GRIDS = 100;

    /** Of what begins like a grid, in three rows and three columns: where the grid comes, and how many there are. */
    private record Rank(int number, int count) {

        static Rank of(byte[] grid) {
            byte[] beginning = grid.clone();
            for (int cell = 0; cell < beginning.length; cell++) {
                beginning[cell] = cell / 9 >= 3 && cell % 9 >= 3 ? (byte) '.' : beginning[cell];
            }
            var nine = new Nine();
            nine.load(beginning, 0);
            byte[] filled = new byte[Nine.CELL_COUNT];
            int number = -1;
            int count = 0;
            for (; nine.next(); count++) {
                nine.write(filled, 0);
                number = Arrays.equals(filled, grid) ? count : number;
            }
            return new Rank(number, count);
        }
    }

    @Test
    void anEvenDrawIsAmongAllFillings() {
        var grids = new NineGrids(new Nine());
        var random = new Chance(1);
        byte[] grid = new byte[Nine.CELL_COUNT];
        double places = 0;
        for (int i = 0; i < GRIDS; i++) {
            grids.fillEvenly(grid, random);
            Rank rank = Rank.of(grid);
            assertThat(rank.number).isBetween(0, rank.count - 1);
            places += (rank.number + 0.5) / rank.count;
        }
        // four times the spread of the mean of so many even draws between 0 and 1
        assertThat(places / GRIDS).isBetween(0.5 - 4 * 0.29 / Math.sqrt(GRIDS), 0.5 + 4 * 0.29 / Math.sqrt(GRIDS));
    }

    @Test
    void aQuickDrawIsAmongTheFirst() {
        var grids = new NineGrids(new Nine());
        var random = new Chance(1);
        byte[] grid = new byte[Nine.CELL_COUNT];
        for (int i = 0; i < 20; i++) {
            grids.fill(grid, random);
            assertThat(Rank.of(grid).number).isBetween(0, 7);
        }
    }
}
