package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.search.Backtrack;
import dev.neuf.search.Counter;
import dev.neuf.search.General;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The grids of the course and its contest have the numbers of solutions on which three other programs agree. */
class GridCountsTest {

    private static final String COUNTS = "llp/COUNTS.tsv";

    /** Up to this size the reference engine counts everything; above, what is not too hard for it. */
    private static final int SIZE_TO_COUNT = 16;

    private static final long TRIES_ABOVE = 300;

    @BeforeAll
    static void skipWithoutData() {
        Shared.require(COUNTS);
    }

    static Stream<Arguments> counts() {
        return Shared.text(Shared.require(COUNTS)).lines().map(line -> {
            String[] fields = line.split("\t");
            return Arguments.of(fields[0], Long.parseLong(fields[1]));
        });
    }

    @ParameterizedTest
    @MethodSource("counts")
    void aGridHasKnownNumberOfSolutions(String key, long solutions) {
        Puzzle puzzle = puzzle(key);
        requireAllCounted(puzzle, solutions);
        boolean isSmall = puzzle.layout().size() <= SIZE_TO_COUNT;
        Limits limits = isSmall ? Limits.NONE : Limits.NONE.withNodes(TRIES_ABOVE);
        Tally tally = new Backtrack().count(puzzle, limits);
        assertThat(tally.isComplete() || !isSmall).isTrue();
        if (tally.isComplete()) {
            assertThat(tally.solutions()).isEqualTo(solutions);
        } else {
            assertThat(tally.solutions()).isLessThanOrEqualTo(solutions);
        }
        if (key.contains("inconsistent")) {
            assertThat(new Backtrack().solve(puzzle, limits)).isInstanceOf(Answer.Impossible.class);
        }
    }

    private static void requireAllCounted(Puzzle puzzle, long solutions) {
        Tally counted = new General().count(puzzle, Limits.NONE);
        Tally seen = new General().each(puzzle, Limits.NONE, _ -> true);
        assertThat(counted.isComplete() && seen.isComplete()).isTrue();
        assertThat(counted.solutions()).isEqualTo(solutions).isEqualTo(seen.solutions());
    }

    @ParameterizedTest
    @MethodSource("counts")
    void theCounterCountsTheSame(String key, long solutions) {
        Puzzle puzzle = puzzle(key);
        Limits limits = puzzle.layout().size() <= SIZE_TO_COUNT ? Limits.NONE : Limits.NONE.withNodes(TRIES_ABOVE);
        Counter.Count count = new Counter(new Backtrack(), 1 << 24).count(puzzle, limits, Counter.Watcher.NONE);
        if (count.isComplete()) {
            assertThat(count.solutions()).isEqualTo(BigInteger.valueOf(solutions));
        } else {
            assertThat(count.solutions()).isLessThanOrEqualTo(BigInteger.valueOf(solutions));
        }
    }

    /** The grid of a key such as {@code llp-S-09x09-01} (grid-solver) or {@code llp-L02-16x16-03} (level 2). */
    static Puzzle puzzle(String key) {
        String[] words = key.split("-", 3);
        String folder = words[1].equals("S") ? "grid-solver" : "challenges/level-" + words[1].substring(1);
        Path file = Shared.require("llp/" + folder + "/grid-" + words[2] + ".sku");
        return switch (Format.SKU.read(Shared.text(file), Hints.NONE)) {
            case Parsed.Ok ok -> ok.sheet().puzzle();
            case Parsed.Bad bad -> throw new AssertionError(bad.toString());
        };
    }
}
