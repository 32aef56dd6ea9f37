package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.neuf.core.Rule.House.Kind;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LayoutTest {

    static IntStream sizes() {
        return IntStream.rangeClosed(1, Digits.MOST);
    }

    private static List<CellSet> cells(Layout layout, Kind kind) {
        return layout.houses().stream()
                .filter(house -> house.kind() == kind)
                .map(Rule.House::cells)
                .toList();
    }

    private static List<Integer> numbers(Layout layout, Kind kind) {
        return layout.houses().stream()
                .filter(house -> house.kind() == kind)
                .map(Rule.House::number)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void everyBoardHasItsRowsAndColumns(int size) {
        Layout layout = Layout.standard(size);

        assertThat(layout.size()).isEqualTo(size);
        assertThat(layout.cellCount()).isEqualTo(size * size);
        assertThat(layout.digits()).isEqualTo(Digits.upTo(size));
        assertThat(numbers(layout, Kind.ROW))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, size).boxed().toList());
        assertThat(numbers(layout, Kind.COLUMN)).isEqualTo(numbers(layout, Kind.ROW));
        for (int i = 0; i < size; i++) {
            int line = i;
            assertThat(cells(layout, Kind.ROW).get(i))
                    .allMatch(cell -> layout.row(cell) == line)
                    .hasSize(size);
            assertThat(cells(layout, Kind.COLUMN).get(i))
                    .allMatch(cell -> layout.column(cell) == line)
                    .hasSize(size);
        }
        assertThat(layout.houses()).hasSize((layout.shape().isLatin() ? 2 : 3) * size);
        assertThat(layout.rules()).isEqualTo(layout.houses());
    }

    @Test
    void nineByNineHasTwentySevenHousesInTheOrderOfPeople() {
        Layout layout = Layout.standard(9);
        assertThat(layout.houses().stream().map(house -> house.kind() + " " + house.number()))
                .startsWith("ROW 1", "ROW 2")
                .contains("COLUMN 9", "BOX 5")
                .endsWith("BOX 8", "BOX 9")
                .hasSize(27);
        assertThat(cells(layout, Kind.BOX).get(4)).isEqualTo(CellSet.of(30, 31, 32, 39, 40, 41, 48, 49, 50));
        assertThat(layout).hasToString("9x9 board, 3x3");
    }

    @Test
    void jigsawHasRegionsInsteadOfBoxes() {
        Layout layout = Layout.of(Shape.jigsaw(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3));
        assertThat(numbers(layout, Kind.REGION)).containsExactly(1, 2, 3, 4);
        assertThat(cells(layout, Kind.REGION).getFirst()).isEqualTo(CellSet.of(0, 1, 2, 4));
        assertThat(cells(layout, Kind.BOX)).isEmpty();
    }

    @Test
    void smallRegionIsDifferentButNoHouse() {
        Layout layout = Layout.of(Shape.jigsaw(7, 7, -1, -1, -1, -1, -1, -1, 8));
        assertThat(layout.houses()).hasSize(6);
        assertThat(layout.rules())
                .startsWith(layout.houses().toArray(Rule[]::new))
                .endsWith(new Rule.Different(CellSet.of(0, 1)), new Rule.Different(CellSet.of(8)));
    }

    @Test
    void regionThatIsRowOrColumnIsNotSaidTwice() {
        Layout layout = Layout.of(Shape.jigsaw(0, 0, 0, 1, 1, 2, 1, 2, 2));
        assertThat(layout.houses()).hasSize(8);
        assertThat(numbers(layout, Kind.REGION))
                .as("numbers stay those of the shape")
                .containsExactly(2, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9, 10, 64})
    void everyCellHasAName(int size) {
        Layout layout = Layout.standard(size);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            assertThat(layout.cell(layout.row(cell), layout.column(cell))).isEqualTo(cell);
            String name = "r%dc%d".formatted(cell / size + 1, cell % size + 1);
            assertThat(layout.name(cell)).isEqualTo(name);
            assertThat(layout.cell(name)).hasValue(cell);
            assertThat(layout.cell(name.replace('r', 'R'))).hasValue(cell);
            assertThat(layout.cell(name.replace('r', 'R').replace('c', 'C'))).hasValue(cell);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "r",
                "c",
                "rc",
                "r1",
                "c1",
                "r1c",
                "rc1",
                "1",
                "r0c1",
                "r1c0",
                "r10c1",
                "r1c10",
                "r-1c1",
                "r+1c1",
                "r1c+1",
                " r1c1",
                "r1c1 ",
                "r 1c1",
                "r1 c1",
                "r1c1c1",
                "r1r1",
                "c1r1",
                "r1C1c1",
                "rcc1",
                "r1,c1",
                "r1.c1",
                "r001c1",
                "r4294967297c1",
                "r99999999999c1",
                "r١c١",
                "r１c１",
                "A1",
                "r1c1\n",
                "null"
            })
    void nonsenseIsNoCell(String name) {
        assertThat(Layout.standard(9).cell(name)).isEqualTo(OptionalInt.empty());
    }

    @ParameterizedTest
    @CsvSource({"0,0,true", "8,8,true", "-1,0,false", "0,-1,false", "9,0,false", "0,9,false"})
    void containsKnowsTheEdges(int row, int column, boolean isInside) {
        assertThat(Layout.standard(9).contains(row, column)).isEqualTo(isInside);
    }

    @Test
    void boardsAreEqualIfTheyAreCutInTheSameWay() {
        assertThat(Layout.of(Shape.boxes(3, 3))).isEqualTo(Layout.standard(9)).hasSameHashCodeAs(Layout.standard(9));
        assertThat(Layout.of(Shape.latin(9))).isNotEqualTo(Layout.standard(9));
        assertThat(Layout.standard(9)).isSameAs(Layout.standard(9)).isNotEqualTo("9");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 65})
    void sizesThatCannotBeAreRefused(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Layout.standard(size))
                .withMessageContaining("(" + size + ")");
    }
}
