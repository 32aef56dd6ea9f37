package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Chain;
import dev.neuf.core.Link;
import dev.neuf.core.Part;
import dev.neuf.logic.Example;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Loops without a break. */
class ClosedLoopsTest {

    @ParameterizedTest
    @EnumSource(names = {"CONTINUOUS_LOOP", "GROUPED_LOOP", "LOOP_WITH_SETS"})
    void isWrittenAndDrawnBackToWhereItBegan(Technique technique) {
        Step step = Example.of(technique).step();
        List<Link> links = inShort(step).links();
        assertThat(links.getLast().to()).isEqualTo(links.getFirst().from());
        for (int i = 0; i < links.size(); i++) {
            Link next = links.get((i + 1) % links.size());
            assertThat(next.from()).isEqualTo(links.get(i).to());
            assertThat(next.isStrong()).isNotEqualTo(links.get(i).isStrong());
        }
        List<Part> drawn = step.marks().stream().map(Mark::part).toList();
        assertThat(drawn).containsAll(links);
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
