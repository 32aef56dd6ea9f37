package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Example;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

/** That proofs of large patterns leave nothing out, and say nothing twice. */
class ProofsTest {

    private static List<Message> said(Step step, LogicPhrase... phrases) {
        return step.proof().stream()
                .map(Sentence::message)
                .filter(message -> List.of(phrases).contains(message.phrase()))
                .toList();
    }

    @Test
    void aDoubleExocetSaysOfEachDigitOnlyOnceWhichLinesHoldIt() {
        Step step = Example.of(Technique.DOUBLE_EXOCET).step();
        assertThat(said(step, LogicPhrase.EXOCET_COVER, LogicPhrase.EXOCET_COVERS))
                .isNotEmpty()
                .extracting(message -> message.parts().getFirst())
                .doesNotHaveDuplicates();
    }

    @Test
    void anExocetSaysWhatIsLeftForATargetThatLosesSomething() {
        for (Technique technique : List.of(Technique.JUNIOR_EXOCET, Technique.SENIOR_EXOCET)) {
            Step step = Example.of(technique).step();
            List<Message> left = said(step, LogicPhrase.EXOCET_LEFT, LogicPhrase.EXOCET_LEFT_MIRROR);
            assertThat(left).isNotEmpty();
            for (Message message : left) {
                CellSet cell = (CellSet) message.parts().getFirst();
                assertThat(step.deductions()).extracting(Deduction::cell).contains(cell.first());
            }
        }
    }

    @Test
    void aMultifishSaysHowMuchRoomEachLineHasAndThatItAddsUp() {
        Message room = said(Example.of(Technique.MULTIFISH).step(), LogicPhrase.MULTIFISH_ROOM)
                .getFirst();
        int sum = 0;
        for (Object line : (List<?>) room.parts().get(1)) {
            List<Object> parts = ((Message) line).parts();
            sum += ((List<?>) parts.getFirst()).size() * (int) parts.get(1);
        }
        assertThat(sum).isEqualTo(room.parts().getFirst());
    }
}
