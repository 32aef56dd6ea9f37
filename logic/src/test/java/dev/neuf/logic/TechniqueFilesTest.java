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
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
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

    /**
     * Where these help, something easier always does, at the hardest the technique that stands behind them.
     *
     * <ul>
     *   <li>A pair of kites, or of empty rectangles, strikes what each of the two strikes, and so do Siamese fish.
     *   <li>Two houses of a fish, seen from a target: if the target holds, what it sees of each house goes, fins as well, and
     *       what is left of both lies in one cover. So the groups left see each other, and one of the groups seen
     *       holds: a grouped turbot fish, or one of single cells. Nothing left in a house is a locked candidate.
     *   <li>A fish in lines has another that does the same: where n of k lines one way have their places in n lines the other
     *       way but for fins, the other k - n lines that way have theirs in the other k - n lines this way but for the same
     *       fins. On boards of size 9, one of the two has four lines at most.
     * </ul>
     */
    private static final Map<Technique, Technique> NEVER_EASIEST = new EnumMap<>(Map.ofEntries(
            Map.entry(Technique.DUAL_TWO_STRING_KITE, Technique.TWO_STRING_KITE),
            Map.entry(Technique.DUAL_EMPTY_RECTANGLE, Technique.EMPTY_RECTANGLE),
            Map.entry(Technique.SIAMESE_FISH, Technique.SASHIMI_JELLYFISH),
            Map.entry(Technique.FINNED_X_WING, Technique.GROUPED_TURBOT),
            Map.entry(Technique.SASHIMI_X_WING, Technique.GROUPED_TURBOT),
            Map.entry(Technique.FRANKEN_X_WING, Technique.GROUPED_TURBOT),
            Map.entry(Technique.FINNED_FRANKEN_X_WING, Technique.GROUPED_TURBOT),
            Map.entry(Technique.MUTANT_X_WING, Technique.GROUPED_TURBOT),
            Map.entry(Technique.FINNED_MUTANT_X_WING, Technique.GROUPED_TURBOT),
            Map.entry(Technique.SQUIRMBAG, Technique.JELLYFISH),
            Map.entry(Technique.FINNED_SQUIRMBAG, Technique.SASHIMI_JELLYFISH),
            Map.entry(Technique.SASHIMI_SQUIRMBAG, Technique.SASHIMI_JELLYFISH),
            Map.entry(Technique.WHALE, Technique.JELLYFISH),
            Map.entry(Technique.FINNED_WHALE, Technique.SASHIMI_JELLYFISH),
            Map.entry(Technique.SASHIMI_WHALE, Technique.SASHIMI_JELLYFISH),
            Map.entry(Technique.LEVIATHAN, Technique.JELLYFISH),
            Map.entry(Technique.FINNED_LEVIATHAN, Technique.SASHIMI_JELLYFISH),
            Map.entry(Technique.SASHIMI_LEVIATHAN, Technique.SASHIMI_JELLYFISH)));

    /** In the puzzles looked at, something easier helped as well; a better example is still to be found. */
    private static final Set<Technique> NOT_YET_EASIEST = EnumSet.of(
            Technique.DOUBLE_AHS_XZ,
            Technique.AHS_W_WING,
            Technique.FRANKEN_SWORDFISH,
            Technique.BLOSSOM_LOOP,
            Technique.MULTIFISH,
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
            Technique.TEMPLATE_DEL);

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
        if (NOT_YET_EASIEST.contains(technique) || NEVER_EASIEST.containsKey(technique)) {
            assertThat(easiest).isGreaterThan(Technique.DIRECT_HIDDEN_TRIPLE);
        } else {
            assertThat(easiest).isEqualTo(SISTERS.getOrDefault(technique, technique));
        }
    }

    static Stream<Arguments> neverEasiest() {
        return NEVER_EASIEST.entrySet().stream().map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
    }

    /** Each position of ours bears out what is said above. */
    @ParameterizedTest
    @MethodSource("neverEasiest")
    void whatIsNeverEasiestIsDoneByWhatIsEasier(Technique technique, Technique hardest) throws IOException {
        for (String line : cases(technique)) {
            int json = line.indexOf('{');
            if (line.startsWith("yes ")) {
                var sight = new Sight(Board.of(sheet(line.substring(json))));
                Set<String> easier = EnumSet.range(Technique.FULL_HOUSE, hardest).stream()
                        .flatMap(other -> Hunt.all(other, sight).stream())
                        .flatMap(step -> Stream.of(written(step).split(" ")))
                        .collect(Collectors.toSet());
                assertThat(easier)
                        .as(line)
                        .contains(line.substring("yes ".length(), json).strip().split(" "));
            }
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
