package dev.neuf.browser;

import static dev.neuf.browser.Scripts.at;
import static dev.neuf.browser.Scripts.request;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the page is told of a board, so that it can draw it. */
class BoardJsonTest {

    private static Map<?, ?> ask(String name, Object... namesAndValues) {
        return (Map<?, ?>) Json.parse(new Desk().answer(request(name, namesAndValues)));
    }

    @Test
    void aBoardIsDescribed() {
        Map<?, ?> opened = ask("open", "text", Scripts.NINE);
        assertThat(at(opened, "board", "size")).isEqualTo(9L);
        assertThat(at(opened, "board", "title")).isEqualTo("9x9 with boxes 3x3");
        assertThat((List<?>) at(opened, "board", "houses")).hasSize(27);
        assertThat((List<?>) at(opened, "board", "rules")).hasSize(1);
        assertThat(at(opened, "game", "cells", 0)).isEqualTo(Map.of("d", 5L, "g", 1L));
        assertThat(at(opened, "game", "cells", 2)).isEqualTo(Map.of("a", List.of(1L, 2L, 4L)));
        assertThat(at(opened, "game", "open")).isEqualTo(51L);
        assertThat(at(opened, "read", 0)).isEqualTo("Read as one line: 9x9 with boxes 3x3.");
    }

    @Test
    void extraRulesAreDescribed() {
        Object board = at(ask("open", "text", Scripts.KILLER, "lang", "fr"), "board");
        assertThat(at(board, "cages")).isEqualTo(List.of(Map.of("sum", 5L, "cells", List.of(0L, 1L))));
        assertThat(at(board, "odd")).isEqualTo(List.of(15L));
        assertThat(at(board, "diagonals")).isEqualTo(true);
        assertThat((List<?>) at(board, "rules")).hasSize(5);
        assertThat(at(board, "rules", 0).toString()).startsWith("Chaque ligne");
        assertThat(((List<?>) at(board, "differ")).contains(List.of(0L, 9L))).isTrue();
    }

    @Test
    void whatARegionHoldsDependsOnItsCells() {
        String whole = "{\"size\":4,\"regions\":[\"1112\",\"1222\",\"3334\",\"3444\"]}";
        assertThat(at(ask("open", "text", whole), "board", "rules", 0))
                .isEqualTo("Each row, each column and each region holds every digit from 1 to 4 once.");
        String some = "{\"size\":4,\"regions\":[\"111.\",\"1222\",\"3334\",\"3444\"]}";
        assertThat(at(ask("open", "text", some), "board", "rules", 0).toString())
                .endsWith("and no region holds one twice.");
    }

    @Test
    void whatSettersDrawIsDescribed() {
        Object board = at(
                ask(
                        "open",
                        "text",
                        Scripts.NINE,
                        "lang",
                        "fr",
                        "variant",
                        List.of(
                                "thermometer cells=r1c1,r1c2,r2c2",
                                "thermometer cells=r5c5,r5c6",
                                "whisper gap=5 cells=r4c4,r5c5",
                                "total sum=10 cells=r3c3,r3c4",
                                "different cells=r9c1,r9c9")),
                "board");
        assertThat(at(board, "lines", 0))
                .isEqualTo(Map.of("kind", "thermometer", "number", 0L, "cells", List.of(0L, 1L, 10L)));
        assertThat(at(board, "lines", 2, "number")).isEqualTo(5L);
        assertThat(at(board, "lines", 3)).isEqualTo(Map.of("kind", "total", "number", 10L, "cells", List.of(20L, 21L)));
        assertThat(at(board, "lines", 4, "kind")).isEqualTo("different");
        assertThat(at(board, "title"))
                .isEqualTo("9x9 avec des blocs 3x3, et en plus 2 thermomètres, 1 ligne de murmure, 1 somme,"
                        + " 1 groupe de chiffres différents");
    }

    @Test
    void theGapOfAWhisperIsSaid() {
        assertThat(at(whispers("whisper gap=4 cells=r4c4,r5c5", "whisper gap=4 cells=r1c1,r1c2"), "board", "rules", 1))
                .isEqualTo("Digits next to each other on a whisper line differ by at least 4.");
        Map<?, ?> two = whispers("whisper gap=4 cells=r4c4,r5c5", "whisper gap=5 cells=r1c1,r1c2");
        assertThat((List<?>) at(two, "board", "rules")).hasSize(3);
        assertThat(at(two, "board", "rules", 2))
                .isEqualTo("Digits next to each other on the whisper line through r1c1 and r1c2 differ by at least 5.");
    }

    private static Map<?, ?> whispers(String... variants) {
        return ask("open", "text", Scripts.NINE, "lang", "en", "variant", List.of(variants));
    }

    @ParameterizedTest
    @EnumSource
    void everyFormatHasAName(Format format) {
        assertThat(Words.in(Language.FRENCH).say(DoorPhrase.valueOf("FORMAT_" + format.name())))
                .isNotEmpty();
    }
}
