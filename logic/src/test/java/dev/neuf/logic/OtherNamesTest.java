package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import dev.neuf.testkit.SharedData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OtherNamesTest {

    /** What HoDoKu has in its table besides techniques. */
    private static final Set<String> NO_TECHNIQUES = Set.of("Incomplete Solution!", "Give Up");

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
        "xwing,                        X_WING",
        "jelly fish,                   JELLYFISH",
        "meduse,                       JELLYFISH",
        "medusa,                       MEDUSA",
        "Méduse 3D,                    MEDUSA",
        "triplet cache,                HIDDEN_TRIPLE",
        "chaine xy,                    XY_CHAIN",
        "reseau force,                 FORCING_NET",
        "unique rectangle type 4,      UNIQUE_RECTANGLE_4",
        "Dynamic FC (+),               FORCING_NET_PLUS",
        "0803,                         W_WING",
        "1301,                         BRAID",
        "1302,                         CELL_FORCING_CHAIN",
        "1303,                         GROUPED_BRAID",
        "1304,                         FORCING_NET",
        "sashimi,                      SASHIMI_X_WING",
        "endo fins,                    FINNED_FRANKEN_SWORDFISH",
        "Cannibalism,                  FRANKEN_SWORDFISH",
        "Doubly-linked ALS-XZ,         ALS_XZ",
        "double als-xz,                ALS_XZ",
        "CHAÎNE FORCÉE,                CELL_FORCING_CHAIN",
    })
    void nameFromElsewhereIsKnown(String typed, Technique technique) {
        assertThat(Named.meant(typed)).contains(technique);
    }

    @Test
    void whatNobodySaysIsNotKnown() {
        assertThat(Named.meant("")).isEmpty();
        assertThat(Named.meant("-, -")).isEmpty();
        assertThat(Named.meant("z-wing")).isEmpty();
        assertThat(Named.meant("chute remote pair")).isEmpty();
    }

    @Test
    void noNameIsThatOfAnother() {
        for (Technique technique : Technique.values()) {
            assertThat(Named.meant(technique.key())).contains(technique);
            for (Language language : Language.values()) {
                String title = Words.in(language).say(technique);
                assertThat(Named.meant(title)).as(title).contains(technique);
            }
        }
        OtherNames.all()
                .forEach((name, technique) ->
                        assertThat(Named.meant(name)).as(name).contains(technique));
    }

    @Test
    void everyNameOfHodokuIsKnown() throws IOException {
        for (List<String> row : rows("logic/hodoku-techniques.tsv")) {
            String code = row.get(1);
            String name = row.get(3);
            if (NO_TECHNIQUES.contains(name)) {
                continue;
            }
            Optional<Technique> meant = Named.meant(name);
            assertThat(meant).as(name).isPresent();
            boolean isOurs = Arrays.stream(Technique.values())
                    .anyMatch(technique -> technique.code().equals(code));
            if (isOurs) {
                assertThat(meant.orElseThrow().code()).as(name).isEqualTo(code);
            }
        }
    }

    @Test
    void everyTitleOfYzfIsKnownAndHasItsScore() throws IOException {
        for (List<String> row : rows("logic/yzf-techniques.tsv")) {
            String title = row.get(2);
            Optional<Technique> meant = Named.meant(title);
            assertThat(meant).as(title).isPresent();
            assertThat(Elsewhere.yzf(meant.orElseThrow())).as(title).hasValue(Integer.parseInt(row.get(5)));
        }
    }

    /** The fields of a table outside the repository. */
    private static List<List<String>> rows(String name) throws IOException {
        Path table = SharedData.find(name).orElseGet(() -> Assumptions.abort(SharedData.skipped(name)));
        return Files.readAllLines(table).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> List.of(line.split("\t")))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hidden Single",
                "Direct Pointing",
                "Direct Claiming",
                "Direct Hidden Pair",
                "Naked Single",
                "Direct Hidden Triplet",
                "Pointing",
                "Claiming",
                "Naked Pair",
                "X-Wing",
                "Hidden Pair",
                "Naked Triplet",
                "Swordfish",
                "Hidden Triplet",
                "XY-Wing",
                "XYZ-Wing",
                "Unique Rectangle/Loop",
                "Unique Rectangle type 1",
                "Unique Loop type 4",
                "Naked Quad",
                "Jellyfish",
                "Hidden Quad",
                "BUG type 1",
                "Bivalue Universal Grave type 4",
                "Aligned Pair Exclusion",
                "X-/Y-Cycles",
                "Bidirectional X-Cycle",
                "Forcing X-Chain",
                "Forcing chain / XY-cycle",
                "Aligned Triplet Exclusion",
                "Nishio",
                "Multiple (cell/region) FC",
                "Cell Forcing Chains",
                "Dynamic FC",
                "Dynamic Contradiction Forcing Chains",
                "Dynamic FC (+)",
                "+ Forcing Chains",
                "+ Multiple FC",
                "+ Dynamic FC",
                "Dynamic Forcing Chains (+ Multiple Forcing Chains)",
            })
    void everyNameOfSudokuExplainerIsKnown(String name) {
        assertThat(Named.meant(name)).isPresent();
    }

    @Test
    void techniqueHasItsNamesInOrder() {
        assertThat(OtherNames.of(Technique.SUE_DE_COQ)).containsExactly("two-sector disjoint subsets", "sdc");
        assertThat(OtherNames.of(Technique.NAKED_SET)).isEmpty();
    }
}
