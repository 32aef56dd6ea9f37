package dev.neuf.core.format;

import static dev.neuf.core.format.Streams.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines as long as can be, for readers whose time would grow with the square of it: then this takes hours. */
class LongLinesTest {

    private static final int LENGTH = 1_000_000;

    @ParameterizedTest
    @ValueSource(strings = {"a", "&s="})
    void linkThatGoesOnAndOn(String piece) {
        assertThat(read("sudokuexchange.com/?s=" + piece.repeat(LENGTH / piece.length()) + " x"))
                .hasSize(1);
    }

    @Test
    void digitsThatEndInALineOfAnotherKind() {
        assertThat(read("1 2 3 4 5 6 7 8 9 1\n" + "9".repeat(LENGTH) + "\u2028"))
                .hasSize(2);
    }

    /** Half of it is an 11x11 board with two characters a cell, the rest nearly a map of 16 regions. */
    @Test
    void mapThatIsNoSquareIsNone() {
        var map = new StringBuilder();
        for (char region = 'A'; region <= 'P'; region++) {
            map.repeat(region, 16);
        }
        map.setLength(242);
        assertThat(read("01".repeat(121) + map)).hasSize(1);
        assertThat(read("01".repeat(121) + "\n" + map)).hasSize(2);
    }
}
