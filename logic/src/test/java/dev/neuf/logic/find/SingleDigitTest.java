package dev.neuf.logic.find;

import static dev.neuf.logic.Technique.DUAL_EMPTY_RECTANGLE;
import static dev.neuf.logic.Technique.DUAL_TWO_STRING_KITE;
import static dev.neuf.logic.Technique.EMPTY_RECTANGLE;
import static dev.neuf.logic.Technique.GROUPED_TURBOT;
import static dev.neuf.logic.Technique.SKYSCRAPER;
import static dev.neuf.logic.Technique.TURBOT_FISH;
import static dev.neuf.logic.Technique.TWO_STRING_KITE;
import static dev.neuf.logic.Technique.X_WING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import org.junit.jupiter.api.Test;

/** Patterns of one digit, with pairs of places. */
class SingleDigitTest {

    private static final Position NINE = Position.on(Layout.standard(9));

    @Test
    void aSkyscraperHasItsFeetInOneColumn() {
        Position position = NINE.row(5, 1, "r1c1 r1c5").row(5, 4, "r4c2 r4c5");
        assertThat(position.found(SKYSCRAPER)).containsExactly("5 r2c2 r3c2 r5c1 r6c1");
        assertThat(position.found(TURBOT_FISH)).containsExactly("5 r2c2 r3c2 r5c1 r6c1");
        assertThat(position.told(SKYSCRAPER))
                .containsExactly("In row 1 the digit 5 fits only in r1c1 or r1c5. "
                        + "In row 4 the digit 5 fits only in r4c2 or r4c5. "
                        + "r1c5 and r4c5 see each other and cannot both be 5, so at least one of r1c1 and r4c2 is 5. "
                        + "Whichever it is, r2c2, r3c2, r5c1 and r6c1 see it.");
    }

    @Test
    void anXWingIsNoSkyscraper() {
        Position position = NINE.row(5, 1, "r1c1 r1c5").row(5, 4, "r4c1 r4c5");
        assertThat(position.found(SKYSCRAPER)).isEmpty();
        assertThat(position.found(X_WING)).hasSize(1);
    }

    @Test
    void towersWithoutACommonPeerEliminateNothing() {
        assertThat(NINE.row(5, 1, "r1c1 r1c5").row(5, 4, "r4c7 r4c5").found(SKYSCRAPER))
                .isEmpty();
    }

    @Test
    void theStringsOfAKiteAreTiedInABox() {
        Position position = NINE.row(5, 1, "r1c2 r1c5").column(5, 1, "r2c1 r5c1");
        assertThat(position.found(TWO_STRING_KITE)).containsExactly("5 r5c5");
        assertThat(position.found(TURBOT_FISH)).containsExactly("5 r5c5");
        assertThat(NINE.row(5, 1, "r1c2 r1c5").column(5, 1, "r4c1 r7c1").found(TWO_STRING_KITE))
                .isEmpty();
    }

    @Test
    void aSkyscraperMayGoBothWaysUnlessAskedOtherwise() {
        Position position = NINE.row(5, 1, "r1c2 r1c3").row(5, 4, "r4c1 r4c2");
        assertThat(position.found(SKYSCRAPER)).containsExactly("5 r2c1 r3c1 r5c3 r6c3");
        assertThat(position.found(SingleDigit.skyscraper(true))).isEmpty();
    }

    @Test
    void aStringInsideTheBoxIsTiedByEitherEndUnlessAskedOtherwise() {
        Position position = NINE.row(5, 1, "r1c2 r1c5").column(5, 1, "r2c1 r3c1");
        assertThat(position.found(TWO_STRING_KITE)).containsExactlyInAnyOrder("5 r2c5", "5 r3c5");
        assertThat(position.found(SingleDigit.kite(true))).containsExactly("5 r3c5");
    }

    @Test
    void aTurbotFishWithOneEndCountsOnlyIfAskedFor() {
        Position position = NINE.row(5, 1, "r1c1 r1c3").column(5, 1, "r1c1 r3c1");
        assertThat(position.found(TURBOT_FISH)).isEmpty();
        assertThat(position.found(SingleDigit.turbot(true))).containsExactly("5 r1c3 r2c2 r2c3 r3c1 r3c2 r3c3");
    }

    @Test
    void aLatinSquareHasSkyscrapersButNoKites() {
        Position latin = Position.on(Layout.of(Shape.latin(9)));
        assertThat(latin.row(5, 1, "r1c2 r1c5").column(5, 1, "r2c1 r5c1").found(TWO_STRING_KITE))
                .isEmpty();
        // the ends share no house, and so nothing sees both but in their rows
        assertThat(latin.row(5, 1, "r1c1 r1c5").row(5, 4, "r4c2 r4c5").found(SKYSCRAPER))
                .isEmpty();
    }

    @Test
    void aTurbotFishMayUseABox() {
        Position position = NINE.box(5, 1, "r1c1 r2c2").row(5, 8, "r8c1 r8c6");
        // r1c1 and r8c1 see each other: r2c2 or r8c6
        assertThat(position.found(TURBOT_FISH)).containsExactly("5 r2c6");
        assertThat(position.found(TWO_STRING_KITE)).isEmpty();
    }

    @Test
    void anEmptyRectangleNeedsAPairThatJoinsItsLines() {
        Position position = NINE.box(5, 1, "r1c2 r2c1 r2c3 r3c2").column(5, 5, "r2c5 r4c5");
        assertThat(position.found(EMPTY_RECTANGLE)).containsExactly("5 r4c2");
        assertThat(position.told(EMPTY_RECTANGLE))
                .containsExactly("In box 1 the digit 5 fits only in row 2 or in column 2. "
                        + "In column 5 the digit 5 fits only in r2c5 or r4c5. "
                        + "If r4c2 were 5, then box 1 would have its 5 in row 2, "
                        + "r2c5 could not be 5, and r4c5 would be. But r4c5 sees r4c2.");
        assertThat(NINE.box(5, 1, "r1c2 r2c1 r2c3 r3c1")
                        .column(5, 5, "r2c5 r4c5")
                        .found(EMPTY_RECTANGLE))
                .isEmpty();
    }

    @Test
    void twoPlacesInTheBoxCountOnlyIfAskedFor() {
        Position position = NINE.box(5, 1, "r1c2 r2c1").column(5, 5, "r2c5 r4c5");
        assertThat(position.found(EMPTY_RECTANGLE)).isEmpty();
        assertThat(position.found(EmptyRectangles.find(true))).containsExactly("5 r4c2");
    }

    @Test
    void twoKitesAtTheSameTwoCellsAreDual() {
        Position one = NINE.row(5, 1, "r1c2 r1c5").column(5, 1, "r2c1 r5c1");
        assertThat(one.found(DUAL_TWO_STRING_KITE)).isEmpty();
        Position both = one.row(5, 2, "r2c1 r2c6").column(5, 2, "r1c2 r6c2");
        assertThat(both.found(TWO_STRING_KITE)).containsExactly("5 r5c5", "5 r6c6");
        assertThat(both.found(DUAL_TWO_STRING_KITE)).containsExactly("5 r5c5 r6c6");
    }

    @Test
    void twoPairsMayJoinTheLinesOfABox() {
        Position one = NINE.box(5, 1, "r1c2 r2c1 r2c3 r3c2").column(5, 5, "r2c5 r4c5");
        assertThat(one.found(DUAL_EMPTY_RECTANGLE)).isEmpty();
        assertThat(one.row(5, 6, "r6c2 r6c8").found(DUAL_EMPTY_RECTANGLE)).containsExactly("5 r2c8 r4c2");
    }

    @Test
    void groupsOfPlacesAreTiedAsSinglePlacesAre() {
        // the last row keeps the digit to few enough places
        Position position =
                NINE.row(5, 1, "r1c1 r1c4 r1c5").row(5, 2, "r2c2 r2c4 r2c6").row(5, 9, "r9c3 r9c6 r9c9");
        assertThat(position.found(GROUPED_TURBOT)).containsExactly("5 r3c1 r3c2 r3c3", "5 r3c4 r3c5 r3c6");
        assertThat(position.told(GROUPED_TURBOT))
                .contains("In row 1 the digit 5 fits only in r1c1, r1c4 or r1c5. "
                        + "In row 2 the digit 5 fits only in r2c2, r2c4 or r2c6. "
                        + "If 5 were both in r1c4 or r1c5 and in r2c4 or r2c6, the two would see each other. "
                        + "So one of the other places is 5: r1c1 or r2c2. "
                        + "Whichever it is, r3c1, r3c2 and r3c3 see it.");
        Position apart =
                NINE.row(5, 1, "r1c1 r1c4 r1c7").row(5, 2, "r2c2 r2c4 r2c6").row(5, 9, "r9c3 r9c6 r9c9");
        assertThat(apart.found(GROUPED_TURBOT)).isEmpty();
    }
}
