package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import java.util.List;
import org.junit.jupiter.api.Test;

class TridagonsTest {

    private static final String FALLING = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r7c1 r8c2 r9c3";

    @Test
    void oneCellMustHaveAnotherDigit() {
        Noted board = Noted.nine().only(123, FALLING + " r7c6 r8c5").only(12345, "r9c4");
        assertThat(board.found(Technique.TRIDAGON)).containsExactly("r9c4 1, r9c4 2, r9c4 3");
    }

    @Test
    void theBoxesThatRiseAreNamed() {
        Noted board = Noted.nine().only(123, FALLING + " r7c6 r8c5").only(12345, "r9c4");
        Message odd = board.steps(Technique.TRIDAGON).getFirst().proof().stream()
                .map(Sentence::message)
                .filter(message -> message.phrase() == LogicPhrase.TRIDAGON_ODD)
                .findFirst()
                .orElseThrow();
        assertThat(numbers(odd.parts().get(0))).containsExactly(8);
        assertThat(numbers(odd.parts().get(1))).containsExactly(1, 2, 7);
    }

    private static List<Integer> numbers(Object boxes) {
        return ((List<?>) boxes)
                .stream().map(box -> ((Rule.House) box).number()).toList();
    }

    @Test
    void oneOfTwoCellsHasTheOtherDigit() {
        Noted board = Noted.nine().only(123, FALLING + " r7c6").only(1234, "r8c5 r9c4");
        assertThat(board.found(Technique.TRIDAGON)).containsExactly("r7c4 4, r7c5 4, r8c4 4, r8c6 4, r9c5 4, r9c6 4");
    }

    @Test
    void twoOtherDigitsInTwoCellsSayNothing() {
        Noted board =
                Noted.nine().only(123, FALLING + " r7c6").only(1234, "r8c5").only(1235, "r9c4");
        assertThat(board.found(Technique.TRIDAGON)).isEmpty();
    }

    @Test
    void fourFallingBoxesCanBeFilled() {
        Noted board = Noted.nine().only(123, FALLING + " r7c4 r8c5").only(12345, "r9c6");
        assertThat(board.found(Technique.TRIDAGON)).isEmpty();
    }

    @Test
    void itTakesBoxes() {
        Noted board = Noted.on(Layout.of(Shape.latin(9)))
                .only(123, FALLING + " r7c6 r8c5")
                .only(12345, "r9c4");
        assertThat(board.found(Technique.TRIDAGON)).isEmpty();
    }
}
