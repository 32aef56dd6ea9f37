package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Conflict;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.sat.Sat;
import dev.neuf.search.Backtrack;
import dev.neuf.search.General;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines that work in quite different ways say the same of large grids: none, one, or more solutions. */
class LargeGridsTest {

    private static final int SMALLEST = 16;

    /** How much each engine may try. The reference engine is not made for such grids. */
    private static final Map<Engine, Long> TRIES =
            Map.of(new Sat(), 50_000L, new General(), 10_000L, new Backtrack(), 500L);

    private int grids;
    private int compared;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "llp/challenges/level-01",
                "llp/challenges/level-02",
                "llp/challenges/level-03",
                "llp/challenges/level-04",
                "llp/challenges/level-05",
                "large/sigh",
                "large/lloyd-amos"
            })
    void enginesAgreeOnGridsFrom16To64(String folder) {
        for (Path file : Shared.files(Shared.require(folder))) {
            Puzzle puzzle = read(file);
            String name = file.getFileName().toString();
            boolean isSparse = folder.endsWith("lloyd-amos") && !name.matches(".*_(60|80)_.*");
            if (puzzle.layout().size() >= SMALLEST && !isSparse) {
                compare(name, puzzle);
            }
        }
        // a few are too hard for all but one engine, or for all
        assertThat(compared).isPositive().isGreaterThanOrEqualTo(grids / 2);
    }

    private void compare(String name, Puzzle puzzle) {
        var counts = new ArrayList<Long>();
        TRIES.forEach((engine, tries) -> solutions(name, engine, puzzle, tries).ifPresent(counts::add));
        assertThat(counts.stream().distinct()).as(name + " " + counts).hasSizeLessThan(2);
        grids++;
        compared += counts.size() > 1 ? 1 : 0;
    }

    /** 0, 1, or 2 for several; nothing if that is too hard. */
    private static Optional<Long> solutions(String name, Engine engine, Puzzle puzzle, long tries) {
        var found = new ArrayList<Grid>();
        Tally tally = engine.each(puzzle, Limits.NONE.withSolutions(2).withNodes(tries), found::add);
        assertThat(found).as(name).doesNotHaveDuplicates().allSatisfy(grid -> {
            assertThat(grid.isFull()).isTrue();
            assertThat(puzzle.givens().or(grid)).isEqualTo(grid);
            assertThat(Conflict.in(puzzle.rules(), grid)).isEmpty();
        });
        boolean isDecided = tally.isComplete() || tally.solutions() == 2;
        return isDecided ? Optional.of(tally.solutions()) : Optional.empty();
    }

    private static Puzzle read(Path file) {
        return switch (Format.readAny(Shared.text(file), Hints.NONE)) {
            case Parsed.Ok ok -> ok.sheet().puzzle();
            case Parsed.Bad bad -> throw new AssertionError(file + ": " + bad);
        };
    }

    // numbers of solutions

    /** More are many clauses to learn, one for each. */
    private static final long MOST_COUNTED = 1_000;

    @Test
    void theSatEngineCountsWhatOthersHaveCounted() {
        List<String[]> rows = Shared.text(Shared.require("llp/COUNTS.tsv"))
                .lines()
                .map(line -> line.split("\t"))
                .filter(fields -> Long.parseLong(fields[1]) <= MOST_COUNTED)
                .toList();
        assertThat(rows).hasSizeGreaterThan(100);
        for (String[] fields : rows) {
            Tally tally = new Sat().count(GridCountsTest.puzzle(fields[0]), Limits.NONE.withNodes(200_000));
            assertThat(tally.isComplete()).as(fields[0]).isTrue();
            assertThat(tally.solutions()).as(fields[0]).isEqualTo(Long.parseLong(fields[1]));
        }
    }
}
