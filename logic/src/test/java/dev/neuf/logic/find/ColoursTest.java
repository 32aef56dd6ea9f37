package dev.neuf.logic.find;

import static dev.neuf.logic.Technique.COLOUR_TRAP;
import static dev.neuf.logic.Technique.COLOUR_WRAP;
import static dev.neuf.logic.Technique.MEDUSA;
import static dev.neuf.logic.Technique.MULTI_COLOURS_1;
import static dev.neuf.logic.Technique.MULTI_COLOURS_2;
import static dev.neuf.logic.Technique.REMOTE_PAIR;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import org.junit.jupiter.api.Test;

/** Two colours of which one holds: of one digit, of pairs, and of all digits. */
class ColoursTest {

    private static final Position NINE = Position.on(Layout.standard(9));
    private static final Digits ONE_TWO = Digits.of(1, 2);

    @Test
    void whatSeesBothColoursIsTrapped() {
        Position position =
                NINE.row(5, 1, "r1c1 r1c5").column(5, 5, "r1c5 r6c5").row(5, 6, "r6c5 r6c2");
        assertThat(position.found(COLOUR_TRAP)).containsExactly("5 r2c2 r3c2 r4c1 r5c1");
        assertThat(position.found(COLOUR_WRAP)).isEmpty();
        assertThat(position.found(MEDUSA)).isEmpty();
        assertThat(position.told(COLOUR_TRAP))
                .containsExactly("Where only two places are left for 5, one of them holds it. "
                        + "From pair to pair: either both r1c1 and r6c5 are 5, or both r1c5 and r6c2 are. "
                        + "r2c2, r3c2, r4c1 and r5c1 see cells of both kinds.");
    }

    @Test
    void aColourThatSeesItselfIsWrong() {
        Position position = NINE.row(5, 1, "r1c1 r1c5")
                .column(5, 5, "r1c5 r6c5")
                .row(5, 6, "r6c5 r6c2")
                .column(5, 2, "r6c2 r3c2");
        assertThat(position.found(COLOUR_WRAP)).containsExactly("5 r1c1 r3c2 r6c5");
    }

    @Test
    void coloursThatSeeEachOtherLeaveOneOfTheOthers() {
        Position position = NINE.row(5, 1, "r1c1 r1c5").row(5, 4, "r4c1 r4c6");
        assertThat(position.found(MULTI_COLOURS_1)).containsExactly("5 r2c6 r3c6 r5c5 r6c5");
        assertThat(position.found(MULTI_COLOURS_2)).isEmpty();
        assertThat(position.told(MULTI_COLOURS_1))
                .first()
                .asString()
                .endsWith("In the same way, either r4c1 is 5, or r4c6 is. "
                        + "r1c1 and r4c1 see each other, and cannot both be 5. "
                        + "So at least one of these is true: r1c5 is 5, or r4c6 is 5. "
                        + "r2c6, r3c6, r5c5 and r6c5 see a cell of each kind.");
    }

    @Test
    void aColourThatSeesBothOfAnotherClusterIsWrong() {
        Position position =
                NINE.row(5, 1, "r1c1 r1c5").column(5, 5, "r1c5 r6c5").row(5, 4, "r4c1 r4c4");
        assertThat(position.found(MULTI_COLOURS_2)).containsExactly("5 r1c1 r6c5");
        assertThat(position.told(MULTI_COLOURS_2))
                .first()
                .asString()
                .contains("either both r1c1 and r6c5 are 5, or r1c5 is. ")
                .endsWith("Now either r4c1 or r4c4 is 5. But r1c1 sees r4c1, and r6c5 sees r4c4: "
                        + "one of the two is not 5, and r1c1 and r6c5 are 5 together or not at all.");
    }

    @Test
    void fourEqualPairsTakeTurns() {
        Position position = NINE.cells("r1c1 r1c4 r5c4 r5c8", ONE_TWO);
        assertThat(position.found(REMOTE_PAIR)).containsExactly("1 r1c8 r5c1; 2 r1c8 r5c1");
        assertThat(position.told(REMOTE_PAIR))
                .containsExactly("The cells r1c1, r1c4, r5c4 and r5c8 have only the digits 1 and 2 left. "
                        + "Those that see each other hold different ones, and that ties all of them together. "
                        + "So they take turns: r1c1 and r5c4 hold one of the two digits, r1c4 and r5c8 the other. "
                        + "r1c8 and r5c1 see cells of both kinds.");
    }

    @Test
    void threePairsOrOneOfOtherDigitsAreNotEnough() {
        assertThat(NINE.cells("r1c1 r1c4 r5c4", ONE_TWO).found(REMOTE_PAIR)).isEmpty();
        assertThat(NINE.cells("r1c1 r1c4 r5c4", ONE_TWO)
                        .cells("r5c8", Digits.of(1, 3))
                        .found(REMOTE_PAIR))
                .isEmpty();
    }

    @Test
    void aCellWithBothColoursHasNothingElse() {
        Position position = NINE.cells("r1c1", ONE_TWO)
                .row(1, 1, "r1c1 r1c5")
                .column(1, 5, "r1c5 r6c5")
                .row(1, 6, "r6c5 r6c1")
                .column(2, 1, "r1c1 r6c1");
        assertThat(position.reasons(MEDUSA)).contains("MEDUSA_BOTH_IN_CELL", "MEDUSA_BOTH_IN_SIGHT");
        assertThat(position.found(MEDUSA))
                .contains("3 r6c1; 4 r6c1; 5 r6c1; 6 r6c1; 7 r6c1; 8 r6c1; 9 r6c1")
                .contains("1 r2c1 r3c1 r4c1 r5c1 r7c1 r8c1 r9c1");
    }

    @Test
    void aCandidateCannotStayBetweenItsCellAndWhatItSees() {
        Position position = NINE.cells("r1c1", ONE_TWO)
                .row(1, 1, "r1c1 r1c5")
                .column(2, 1, "r1c1 r6c1")
                .row(2, 6, "r6c1 r6c4")
                .column(2, 4, "r6c4 r2c4");
        // 2 in r1c5: either r1c5 is 1, or r2c4 is 2; 1 in r2c4: either r2c4 is 2, or r1c5 is 1
        assertThat(position.reasons(MEDUSA)).containsExactly("MEDUSA_BOTH_IN_SIGHT", "MEDUSA_MIXED_BACK");
        assertThat(position.found(MEDUSA)).contains("1 r2c4; 2 r1c5");
    }

    @Test
    void aColourCannotPutTwoDigitsIntoACell() {
        Position position = NINE.cells("r1c1", ONE_TWO)
                .row(1, 1, "r1c1 r1c5")
                .column(2, 1, "r1c1 r6c1")
                .row(2, 6, "r6c1 r6c4")
                .column(2, 4, "r6c4 r2c4")
                .box(2, 2, "r2c4 r1c5");
        assertThat(position.reasons(MEDUSA)).containsExactly("MEDUSA_CROWDED");
        assertThat(position.found(MEDUSA)).containsExactly("1 r1c5; 2 r1c1 r1c5 r6c4");
    }

    @Test
    void aColourCannotSeeItself() {
        Position position = NINE.cells("r1c1", ONE_TWO)
                .column(2, 1, "r1c1 r6c1")
                .row(2, 6, "r6c1 r6c4")
                .column(2, 4, "r6c4 r2c4")
                .box(2, 2, "r2c4 r1c5");
        assertThat(position.reasons(MEDUSA)).containsExactly("MEDUSA_CLASH");
        assertThat(position.found(MEDUSA)).containsExactly("2 r1c1 r1c5 r6c4");
    }

    @Test
    void aColourMustLeaveEveryCellADigit() {
        Position position = NINE.cells("r1c1 r6c8", ONE_TWO)
                .row(1, 1, "r1c1 r1c5")
                .column(1, 5, "r1c5 r6c5")
                .column(2, 1, "r1c1 r6c1");
        assertThat(position.reasons(MEDUSA)).containsExactly("MEDUSA_EMPTIED");
        assertThat(position.found(MEDUSA)).containsExactly("1 r1c1 r6c5; 2 r6c1");
    }
}
