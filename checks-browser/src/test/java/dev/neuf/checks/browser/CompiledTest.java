package dev.neuf.checks.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** As JavaScript, formats, engines and words say what they say on the JVM, to the letter. */
class CompiledTest {

    /** Beside the examples of the repository. */
    private static final List<String> TEXTS = List.of(
            // several solutions, none, and broken rules
            ".".repeat(81),
            "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.33.",
            "1...............",
            "12.34...........",
            "11..............",
            "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
            // not readable, in one way and another
            "",
            "1..x\n....\n....\n....",
            "123",
            "{\"neuf\": 1, \"size\": 4, \"variants\": [\"nonsense\"]}",
            // larger than any digit
            "................\n".repeat(15) + "G.......A......1",
            // pencil marks, a title, and more than one puzzle
            "12 34 1 2\n3 4 12 12\n1234 1234 1234 1234\n1 2 3 4",
            "Sudoku X\n1...\n....\n....\n...2\n\n1...............\n4..............1\n");

    @BeforeAll
    static void needsNode() throws InterruptedException {
        Node.require();
    }

    @ParameterizedTest
    @EnumSource
    void answersAreThoseOfTheJvm(Compiled.Engines engine) throws IOException, InterruptedException, URISyntaxException {
        var questions = new ArrayList<List<Object>>();
        var expected = new ArrayList<String>();
        for (String text : texts()) {
            questions.add(List.of("report", engine.name(), text));
            expected.add(Compiled.report(engine.name(), text));
        }
        requireSame(questions, expected);
        // questions of one kind would prove little
        assertThat(expected)
                .anyMatch(said -> said.contains("unique 534678912"))
                .anyMatch(said -> said.contains("100 solutions"))
                .anyMatch(said -> said.contains("the digits given break the rules"))
                .anyMatch(said -> said.contains("'x' n'a pas de place"))
                .anyMatch(said -> said.contains("read as json"))
                .anyMatch(said -> said.contains("read as epfl"));
    }

    @Test
    void hintsClausesAndFormatsAreThoseOfTheJvm() throws IOException, InterruptedException, URISyntaxException {
        var questions = new ArrayList<List<Object>>();
        var expected = new ArrayList<String>();
        for (String text : texts()) {
            questions.add(List.of("tell", text));
            expected.add(Compiled.tell(text));
        }
        requireSame(questions, expected);
        assertThat(expected)
                .anyMatch(said -> said.contains("only r1c6 for its 8"))
                .anyMatch(said -> said.contains("simple, in "))
                .anyMatch(said -> said.contains("-- picture\n"));
    }

    private static void requireSame(List<List<Object>> questions, List<String> expected)
            throws IOException, InterruptedException, URISyntaxException {
        List<?> answers = Node.ask(questions);
        assertThat(answers).hasSameSizeAs(questions);
        for (int i = 0; i < questions.size(); i++) {
            assertThat(answers.get(i)).as("%s", questions.get(i)).isEqualTo(expected.get(i));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSameSeedGivesTheSamePuzzle(Compiled.Recipes recipe)
            throws IOException, InterruptedException, URISyntaxException {
        var questions = new ArrayList<List<Object>>();
        var expected = new ArrayList<String>();
        for (int seed = 0; seed < 3; seed++) {
            questions.add(List.of("make", recipe.name(), seed));
            expected.add(Compiled.make(recipe.name(), seed));
        }
        assertThat(Node.ask(questions)).isEqualTo(expected);
        assertThat(expected).doesNotHaveDuplicates().allMatch(made -> made.startsWith("{"));
    }

    private static List<String> texts() throws IOException {
        var texts = new ArrayList<>(TEXTS);
        try (var examples = Files.list(Path.of(System.getProperty("neuf.root", ".."), "examples"))) {
            for (Path example : examples.filter(Files::isRegularFile).sorted().toList()) {
                texts.add(Files.readString(example));
            }
        }
        return texts;
    }

    @Test
    void canonicalFormsAreThoseOfTheJvm() throws IOException, InterruptedException, URISyntaxException {
        List<String> lines = List.of(
                ".".repeat(81),
                "1".repeat(81),
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
                "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
                "1.........2.........3.........4.........5.........6.........7.........8.........9");
        var questions = new ArrayList<List<Object>>();
        lines.forEach(line -> questions.add(List.of("canon", line)));
        List<String> expected = lines.stream().map(Compiled::canon).toList();
        assertThat(Node.ask(questions)).isEqualTo(expected);
        assertThat(expected)
                .anyMatch(said -> said.contains(" 648 "))
                .anyMatch(said -> said.contains(" 1218998108160 "));
    }

    @Test
    void gamesAreThoseOfTheJvm() throws IOException, InterruptedException, URISyntaxException {
        List<String> texts = texts();
        var questions = new ArrayList<List<Object>>();
        texts.forEach(text -> questions.add(List.of("play", text)));
        List<String> expected = texts.stream().map(Compiled::play).toList();
        assertThat(Node.ask(questions)).isEqualTo(expected);
        assertThat(expected)
                .anyMatch(said -> said.contains("{\"game\":2,"))
                .noneMatch(said -> said.contains("damaged"));
    }

    @Test
    void whatTheLibraryLackedIsThere() throws IOException, InterruptedException, URISyntaxException {
        var questions = new ArrayList<List<Object>>();
        var expected = new ArrayList<String>();
        var random = new SplittableRandom(1);
        for (int i = 0; i < 100; i++) {
            int value = random.nextInt();
            int mask = random.nextInt();
            questions.add(List.of("compress", value, mask));
            expected.add(String.valueOf(Integer.compress(value, mask)));
        }
        assertThat(Node.ask(questions)).isEqualTo(expected);
    }
}
