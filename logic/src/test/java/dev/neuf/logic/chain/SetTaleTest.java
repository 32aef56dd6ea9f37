package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.logic.Example;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How chains through almost locked sets are told, drawn and written. */
class SetTaleTest {

    private static final String WITH_SETS = "LOOP_WITH_SETS|NICE_LOOP_WITH_SETS|AIC_WITH_SETS|COMPLEX_AIC";

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = WITH_SETS)
    void setsAreFramedAndWrittenWithTheirCells(Technique technique) {
        Step step = Example.of(technique).step();
        var framed = new ArrayList<CellSet>();
        for (Mark mark : step.marks()) {
            if (mark.role() == Role.SET && mark.part() instanceof CellSet set) {
                framed.add(set);
            }
        }
        Chain chain = inShort(step);
        assertThat(framed).isNotEmpty();
        assertThat(chain.sets().values()).containsExactlyInAnyOrderElementsOf(framed);
        var sight = new Sight(Board.of(Example.of(technique).sheet()));
        chain.sets().forEach((link, set) -> {
            assertThat(link.isStrong()).isTrue();
            assertThat(sight.digits(set).size()).isEqualTo(set.size() + 1);
        });
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = WITH_SETS)
    void linksTakeTurns(Technique technique) {
        List<Link> links = inShort(Example.of(technique).step()).links();
        for (int i = 1; i < links.size(); i++) {
            assertThat(links.get(i).from()).isEqualTo(links.get(i - 1).to());
            assertThat(links.get(i).isStrong()).isNotEqualTo(links.get(i - 1).isStrong());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LOOP_WITH_SETS", "NICE_LOOP_WITH_SETS", "COMPLEX_AIC"})
    void aSetSaysWhereItHasTheDigitThatTheChainGoesOnWith(Technique technique) {
        var example = Example.of(technique);
        var sight = new Sight(Board.of(example.sheet()));
        int count = 0;
        for (Sentence sentence : example.step().proof()) {
            if (sentence.message().phrase() == LogicPhrase.CHAIN_NOT_SET) {
                List<Object> parts = sentence.message().parts();
                int digit = ((Digits) parts.get(4)).first();
                assertThat(parts.get(5)).isEqualTo(((CellSet) parts.get(2)).and(sight.places(digit)));
                count++;
            }
        }
        assertThat(count).isPositive();
    }

    private static Chain inShort(Step step) {
        return step.proof().stream()
                .map(Sentence::message)
                .filter(message -> message.phrase() == LogicPhrase.CHAIN_IN_SHORT)
                .map(message -> (Chain) message.parts().getFirst())
                .findFirst()
                .orElseThrow();
    }
}
