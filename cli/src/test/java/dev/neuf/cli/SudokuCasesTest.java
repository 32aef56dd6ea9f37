package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The drop-in does with each command line what the file sudoku.txt says. */
class SudokuCasesTest {

    private static final String FILE = "file ";

    /** A part of the file: a title and the lines below it. */
    record Section(String title, List<String> lines) {

        /** What stands behind a sign at the beginning of lines. */
        String after(char sign) {
            return lines.stream()
                    .filter(line -> line.charAt(0) == sign)
                    .map(line -> line.length() < 2 ? "" : line.substring(2))
                    .map(line -> sign == '$' ? line : line + "\n")
                    .collect(Collectors.joining());
        }

        @Override
        public String toString() {
            return title;
        }
    }

    @TempDir
    Path folder;

    private static List<Section> sections() throws IOException {
        var sections = new ArrayList<Section>();
        try (var in = Objects.requireNonNull(SudokuCasesTest.class.getResourceAsStream("sudoku.txt"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (String section : text.substring(text.indexOf("\n== ")).split("\n== ", -1)) {
                if (!section.isEmpty()) {
                    List<String> lines = section.lines().toList();
                    sections.add(new Section(lines.getFirst(), lines.subList(1, lines.size())));
                }
            }
        }
        return sections;
    }

    static Stream<Section> cases() throws IOException {
        return sections().stream().filter(section -> !section.title.startsWith(FILE));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void commandLineDoesWhatTheFileSays(Section expected) throws IOException {
        for (Section file : sections()) {
            if (file.title.startsWith(FILE)) {
                Files.write(folder.resolve(file.title.substring(FILE.length())), file.lines);
            }
        }
        String here = folder + "/";
        String command = ("sudoku " + expected.after('$')).strip().replace("./", here);
        var result = Console.PIPE.reading(expected.after('<')).run(command.split(" "));
        Path output = folder.resolve("out.sku");
        String written = Files.exists(output) ? Files.readString(output) : "";
        assertThat(Stream.of(result.out(), result.err(), written, result.exit() + "\n")
                        .map(text -> text.replace(here, "./")))
                .isEqualTo(Arrays.asList(
                        expected.after('>'), expected.after('!'), expected.after('o'), expected.after('=')));
    }
}
