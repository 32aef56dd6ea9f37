package dev.neuf.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every language says everything, with the same parts and in the same order. */
class LanguageFilesTest {

    private static final Set<String> IN_BOTH_LANGUAGES = Set.of("NAMED_WINDOKU", "NAMED_CAGE", "NAMED_PALINDROME");

    private static final Pattern HOLE = Pattern.compile("\\{(\\d)([+/]|:[^|}]*\\|[^|}]*)?}");

    private static List<String> lines(Language language) {
        String file = "/dev/neuf/words/core_" + language.code() + ".txt";
        try (var in = Objects.requireNonNull(Words.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> keys(Language language) {
        return lines(language).stream()
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .map(line -> line.substring(0, line.indexOf(" = ")))
                .toList();
    }

    private static Set<String> holes(String words) {
        var holes = new TreeSet<String>();
        HOLE.matcher(words).results().forEach(hole -> holes.add(hole.group(1)));
        return holes;
    }

    @ParameterizedTest
    @EnumSource
    void fileHasEveryPhraseOnceInTheOrderOfTheTable(Language language) {
        assertThat(keys(language))
                .containsExactlyElementsOf(
                        Arrays.stream(CorePhrase.values()).map(CorePhrase::name).toList());
    }

    @ParameterizedTest
    @EnumSource
    void fileHasTheSectionsOfTheEnglishOne(Language language) {
        List<String> sections = lines(Language.ENGLISH).stream()
                .skip(1)
                .filter(line -> line.startsWith("#"))
                .toList();
        assertThat(lines(language).stream().skip(1).filter(line -> line.startsWith("#")))
                .isEqualTo(sections);
    }

    @ParameterizedTest
    @EnumSource
    void sentencesUseTheSameParts(Language language) {
        Map<String, String> english = Words.load("core", Language.ENGLISH);
        Words.load("core", language)
                .forEach((key, words) ->
                        assertThat(holes(words)).as(key).isEqualTo(holes(english.getOrDefault(key, ""))));
    }

    @ParameterizedTest
    @EnumSource
    void bracesAreHolesAndNothingElse(Language language) {
        Words.load("core", language).forEach((key, words) -> {
            assertThat(HOLE.matcher(words).replaceAll("")).as(key).doesNotContain("{", "}");
            assertThat(words)
                    .as(key)
                    .isNotBlank()
                    .doesNotEndWith(" ")
                    .doesNotEndWith(".")
                    .doesNotContain("  ");
        });
    }

    @ParameterizedTest
    @EnumSource
    void partsAreCountedWithoutGaps(Language language) {
        Words.load("core", language).forEach((key, words) -> {
            var holes = holes(words);
            assertThat(holes).as(key).allMatch(hole -> Integer.parseInt(hole) < holes.size());
        });
    }

    @Test
    void frenchIsNotEnglish() {
        Map<String, String> english = Words.load("core", Language.ENGLISH);
        Words.load("core", Language.FRENCH).forEach((key, words) -> {
            if (!IN_BOTH_LANGUAGES.contains(key)) {
                assertThat(words).as(key).isNotEqualTo(english.get(key));
            }
        });
    }
}
