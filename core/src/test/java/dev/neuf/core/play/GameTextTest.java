package dev.neuf.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Digits;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games as text. */
class GameTextTest {

    static final List<String> ALL = Games.ALL;

    @ParameterizedTest
    @FieldSource("ALL")
    void aGameIsReadAsItWasWritten(String text) {
        for (int seed = 0; seed < 10; seed++) {
            var random = new Random(seed);
            Game game = Games.of(text);
            for (int i = 0; i < 100; i++) {
                game = Games.random(game, random);
            }
            String written = GameText.write(game);
            Game read = GameText.read(written).orElseThrow();
            assertThat(read.sheet()).isEqualTo(game.sheet());
            assertThat(read.branches()).isEqualTo(game.branches());
            assertThat(read.branch()).isEqualTo(game.branch());
            assertThat(read.view()).isEqualTo(game.view());
            assertThat(GameText.write(read)).isEqualTo(written);
        }
    }

    @Test
    void theFormIsReadable() {
        Game game = Games.of(Games.FOUR).mark(3, 1).enter(0, 3).begin("what if").enter(3, 1);
        assertThat(GameText.write(game.with(game.view().later(1234))))
                .isEqualTo(
                        "{\"game\":2,\"puzzle\":{\"neuf\":1,\"size\":4,\"givens\":[\".24.\",\"1..3\",\"4..2\",\".13.\"]},"
                                + "\"cursor\":\"r3c3\",\"automatic\":false,\"tidy\":true,\"millis\":1234,\"hints\":0,\"checks\":0,"
                                + "\"branch\":\"what if\",\"branches\":["
                                + "{\"name\":\"\",\"parent\":\"\",\"base\":[],\"at\":2,\"moves\":[[\"r1c4~1\"],[\"r1c1=3\"]]},"
                                + "{\"name\":\"what if\",\"parent\":\"\",\"base\":[\"r1c1=3\",\"r1c4~1\"],\"at\":1,"
                                + "\"moves\":[[\"r1c4=1~1\"]]}]}");
    }

    @Test
    void cornersAndColoursAreWritten() {
        Game game = Games.of(Games.FOUR)
                .corner(List.of(0), 3)
                .colour(List.of(0), 10)
                .colour(List.of(0), 2)
                .tint(List.of(0), 3, 4)
                .strike(List.of(0), 3)
                .centre(List.of(0), 1);
        assertThat(GameText.write(game)).contains("\"r1c1~1^3!3#2A%34\"");
    }

    @Test
    void aGameOfTheFirstVersionIsRead() {
        String text = "{\"game\":1,\"puzzle\":{\"neuf\":1,\"size\":4,\"givens\":[\".24.\",\"1..3\",\"4..2\",\".13.\"]},"
                + "\"cursor\":\"r3c3\",\"automatic\":false,\"millis\":1234,\"hints\":0,\"checks\":0,"
                + "\"branch\":\"\",\"branches\":["
                + "{\"name\":\"\",\"parent\":\"\",\"base\":[],\"at\":2,\"moves\":[[\"r1c4~1!3\"],[\"r1c1=3\"]]}]}";
        Game game = GameText.read(text).orElseThrow();
        assertThat(game.spot(0).digit()).isEqualTo(3);
        assertThat(game.spot(3).centre()).isEqualTo(Digits.of(1));
        assertThat(game.spot(3).struck()).isEqualTo(Digits.of(3));
        assertThat(game.view().tidiesMarks()).isTrue();
    }

    @Test
    void aDamagedTextIsNoGameAndNoException() {
        Game game = Games.of(Games.NINE);
        var random = new Random(1);
        for (int i = 0; i < 60; i++) {
            game = Games.random(game, random);
        }
        String text = GameText.write(game);
        for (int length = 0; length < text.length(); length += 7) {
            assertThat(GameText.read(text.substring(0, length))).isEmpty();
        }
        for (int i = 0; i < 500; i++) {
            int at = random.nextInt(text.length());
            char other = "0123456789rc=~![]{}\",:ab ".charAt(random.nextInt(25));
            // it may be another game by chance, but then it can be played on
            GameText.read(text.substring(0, at) + other + text.substring(at + 1))
                    .ifPresent(read -> assertThat(
                                    read.redo().undo().board().values().filledCount())
                            .isPositive());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "null",
                "{\"game\":3}",
                "{\"game\":2}",
                "{\"game\":1}",
                "{\"game\":1,\"puzzle\":{\"size\":4,\"givens\":\"................\"}}",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
            })
    void somethingElseIsNoGame(String text) {
        assertThat(GameText.read(text)).isEmpty();
    }
}
