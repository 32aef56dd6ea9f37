package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code --json} answers: one object per puzzle and line. */
class JsonTest {

    private static Map<String, Object> only(String... args) {
        List<Map<String, Object>> objects = neuf(args).objects();
        assertThat(objects).hasSize(1);
        return objects.getFirst();
    }

    @Test
    void everyPuzzleHasItsObjectInOrder() {
        var result = PIPE.reading("\n" + Samples.FOUR + "\n" + Samples.BAD + "\n" + Samples.CLASH + "\n")
                .run("solve", "--json", "--from", "line", Samples.NINE, "-");
        List<Map<String, Object>> objects = result.objects();
        assertThat(objects).extracting(object -> object.get("puzzle")).containsExactly(1L, 2L, 3L, 4L);
        assertThat(objects).extracting(object -> object.get("source")).containsExactly("puzzle 1", "-", "-", "-");
        assertThat(objects).extracting(object -> object.get("line")).containsExactly(1L, 2L, 3L, 4L);
        assertThat(objects.get(1)).containsEntry("format", "line").containsEntry("size", 4L);
        assertThat(result.exit()).isEqualTo(3);
    }

    @Test
    void aBadPuzzleHasLineColumnAndError() {
        var result = PIPE.reading("12.4\n3...\n4?..\n...1\n").run("solve", "--json", "-");
        assertThat(result.objects().getFirst())
                .containsEntry("puzzle", 1L)
                .containsEntry("source", "-")
                .containsEntry("line", 3L)
                .containsEntry("column", 2L)
                .hasEntrySatisfying(
                        "error", error -> assertThat(error.toString()).startsWith("'?' cannot stand in"));
        for (String command : List.of("count", "check")) {
            assertThat(only(command, "--json", Samples.BAD)).containsKeys("puzzle", "source", "line", "error");
        }
        assertThat(only("convert", "--to", "line", "--json", Samples.BAD)).containsKey("error");
    }

    @Test
    void solveSaysTheAnswer() {
        assertThat(only("solve", "--json", Samples.FOUR))
                .containsEntry("answer", "unique")
                .containsEntry("solution", Samples.FOUR_SOLVED)
                .containsOnlyKeys("puzzle", "source", "line", "format", "size", "answer", "solution");
        Map<String, Object> many = only("solve", "--json", Samples.MANY);
        assertThat(many).containsEntry("answer", "many").containsKeys("solution", "another");
        assertThat(many.get("solution")).isNotEqualTo(many.get("another"));
        assertThat(only("solve", "--json", Samples.STRANDED))
                .containsEntry("answer", "none")
                .containsEntry("reason", "no digit is left for r1c4")
                .doesNotContainKey("solution");
        assertThat(only("solve", "--json", "--time-limit", "1ms", Samples.EMPTY_LARGE))
                .containsEntry("answer", "unknown")
                .containsEntry("reason", "the time limit was reached")
                .doesNotContainKey("solution");
    }

    @Test
    void allSolutionsAreOneObjectEach() {
        assertThat(neuf("solve", "--json", "--all", Samples.MANY).objects())
                .hasSize(72)
                .allMatch(object -> Objects.equals(object.get("puzzle"), 1L))
                .extracting(object -> object.get("solution"))
                .doesNotHaveDuplicates();
    }

    @Test
    void whereThereIsNoSolutionAllOfThemAreOneObjectThatSaysSo() {
        assertThat(only("solve", "--json", "--all", Samples.CLASH))
                .containsEntry("answer", "none")
                .containsEntry("reason", "the digits given break the rules");
    }

    @Test
    void countSaysHowManyAndWhetherTheseAreAll() {
        assertThat(only("count", "--json", Samples.MANY))
                .containsEntry("solutions", 72L)
                .containsEntry("complete", true)
                .doesNotContainKey("reason");
        assertThat(only("count", "--json", "--limit", "5", Samples.MANY))
                .containsEntry("solutions", 5L)
                .containsEntry("complete", false)
                .containsEntry("reason", "the number of solutions asked for was reached");
        assertThat(only("count", "--json", "--time-limit", "1ms", Samples.EMPTY_NINE))
                .containsEntry("complete", false)
                .containsEntry("reason", "the time limit was reached");
        assertThat(only("count", "--json", Samples.CLASH)).containsEntry("solutions", 0L);
    }

    @Test
    void checkSaysWhatItFound() {
        assertThat(only("check", "--json", Samples.FOUR))
                .containsEntry("filled", 8L)
                .containsEntry("complete", false)
                .containsEntry("valid", true)
                .containsEntry("conflicts", List.of())
                .containsEntry("answer", "unique");
        assertThat(only("check", "--json", Samples.FOUR_SOLVED))
                .containsEntry("complete", true)
                .containsEntry("answer", "unique");
        assertThat(only("check", "--json", Samples.MANY)).containsEntry("answer", "many");
        assertThat(only("check", "--json", Samples.HOPELESS))
                .containsEntry("valid", true)
                .containsEntry("answer", "none")
                .containsEntry("reason", "every possibility was tried");
        assertThat(only("check", "--json", "--time-limit", "1ms", Samples.EMPTY_LARGE))
                .containsEntry("answer", "unknown")
                .containsEntry("reason", "the time limit was reached");
    }

    @Test
    void checkNamesEachConflictInFields() {
        Map<String, Object> object = only("check", "--json", Samples.CLASH);
        assertThat(object).containsEntry("valid", false).containsEntry("answer", "none");
        assertThat((List<?>) object.get("conflicts"))
                .isEqualTo(List.of(
                        Map.of(
                                "text",
                                "row 1 has the digit 1 more than once: r1c1, r1c2",
                                "house",
                                "row",
                                "number",
                                1L,
                                "digits",
                                List.of("1"),
                                "cells",
                                List.of("r1c1", "r1c2")),
                        Map.of(
                                "text",
                                "box 1 has the digit 1 more than once: r1c1, r1c2",
                                "house",
                                "box",
                                "number",
                                1L,
                                "digits",
                                List.of("1"),
                                "cells",
                                List.of("r1c1", "r1c2"))));
    }

    @Test
    void aConflictOutsideOfHousesHasNoHouse() {
        Map<String, Object> object =
                only("check", "--json", "--variant", "cage sum=3 cells=r1c2,r1c3", Samples.FOUR_SOLVED);
        assertThat((List<?>) object.get("conflicts"))
                .isEqualTo(List.of(Map.of(
                        "text", "the cells r1c2, r1c3 cannot add up to 3",
                        "digits", List.of("2", "4"),
                        "cells", List.of("r1c2", "r1c3"))));
    }

    @Test
    void convertHasTheTextAndWhatWasLost() {
        assertThat(only("convert", "--json", "--to", "sku", Samples.FOUR))
                .containsEntry("to", "sku")
                .containsEntry("text", "_ 2 4 _\n1 _ _ 3\n4 _ _ 2\n_ 1 3 _\n")
                .containsEntry("lost", List.of());
        assertThat(only("convert", "--json", "--to", "line", "--variant", "diagonals", Samples.FOUR))
                .containsEntry("lost", List.of("the extra rules"));
        assertThat(only("convert", "--json", "--to", "sku", ".".repeat(36)))
                .containsKey("error")
                .doesNotContainKey("text");
    }

    @Test
    void formatsAreObjectsToo() {
        List<Map<String, Object>> objects = neuf("formats", "--json").objects();
        assertThat(objects).extracting(object -> object.get("format")).isEqualTo(List.of((Object[])
                Samples.FORMATS.split(", ")));
        assertThat(objects).allSatisfy(object -> assertThat(object).containsOnlyKeys("format", "about", "example"));
    }

    @Test
    void namesOfFilesAreEscaped(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a \"quoted\" \\ name é.txt");
        Files.writeString(file, Samples.FOUR);
        assertThat(only("solve", "--json", file.toString())).containsEntry("source", file.toString());
    }
}
