package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Files are short, and names say what things are. */
class SourcesTest {

    private static final int MOST_LINES = 400;

    /** Names that say nothing: see STYLE.md. */
    private static final Pattern EMPTY_NAME =
            Pattern.compile("(.*(Impl|Utils?|Helpers?|Managers?))|((Abstract|Base)([A-Z].*)?)");

    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record)\\s+([A-Z]\\w*)");

    private static final Pattern TEST =
            Pattern.compile("(^|[\\s{;])@(Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\\b");

    @Test
    void everyModuleIsFound() {
        assertThat(Sources.modules()).contains("core", "search", "testkit");
        assertThat(Sources.tests()).isNotEmpty();
    }

    @Test
    void noFileIsLong() {
        assertThat(Sources.all())
                .filteredOn(file -> Sources.lines(file).size() > MOST_LINES)
                .isEmpty();
    }

    @Test
    void namesSayWhatThingsAre() {
        assertThat(Sources.all())
                .flatMap(SourcesTest::types)
                .filteredOn(EMPTY_NAME.asMatchPredicate())
                .isEmpty();
    }

    private static List<String> types(Path file) {
        return Sources.lines(file).stream()
                .filter(line -> !line.strip().startsWith("*") && !line.strip().startsWith("/"))
                .flatMap(line -> TYPE.matcher(line).results())
                .map(found -> found.group(1))
                .toList();
    }

    /** Surefire passes over classes with another name in silence. */
    @Test
    void classesWithTestsAreCalledTest() {
        assertThat(Sources.tests())
                .filteredOn(file -> hasTests(file) != Sources.name(file).endsWith("Test.java"))
                .isEmpty();
    }

    private static boolean hasTests(Path file) {
        return Sources.lines(file).stream().anyMatch(TEST.asPredicate());
    }
}
