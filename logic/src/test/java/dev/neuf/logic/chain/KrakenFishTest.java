package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.logic.Example;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KrakenFishTest {

    @ParameterizedTest
    @EnumSource(names = {"KRAKEN_FISH_1", "KRAKEN_FISH_2"})
    void theBodyOfTheFishIsShown(Technique technique) {
        Example example = Example.of(technique);
        Step step = example.step();
        CellSet body = houses(step, Role.BASE)
                .and(houses(step, Role.COVER))
                .and(new Sight(Board.of(example.sheet())).places(step.digits().first()));
        assertThat(body.isEmpty()).isFalse();
        assertThat(step.marks()).contains(new Mark(Role.PATTERN, new Candidates(step.digits(), body)));
    }

    private static CellSet houses(Step step, Role role) {
        var cells = new CellSet.Builder();
        for (Mark mark : step.marks()) {
            if (mark.role() == role && mark.part() instanceof Rule.House house) {
                cells.add(house.cells());
            }
        }
        return cells.build();
    }
}
