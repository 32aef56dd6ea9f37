package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherNamesTest {

    @ParameterizedTest
    @CsvSource({
        "y-wing,                       XY_WING",
        "Y Wing,                       XY_WING",
        "exocet,                       JUNIOR_EXOCET",
        "simple colors,                COLOUR_TRAP",
        "forcing chain,                CELL_FORCING_CHAIN",
        "Hidden_Quadruple,             HIDDEN_QUAD",
        "sdc,                          SUE_DE_COQ",
        "turbot,                       TURBOT_FISH",
        "aals,                         DEATH_BLOSSOM",
        "gsp,                          GURTH",
        "ALS-DOF,                      DEATH_BLOSSOM",
        "Bowman’s Bingo,               TRIAL",
        "candidats verrouilles,        POINTING",
        "CHAÎNE FORCÉE,                CELL_FORCING_CHAIN",
    })
    void nameFromElsewhereIsKnown(String typed, Technique technique) {
        assertThat(OtherNames.meant(typed)).contains(technique);
    }

    @Test
    void whatNobodySaysIsNotKnown() {
        assertThat(OtherNames.meant("")).isEmpty();
        assertThat(OtherNames.meant("z-wing")).isEmpty();
    }

    /** Keys and titles come first: a name that is one of those must mean the same. */
    @Test
    void noNameIsThatOfAnother() {
        for (Technique technique : Technique.values()) {
            assertMeant(technique.key(), technique);
            for (Language language : Language.values()) {
                assertMeant(Words.in(language).say(technique), technique);
            }
        }
    }

    private static void assertMeant(String ours, Technique technique) {
        assertThat(OtherNames.meant(ours).orElse(technique)).as(ours).isEqualTo(technique);
    }

    @Test
    void techniqueHasItsNamesInOrder() {
        assertThat(OtherNames.of(Technique.SUE_DE_COQ)).containsExactly("two-sector disjoint subsets", "sdc");
        assertThat(OtherNames.of(Technique.NAKED_SET)).isEmpty();
    }
}
