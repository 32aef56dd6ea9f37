package dev.neuf.core.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Variants from words and from objects, and back. */
class VariantsTest {

    private static final Layout NINE = Layout.standard(9);

    private static String mistake(Runnable read) {
        var bad = catchThrowableOfType(Unreadable.class, read::run);
        assertThat(bad).as("it is refused").isNotNull();
        assertThat(bad.line()).isZero();
        assertThat(bad.column()).isZero();
        assertThat(Words.in(Language.FRENCH).say(bad.why()))
                .isNotEqualTo(Words.in(Language.ENGLISH).say(bad.why()));
        return Words.in(Language.ENGLISH).say(bad.why());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(String json) {
        return (Map<String, Object>) Json.parse(json);
    }

    @ParameterizedTest
    @EnumSource
    void exampleIsReadAndWrittenAndReadAgain(Variants row) {
        Variant variant = Variants.read(row.example(), NINE);
        assertThat(variant.keyword()).isEqualTo(row.keyword());
        assertThat(row.example()).startsWith(row.keyword());

        Map<String, Object> written = Variants.object(variant, NINE);
        assertThat(written).containsEntry("type", row.keyword());
        assertThat(Variants.read(written, NINE)).isEqualTo(variant).hasSameHashCodeAs(variant);
        assertThat(Variants.read(object(Json.write(written)), NINE)).isEqualTo(variant);
        assertThat(variant.rules(NINE)).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everyRowHasAName(Variants row) {
        assertThat(Variants.read(row.example(), NINE).named(2).phrase()).isNotEqualTo(CorePhrase.NAMED_OTHER);
    }

    @Test
    void everyRowHasItsOwnKeyword() {
        var keywords = new HashSet<String>();
        for (Variants row : Variants.values()) {
            assertThat(keywords.add(row.keyword())).isTrue();
        }
    }

    @Test
    void wordsMeanWhatTheySay() {
        assertThat(Variants.read("cage sum=15 cells=r1c1,R1C2,r2c1", NINE)).isEqualTo(new Cage(15, List.of(0, 1, 9)));
        assertThat(Variants.read("  cage   cells=r9c9\tsum=9 ", NINE)).isEqualTo(new Cage(9, List.of(80)));
        assertThat(Variants.read("odd cells=r2c2,r1c1", NINE)).isEqualTo(new Parity(true, List.of(10, 0)));
        assertThat(Variants.read("even cells=r2c2", NINE)).isEqualTo(new Parity(false, List.of(10)));
        assertThat(Variants.read("only digits=7 cells=r2c2", NINE)).isEqualTo(new Only(Digits.of(7), List.of(10)));
        assertThat(Variants.read("only digits=9,1 cells=r1c1,r2c2", NINE))
                .isEqualTo(new Only(Digits.of(1, 9), List.of(0, 10)));
        assertThat(Variants.read("diagonals", NINE)).isEqualTo(new Diagonals());
        assertThat(Variants.read("windoku", NINE)).isEqualTo(new Windoku());
        assertThat(Variants.read("anti-knight", NINE)).isEqualTo(new AntiKnight());
        assertThat(Variants.read("anti-king", NINE)).isEqualTo(new AntiKing());
        assertThat(Variants.read("disjoint-groups", NINE)).isEqualTo(new DisjointGroups());
        assertThat(Variants.read("non-consecutive", NINE)).isEqualTo(new NonConsecutive());
    }

    @Test
    void objectIsWrittenInTheOrderOfPeople() {
        assertThat(Json.write(Variants.object(new Cage(15, List.of(0, 1, 9)), NINE)))
                .isEqualTo("{\"type\":\"cage\",\"sum\":15,\"cells\":[\"r1c1\",\"r1c2\",\"r2c1\"]}");
        assertThat(Json.write(Variants.object(new Parity(true, List.of(80)), NINE)))
                .isEqualTo("{\"type\":\"odd\",\"cells\":[\"r9c9\"]}");
        assertThat(Json.write(Variants.object(new Diagonals(), NINE))).isEqualTo("{\"type\":\"diagonals\"}");
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/dev/neuf/core/variant/mistakes-in-words.txt", delimiter = '|', quoteCharacter = '`')
    void mistakeInWordsIsExplained(String words, String sentence) {
        assertThat(mistake(() -> Variants.read(words, NINE))).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/dev/neuf/core/variant/mistakes-in-objects.txt", delimiter = '|', quoteCharacter = '`')
    void mistakeInAnObjectIsExplained(String json, String sentence) {
        assertThat(mistake(() -> Variants.read(object(json), NINE))).isEqualTo(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"windoku", "disjoint-groups"})
    void boardWithoutBoxesIsRefused(String words) {
        assertThat(mistake(() -> Variants.read(words, Layout.of(Shape.latin(9)))))
                .isEqualTo(words + ": only a board with boxes can have it");
    }

    @Test
    void cageLargerThanTheDigitsIsRefused() {
        var names = NINE.houses().getFirst().cells().with(9).stream()
                .mapToObj(NINE::name)
                .toList();
        assertThat(mistake(() -> Variants.read(Json.object("type", "cage", "sum", 45, "cells", names), NINE)))
                .isEqualTo("cage: 10 cells, but only 9 digits");
    }

    @Test
    void cageOfAllDigitsHasOneSum() {
        var names =
                NINE.houses().getFirst().cells().stream().mapToObj(NINE::name).toList();
        assertThat(Variants.read(Json.object("type", "cage", "sum", 45, "cells", names), NINE))
                .isInstanceOf(Cage.class);
        assertThat(mistake(() -> Variants.read(Json.object("type", "cage", "sum", 44L, "cells", names), NINE)))
                .isEqualTo("cage: 'sum' must be a whole number from 45 to 45, not 44");
    }

    @Test
    void cellNamesDependOnTheBoard() {
        assertThat(Variants.read("odd cells=r16c16", Layout.standard(16))).isEqualTo(new Parity(true, List.of(255)));
        assertThat(mistake(() -> Variants.read("odd cells=r5c1", Layout.standard(4))))
                .isEqualTo("odd: 'r5c1' is not a cell: expected r1c1 to r4c4");
    }
}
