package dev.neuf.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Sheet;
import dev.neuf.logic.Level;
import dev.neuf.logic.Scale;
import org.junit.jupiter.api.Test;

/** The puzzles that come with the program. */
class SamplePuzzlesTest {

    @Test
    void everyPuzzleHasItsLevel() {
        var puzzles = new SamplePuzzles(_ -> 0);
        assertThat(puzzles.levels()).containsExactly(Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT, Level.EXTREME);
        for (Level level : puzzles.levels()) {
            for (int i = 0; i < 12; i++) {
                int number = i;
                Sheet sheet = new SamplePuzzles(_ -> number).next(level);
                assertThat(Scale.NEUF.grade(Board.of(sheet), true, () -> false).level())
                        .isEqualTo(level);
            }
        }
    }
}
