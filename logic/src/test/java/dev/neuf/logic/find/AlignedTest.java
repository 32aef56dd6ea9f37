package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

/** That a proof by aligned pairs says which cells see the one that loses a digit. */
class AlignedTest {

    @Test
    void whoeverIsSaidToSeeACellDoes() {
        int there = 0;
        for (Technique technique : Technique.values()) {
            var sight = new Sight(Board.of(Example.of(technique).sheet()));
            for (Step step : Hunt.all(Technique.ALIGNED_PAIR_EXCLUSION, sight)) {
                for (Sentence sentence : step.proof()) {
                    Message message = sentence.message();
                    boolean isOne = message.phrase() == LogicPhrase.ALIGNED_IF_THERE;
                    if (isOne || message.phrase() == LogicPhrase.ALIGNED_IF) {
                        List<Object> parts = message.parts();
                        int loser = ((CellSet) parts.get(4)).first();
                        CellSet seen = sight.sees(loser, ((Digits) parts.get(5)).first());
                        assertThat(seen.containsAll((CellSet) parts.get(isOne ? 6 : 2)))
                                .isTrue();
                        there += isOne ? 1 : 0;
                    }
                }
            }
        }
        assertThat(there).isPositive();
    }
}
