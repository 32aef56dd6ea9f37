package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;
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

    @Test
    void theFirstTypeHasAsManyCoversAsBasesAndOneOfThemTakesInTheTarget() {
        for (Technique technique : Technique.values()) {
            var sight = new Sight(Board.of(Example.of(technique).sheet()));
            for (Step step : Hunt.all(Technique.KRAKEN_FISH_1, sight)) {
                assertThat(count(step, Role.COVER)).isEqualTo(count(step, Role.BASE));
                int target = step.deductions().getFirst().cell();
                assertThat(houses(step, Role.COVER).contains(target)).isTrue();
                assertThat(houses(step, Role.BASE).contains(target)).isFalse();
            }
        }
    }

    @Test
    void chainsBeginAtTheFins() {
        Step step = Example.of(Technique.KRAKEN_FISH_1).step();
        var fins = new CellSet.Builder();
        for (Sentence sentence : step.proof()) {
            if (sentence.message().phrase() == LogicPhrase.CHAIN_SUPPOSE) {
                fins.add((CellSet) sentence.message().parts().getFirst());
            }
        }
        assertThat(step.marks()).contains(new Mark(Role.FIN, new Candidates(step.digits(), fins.build())));
        assertThat(step.marks()).extracting(Mark::role).doesNotContain(Role.END);
        assertThat(fins.build().meets(houses(step, Role.COVER))).isFalse();
    }

    private static long count(Step step, Role role) {
        return step.marks().stream().filter(mark -> mark.role() == role).count();
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
