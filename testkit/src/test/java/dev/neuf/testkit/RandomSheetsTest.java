package dev.neuf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RandomSheetsTest {

    static IntStream sizes() {
        return IntStream.rangeClosed(1, 64);
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void aSeedGivesTheSameSheetAgain(int size) {
        for (int seed = 0; seed < 5; seed++) {
            Sheet sheet = RandomSheets.any(size, new SplittableRandom(seed));
            assertThat(sheet.layout().size()).isEqualTo(size);
            assertThat(RandomSheets.any(size, new SplittableRandom(seed))).isEqualTo(sheet);
        }
    }

    @Test
    void everythingComesUpOnSomeSheet() {
        List<Sheet> sheets = new ArrayList<>();
        for (int seed = 0; seed < 50; seed++) {
            sheets.add(RandomSheets.any(9, new SplittableRandom(seed)));
        }
        assertThat(sheets).anyMatch(sheet -> !sheet.puzzle().variants().isEmpty());
        assertThat(sheets).anyMatch(sheet -> sheet.entries().filledCount() > 0);
        assertThat(sheets).anyMatch(sheet -> sheet.values().isFull());
        assertThat(sheets).anyMatch(sheet -> sheet.values().filledCount() == 0);
        assertThat(sheets).anyMatch(sheet -> !sheet.candidates().isEmpty());
        assertThat(sheets).anyMatch(sheet -> !sheet.symbols().isStandard());
        assertThat(sheets).anyMatch(sheet -> !sheet.layout().shape().isBoxes());
    }
}
