package dev.neuf.logic.find;

import static dev.neuf.logic.Technique.FINNED_SWORDFISH;
import static dev.neuf.logic.Technique.FINNED_X_WING;
import static dev.neuf.logic.Technique.JELLYFISH;
import static dev.neuf.logic.Technique.SASHIMI_X_WING;
import static dev.neuf.logic.Technique.SIAMESE_FISH;
import static dev.neuf.logic.Technique.SWORDFISH;
import static dev.neuf.logic.Technique.X_WING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import org.junit.jupiter.api.Test;

class FishTest {

    private static final Layout NINE = Layout.standard(9);
    private static final Layout LATIN = Layout.of(Shape.latin(5));

    @Test
    void twoRowsInTwoColumnsAreAnXWing() {
        Position position = Position.on(NINE).row(5, 2, "r2c3 r2c7").row(5, 5, "r5c3 r5c7");
        assertThat(position.found(X_WING))
                .containsExactly("5 r1c3 r1c7 r3c3 r3c7 r4c3 r4c7 r6c3 r6c7 r7c3 r7c7 r8c3 r8c7 r9c3 r9c7");
        assertThat(position.told(X_WING))
                .containsExactly("In row 2 and row 5 the digit 5 fits only where they cross column 3 and column 7. "
                        + "That gives column 3 and column 7 one 5 each, and leaves no room for another.");
        assertThat(position.found(SWORDFISH)).isEmpty();
    }

    @Test
    void aThirdPlaceIsOneTooMany() {
        Position position = Position.on(NINE).row(5, 2, "r2c3 r2c7").row(5, 5, "r5c3 r5c5 r5c7");
        assertThat(position.found(X_WING)).isEmpty();
        assertThat(position.found(FINNED_X_WING)).isEmpty();
    }

    @Test
    void latinSquaresHaveFishAsWell() {
        assertThat(Position.on(LATIN)
                        .column(1, 1, "r1c1 r4c1")
                        .column(1, 3, "r1c3 r4c3")
                        .found(X_WING))
                .containsExactly("1 r1c2 r1c4 r1c5 r4c2 r4c4 r4c5");
    }

    @Test
    void threeRowsShareThreeColumns() {
        Position position =
                Position.on(NINE).row(5, 1, "r1c1 r1c4").row(5, 4, "r4c4 r4c7").row(5, 7, "r7c1 r7c7");
        assertThat(position.found(SWORDFISH)).hasSize(1).first().asString().hasSize(2 + 18 * 5 - 1);
        assertThat(position.found(X_WING)).isEmpty();
        assertThat(position.found(JELLYFISH)).isEmpty();
    }

    @Test
    void whatSeesTheFinGoesEitherWay() {
        Position position = Position.on(NINE).row(5, 2, "r2c3 r2c7 r2c8").row(5, 5, "r5c3 r5c7");
        assertThat(position.found(FINNED_X_WING)).containsExactly("5 r1c7 r3c7");
        assertThat(position.found(SASHIMI_X_WING)).isEmpty();
        assertThat(position.told(FINNED_X_WING))
                .containsExactly(
                        "In row 2 and row 5 the digit 5 fits only where they cross column 3 and column 7, and in r2c8. "
                                + "If r2c8 is not 5, that gives column 3 and column 7 one 5 each, "
                                + "and leaves no room for another. "
                                + "If r2c8 is 5, r1c7 and r3c7 see it and cannot be 5 either.");
    }

    @Test
    void withoutThePlaceBesideTheFinItIsSashimi() {
        Position position = Position.on(NINE).row(5, 2, "r2c3 r2c8").row(5, 5, "r5c3 r5c7");
        assertThat(position.found(FINNED_X_WING)).isEmpty();
        assertThat(position.found(SASHIMI_X_WING)).containsExactly("5 r1c7 r3c7", "5 r4c8 r6c8");
    }

    @Test
    void severalFinsMustAllBeSeen() {
        Position fins =
                Position.on(NINE).row(5, 1, "r1c1 r1c4").row(5, 4, "r4c1 r4c7").row(5, 7, "r7c4 r7c7 r7c8 r7c9");
        assertThat(fins.found(FINNED_SWORDFISH)).containsExactly("5 r8c7 r9c7");
        Position apart =
                Position.on(NINE).row(5, 1, "r1c1 r1c4").row(5, 4, "r4c1 r4c7").row(5, 7, "r7c4 r7c5 r7c7 r7c9");
        assertThat(apart.found(FINNED_SWORDFISH)).isEmpty();
    }

    @Test
    void inAJigsawFinsAreSeenInTheirRegion() {
        Layout jigsaw = Layout.of(Shape.jigsaw(
                0, 0, 0, 0, 1, //
                0, 2, 1, 1, 1, //
                2, 2, 2, 1, 3, //
                4, 2, 3, 3, 3, //
                4, 4, 4, 4, 3));
        assertThat(Position.on(jigsaw)
                        .row(1, 4, "r4c3 r4c4 r4c5")
                        .row(1, 1, "r1c3 r1c5")
                        .found(FINNED_X_WING))
                .contains("1 r3c5 r5c5");
        assertThat(Position.on(LATIN)
                        .row(1, 4, "r4c3 r4c4 r4c5")
                        .row(1, 1, "r1c3 r1c5")
                        .found(FINNED_X_WING))
                .isEmpty();
    }

    @Test
    void twoFishInTheSameLinesAreSiamese() {
        Position position =
                Position.on(NINE).row(5, 1, "r1c1 r1c4").row(5, 4, "r4c1 r4c7").row(5, 7, "r7c4 r7c8 r7c7");
        assertThat(position.found(FINNED_SWORDFISH)).containsExactly("5 r8c7 r9c7");
        assertThat(position.found(Siamese.fish(3, false))).isEmpty();
        Position pair =
                Position.on(NINE).row(5, 1, "r1c1 r1c4").row(5, 4, "r4c1 r4c8").row(5, 7, "r7c4 r7c7");
        assertThat(pair.found(Siamese.fish(3, true))).containsExactly("5 r5c7 r6c7 r8c8 r9c8");
        assertThat(pair.found(SIAMESE_FISH)).containsExactly("5 r5c7 r6c7 r8c8 r9c8");
    }
}
