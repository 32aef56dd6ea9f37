package dev.neuf.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Message;
import org.junit.jupiter.api.Test;

/** The report's dialogue. */
class ReportTest {

    /** Naked singles lead nowhere here; r1c1 is 3 or 4. */
    private static final String OPEN = "..12............";

    private static String said(Desk desk) {
        var said = new StringBuilder();
        for (Message message : desk.takeSaid()) {
            said.append(Table.ENGLISH
                            .about(desk.game().layout(), desk.game().sheet().symbols())
                            .say(message))
                    .append('\n');
        }
        return said.toString();
    }

    @Test
    void theRulesFillWhatTheyCan() {
        Desk desk = Table.desk(Table.FOUR, Assist.REPORT);
        assertThat(desk.game().isSolved()).isTrue();
        assertThat(said(desk)).contains("Solved in 0:00").contains("The rules fill 8 cells.");
    }

    @Test
    void thenThePlayerIsAskedAndTheDigitChecked() {
        Desk desk = Table.desk(OPEN, Assist.REPORT);
        assertThat(said(desk)).contains("Your turn");
        desk.goTo(0);
        desk.enter(3);
        assertThat(said(desk)).contains("3 in r1c1 is coherent.");
        assertThat(desk.game().values().digit(1)).as("the rules went on").isEqualTo(4);
        desk.undo();
        assertThat(desk.game().values().filledCount()).as("one move").isEqualTo(2);
    }

    @Test
    void anIncoherentDigitIsSaidAndCanBeTakenBack() {
        Desk desk = Table.desk(OPEN, Assist.REPORT);
        desk.goTo(0);
        desk.enter(2);
        assertThat(said(desk)).contains("That is not coherent:").contains("undo");
        desk.undo();
        assertThat(desk.game().conflicts().isEmpty()).isTrue();
    }

    @Test
    void aHopelessPuzzleInvitesToAnother() {
        assertThat(said(Table.desk("11..............", Assist.REPORT))).contains("This puzzle has no solution");
    }
}
