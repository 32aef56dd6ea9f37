package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** An outcome that no real engine brings about at will: one solution, and then the time is over. */
class SolvingTest {

    private static final Answer ONE_AND_NO_MORE =
            new Answer.Unknown(Limits.Limit.TIME, List.of(Grid.of(1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)));

    private static final Engine TIRED = new Engine() {
        @Override
        public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
            return new Tally(1, 0, 0, Optional.of(Limits.Limit.TIME));
        }

        @Override
        public Answer solve(Puzzle puzzle, Limits limits) {
            return ONE_AND_NO_MORE;
        }
    };

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private Session session(boolean isJson) {
        Io io = Console.PIPE.io(
                InputStream.nullInputStream(),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8));
        return new Session(io, Words.in(Language.ENGLISH), Output.open("", io), isJson, false);
    }

    private static Item item() {
        Entry entry = new Entries(new StringReader(Samples.MANY), Optional.empty()).next();
        return new Item(1, Source.TYPED, entry, (Parsed.Ok) entry.read(Optional.empty(), Hints.NONE));
    }

    private static Exit solve(Session session) {
        try (session) {
            return new Solving(new Showing(""), TIRED, Limits.NONE).one(item(), false, reply(session));
        }
    }

    private static Reply reply(Session session) {
        return new Reply(session, session.words(), Source.TYPED, 1, 0, new Printer(session));
    }

    @Test
    void theSolutionIsShownAndWhatIsNotKnownIsSaid() {
        assertThat(solve(session(false))).isEqualTo(Exit.LIMIT);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("1234341221434321\n");
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("puzzle: a solution, but whether it is the only one is not known:"
                        + " the time limit was reached\n");
    }

    @Test
    void aProgramHearsTheSame() {
        assertThat(solve(session(true))).isEqualTo(Exit.LIMIT);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("\"answer\":\"unknown\"")
                .contains("\"reason\":\"the time limit was reached\"")
                .contains("\"solution\":\"1234341221434321\"");
    }

    @Test
    void theReportShowsTheSolutionToo() {
        try (Session session = session(false)) {
            assertThat(EpflReport.write(item(), ONE_AND_NO_MORE, false, reply(session)))
                    .isEqualTo(Exit.LIMIT);
        }
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("Solved!");
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("puzzle: a solution, but");
    }
}
