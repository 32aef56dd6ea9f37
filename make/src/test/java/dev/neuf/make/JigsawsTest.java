package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Chance;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JigsawsTest {

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 9, 12, 16, 37})
    void regionsAreWholeAndNoLines(int size) {
        var random = new Chance(size);
        var seen = new HashSet<Shape>();
        for (int i = 0; i < 20; i++) {
            Shape shape = Jigsaws.shape(size, random);
            assertThat(shape.isWhole()).isTrue();
            for (CellSet region : shape.regions()) {
                assertThat(isConnected(region, size)).as("%s", region).isTrue();
            }
            // a region that is a row or column is no house of its own
            assertThat(Layout.of(shape).houses()).hasSize(3 * size);
            seen.add(shape);
        }
        assertThat(seen.size()).isGreaterThan(size < 6 ? 3 : 15);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 8, 9, 12, 16, 25})
    void fewRegionsAreRectanglesWhateverTheSeed(int size) {
        for (int seed = 0; seed < (size < 12 ? 200 : 20); seed++) {
            Shape shape = Jigsaws.shape(size, new Chance(seed));
            long rectangles = shape.regions().stream()
                    .filter(region -> isRectangle(region, size))
                    .count();
            assertThat(rectangles).as("seed %d", seed).isLessThanOrEqualTo(size / 4);
        }
    }

    private static boolean isRectangle(CellSet region, int size) {
        long rows = region.stream().map(cell -> cell / size).distinct().count();
        long columns = region.stream().map(cell -> cell % size).distinct().count();
        return rows * columns == size;
    }

    private static boolean isConnected(CellSet region, int size) {
        var reached = new CellSet.Builder();
        reached.add(region.next(0));
        CellSet now = reached.build();
        while (true) {
            for (int cell : now) {
                for (int next : new int[] {cell - size, cell + size, cell - 1, cell + 1}) {
                    boolean isBeside = next >= 0 && (next / size == cell / size || next % size == cell % size);
                    if (isBeside && region.contains(next)) {
                        reached.add(next);
                    }
                }
            }
            CellSet more = reached.build();
            if (more.equals(now)) {
                return now.equals(region);
            }
            now = more;
        }
    }

    @Test
    void smallBoardsHaveNoRegions() {
        assertThat(Layout.of(Jigsaws.shape(3, new Chance(1))).houses())
                .extracting(Rule.House::kind)
                .doesNotContain(Rule.House.Kind.REGION);
    }
}
