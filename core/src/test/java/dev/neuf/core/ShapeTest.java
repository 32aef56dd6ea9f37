package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ShapeTest {

    static Stream<Arguments> boxes() {
        return IntStream.rangeClosed(2, 32)
                .boxed()
                .flatMap(
                        height -> IntStream.rangeClosed(2, 64 / height).mapToObj(width -> Arguments.of(height, width)));
    }

    static IntStream sizes() {
        return IntStream.rangeClosed(1, Digits.MOST);
    }

    /** The map of a board, one region a letter. */
    private static Shape jigsaw(String map) {
        return Shape.jigsaw(map.replace("\n", "")
                .chars()
                .map(c -> c == '.' ? Shape.NO_REGION : c)
                .toArray());
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void boxesHaveTheirHeightAndWidth(int height, int width) {
        int size = height * width;
        Shape shape = Shape.boxes(height, width);

        assertThat(shape.size()).isEqualTo(size);
        assertThat(shape.isBoxes()).isTrue();
        assertThat(shape.isLatin()).isFalse();
        assertThat(shape.boxHeight()).isEqualTo(height);
        assertThat(shape.boxWidth()).isEqualTo(width);
        assertThat(shape).hasToString(height + "x" + width);
        assertThat(shape.regions()).hasSize(size);
        for (int region = 0; region < size; region++) {
            CellSet cells = shape.regions().get(region);
            int top = cells.first() / size;
            int left = cells.first() % size;
            assertThat(cells.size()).isEqualTo(size);
            assertThat(top % height).isZero();
            assertThat(left % width).isZero();
            for (int cell : cells) {
                assertThat(cell / size).isBetween(top, top + height - 1);
                assertThat(cell % size).isBetween(left, left + width - 1);
                assertThat(shape.regionOf(cell)).isEqualTo(region);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void jigsawOfBoxesIsRecognised(int height, int width) {
        Shape boxes = Shape.boxes(height, width);
        int size = boxes.size();
        var names = new ArrayList<>(
                IntStream.range(0, size).map(i -> 100 - 7 * i).boxed().toList());
        Collections.shuffle(names, new Random(size));
        Shape jigsaw = Shape.jigsaw(IntStream.range(0, size * size)
                .map(cell -> names.get(boxes.regionOf(cell)))
                .toArray());

        assertThat(jigsaw).isEqualTo(boxes).hasSameHashCodeAs(boxes).hasToString(boxes.toString());
        assertThat(jigsaw.isBoxes()).isTrue();
        assertThat(jigsaw.boxHeight()).isEqualTo(height);
    }

    /** SPEC F: height = the largest divisor of n up to its square root; prime n: none, a Latin square. */
    @ParameterizedTest
    @MethodSource("sizes")
    void standardShapeHasTheBoxesNearestToSquare(int size) {
        int height = IntStream.rangeClosed(1, size)
                .filter(h -> size % h == 0 && h * h <= size)
                .max()
                .orElseThrow();
        Shape shape = Shape.standard(size);

        assertThat(shape.size()).isEqualTo(size);
        assertThat(shape.isLatin()).isEqualTo(height == 1);
        assertThat(shape.boxHeight()).isEqualTo(height == 1 ? 0 : height);
        assertThat(shape.boxWidth()).isEqualTo(height == 1 ? 0 : size / height);
    }

    @ParameterizedTest
    @CsvSource({
        "4,2x2", "6,2x3", "8,2x4", "9,3x3", "10,2x5", "12,3x4", "15,3x5", "16,4x4", "25,5x5", "36,6x6", "60,6x10",
        "64,8x8"
    })
    void standardShapesThatPeopleKnow(int size, String boxes) {
        assertThat(Shape.standard(size)).hasToString(boxes);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void latinSquareHasNoRegions(int size) {
        Shape shape = Shape.latin(size);
        assertThat(shape.isLatin()).isTrue();
        assertThat(shape.isBoxes()).isFalse();
        assertThat(shape.regions()).isEmpty();
        assertThat(shape.boxHeight()).isZero();
        assertThat(shape.boxWidth()).isZero();
        assertThat(IntStream.range(0, size * size).map(shape::regionOf)).containsOnly(Shape.NO_REGION);
        assertThat(shape).hasToString("latin " + size);
        assertThat(Shape.boxes(1, size)).as("boxes one row high are the rows").isEqualTo(shape);
        assertThat(Shape.boxes(size, 1))
                .as("boxes one column wide are the columns")
                .isEqualTo(shape);
        assertThat(Shape.jigsaw(
                        IntStream.range(0, size * size).map(cell -> cell / size).toArray()))
                .isEqualTo(shape);
        assertThat(Shape.jigsaw(
                        IntStream.range(0, size * size).map(cell -> cell % size).toArray()))
                .isEqualTo(shape);
    }

    @Test
    void regionsAreNumberedInTheOrderOfTheirFirstCells() {
        Shape shape = jigsaw("""
                ZZZA
                ZMAA
                MMMA
                QQQQ
                """);
        assertThat(shape.regions())
                .containsExactly(
                        CellSet.of(0, 1, 2, 4),
                        CellSet.of(3, 6, 7, 11),
                        CellSet.of(5, 8, 9, 10),
                        CellSet.of(12, 13, 14, 15));
        assertThat(shape.regionOf(3)).isEqualTo(1);
        assertThat(shape.isBoxes()).isFalse();
        assertThat(shape).hasToString("jigsaw 4").isEqualTo(jigsaw("""
                1112
                1322
                3332
                4444
                """));
    }

    @Test
    void regionsMayBeSmallOrInPiecesAndCellsMayHaveNone() {
        Shape shape = jigsaw("""
                A..A
                .BB.
                .BB.
                A..A
                """);
        assertThat(shape.regions()).containsExactly(CellSet.of(0, 3, 12, 15), CellSet.of(5, 6, 9, 10));
        assertThat(shape.regionOf(1)).isEqualTo(Shape.NO_REGION);
        assertThat(shape.isLatin()).isFalse();
        assertThat(jigsaw("""
                AB
                CC
                """).regions()).containsExactly(CellSet.of(0), CellSet.of(1), CellSet.of(2, 3));
        assertThat(jigsaw("""
                ....
                ....
                ....
                ....
                """)).isEqualTo(Shape.latin(4));
    }

    @Test
    void otherCutsAreOtherShapes() {
        assertThat(List.of(Shape.boxes(2, 3), Shape.boxes(3, 2), Shape.latin(6), Shape.latin(7), Shape.standard(9)))
                .doesNotHaveDuplicates();
        assertThat(Shape.boxes(2, 3)).isNotEqualTo("2x3");
        assertThat(Shape.latin(1)).isEqualTo(Shape.standard(1)).isEqualTo(Shape.boxes(1, 1));
    }

    @ParameterizedTest
    @CsvSource({"0,3", "3,0", "-1,-9", "5,13", "65,1", "1,65", "65536,65536"})
    void boxesThatCannotBeAreRefused(int height, int width) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.boxes(height, width))
                .withMessageContaining(height + "x" + width);
    }

    @ParameterizedTest
    @CsvSource({"-1", "0", "65"})
    void sizesThatCannotBeAreRefused(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.latin(size))
                .withMessageContaining("(" + size + ")");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.standard(size))
                .withMessageContaining("(" + size + ")");
    }

    @Test
    void mapsThatCannotBeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(Shape::jigsaw).withMessageContaining("(0)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.jigsaw(1, 2, 3))
                .withMessage("The map has 3 cells. Maybe it lacks some: a board of 2 rows has 4.");
        assertThatIllegalArgumentException().isThrownBy(() -> Shape.jigsaw(new int[65 * 65]));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> jigsaw("""
                AAA
                AB.
                ...
                """))
                .withMessage("The region [0, 1, 2, 3] has 4 cells, more than the 3 digits.");
    }
}
