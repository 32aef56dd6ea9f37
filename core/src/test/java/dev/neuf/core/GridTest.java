package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridTest {

    static IntStream sizes() {
        return IntStream.rangeClosed(1, Digits.MOST);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void gridHoldsWhatItWasGiven(int size) {
        var random = new Random(size);
        int[] digits = random.ints((long) size * size, 0, size + 1).toArray();
        Grid grid = Grid.of(digits);
        digits[0] = 99;

        assertThat(grid.size()).isEqualTo(size);
        assertThat(grid.cellCount()).isEqualTo(size * size);
        int filled = 0;
        for (int cell = 1; cell < digits.length; cell++) {
            assertThat(grid.digit(cell)).isEqualTo(digits[cell]);
            assertThat(grid.isEmpty(cell)).isEqualTo(digits[cell] == 0);
            assertThat(grid.filled().contains(cell)).isEqualTo(digits[cell] != 0);
            filled += digits[cell] == 0 ? 0 : 1;
        }
        assertThat(grid.digit(0)).as("the array was copied").isNotEqualTo(99);
        filled += grid.isEmpty(0) ? 0 : 1;
        assertThat(grid.filledCount()).isEqualTo(filled).isEqualTo(grid.filled().size());
        assertThat(grid.isFull()).isEqualTo(filled == size * size);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void emptyGridHasNoDigit(int size) {
        assertThat(Grid.empty(size)).isEqualTo(Grid.of(new int[size * size])).hasToString(".".repeat(size * size));
        assertThat(Grid.empty(size).filledCount()).isZero();
        assertThat(Grid.empty(size).isFull()).isFalse();
    }

    @Test
    void withMakesAnotherGrid() {
        Grid grid = Grid.of(1, 0, 0, 2);
        assertThat(grid.with(1, 2)).hasToString("12.2");
        assertThat(grid.with(0, 0)).hasToString("...2");
        assertThat(grid).hasToString("1..2");
        assertThat(grid.with(1, 2).with(1, 0)).isEqualTo(grid).hasSameHashCodeAs(grid);
    }

    @Test
    void withoutEmptiesCells() {
        Grid grid = Grid.of(1, 2, 2, 1);
        assertThat(grid.without(CellSet.of(0, 3))).hasToString(".22.");
        assertThat(grid.without(CellSet.NONE)).isEqualTo(grid);
        assertThat(grid).hasToString("1221");
    }

    @Test
    void orFillsOnlyEmptyCells() {
        assertThat(Grid.of(1, 0, 0, 2).or(Grid.of(2, 2, 0, 1))).isEqualTo(Grid.of(1, 2, 0, 2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Grid.empty(4).or(Grid.empty(9)))
                .withMessage("A grid of size 4 cannot be filled up from one of size 9.");
    }

    @Test
    void digitsAboveNineHaveSymbols() {
        assertThat(Grid.empty(16).with(0, 10).with(255, 16)).hasToString("A" + ".".repeat(254) + "G");
    }

    @Test
    void gridsOfOtherSizesDiffer() {
        assertThat(Grid.empty(4)).isNotEqualTo(Grid.empty(9)).isNotEqualTo("................");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 3, 80, 82, 4097, 65 * 65})
    void numbersOfCellsThatAreNoBoardAreRefused(int cells) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Grid.of(new int[cells]))
                .withMessageContaining(cells + " cells");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 65})
    void sizesThatCannotBeAreRefused(int size) {
        assertThatIllegalArgumentException().isThrownBy(() -> Grid.empty(size)).withMessageContaining("(" + size + ")");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, 64, 256, 257})
    void digitsOutOfRangeAreRefused(int digit) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Grid.of(0, 0, 0, digit))
                .withMessage("The digit (%d) of cell 3 must be between 0 and 2.", digit);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Grid.empty(2).with(3, digit))
                .withMessage("The digit (%d) of cell 3 must be between 0 and 2.", digit);
    }
}
