package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.neuf.logic.library.Library;
import dev.neuf.logic.library.LibraryCase;
import dev.neuf.logic.library.Verdict;
import dev.neuf.testkit.SharedData;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** HoDoKu's library of examples: each technique finds exactly what it should. */
class LibraryTest {

    private static final String LIBRARY = "logic/reglib-odd.txt";

    /** Cases of our own, in the words of the library. */
    private static final String CONVENTIONS = "/library/conventions.txt";

    static Stream<String> codes() {
        return Arrays.stream(Technique.values())
                .map(Technique::code)
                .filter(code -> !code.isEmpty())
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("codes")
    void aTechniqueFindsWhatTheLibrarySays(String code) throws IOException {
        Optional<Path> file = SharedData.find(LIBRARY);
        assumeTrue(file.isPresent(), SharedData.skipped(LIBRARY));
        List<String> lines = Files.readAllLines(file.get());
        var failures = new ArrayList<String>();
        int count = 0;
        for (int i = 0; i < lines.size(); i++) {
            LibraryCase given = LibraryCase.read(lines.get(i), i + 1).orElseThrow();
            if (given.code().equals(code)) {
                count++;
                Verdict verdict = Library.verify(given);
                if (!(verdict instanceof Verdict.Right)) {
                    failures.add("line " + (i + 1) + " " + lines.get(i) + "\n   " + verdict);
                }
            }
        }
        // it has none of the rarest fish
        assumeTrue(count > 0, "The library has no case of " + code + ".");
        assertThat(failures).as("%d cases of %s", count, code).isEmpty();
    }

    static Stream<String> conventions() throws IOException {
        try (InputStream file = LibraryTest.class.getResourceAsStream(CONVENTIONS)) {
            String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#"));
        }
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void itsConventionsHoldElsewhere(String line) {
        assertThat(Library.verify(LibraryCase.read(line, 1).orElseThrow())).isEqualTo(new Verdict.Right());
    }
}
