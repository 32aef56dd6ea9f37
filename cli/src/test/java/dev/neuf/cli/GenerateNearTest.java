package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.logic.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Neighbours of puzzles, and climbs to harder ones. */
class GenerateNearTest {

    private static final String NEAR =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    Path folder;

    @Test
    void aNeighbourDiffersALittle() {
        var result = neuf("generate", "--near", NEAR, "--seed", "1");
        assertThat(result.exit()).isZero();
        String made = result.out().strip();
        assertThat(made).isNotEqualTo(NEAR).hasSize(81);
        assertThat(neuf("solve", "--unique", made).exit()).isZero();
        int differ = 0;
        for (int cell = 0; cell < 81; cell++) {
            differ += made.charAt(cell) == NEAR.charAt(cell) ? 0 : 1;
        }
        // up to three givens go, as many others come and go in their place, and new ones that the solution needs
        assertThat(differ).isBetween(1, 20);
    }

    @Test
    void severalNeighboursAreAllDifferent() {
        var result = neuf("generate", "12", "--near", NEAR, "--seed", "1");
        assertThat(result.exit()).isZero();
        assertThat(result.lines()).hasSize(12).doesNotHaveDuplicates().doesNotContain(NEAR);
        var distinct = PIPE.reading(result.out()).run("canon", "--distinct", "-");
        assertThat(distinct.out()).isEqualTo(result.out());
        assertThat(distinct.err()).contains("12 puzzles read, 12 distinct");
        assertThat(PIPE.reading(result.out()).run("check", "--json", "-").objects())
                .allSatisfy(object -> assertThat(object).containsEntry("answer", "unique"));
        assertThat(neuf("generate", "12", "--near", NEAR, "--seed", "1", "--threads", "1")
                        .out())
                .isEqualTo(result.out());
    }

    @Test
    void climbingKeepsTheBestOnDisk() throws IOException {
        Path best = folder.resolve("best.txt");
        var result = neuf(
                "generate", "--near", NEAR, "--harder", "--seed", "1", "--time-limit", "2s", "-o", best.toString());
        assertThat(result.exit()).isZero();
        assertThat(result.err()).contains("looked at");
        assertThat(Files.readString(best)).isEqualTo(result.lines().getLast() + "\n");
        List<Map<String, Object>> grades =
                PIPE.reading(result.out()).run("rate", "--json", "-").objects();
        assertThat(grades)
                .isNotEmpty()
                .isSortedAccordingTo(Comparator.comparing((Map<String, Object> grade) ->
                                Level.valueOf(String.valueOf(grade.get("level")).toUpperCase(Locale.ROOT)))
                        .thenComparing(grade -> (Long) grade.get("score")));
    }

    @Test
    void climbingGoesOnWithAHarderPuzzleInTheFile() throws IOException {
        String hard = neuf("generate", "--level", "expert", "--seed", "1").out();
        Path best = Files.writeString(folder.resolve("best.txt"), hard);
        String[] args = {
            "generate", "--near", NEAR, "--harder", "--seed", "1", "--time-limit", "1s", "-o", best.toString()
        };
        var again = neuf(args);
        assertThat(again.err()).contains("best.txt' holds a harder puzzle of this board: the climb goes on from there");
        assertThat(Files.readString(best))
                .isEqualTo(again.out().isEmpty() ? hard : again.lines().getLast() + "\n");
        // what is no puzzle of the board is replaced, as by every -o
        for (String other : new String[] {
            "notes\n", neuf("generate", "--shape", "jigsaw", "--seed", "1").out()
        }) {
            Files.writeString(best, other);
            assertThat(neuf(args).err()).doesNotContain("goes on");
            assertThat(Files.readString(best)).isNotEqualTo(other);
        }
    }

    @Test
    void killersHaveNeighboursToo() throws IOException {
        Path killer = folder.resolve("killer.json");
        neuf("generate", "--cages", "alone", "--size", "6", "--seed", "1", "-o", killer.toString());
        var near = neuf("generate", "3", "--near", killer.toString(), "--seed", "1");
        assertThat(near.exit()).isZero();
        assertThat(near.lines()).hasSize(3).doesNotHaveDuplicates();
        assertThat(PIPE.reading(near.out()).run("check", "--json", "-").objects())
                .allSatisfy(object -> assertThat(object).containsEntry("answer", "unique"));
        Path one = Files.writeString(folder.resolve("one.json"), "{\"neuf\":1,\"size\":1}");
        var none = neuf("generate", "--near", one.toString());
        assertThat(none.exit()).isEqualTo(2);
        assertThat(none.err()).contains("neither givens nor cages");
    }

    @Test
    void climbingOnStandardOutputTellsEachPuzzleOnce() {
        var result = neuf("generate", "--near", NEAR, "--harder", "--seed", "1", "--time-limit", "2s", "-o", "-");
        assertThat(result.lines()).isNotEmpty().doesNotHaveDuplicates().doesNotContain(NEAR);
    }

    @Test
    void climbingKeepsJsonIfThatIsAskedFor() throws IOException {
        Path best = folder.resolve("best.json");
        var result = neuf(
                "generate",
                "--near",
                NEAR,
                "--harder",
                "--seed",
                "1",
                "--time-limit",
                "2s",
                "--json",
                "-o",
                best.toString());
        assertThat(Files.readString(best)).startsWith("{\"neuf\":1");
        assertThat(neuf("convert", "--to", "line", best.toString()).out().strip())
                .isEqualTo(result.objects().getLast().get("givens"));
    }
}
