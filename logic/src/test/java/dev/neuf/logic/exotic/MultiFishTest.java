package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MultiFishTest {

    /** The digits 1 and 2 of rows 1 and 4: both in the first columns, and each row in a cell of its own. */
    private static Noted fish(String placesOfTwo) {
        return Noted.nine()
                .nowhere(1, row(0), "r1c1 r1c4")
                .nowhere(2, row(0), "r1c2 r1c4")
                .nowhere(1, row(3), "r4c1 r4c5")
                .nowhere(2, row(3), placesOfTwo);
    }

    private static CellSet row(int row) {
        Layout layout = Layout.standard(9);
        return CellSet.of(
                IntStream.range(0, 9).map(column -> layout.cell(row, column)).toArray());
    }

    @Test
    void linesWithJustEnoughRoomTakeTheDigits() {
        assertThat(fish("r4c2 r4c5").struck(Technique.MULTIFISH))
                .contains("r2c1 1", "r9c1 1", "r2c2 2", "r9c2 2", "r1c4 3", "r1c4 9", "r4c5 3")
                .doesNotContain("r1c1 3", "r2c4 1", "r2c1 2");
    }

    @Test
    void withOneMorePlaceThereIsTooMuchRoom() {
        assertThat(fish("r4c2 r4c5 r4c9").found(Technique.MULTIFISH)).isEmpty();
    }
}
