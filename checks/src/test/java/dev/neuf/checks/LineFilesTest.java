package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Limits;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.search.Backtrack;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Well-known collections of 9x9 puzzles have no, one or many solutions, as is known of them. */
class LineFilesTest {

    private static final int LINES = 500;

    /** Ten times what the hardest of them takes. */
    private static final long TRIES = 50_000;

    @BeforeAll
    static void skipWithoutData() {
        Shared.require("lines");
    }

    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, textBlock = """
            file,               puzzles, solutions
            17clue.txt,         500,     1
            hardest-1106.txt,   375,     1
            hardest-11plus.txt, 500,     1
            invalid.txt,        500,     0
            kaggle.txt,         500,     1
            random-minimal.txt, 500,     1
            serg.txt,           500,     2
            top1465.txt,        500,     1
            """)
    void puzzlesHaveNoOneOrManySolutionsAsIsKnown(String file, int puzzles, long solutions) throws IOException {
        int read = 0;
        try (var reader = Files.newBufferedReader(Shared.require("lines/" + file))) {
            var entries = new Entries(reader, Optional.empty());
            while (read < LINES && entries.hasNext()) {
                var entry = entries.next();
                Parsed.Ok ok = (Parsed.Ok) entry.read(Optional.empty(), Hints.NONE);
                assertThat(ok.readAs()).isEqualTo(Format.LINE);
                Tally tally = new Backtrack()
                        .count(ok.sheet().puzzle(), Limits.NONE.withSolutions(2).withNodes(TRIES));
                assertThat(tally.solutions()).as("line %d", entry.line()).isEqualTo(solutions);
                assertThat(tally.isComplete()).as("line %d", entry.line()).isEqualTo(solutions < 2);
                read++;
            }
        }
        assertThat(read).isEqualTo(puzzles);
    }
}
