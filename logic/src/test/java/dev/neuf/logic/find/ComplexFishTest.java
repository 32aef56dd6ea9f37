package dev.neuf.logic.find;

import static dev.neuf.logic.Technique.FINNED_FRANKEN_SWORDFISH;
import static dev.neuf.logic.Technique.FINNED_MUTANT_X_WING;
import static dev.neuf.logic.Technique.FRANKEN_SWORDFISH;
import static dev.neuf.logic.Technique.FRANKEN_X_WING;
import static dev.neuf.logic.Technique.MUTANT_SWORDFISH;
import static dev.neuf.logic.Technique.MUTANT_X_WING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import org.junit.jupiter.api.Test;

class ComplexFishTest {

    private static final Position NINE = Position.on(Layout.standard(9));
    private static final Position FRANKEN =
            NINE.row(5, 1, "r1c1 r1c8").row(5, 2, "r2c5 r2c9").row(5, 5, "r5c1 r5c5");

    @Test
    void aBoxMayBeACover() {
        assertThat(FRANKEN.found(FRANKEN_SWORDFISH))
                .containsExactly("5 r3c1 r3c5 r3c7 r3c8 r3c9 r4c1 r4c5 r6c1 r6c5 r7c1 r7c5 r8c1 r8c5 r9c1 r9c5");
        assertThat(FRANKEN.told(FRANKEN_SWORDFISH))
                .containsExactly("Each of row 1, row 2 and row 5 needs its 5. "
                        + "No place for it is in two of these, and all are in column 1, column 5 and box 3: "
                        + "as many houses. "
                        + "That gives column 1, column 5 and box 3 one 5 each, and leaves no room for another.");
        assertThat(FRANKEN.found(FRANKEN_X_WING)).isEmpty();
    }

    @Test
    void whatIsInTwoCoversGoesEvenFromABase() {
        assertThat(FRANKEN.told(MUTANT_SWORDFISH))
                .first()
                .asString()
                .contains("r3c1 and r3c5 are in two of them at once: the digit 5 there would count for both, "
                        + "and one of row 5, box 1 and box 2 would go without.");
    }

    @Test
    void whatSeesTheFinGoesEitherWay() {
        Position position =
                NINE.row(5, 1, "r1c1 r1c3 r1c8").row(5, 2, "r2c5 r2c9").row(5, 5, "r5c1 r5c5");
        assertThat(position.found(FRANKEN_SWORDFISH)).isEmpty();
        assertThat(position.found(FINNED_FRANKEN_SWORDFISH)).containsExactly("5 r3c1");
        // nothing sees both fins
        Position apart = NINE.row(5, 1, "r1c1 r1c3 r1c8").row(5, 2, "r2c5 r2c9").row(5, 5, "r5c1 r5c3 r5c5");
        assertThat(apart.found(FINNED_FRANKEN_SWORDFISH)).isEmpty();
    }

    @Test
    void aKiteIsAMutantXWing() {
        Position kite = NINE.row(5, 1, "r1c2 r1c5").column(5, 1, "r2c1 r5c1").row(5, 8, "r8c3 r8c6 r8c9");
        assertThat(kite.found(FINNED_MUTANT_X_WING)).containsExactly("5 r5c5");
        assertThat(kite.found(MUTANT_X_WING)).isEmpty();
    }

    @Test
    void regionsOfAJigsawTakePart() {
        Position jigsaw = Position.on(Layout.of(Shape.jigsaw(
                0, 0, 0, 0, 1, //
                0, 2, 1, 1, 1, //
                2, 2, 2, 1, 3, //
                4, 2, 3, 3, 3, //
                4, 4, 4, 4, 3)));
        Position position = jigsaw.row(1, 1, "r1c1 r1c5").row(1, 5, "r5c2 r5c5");
        // regions 1 and 5 have their places in columns 1 and 2
        assertThat(position.found(MUTANT_X_WING)).contains("1 r2c2 r3c1 r3c2 r4c2");
        // a Latin square has no regions, and so no Franken fish
        Position latin = Position.on(Layout.of(Shape.latin(5))).row(1, 1, "r1c1 r1c5");
        assertThat(latin.found(FINNED_FRANKEN_SWORDFISH)).isEmpty();
    }

    @Test
    void twoInTheSameBasesAreSiamese() {
        assertThat(FRANKEN.found(ComplexFish.siameseFranken(3, true))).contains("5 r3c1 r4c5 r6c5");
        assertThat(NINE.row(5, 1, "r1c2 r1c5")
                        .column(5, 1, "r2c1 r5c1")
                        .row(5, 8, "r8c3 r8c6 r8c9")
                        .found(ComplexFish.siameseMutant(2, true)))
                .isEmpty();
    }
}
