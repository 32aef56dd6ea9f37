package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.logic.Technique;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class XyzRingsTest {

    /** r1c5 and r5c1 cannot both be 3, if row 9 then has no place for it. */
    private static Noted ring(String placesInRowNine) {
        Layout layout = Layout.standard(9);
        CellSet row = CellSet.of(
                IntStream.range(0, 9).map(column -> layout.cell(8, column)).toArray());
        return Noted.nine().only(123, "r1c1").only(13, "r1c5").only(23, "r5c1").nowhere(3, row, placesInRowNine);
    }

    @Test
    void threeCellsHoldThreeDigitsAsIfTheySawEachOther() {
        assertThat(ring("r9c1 r9c5").struck(Technique.XYZ_RING))
                // 1 is in r1c1 or r1c5, 2 in r1c1 or r5c1, and 3 in r1c1, r5c1 or r9c1
                .contains("r1c2 1", "r1c9 1", "r2c1 2", "r9c1 2", "r2c1 3", "r8c1 3")
                .doesNotContain("r1c2 3", "r1c2 2", "r2c1 1", "r9c1 3");
    }

    @Test
    void aThirdPlaceSpoilsIt() {
        assertThat(ring("r9c1 r9c5 r9c9").found(Technique.XYZ_RING)).isEmpty();
    }
}
