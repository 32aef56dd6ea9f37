package dev.neuf.logic.find;

import static dev.neuf.logic.Technique.BROKEN_WING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Deduction;
import dev.neuf.core.Layout;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import org.junit.jupiter.api.Test;

class BrokenWingsTest {

    private static final Layout LAYOUT = Layout.standard(9);
    private static final Position NINE = Position.on(LAYOUT);

    @Test
    void aGuardianThatIsAloneIsPlaced() {
        Position position = NINE.row(5, 1, "r1c1 r1c5 r1c6")
                .column(5, 5, "r1c5 r5c5")
                .box(5, 5, "r5c5 r6c4")
                .row(5, 6, "r6c1 r6c4")
                .column(5, 1, "r1c1 r6c1");
        var steps = Hunt.all(BROKEN_WING, new Sight(position.board()));
        assertThat(steps).hasSize(1);
        assertThat(steps.getFirst().deductions())
                .containsExactly(new Deduction.Place(LAYOUT.cell("r1c6").orElseThrow(), 5));
        assertThat(position.told(BROKEN_WING))
                .containsExactly("r1c5, r5c5, r6c4, r6c1 and r1c1 go round: each of these 5 cells shares a house "
                        + "with the next, and the last with the first. "
                        + "In this order, the houses are column 5, box 5, row 6, column 1 and row 1. "
                        + "If each of these houses had only those two places for 5, every second cell would be 5, "
                        + "and that cannot be with an odd number of cells. "
                        + "So in one of these houses the 5 is in a third place: r1c6.");
    }

    @Test
    void whatSeesAllGuardiansGoes() {
        Position two = NINE.row(5, 1, "r1c1 r1c5 r1c8")
                .column(5, 5, "r1c5 r5c5")
                .box(5, 5, "r5c5 r6c4")
                .row(5, 6, "r6c1 r6c4 r6c8");
        assertThat(two.column(5, 1, "r1c1 r6c1").found(BROKEN_WING))
                .containsExactly("5 r2c8", "5 r3c8", "5 r4c8", "5 r5c8", "5 r7c8", "5 r8c8", "5 r9c8");
        assertThat(two.column(5, 1, "r1c1 r6c1 r9c1").found(BROKEN_WING)).containsExactly("5 r9c8");
        assertThat(two.column(5, 1, "r1c1 r6c1 r7c1 r9c1").found(BROKEN_WING)).isEmpty();
    }
}
