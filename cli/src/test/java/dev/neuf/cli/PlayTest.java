package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game in lines, and its options. */
class PlayTest {

    @TempDir
    Path state;

    private Console.Result play(String lines, String... args) {
        String[] all = Stream.concat(Stream.of("play"), Stream.of(args)).toArray(String[]::new);
        return Console.PIPE
                .with("XDG_STATE_HOME", state.toString())
                .reading(lines.isEmpty() ? "\n" : lines)
                .run(all);
    }

    @Test
    void aMoveIsShownAndSaved() throws IOException {
        var result = play("r1c1=3\n", Samples.FOUR);
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).startsWith("""
                    1 2   3 4
                  ┏━━━━━┳━━━━━┓
                1 ┃ . 2 ┃ 4 . ┃
                2 ┃ 1 . ┃ . 3 ┃
                  ┣━━━━━╋━━━━━┫
                3 ┃ 4 . ┃ . 2 ┃
                4 ┃ . 1 ┃ 3 . ┃
                  ┗━━━━━┻━━━━━┛
                r1c1=5 enters a digit; help lists the commands.
                """);
        assertThat(result.out()).contains("1 ┃ 3 2 ┃ 4 . ┃");
        try (Stream<Path> files = Files.list(state.resolve("neuf/games"))) {
            assertThat(files.toList())
                    .hasSize(1)
                    .allSatisfy(file -> assertThat(Files.readString(file)).contains("[[\"r1c1=3\"]]"));
        }
        assertThat(play("undo\n").out())
                .as("without a puzzle, the last game goes on")
                .contains("1 ┃ 3 2 ┃ 4 . ┃", "Here is where you were.", "1 ┃ . 2 ┃ 4 . ┃");
    }

    @Test
    void wordsDoWhatKeysDo() {
        var result = play("""
                hint
                hint
                hint
                do
                r1c4-12
                branch maybe
                r2c2=4
                branches
                compare main
                keep
                check
                redo
                auto
                fill
                restart
                time
                saves
                new
                new easy
                new easy 4
                new easy round
                saves
                open 2
                delete 1
                delete 2
                delete 9
                delete
                puzzle 53
                help
                nonsense
                r1c1=x
                r1c1=12
                quit
                never said
                """, Samples.FOUR);
        assertThat(result.out())
                .contains("Look for this:")
                .contains("do makes this step.")
                .contains("All that follows is in 'maybe'")
                .contains("* maybe   +1")
                .contains("'maybe' and 'main' agree on nothing new.")
                .contains("'maybe' is kept.")
                .contains("Nothing is wrong so far.")
                .contains("There is nothing to do again.")
                .contains("From the beginning.")
                .contains("Say which level: easy, medium, hard, expert, extreme; and a board")
                .contains("That is no board: 'round'")
                .contains("1  4x4")
                .contains("2  9x9")
                .contains("This game is on the board.")
                .contains("Deleted: 4x4")
                .contains("Say which of 2 saved games")
                .contains("That is no puzzle:")
                .contains("'nonsense' is no command")
                .contains("'x' is no digit here; the digits are 1-9.")
                .contains("A cell holds one digit")
                .doesNotContain("never");
    }

    @Test
    void frenchWordsAreUnderstood() {
        var result = play("indice\nannuler\naide\nundo\nquitter\n", "--lang=fr", Samples.FOUR);
        assertThat(result.out()).contains("Il n'y a rien à annuler.").contains("recommencer");
    }

    @Test
    void theReportsDialogue() {
        var result = play("r1c1=2\nundo\nr1c1=3\n", "--assist", "report", "..12............");
        assertThat(result.out())
                .contains("Your turn: enter a digit.")
                .contains("That is not coherent:")
                .contains("3 in r1c1 is coherent.");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        for (List<String> args : List.of(
                List.of("--json", Samples.FOUR),
                List.of("-"),
                List.of("--new", "childish"),
                List.of("--assist", "much"),
                List.of("--notation", "B2"),
                List.of("--new", "easy", Samples.FOUR))) {
            assertThat(play("", args.toArray(String[]::new)).exit())
                    .as(args.toString())
                    .isEqualTo(2);
        }
        assertThat(play("", Samples.BAD).exit()).isEqualTo(3);
        assertThat(play("", "nowhere.txt").exit()).isEqualTo(3);
    }

    @Test
    void aNewPuzzleIsMadeOnAnyBoard() {
        assertThat(play("", "--new", "easy", "--size", "6").out()).contains("6 ┃");
        assertThat(play("", "--shape", "2x2").out()).contains("4 ┃").doesNotContain("5 ┃");
        assertThat(play("", "--size", "4", "--cages", "alone").out()).contains("1 ┃ . . ┃ . . ┃");
        assertThat(play("", "--new", "easy", "--size", "65").err()).contains("from 1 to 64");
        assertThat(play("", "--new", "easy", "--shape", "jigsow").err()).contains("is not a shape");
        assertThat(play("", "--cages", "alone", Samples.FOUR).exit()).isEqualTo(2);
    }

    @Test
    void aLevelThatABoardDoesNotHaveIsSaid() {
        assertThat(play("", "--new", "extreme", "--size", "1").out()).contains("this one is of another");
    }

    @Test
    void rulesAreTold() {
        assertThat(play("rules\n", Samples.FOUR).out()).contains("There are no rules but the usual ones.");
        assertThat(play("", "--variant", "cage sum=3 cells=r1c1,r1c2", "................")
                        .out())
                .contains("Also: the digits of a cage differ and add up to its total.\n3 in r1c1 and r1c2\n");
        assertThat(play("règles\n", "--lang=fr", "--variant", "diagonals", "................")
                        .out())
                .contains("De plus : ");
    }

    @Test
    void savedGamesAreListedOpenedAndDeleted() {
        assertThat(play("", "--saved").err()).isEqualTo("neuf: there is no saved game\n");
        assertThat(play("", "--open", "1").exit()).isEqualTo(2);
        play("r1c1=3\n", Samples.FOUR);
        play("", Samples.NINE);
        var list = play("", "--saved");
        assertThat(list.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("  1  9x9"),
                        line -> assertThat(line).startsWith("  2  4x4"));
        assertThat(play("", "--open", "2").out()).contains("1 ┃ 3 2 ┃ 4 . ┃");
        assertThat(play("", "--delete", "3").err()).contains("from 1 to 2");
        assertThat(play("", "--delete", "2").err()).startsWith("neuf: Deleted: 9x9   37 % filled");
        assertThat(play("", "--saved").out().lines()).hasSize(1);
        assertThat(play("", "--saved", "--open", "1").exit()).isEqualTo(2);
        assertThat(play("", "--delete", "1", "--new", "easy").exit()).isEqualTo(2);
    }

    @Test
    void theHelpPageHasOnlyWhatPlayCanDo() {
        assertThat(Console.PIPE.run("play", "--help").out())
                .contains("the puzzle itself; of several")
                .contains("also jigsaw")
                .doesNotContain("--json")
                .doesNotContain("standard input");
    }

    @Test
    void withoutAHomeOneCanPlayAllTheSame() {
        var result = Console.PIPE.reading("r1c1=3\n").run("play", Samples.FOUR);
        assertThat(result.out()).contains("The game is not saved").contains("1 ┃ 3 2 ┃ 4 . ┃");
    }

    @Test
    void cellsHaveTheNamesOneLikes() {
        assertThat(play("A1=3\n", "--notation", "A1", Samples.FOUR).out()).contains("A ┃ 3 2 ┃ 4 . ┃");
    }
}
