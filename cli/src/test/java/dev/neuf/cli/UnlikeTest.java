package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.make.Made;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UnlikeTest {

    private static final String ONE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** The same with other names for the digits. */
    private static final String RENAMED =
            "97..8....5..914....82....6.6...2...71..3.8..43...6...8.6....89....591..6....7..35";

    private static final String OTHER =
            ".34....2.1..3....9.....1.7.4...1.....5..34.1...2.....5..5......3.69.8...7......52";

    private static Made.Good made(String line) {
        Puzzle puzzle = ((Parsed.Ok) Format.LINE.read(line, Hints.NONE)).sheet().puzzle();
        return new Made.Good(puzzle, Grid.empty(puzzle.layout().size()), Optional.empty());
    }

    @Test
    void whatIsTheSameButForSymmetryIsMadeAnew() {
        var asked = new ArrayList<Long>();
        var unlike = new Unlike(seed -> {
            asked.add(seed);
            return made(asked.size() < 3 ? ONE : OTHER);
        });
        var first = new Unlike.Sown(1, made(ONE));
        assertThat(unlike.of(first)).contains(first);
        assertThat(asked).isEmpty();
        var instead = unlike.of(new Unlike.Sown(2, made(RENAMED))).orElseThrow();
        assertThat(instead.made()).isEqualTo(made(OTHER));
        assertThat(asked).hasSize(3).doesNotHaveDuplicates().doesNotContain(1L, 2L);
        assertThat(instead.seed()).isEqualTo(asked.getLast());
    }

    @Test
    void whereThereIsNoOtherThereIsNone() {
        var unlike = new Unlike(_ -> made(RENAMED));
        assertThat(unlike.of(new Unlike.Sown(1, made(ONE)))).isPresent();
        assertThat(unlike.of(new Unlike.Sown(2, made(ONE)))).isEmpty();
    }

    @Test
    void whoHasReachedALimitIsNotAskedAgain() {
        var asked = new ArrayList<Long>();
        var unlike = new Unlike(seed -> {
            asked.add(seed);
            return new Made.Nothing(Limits.Limit.NODES);
        });
        unlike.of(new Unlike.Sown(1, made(ONE)));
        assertThat(unlike.of(new Unlike.Sown(2, made(ONE)))).isEmpty();
        assertThat(asked).hasSize(1);
    }
}
