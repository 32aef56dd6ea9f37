package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Sheet;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.find.Noted;
import java.util.List;
import org.junit.jupiter.api.Test;

class WeakExocetsTest {

    /**
     * The base is r1c1 and r1c2, the cross-lines are the columns 3, 4 and 7, the targets r2c4 and r3c7. In the rows 4 and 7
     * the lines have other digits, but for r7c4, the wound. The 1 in r9c1 makes up for it.
     */
    private static final String WOUNDED = """
            .........
            ......9..
            ...7.....
            ..56..7..
            ....1..3.
            .....2..4
            ..6...8..
            ....3..1.
            1....4..2
            """;

    private static Noted board(String rows) {
        return Noted.with(rows).only(1234, "r1c1 r1c2");
    }

    @Test
    void theTargetsHaveTheDigitsOfTheBase() {
        assertThat(board(WOUNDED).found(Technique.JUNIOR_EXOCET)).isEmpty();
        assertThat(board(WOUNDED).struck(Technique.WEAK_EXOCET)).contains("r2c4 5", "r2c4 8", "r3c7 5", "r3c7 6");
    }

    @Test
    void aCellBelowTheBaseCanHaveNothingElseEither() {
        assertThat(board(WOUNDED).struck(Technique.WEAK_EXOCET)).contains("r4c2 8", "r4c2 9");
    }

    @Test
    void withoutTheDigitThatMakesUpForTheWoundNothingFollows() {
        assertThat(board(WOUNDED.replace("1....4..2", ".....4..2")).found(Technique.WEAK_EXOCET))
                .isEmpty();
    }

    @Test
    void twoWoundsAreTooMuch() {
        assertThat(board(WOUNDED.replace("..6...8..", "......8..")).found(Technique.WEAK_EXOCET))
                .isEmpty();
    }

    @Test
    void withoutAWoundItIsAJuniorExocet() {
        Noted board = board(WOUNDED.replace("..6...8..", "..65..8.."));
        assertThat(board.found(Technique.WEAK_EXOCET)).isEmpty();
        assertThat(board.struck(Technique.JUNIOR_EXOCET)).contains("r2c4 8", "r3c7 5", "r3c7 6");
    }

    @Test
    void eachProofHoldsWordByWord() {
        int count = 0;
        for (Technique technique : Technique.values()) {
            Sheet sheet = Example.of(technique).sheet();
            for (Board board : List.of(Board.of(sheet), Board.of(sheet.puzzle()))) {
                for (Step step : Hunt.all(Technique.WEAK_EXOCET, new Sight(board))) {
                    PairReading.read(board, step);
                    count++;
                }
            }
        }
        assertThat(count).isGreaterThan(10);
    }
}
