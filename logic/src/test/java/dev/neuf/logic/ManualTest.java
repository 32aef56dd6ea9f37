package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is written about techniques, and what others say of them. */
class ManualTest {

    private static List<String> keys(Language language) throws IOException {
        try (InputStream in = Manual.class.getResourceAsStream("manual_%s.txt".formatted(language.code()))) {
            var keys = new ArrayList<String>();
            new BufferedReader(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> line.startsWith("= "))
                    .forEach(line -> keys.addAll(Arrays.asList(line.substring(2).split(" "))));
            return keys;
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTextIsAboutATechniqueAndNoneHasTwo(Language language) throws IOException {
        assertThat(keys(language))
                .doesNotHaveDuplicates()
                .allMatch(key -> Technique.of(key).isPresent());
        assertThat(keys(language)).containsExactlyInAnyOrderElementsOf(keys(Language.ENGLISH));
    }

    @Test
    void aTextIsPutTogetherFromItsLines() {
        assertThat(Manual.about(Technique.FULL_HOUSE, Language.ENGLISH).orElseThrow())
                .startsWith("A row, a column or a box has a single empty cell left. Every digit")
                .endsWith("every puzzle ends with it.")
                .doesNotContain("  ");
        assertThat(Manual.about(Technique.WHALE, Language.FRENCH))
                .isEqualTo(Manual.about(Technique.LEVIATHAN, Language.FRENCH))
                .isPresent();
    }

    @Test
    void everyTextStandsAlone() {
        for (Technique technique : Technique.values()) {
            assertThat(Manual.about(technique, Language.ENGLISH).orElseThrow())
                    .as(technique.key())
                    .doesNotStartWith("The same");
            assertThat(Manual.about(technique, Language.FRENCH).orElseThrow())
                    .as(technique.key())
                    .doesNotStartWith("La même");
        }
    }

    @Test
    void othersSayHowHardATechniqueIs() {
        assertThat(Elsewhere.hodoku(Technique.X_WING)).hasValue(140);
        assertThat(Elsewhere.explainer(Technique.X_WING)).contains("3.2");
        assertThat(Elsewhere.hodoku(Technique.MUTANT_X_WING)).hasValue(450);
        assertThat(Elsewhere.hodoku(Technique.FORCING_NET)).hasValue(700);
        assertThat(Elsewhere.hodoku(Technique.MEDUSA)).isEmpty();
        assertThat(Elsewhere.explainer(Technique.SKYSCRAPER)).isEmpty();
        assertThat(Elsewhere.yzf(Technique.X_WING)).hasValue(140);
        assertThat(Elsewhere.yzf(Technique.MUTANT_SQUIRMBAG)).hasValue(370);
        assertThat(Elsewhere.yzf(Technique.NISHIO)).isEmpty();
    }
}
