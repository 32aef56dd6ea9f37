package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Positions of our own for each technique, in techniques/KEY.txt: {@code yes} with what a step does, and {@code no} where
 * there is none. A technique without a file fails.
 */
class TechniqueFilesTest {

    /**
     * Where these help, their sisters always do: two cells of a colour that see each other also see their own partners of
     * the other colour, and so lie in the trap; the same with the colours of two clusters.
     */
    private static final Map<Technique, Technique> SISTERS = Map.of(
            Technique.COLOUR_WRAP, Technique.COLOUR_TRAP,
            Technique.MULTI_COLOURS_2, Technique.MULTI_COLOURS_1);

    /** In the few puzzles looked at, something easier helped as well; a better example is still to be found. */
    private static final Set<Technique> NOT_YET_EASIEST = EnumSet.of(
            Technique.AVOIDABLE_RECTANGLE_2,
            Technique.FINNED_X_WING,
            Technique.SASHIMI_X_WING,
            Technique.NAKED_SET,
            Technique.DUAL_TWO_STRING_KITE,
            Technique.DUAL_EMPTY_RECTANGLE,
            Technique.SIAMESE_FISH, // each of the two is easier
            Technique.X_CHAIN,
            Technique.AHS_XZ,
            Technique.DOUBLE_AHS_XZ,
            Technique.XY_CHAIN,
            Technique.AHS_W_WING,
            Technique.GROUPED_LOOP,
            Technique.LOOP_WITH_SETS,
            Technique.AIC_WITH_SETS,
            Technique.FRANKEN_X_WING,
            Technique.FRANKEN_SWORDFISH,
            Technique.FRANKEN_JELLYFISH,
            Technique.ALIGNED_TRIPLE_EXCLUSION,
            Technique.FINNED_FRANKEN_X_WING,
            Technique.FINNED_FRANKEN_SWORDFISH,
            Technique.FINNED_FRANKEN_JELLYFISH,
            Technique.NISHIO,
            Technique.REGION_FORCING_CHAIN,
            Technique.WHIP,
            Technique.BRAID,
            Technique.GROUPED_BRAID,
            Technique.FORCING_NET,
            Technique.FORCING_NET_PLUS,
            Technique.BLOSSOM_LOOP,
            Technique.GROUPED_WHIP,
            Technique.MULTIFISH,
            Technique.FIREWORK,
            Technique.BIVALUE_ODDAGON,
            Technique.SK_LOOP,
            Technique.MSLS,
            Technique.JUNIOR_EXOCET,
            Technique.DOUBLE_EXOCET,
            Technique.SQUIRMBAG,
            Technique.FINNED_SQUIRMBAG,
            Technique.SASHIMI_SQUIRMBAG,
            Technique.WHALE,
            Technique.FINNED_WHALE,
            Technique.SASHIMI_WHALE,
            Technique.LEVIATHAN,
            Technique.FINNED_LEVIATHAN,
            Technique.SASHIMI_LEVIATHAN,
            Technique.MUTANT_X_WING,
            Technique.FINNED_MUTANT_X_WING,
            Technique.MUTANT_SWORDFISH,
            Technique.FINNED_MUTANT_SWORDFISH,
            Technique.MUTANT_JELLYFISH,
            Technique.FINNED_MUTANT_JELLYFISH,
            Technique.FRANKEN_SQUIRMBAG,
            Technique.FINNED_FRANKEN_SQUIRMBAG,
            Technique.FRANKEN_WHALE,
            Technique.FINNED_FRANKEN_WHALE,
            Technique.FRANKEN_LEVIATHAN,
            Technique.FINNED_FRANKEN_LEVIATHAN,
            Technique.MUTANT_SQUIRMBAG,
            Technique.FINNED_MUTANT_SQUIRMBAG,
            Technique.MUTANT_WHALE,
            Technique.FINNED_MUTANT_WHALE,
            Technique.MUTANT_LEVIATHAN,
            Technique.FINNED_MUTANT_LEVIATHAN,
            Technique.TEMPLATE_SET,
            Technique.TEMPLATE_DEL,
            Technique.COMPLEX_AIC,
            Technique.NESTED_NET,
            Technique.DYNAMIC_NESTED_NET);

    /** What a trial shows is no pattern, so it has no file of them. */
    static Stream<Technique> withFile() {
        return Arrays.stream(Technique.values()).filter(technique -> technique != Technique.TRIAL);
    }

    @Test
    void everyTechniqueHasAnExample() {
        assertThat(Technique.values())
                .allMatch(technique -> Example.find(technique).isPresent());
    }

    @ParameterizedTest
    @MethodSource("withFile")
    void aTechniqueFindsWhatItsFileSays(Technique technique) throws IOException {
        List<String> cases = cases(technique);
        assertThat(cases).anyMatch(line -> line.startsWith("yes "));
        // on most boards that need thought, nets find something
        if (technique.level().compareTo(Level.EXTREME) < 0) {
            assertThat(cases).anyMatch(line -> line.startsWith("no "));
        }
        for (String line : cases) {
            int json = line.indexOf('{');
            String expected = line.substring(line.indexOf(' '), json).strip();
            Set<String> found = Hunt.all(technique, new Sight(Board.of(sheet(line.substring(json))))).stream()
                    .map(TechniqueFilesTest::written)
                    .collect(Collectors.toSet());
            if (line.startsWith("yes ")) {
                assertThat(found).as(line).contains(expected);
            } else {
                assertThat(found).as(line).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("withFile")
    void theExampleOfATechniqueShowsIt(Technique technique) {
        Example example = Example.of(technique);
        assertThat(example.step().technique()).isEqualTo(technique);
        assertThat(example.step().deductions()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("withFile")
    void nothingEasierHelpsInAnExample(Technique technique) {
        Board board = Board.of(Example.of(technique).sheet());
        Technique easiest =
                Person.with(Toolbox.full()).next(board).orElseThrow().technique();
        if (NOT_YET_EASIEST.contains(technique)) {
            assertThat(easiest).isGreaterThan(Technique.DIRECT_HIDDEN_TRIPLE);
        } else {
            assertThat(easiest).isEqualTo(SISTERS.getOrDefault(technique, technique));
        }
    }

    private static List<String> cases(Technique technique) throws IOException {
        String file = "/techniques/" + technique.key() + ".txt";
        try (InputStream in = TechniqueFilesTest.class.getResourceAsStream(file)) {
            assertThat(in).as("the file %s", file).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static Sheet sheet(String json) {
        return ((Parsed.Ok) Format.JSON.read(json, Hints.NONE)).sheet();
    }

    private static String written(Step step) {
        var words = new TreeSet<String>();
        for (Deduction deduction : step.deductions()) {
            switch (deduction) {
                case Deduction.Place(int cell, int digit) -> words.add("=" + digit + "@" + cell);
                case Deduction.Eliminate(int cell, Digits digits) ->
                    digits.forEach(digit -> words.add("-" + digit + "@" + cell));
            }
        }
        return String.join(" ", words);
    }
}
