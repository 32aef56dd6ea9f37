package dev.neuf.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.play.Game;
import dev.neuf.core.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game by its keys. */
class FullScreenTest {

    private static final String UP = "\u001B[A";
    /** From the middle to the first cell, on a board of four rows. */
    private static final String CORNER = UP + UP + "aa";

    private static final String RIGHT = "\u001B[C";

    @TempDir
    Path state;

    private String play(String puzzle, String keys) {
        return Table.play(Table.setup(Optional.of(puzzle), Assist.FULL, Language.ENGLISH, state), keys);
    }

    private String go(String keys) {
        return Table.play(Table.setup(Optional.empty(), Assist.FULL, Language.ENGLISH, state), keys);
    }

    private Game saved() {
        return Saves.of(java.util.Map.of("XDG_STATE_HOME", state.toString()))
                .latest((_, _) -> true)
                .orElseThrow()
                .game();
    }

    @Test
    void aDigitIsEnteredAndSaved() {
        play(Table.FOUR, CORNER + "3");
        assertThat(saved().values().digit(0)).isEqualTo(3);
    }

    @Test
    void theLastGameGoesOn() {
        play(Table.FOUR, CORNER + "3");
        assertThat(go("")).contains("Here is where you");
        go("u");
        assertThat(saved().values().digit(0)).as("undo works over restarts").isZero();
        go("r");
        assertThat(saved().values().digit(0)).isEqualTo(3);
    }

    @Test
    void thePuzzleOfASavedGameGoesOn() {
        play(Table.FOUR, CORNER + "3");
        play(Table.NINE, "");
        assertThat(play(Table.FOUR, "")).contains("Here is where you");
        assertThat(saved().values().digit(0)).isEqualTo(3);
    }

    @Test
    void marksByModeAndByAlt() {
        play(Table.FOUR, CORNER + " 12 " + "\u001B4" + "x3z");
        assertThat(saved().spot(0).centre()).isEqualTo(dev.neuf.core.Digits.of(1, 2, 4, 3));
        assertThat(saved().values().digit(0)).isZero();
    }

    @Test
    void cellsAreColoured() {
        assertThat(play(Table.FOUR, CORNER + "tt")).contains("r1c1 colour 2");
        assertThat(saved().spot(0).colours()).isEqualTo(dev.neuf.core.Digits.of(2));
        assertThat(go("u")).as("undo").contains("r1c1");
        assertThat(play(Table.NINE, "ttttt")).doesNotContain("colour");
    }

    @Test
    void hintsAreToldAndDone() {
        assertThat(play(Table.FOUR, "?")).contains("Look for this");
        play(Table.FOUR, "???\r");
        assertThat(saved().values().filledCount()).isEqualTo(9);
        assertThat(saved().view().hints()).isEqualTo(2);
    }

    @Test
    void aLongProofIsReadSentenceBySentence() {
        assertThat(play(Table.NET, "???")).contains("1/").contains("Suppose").contains("< > by sentence");
        assertThat(play(Table.NET, "???>>")).contains("3/").doesNotContain("2/").doesNotContain("Suppose");
        assertThat(play(Table.NET, "???>><")).contains("2/").contains("Because of");
        assertThat(play(Table.NET, "????"))
                .contains("1. Suppose")
                .contains("2. Because of")
                .contains("↓");
        assertThat(play(Table.NET, "???<\r")).as("the step is done").doesNotContain("Suppose");
    }

    @Test
    void aSolvedPuzzleIsPraised() {
        var keys = new StringBuilder(CORNER);
        String solution = "3241142343122134";
        for (int cell = 0; cell < 16; cell++) {
            keys.append(Table.FOUR.charAt(cell) == '.' ? solution.charAt(cell) : "")
                    .append(RIGHT);
            keys.append(cell % 4 == 3 ? "s" : "");
        }
        assertThat(play(Table.FOUR, keys.toString())).contains("without any help!");
        assertThat(saved().isSolved()).isTrue();
        assertThat(go("")).as("a solved game is over").contains("A new puzzle");
    }

    @Test
    void aCheckShowsWhatIsWrong() {
        assertThat(play(Table.FOUR, CORNER + "4\r")).contains("Wrong 0");
        assertThat(play(Table.FOUR, "u\r")).contains("Nothing is wrong");
    }

    @Test
    void branchesHaveNamesAndAreCompared() {
        String shown = play(Table.FOUR, CORNER + "bone\r3vjq");
        assertThat(shown).contains("What-ifs").contains("▸ one");
        assertThat(go("v" + UP + "\r" + "btwo\r" + "3" + "v" + UP + "c")).contains("Both 'two' and 'one' say: r1c1=3.");
        go("v" + UP + "ct");
        assertThat(saved().branch().isMain()).isTrue();
        assertThat(saved().values().digit(0)).isEqualTo(3);
        assertThat(go("vjx")).contains("Drop 'one'?");
        go("vjx\r");
        assertThat(saved().branches()).as("no is the answer at hand").hasSize(3);
        go("vjxj\r" + "vjxj\r");
        assertThat(saved().branches()).hasSize(1);
    }

    @Test
    void aPuzzleIsPasted() {
        assertThat(play(Table.FOUR, "\u001B[200~" + Table.NINE + "\u001B[201~"))
                .contains("9x9")
                .contains("Read as line");
        assertThat(play(Table.FOUR, "\u001B[200~nonsense\u001B[201~")).contains("That is no puzzle");
        assertThat(play(Table.FOUR, "i" + Table.NINE + "\r")).contains("Read as line");
    }

    @Test
    void pauseHidesTheBoard() {
        assertThat(play(Table.NINE, "p")).contains("Any key").doesNotContain("5     3");
        assertThat(play(Table.NINE, "pp")).contains("5     3");
    }

    @Test
    void menusOpenGames() {
        play(Table.FOUR, "");
        assertThat(go("n")).contains("Easy", "Extreme");
        assertThat(go("n\r")).contains("9x9");
        assertThat(go("o")).contains("4x4").contains("9x9");
        assertThat(go("oj\r")).contains("4x4  0:00");
    }

    @Test
    void newPuzzlesAreMadeOnAnyBoard() {
        play(Table.FOUR, "");
        assertThat(go("n")).contains("New puzzle, 9").contains("b another board");
        assertThat(go("nb")).contains("Size, shape and rules");
        assertThat(go("nb4\r")).contains("New puzzle, 4").contains("Easy");
        assertThat(go("nb4\r\r")).contains("4x4  0:00").contains("Small");
        assertThat(go("nbround\r")).contains("That is no board");
        assertThat(go("nb12\r\r")).contains("No puzzle could");
    }

    @Test
    void savedGamesAreDeleted() {
        play(Table.FOUR, "");
        play(Table.NINE, "");
        assertThat(go("ox")).contains("Delete this saved game?");
        assertThat(go("oxj\r").replaceAll("[\\s┃│]+", ""))
                .as("the one on the board")
                .contains("Thisgameisontheboard");
        assertThat(go("ojx\r" + "o")).contains("4x4");
        assertThat(go("ojxj\r")).contains("Deleted: 4x4").contains("9x9   ");
        assertThat(go("o")).doesNotContain("4x4");
    }

    @Test
    void aGameThatIsPlayedElsewhereIsCopied() {
        var setup = Table.setup(Optional.of(Table.FOUR), Assist.FULL, Language.ENGLISH, state);
        try (var room = Room.open(setup, Saves.of(setup.environment()))) {
            room.desk().goTo(0);
            room.desk().enter(3);
            assertThat(go("")).contains("being");
            room.desk().enter(3);
            room.desk().goTo(3);
            room.desk().enter(1);
            List<Saves.Save> both = room.saved();
            assertThat(both).hasSize(2).first().satisfies(ours -> {
                assertThat(ours.game().values().digit(0)).isZero();
                assertThat(ours.game().values().digit(3)).isEqualTo(1);
                try (var others = Saves.of(setup.environment())) {
                    assertThat(Shelf.delete(ours, others)).isPresent();
                }
            });
            assertThat(both.getLast().game().values().digit(0)).as("the copy").isEqualTo(3);
        }
        assertThat(go("")).contains("Here is where you").doesNotContain("being");
    }

    @Test
    void aDamagedGameIsPutAsideAndSaid() throws IOException {
        Path folder = Files.createDirectories(state.resolve("neuf/games"));
        Files.writeString(folder.resolve("x.json"), "{\"game\":1,");
        assertThat(go("").replaceAll("\\s+", "")).contains("A saved game".replace(" ", ""));
        assertThat(folder.resolve("x.json.damaged")).hasContent("{\"game\":1,");
        assertThat(folder.resolve("x.json")).doesNotExist();
    }

    @Test
    void whereNothingCanBeWrittenOneCanPlayAllTheSame() throws IOException {
        Files.writeString(state.resolve("neuf"), "a file where a folder should be");
        assertThat(play(Table.FOUR, CORNER + "3")).contains("┃");
    }

    @Test
    void withoutHelpThereIsNone() {
        assertThat(Table.play(Table.setup(Optional.of(Table.FOUR), Assist.NONE, Language.ENGLISH, state), "?"))
                .contains("You play without");
    }

    @Test
    void frenchIsSpoken() {
        assertThat(Table.play(Table.setup(Optional.of(Table.FOUR), Assist.FULL, Language.FRENCH, state), "\u001BOP"))
                .contains("Touches")
                .contains("annuler");
    }

    @Test
    void noSequenceOfKeysIsAnException() {
        String keys = "wasdhjkl zxur[]c?mgf=bvpnoie0123456789\r\t\u007F.\u0019\u001A";
        for (int seed = 0; seed < 40; seed++) {
            var random = new Random(seed);
            var typed = new StringBuilder();
            for (int i = 0; i < 200; i++) {
                int key = random.nextInt(keys.length() + 4);
                typed.append(
                        key < keys.length()
                                ? String.valueOf(keys.charAt(key))
                                : new String[] {UP, "\u001B[200~x\u001B[201~", "\u001B\u001B", "\u001B3"}
                                        [key - keys.length()]);
            }
            String puzzle = seed % 2 == 0 ? Table.FOUR : Table.JIGSAW;
            Path own = state.resolve("seed" + seed);
            Table.play(
                    Table.setup(
                            Optional.of(puzzle),
                            seed % 3 == 0 ? Assist.REPORT : seed % 3 == 1 ? Assist.NONE : Assist.FULL,
                            Language.ENGLISH,
                            own),
                    typed.toString(),
                    12 + random.nextInt(20),
                    32 + random.nextInt(80));
        }
    }
}
