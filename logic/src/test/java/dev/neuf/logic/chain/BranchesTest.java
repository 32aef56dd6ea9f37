package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import org.junit.jupiter.api.Test;

/** Chains from several candidates, of which one holds. */
class BranchesTest {

    private static CellSet house(Rule.House.Kind kind, int number) {
        return Layout.standard(9).houses().stream()
                .filter(house -> house.kind() == kind && house.number() == number)
                .findFirst()
                .orElseThrow()
                .cells();
    }

    /** Rows 1, 4 and 8 have their 5 in columns 1, 2 and 8, or in r1c4. */
    private static Noted fish() {
        return Noted.nine()
                .nowhere(5, house(Rule.House.Kind.ROW, 1), "r1c1 r1c2 r1c4 r1c8")
                .nowhere(5, house(Rule.House.Kind.ROW, 4), "r4c1 r4c2 r4c8")
                .nowhere(5, house(Rule.House.Kind.ROW, 8), "r8c1 r8c2 r8c8")
                // a digit with too many places is not looked at
                .nowhere(5, house(Rule.House.Kind.ROW, 9), "r9c2 r9c3 r9c6");
    }

    @Test
    void aKrakenReachesWhatItsFinDoesNotSee() {
        // if the fin r1c4 is 5, then r2c4 is 6 and r2c8 is 5
        assertThat(fish().only(56, "r2c4 r2c8").struck(Technique.KRAKEN_FISH_1)).contains("r6c8 5");
    }

    @Test
    void withoutAChainFromItsFinThereIsNone() {
        assertThat(fish().only(56, "r2c4").only(567, "r2c8").struck(Technique.KRAKEN_FISH_1))
                .doesNotContain("r6c8 5");
    }

    @Test
    void aKrakenOfTheSecondTypeReachesOtherDigits() {
        // 5 in r1c4 leaves 7 to r5c4, and 5 in column 8 leaves 7 to r6c8
        assertThat(fish().only(57, "r5c4 r6c8").struck(Technique.KRAKEN_FISH_2)).contains("r5c9 7");
        assertThat(fish().only(57, "r5c4").only(578, "r6c8").struck(Technique.KRAKEN_FISH_2))
                .doesNotContain("r5c9 7");
    }

    /** Without the 3 and the 4, the digits 1 and 2 could change places in four cells. */
    private static Noted rectangle() {
        return Noted.nine().only(12, "r1c1 r2c4").only(123, "r1c4").only(124, "r2c1");
    }

    @Test
    void aRectangleLinksItsOtherCandidates() {
        // if r1c4 is 3, r2c6 is 4; if not, r2c1 is
        assertThat(rectangle().only(34, "r2c6").struck(Technique.AIC_WITH_RECTANGLES))
                .contains("r2c2 4", "r2c9 4")
                .doesNotContain("r3c9 4", "r2c1 4", "r2c6 4");
    }

    @Test
    void thatTakesBothOfThem() {
        assertThat(rectangle().only(345, "r2c6").struck(Technique.AIC_WITH_RECTANGLES))
                .doesNotContain("r2c9 4");
        assertThat(Noted.nine()
                        .only(12, "r1c1 r2c4")
                        .only(1235, "r1c4")
                        .only(124, "r2c1")
                        .only(34, "r2c6")
                        .struck(Technique.AIC_WITH_RECTANGLES))
                .isEmpty();
    }

    @Test
    void threeCandidatesOfARectangleMayAgree() {
        // 5 in r1c4 leaves 4 to r1c6 as well, so that no other cell of box 2 is 4 but by the 4 in r2c1
        Noted three = Noted.nine()
                .only(12, "r1c1 r2c4")
                .only(1235, "r1c4")
                .only(124, "r2c1")
                .only(34, "r2c6")
                .only(54, "r2c5");
        assertThat(three.struck(Technique.RECTANGLE_FORCING_CHAIN)).contains("r2c9 4");
    }

    /** The 1, 2 or 3 of the cell in the middle leads to a 4 in row 1, if the last does, too. */
    private static Noted blossom(int last) {
        return Noted.nine()
                .only(123, "r5c5")
                .only(19, "r5c1")
                .only(49, "r1c1")
                .only(24, "r1c5")
                .only(38, "r5c9")
                .only(last, "r1c9");
    }

    @Test
    void aBlossomThatClosesCanBeReadBothWays() {
        assertThat(blossom(48).struck(Technique.BLOSSOM_LOOP))
                .contains("r5c2 1", "r2c1 9", "r2c5 2", "r5c2 3", "r2c9 8")
                .doesNotContain("r5c2 2", "r2c1 1", "r5c2 9");
    }

    @Test
    void aBlossomWithAnotherEndDoesNotClose() {
        assertThat(blossom(78).struck(Technique.BLOSSOM_LOOP)).doesNotContain("r5c2 1", "r2c9 8");
    }

    /** If r1c1 is 5, the 5 of box 2 is in row 2, so r2c9 is 6, and nothing is left for r1c7. */
    private static Noted whip(String placesInBox) {
        return Noted.nine()
                .nowhere(5, house(Rule.House.Kind.BOX, 2), placesInBox)
                .only(56, "r1c7 r2c9");
    }

    @Test
    void aWhipMayLeadThroughAGroup() {
        assertThat(whip("r1c4 r2c4 r2c5").struck(Technique.GROUPED_WHIP)).contains("r1c1 5");
        assertThat(whip("r1c4 r2c4 r2c5 r3c5").struck(Technique.GROUPED_WHIP)).doesNotContain("r1c1 5");
    }
}
