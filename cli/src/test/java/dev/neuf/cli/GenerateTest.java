package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateTest {

    private static final String NEAR =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    Path folder;

    @Test
    void aPuzzleIsALineToAProgram() {
        var result = neuf("generate", "3", "--seed", "5");
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.lines()).hasSize(3).allMatch(line -> line.matches("[1-9.]{81}"));
        assertThat(PIPE.reading(result.out()).run("check", "--json", "-").objects())
                .allSatisfy(object -> assertThat(object).containsEntry("answer", "unique"));
    }

    @Test
    void aPersonSeesAPictureAndHowHardItIs() {
        var result = TERMINAL.run("generate", "--seed", "5", "--color", "never");
        assertThat(result.out()).contains("┃").contains("givens, seed 5").contains("hardest technique:");
    }

    @Test
    void whoGivesNoSeedIsToldIt() {
        assertThat(TERMINAL.run("generate", "--size", "4").err()).matches("(?s).*neuf: seed \\d+\n.*");
        assertThat(neuf("generate", "--size", "4").err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--level=medium", "--symmetry=half-turn", "--json", "--size=6", "--shape=jigsaw"})
    void outputDoesNotDependOnTheNumberOfThreads(String option) {
        var one = neuf("generate", "20", "--seed", "9", option, "--threads", "1");
        assertThat(one.exit()).isZero();
        assertThat(neuf("generate", "20", "--seed", "9", option, "--threads", "3")
                        .out())
                .isEqualTo(one.out());
    }

    @Test
    void eachPuzzleOfABatchCanBeMadeAgainByItsSeed() {
        List<Map<String, Object>> batch =
                neuf("generate", "3", "--seed", "9", "--json").objects();
        for (Map<String, Object> made : batch) {
            assertThat(neuf("generate", "--seed", String.valueOf(made.get("seed")))
                            .out())
                    .isEqualTo(made.get("givens") + "\n");
        }
    }

    @Test
    void aBatchHasNoPuzzleTwice() {
        // there are two puzzles of 2x2 cells with one solution and no given to spare, but for the names of digits
        var few = neuf("generate", "30", "--size", "2", "--seed", "1", "--threads", "1");
        assertThat(few.lines()).filteredOn(line -> !line.isEmpty()).doesNotHaveDuplicates();
        assertThat(few.exit()).isEqualTo(4);
        assertThat(few.err()).contains("nothing was found but what came before; it is left out");
        assertThat(neuf("generate", "30", "--size", "2", "--seed", "1", "--threads", "3")
                        .out())
                .isEqualTo(few.out());
    }

    @Test
    void jsonHasSeedGradeAndSolution() {
        Map<String, Object> made = neuf("generate", "--seed", "5", "--level", "hard", "--json")
                .objects()
                .getFirst();
        assertThat(made)
                .containsEntry("puzzle", 1L)
                .containsEntry("seed", 5L)
                .containsEntry("size", 9L)
                .containsEntry("level", "hard")
                .containsEntry("complete", true)
                .containsKeys("score", "hardest", "steps", "count");
        String givens = String.valueOf(made.get("givens"));
        assertThat(neuf("solve", givens).out()).isEqualTo(made.get("solution") + "\n");
        assertThat(neuf("rate", "--json", givens).objects().getFirst())
                .containsEntry("level", "hard")
                .containsEntry("score", made.get("score"))
                .containsEntry("steps", made.get("steps"));
    }

    @Test
    void whatALineWouldLoseIsJson() {
        for (String[] options : List.of(
                new String[] {"--shape", "jigsaw"},
                new String[] {"--variant", "diagonals"},
                new String[] {"--size", "6", "--cages", "alone"},
                new String[] {"--size", "6", "--cages", "givens"})) {
            String[] args = Stream.concat(Stream.of("generate", "--seed", "5"), Arrays.stream(options))
                    .toArray(String[]::new);
            var made = neuf(args);
            assertThat(made.out()).startsWith("{\"neuf\":1");
            assertThat(PIPE.reading(made.out()).run("solve", "--unique", "-").exit())
                    .isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--size=9 --level=hard",
                "--shape=latin --size=7",
                "--shape=jigsaw",
                "--variant=windoku",
                "--size=6 --cages=alone",
                "--givens=17 --time-limit=50ms"
            })
    void itsOwnJsonIsReadWithoutAWord(String options) {
        String[] args = ("generate --seed 5 --json " + options).split(" ");
        var made = neuf(args);
        var solved = PIPE.reading(made.out()).run("solve", "--unique", "--to", "line", "-");
        assertThat(solved.exit()).isZero();
        assertThat(solved.err()).doesNotContain("left out", "prime");
        assertThat(solved.lines())
                .containsExactly(String.valueOf(made.objects().getFirst().get("solution")));
    }

    @Test
    void aBatchOfJsonIsReadAgain() {
        String batch = neuf("generate", "3", "--shape", "jigsaw", "--size", "6", "--seed", "5", "--json")
                .out();
        assertThat(PIPE.reading(batch).run("check", "--json", "-").objects())
                .hasSize(3)
                .allSatisfy(object -> assertThat(object).containsEntry("answer", "unique"));
    }

    @Test
    void evenPuzzlesAreOthersAndHaveOneSolution() {
        var even = neuf("generate", "5", "--even", "--seed", "5");
        assertThat(even.exit()).isZero();
        assertThat(even.lines())
                .hasSize(5)
                .doesNotHaveDuplicates()
                .doesNotContainAnyElementsOf(
                        neuf("generate", "5", "--seed", "5").lines());
        assertThat(PIPE.reading(even.out()).run("check", "--json", "-").objects())
                .allSatisfy(object -> assertThat(object).containsEntry("answer", "unique"));
        assertThat(neuf("generate", "5", "--even", "--seed", "5", "--threads", "1"))
                .isEqualTo(even);
        assertThat(neuf("generate", "--even", "--near", NEAR).err()).contains("--even does not go with --near");
        assertThat(neuf("generate", "--even", "--size", "16").err()).contains("--even does not go with --size");
        assertThat(neuf("generate", "--even", "--cages", "alone").exit()).isEqualTo(2);
        assertThat(neuf("generate", "--even", "--pattern", NEAR).exit()).isEqualTo(2);
    }

    @Test
    void givensAreAsOrdered() {
        assertThat(filled(neuf("generate", "--givens", "40", "--seed", "1"))).isEqualTo(40);
        assertThat(filled(neuf("generate", "--givens", "50%", "--seed", "1"))).isEqualTo(41);
        assertThat(filled(neuf("generate", "--any", "--seed", "1"))).isEqualTo(49);
        assertThat(neuf("generate", "--size", "4", "--pattern", "xxxx....xx..x.x.", "--seed", "1")
                        .out())
                .matches("[1-4]{4}\\.{4}[1-4]{2}\\.\\.[1-4]\\.[1-4]\\.\n");
    }

    @Test
    void aPatternMayStandInAFile() throws IOException {
        Path map = Files.writeString(folder.resolve("map.txt"), "xxxx\n....\nxx..\nx.x.\n");
        var made = neuf("generate", "--size", "4", "--pattern", map.toString(), "--seed", "1");
        assertThat(made.out()).matches("[1-4]{4}\\.{4}[1-4]{2}\\.\\.[1-4]\\.[1-4]\\.\n");
        var misfit = neuf("generate", "--pattern", "xxxx....xx..x.x.");
        assertThat(misfit.exit()).isEqualTo(2);
        assertThat(misfit.err()).contains("it has 4 rows, the board has 9; --size 4 makes one that fits");
    }

    @Test
    void whatIsWrongWithAPuzzleOfAnOptionIsSaidWithItsPlace() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.txt"), "\n" + NEAR.replace("79", "7x") + "\n");
        var near = neuf("generate", "--near", bad.toString());
        assertThat(near.exit()).isEqualTo(3);
        assertThat(near.err()).contains("bad.txt:2:81' cannot be read: 'x' cannot stand in a 9x9 puzzle");
        var pattern = neuf("generate", "--size", "6", "--pattern", bad.toString());
        assertThat(pattern.exit()).isEqualTo(3);
        assertThat(pattern.err()).contains("bad.txt:2:81' cannot be read");
        assertThat(neuf("generate", "--near", "12").err()).contains("'--near' cannot be read: 2 cells");
    }

    private static long filled(Console.Result result) {
        assertThat(result.exit()).isZero();
        return result.out().strip().chars().filter(c -> c != '.').count();
    }

    @Test
    void puzzlesThatTakeLongGoOutOneByOne() {
        var writes = new ArrayList<String>();
        assertThat(into(writes, Integer.MAX_VALUE, "generate", "4", "--size", "16", "--seed", "1"))
                .isZero();
        assertThat(writes).hasSize(4).allMatch(text -> text.matches("[1-9A-G.]{256}\n"));
        // as with "| head -1": the second and the third are made in vain
        into(writes, 5, "generate", "1000", "--size", "16", "--seed", "1");
        assertThat(writes).hasSizeBetween(5, 8);
    }

    /** Runs a command whose reader takes so many pieces and goes. */
    private static int into(List<String> pieces, int most, String... args) {
        var reader = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                pieces.add(new String(bytes, from, length, StandardCharsets.UTF_8));
                if (pieces.size() > most) {
                    throw new IOException("Broken pipe");
                }
            }
        };
        var out = new PrintStream(new BufferedOutputStream(reader, 1 << 16), false, StandardCharsets.UTF_8);
        var err = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        return Neuf.run(PIPE.io(InputStream.nullInputStream(), out, err), args);
    }

    @Test
    void whatIsNotFoundIsSaidAndTheBestHandedOver() {
        var result = neuf("generate", "--givens", "17", "--seed", "1", "--time-limit", "50ms");
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.out()).matches("[1-9.]{81}\n");
        assertThat(result.err())
                .isEqualTo("neuf: puzzle 1: the time limit was reached; this is the best so far, it lacks:"
                        + " the number of givens\n");
        assertThat(neuf("generate", "--score", "99999-", "--seed", "1", "--time-limit", "50ms", "--json")
                        .objects()
                        .getFirst())
                .containsEntry("complete", false)
                .containsEntry("lacks", List.of("score"));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(neuf("generate", "0").exit()).isEqualTo(2);
        assertThat(neuf("generate", "--level", "silly").err()).contains("easy, medium, hard");
        assertThat(neuf("generate", "--score", "9-5").err()).contains("--score: '9-5' must be a range");
        assertThat(neuf("generate", "--needs", "x-wink").err()).contains("did you mean x-wing?");
        assertThat(neuf("generate", "--symmetry", "round").err()).contains("half-turn");
        assertThat(neuf("generate", "--unique", "--any").err()).contains("--unique does not go with --any");
        assertThat(neuf("generate", "--harder").err()).contains("--harder goes with --near");
        assertThat(neuf("generate", "--givens", "82").err()).contains("from 0 to 81");
        assertThat(neuf("generate", "--pattern", "1...............").err()).contains("it has 4 rows");
        assertThat(neuf("generate", "--near", "1...............").exit()).isEqualTo(1);
        assertThat(neuf("generate", "--near", "no-such-file").exit()).isEqualTo(3);
        assertThat(neuf("generate", "--shape", "2x3", "--size", "9").exit()).isEqualTo(2);
        assertThat(neuf("generate", "--seed", "-1").exit()).isEqualTo(2);
    }

    @Test
    void whatCannotBeIsRefusedAtOnce() {
        assertThat(neuf("generate", "--givens", "16").err()).contains("no plain 9x9 puzzle with fewer than 17");
        assertThat(neuf("generate", "--level", "easy", "--needs", "x-wing").err())
                .contains("x-wing is hard");
        assertThat(neuf("generate", "--needs", "x-wing", "--without", "x-wing").exit())
                .isEqualTo(2);
        assertThat(neuf("generate", "--shape", "jigsaw", "--variant", "windoku").err())
                .contains("only a board with boxes");
        assertThat(neuf("generate", "--cages", "alone", "--minimal").exit()).isEqualTo(2);
        assertThat(neuf("generate", "--symmetry", "quarter-turn", "--givens", "26")
                        .err())
                .contains("--givens: 26 do not go with --symmetry quarter-turn, 25 or 28 would");
        assertThat(neuf("generate", "--prover", "sat", "--near", NEAR).exit()).isEqualTo(2);
        assertThat(neuf("generate", "--near", NEAR, "--harder", "--level", "hard")
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void whatTimeCutsShortIsNotCalledComplete() {
        var made = neuf("generate", "--size", "25", "--seed", "1", "--time-limit", "1ms", "--json");
        assertThat(made.exit()).isEqualTo(4);
        assertThat(made.objects().getFirst())
                .satisfiesAnyOf(
                        cut -> assertThat(cut).containsEntry("complete", false),
                        none -> assertThat(none).containsKey("error"));
    }

    @Test
    void whatIsNotFilledInTimeIsSaidWithAWayOut() {
        var made =
                neuf("generate 2 --size 49 --shape jigsaw --variant diagonals --seed 1 --time-limit 50ms".split(" "));
        assertThat(made.exit()).isEqualTo(4);
        assertThat(made.remarks())
                .containsExactly(
                        "neuf: puzzle 1: the time limit was reached before there was anything to show",
                        "neuf: with --time-limit 10m it would try for so long; a smaller board or fewer wishes are"
                                + " easier",
                        "neuf: puzzle 2: the time limit was reached before there was anything to show");
    }

    @Test
    void cagesAreListedBelowThePicture() {
        var shown = Console.TERMINAL.run("generate", "--cages", "alone", "--size", "4", "--seed", "1");
        assertThat(shown.out()).contains("cage");
        assertThat(shown.err()).doesNotContain("lost in picture");
    }

    @Test
    void helpShowsExamplesInBothLanguages() {
        assertThat(neuf("generate", "--help").out()).contains("neuf generate 10 --level hard", "--needs");
        assertThat(neuf("--lang", "fr", "generate", "--help").out()).contains("La même graine");
    }

    @Test
    void theProverThatLearnsMakesPuzzlesWithOneSolution() {
        Console.Result result = neuf("generate", "2", "--size", "12", "--seed", "3", "--prover", "sat");
        assertThat(result.exit()).isZero();
        for (String line : result.out().lines().toList()) {
            assertThat(neuf("check", line).out()).contains("exactly one solution");
        }
        assertThat(neuf("generate", "2", "--size", "12", "--seed", "3", "--prover", "sat")
                        .out())
                .isEqualTo(result.out());
        assertThat(neuf("generate", "--prover", "magic").exit()).isEqualTo(2);
    }

    @Test
    void whatHasNoUseOnAPlainBoardIsSaidAtOnce() {
        Console.Result result = neuf("generate", "--needs", "law-of-leftovers");
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).contains("law-of-leftovers has no use on a plain 9x9 board");
    }
}
