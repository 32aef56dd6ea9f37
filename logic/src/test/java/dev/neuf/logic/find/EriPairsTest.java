package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;

class EriPairsTest {

    private static final String CROSS = "r4c5 r5c4 r5c5 r5c6 r6c5";

    /** 1 and 2 of the middle box are on row 5 and column 5, and so are two cells that can be nothing else. */
    private static Noted pair(String placesOfTwo) {
        CellSet box = Layout.standard(9).houses().stream()
                .filter(Singles::isBox)
                .filter(house -> house.number() == 5)
                .findFirst()
                .orElseThrow()
                .cells();
        return Noted.nine().only(12, "r5c1 r1c5").nowhere(1, box, CROSS).nowhere(2, box, placesOfTwo);
    }

    @Test
    void linesOfBothCellsLoseBothDigitsAndSoDoesWhatSeesBothCells() {
        assertThat(pair(CROSS).found(Technique.ERI_PAIR))
                .containsExactly("r1c1 1, r1c1 2, r2c5 1, r2c5 2, r3c5 1, r3c5 2, r5c2 1, r5c2 2, r5c3 1, r5c3 2, "
                        + "r5c5 1, r5c5 2, r5c7 1, r5c7 2, r5c8 1, r5c8 2, r5c9 1, r5c9 2, "
                        + "r7c5 1, r7c5 2, r8c5 1, r8c5 2, r9c5 1, r9c5 2");
    }

    @Test
    void aPlaceOffTheLinesSpoilsIt() {
        assertThat(pair(CROSS + " r4c4").found(Technique.ERI_PAIR)).isEmpty();
    }
}
