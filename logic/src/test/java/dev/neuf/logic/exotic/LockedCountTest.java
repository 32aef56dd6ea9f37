package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Example;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Proofs that some cells use up the digits which fit there. */
class LockedCountTest {

    @Test
    void everyDigitIsCountedAndTheyMakeAsManyAsThereAreCells() {
        Technique technique = Technique.MSLS;
        int room = 0;
        for (Message counted : told(technique, LogicPhrase.LOCKED_COUNT_DIGITS)) {
            room += ((Digits) counted.parts().get(0)).size()
                    * ((List<?>) counted.parts().get(1)).size();
        }
        Message cells = told(technique, LogicPhrase.LOCKED_COUNT_CELLS).getFirst();
        assertThat(room).isEqualTo(((CellSet) cells.parts().getFirst()).size());
    }

    private static List<Message> told(Technique technique, LogicPhrase phrase) {
        return Example.of(technique).step().proof().stream()
                .map(Sentence::message)
                .filter(message -> message.phrase() == phrase)
                .toList();
    }
}
