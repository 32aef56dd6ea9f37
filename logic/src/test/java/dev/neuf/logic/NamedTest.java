package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedTest {

    @ParameterizedTest
    @CsvSource({
        "x-wing,                X_WING",
        "' X_Wing ',            X_WING",
        "0300,                  X_WING",
        "Paire nue,             NAKED_PAIR",
        "y-wing,                XY_WING",
        "candidats verrouilles, POINTING",
    })
    void aTechniqueIsMeantByItsKeyItsTitleItsCodeAndItsOtherNames(String typed, Technique technique) {
        assertThat(Named.meant(typed)).contains(technique);
    }

    @Test
    void whatIsNoNameMeansNothing() {
        for (String typed : new String[] {"", " ", "-", "x-wink", "1"}) {
            assertThat(Named.meant(typed)).as(typed).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "x-wink,         x-wing",
        "xwing,          x-wing",
        "simple colurs,  colour-trap",
        "jellyfihs,      jellyfish",
        "meduze,         jellyfish",
        "chaine forcess, cell-forcing-chain",
        // of names as near, the first of the list
        "bug type,       bug-plus-one",
        "locked candidates typ, pointing",
    })
    void aSlipIsForgiven(String typed, String key) {
        assertThat(Named.similar(typed)).contains(key);
    }

    @Test
    void whatIsLikeNothingIsNoSlip() {
        assertThat(Named.similar("pontifex")).isEmpty();
        assertThat(Named.similar("wing ".repeat(100_000))).isEmpty();
    }
}
