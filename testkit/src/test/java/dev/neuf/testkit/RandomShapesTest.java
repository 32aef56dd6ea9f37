package dev.neuf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Shape;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RandomShapesTest {

    static IntStream sizes() {
        return IntStream.rangeClosed(1, 64);
    }

    @Test
    void rectanglesAreAllThereAre() {
        assertThat(RandomShapes.rectangles(1)).containsExactly(Shape.latin(1));
        assertThat(RandomShapes.rectangles(7)).containsExactly(Shape.latin(7));
        assertThat(RandomShapes.rectangles(12))
                .containsExactly(
                        Shape.latin(12), Shape.boxes(2, 6), Shape.boxes(3, 4), Shape.boxes(4, 3), Shape.boxes(6, 2));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void regionsOfAJigsawAreWholeAndInOnePiece(int size) {
        Shape shape = RandomShapes.jigsaw(size, new SplittableRandom(size));
        if (!shape.isLatin()) {
            assertThat(shape.regions())
                    .hasSize(size)
                    .allMatch(region -> region.size() == size && isOnePiece(region, size));
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void looseRegionsAreInOnePiece(int size) {
        Shape shape = RandomShapes.loose(size, new SplittableRandom(size));
        assertThat(shape.regions()).allMatch(region -> isOnePiece(region, size));
    }

    private static boolean isOnePiece(CellSet region, int size) {
        CellSet reached = CellSet.of(region.first());
        for (int count = 0; count < reached.size(); ) {
            count = reached.size();
            for (int cell : reached) {
                reached = reached.or(CellSet.of(Neighbours.of(cell, size)).and(region));
            }
        }
        return reached.equals(region);
    }

    @Test
    void jigsawsAreSeldomBoxes() {
        var random = new SplittableRandom(1);
        int boxes = 0;
        for (int i = 0; i < 100; i++) {
            Shape shape = RandomShapes.jigsaw(9, random);
            boxes += shape.isBoxes() || shape.isLatin() ? 1 : 0;
        }
        assertThat(boxes).isLessThan(5);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void aSeedGivesTheSameShapeAgain(int size) {
        for (int seed = 0; seed < 10; seed++) {
            assertThat(RandomShapes.any(size, new SplittableRandom(seed)))
                    .isEqualTo(RandomShapes.any(size, new SplittableRandom(seed)));
        }
    }

    @Test
    void everyKindOfShapeComesUp() {
        Set<String> kinds = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            Shape shape = RandomShapes.any(6, new SplittableRandom(seed));
            boolean isWhole = shape.regions().stream().allMatch(region -> region.size() == 6)
                    && shape.regions().size() == 6;
            boolean isConnected = shape.regions().stream().allMatch(region -> isOnePiece(region, 6));
            kinds.add(shape.isLatin() || shape.isBoxes() ? shape.toString() : isWhole + " " + isConnected);
        }
        assertThat(kinds).contains("2x3", "3x2", "latin 6", "true true", "true false", "false true", "false false");
    }
}
