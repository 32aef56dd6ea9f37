package dev.neuf.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.Technique;
import dev.neuf.search.Best;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Examples of techniques are found, and those of others left alone. */
class ExamplesTest {

    private static final String KEPT = "full-house {of somebody else}";

    @TempDir
    Path folder;

    private Path lines;

    @BeforeEach
    void makeFolders() throws IOException {
        lines = Files.createDirectories(folder.resolve("dev/neuf/logic")).resolve("examples.txt");
        Files.write(lines, List.of(KEPT, "x-wing {old}"));
    }

    private void examples(String... more) throws IOException {
        var words = new ArrayList<>(List.of("60", "1", folder.toString(), folder.toString()));
        words.addAll(List.of(more));
        Examples.main(words.toArray(String[]::new));
    }

    @Test
    void onlyNamedTechniquesAreMade() throws IOException {
        examples("x-wing", "naked-pair");
        List<String> made = Files.readAllLines(lines);
        assertThat(made).hasSize(3).first().isEqualTo(KEPT);
        assertThat(made.get(1)).startsWith("naked-pair {\"neuf\"");
        assertThat(made.get(2)).startsWith("x-wing {\"neuf\"");
        assertThat(folder.resolve("techniques")).isDirectoryNotContaining("glob:**full-house.txt");
        List<String> cases = Files.readAllLines(folder.resolve("techniques/x-wing.txt"));
        assertThat(cases).filteredOn(line -> line.startsWith("yes -")).hasSize(3);
        assertThat(cases).filteredOn(line -> line.startsWith("no {")).hasSize(3);
    }

    @Test
    void puzzlesOfAFileAreNotCopied() throws IOException {
        Path file = folder.resolve("hard.txt");
        Puzzle puzzle =
                ExamplePuzzles.of(1, EnumSet.of(Technique.X_WING)).orElseThrow().puzzle();
        Files.writeString(file, line(puzzle.givens()) + "\n");
        var moved = new MovedPuzzles(file);
        Grid one = moved.of(1).orElseThrow().puzzle().givens();
        assertThat(one)
                .isNotEqualTo(puzzle.givens())
                .isEqualTo(moved.of(1).orElseThrow().puzzle().givens());
        assertThat(moved.of(2).orElseThrow().puzzle().givens()).isNotEqualTo(one);
        examples("naked-single", "--from", file.toString());
        assertThat(Files.readAllLines(lines))
                .hasSize(3)
                .contains(KEPT)
                .anyMatch(line -> line.startsWith("naked-single {"));
    }

    private static String line(Grid grid) {
        return IntStream.range(0, grid.cellCount())
                .mapToObj(cell -> String.valueOf(grid.digit(cell)))
                .collect(Collectors.joining());
    }

    @Test
    void aMovedSolutionIsASolution() {
        Puzzle empty = Puzzle.of(Layout.standard(9), Grid.empty(9));
        Grid solution = ((Answer.Many) new Best().solve(empty, Limits.NONE)).one();
        for (int seed = 0; seed < 100; seed++) {
            Grid moved = MovedPuzzles.moved(solution, new SplittableRandom(seed));
            assertThat(new Best().solve(empty.withGivens(moved), Limits.NONE)).isInstanceOf(Answer.Unique.class);
        }
    }
}
