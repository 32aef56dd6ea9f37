package dev.neuf.logic.find;

import static dev.neuf.logic.Technique.TEMPLATE_DEL;
import static dev.neuf.logic.Technique.TEMPLATE_SET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import org.junit.jupiter.api.Test;

class TemplatesTest {

    private static final Layout LAYOUT = Layout.of(Shape.latin(4));
    private static final Position LATIN = Position.on(LAYOUT);

    @Test
    void whatAllWaysUseIsRightAndWhatNoneUsesIsWrong() {
        Position position = LATIN.row(3, 1, "r1c1 r1c4")
                .row(3, 2, "r2c2 r2c3 r2c4")
                .row(3, 3, "r3c1 r3c3")
                .row(3, 4, "r4c1 r4c3");
        var steps = Hunt.all(TEMPLATE_SET, new Sight(position.board()));
        assertThat(steps).hasSize(1);
        assertThat(steps.getFirst().deductions())
                .containsExactly(
                        new Deduction.Place(LAYOUT.cell("r1c4").orElseThrow(), 3),
                        new Deduction.Place(LAYOUT.cell("r2c2").orElseThrow(), 3));
        assertThat(position.told(TEMPLATE_SET))
                .containsExactly("Every way to give each house its 3 uses r1c4 and r2c2.");
        // all places are shown, or nobody sees the ways
        CellSet places = new Sight(position.board()).places(3);
        assertThat(steps.getFirst().marks()).containsExactly(new Mark(Role.PATTERN, Candidates.of(3, places)));
        // the other digits lose these cells
        assertThat(position.found(TEMPLATE_DEL))
                .containsExactly("1 r1c4 r2c2", "2 r1c4 r2c2", "3 r1c1 r2c3 r2c4", "4 r1c4 r2c2");
        assertThat(position.told(TEMPLATE_DEL))
                .contains("No way to give each house its 3 uses r1c1, r2c3 or r2c4.")
                .contains("Every way to give each house its 3 uses r1c4 and r2c2, so these cells are not 4. "
                        + "No way to give each house its 4 uses r1c4 or r2c2.");
    }

    @Test
    void twoWaysThatShareNothingSayNothing() {
        Position position = LATIN.row(3, 1, "r1c1 r1c4")
                .row(3, 2, "r2c2 r2c3")
                .row(3, 3, "r3c1 r3c3")
                .row(3, 4, "r4c2 r4c4");
        assertThat(position.found(TEMPLATE_SET)).isEmpty();
        assertThat(position.found(TEMPLATE_DEL)).isEmpty();
    }
}
