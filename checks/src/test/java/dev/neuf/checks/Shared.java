package dev.neuf.checks;

import dev.neuf.testkit.SharedData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** The conformance data, for tests that are skipped where there are none. */
final class Shared {

    private Shared() {}

    /** A file or folder. The test that asks for it is skipped, and says so, if it is not there. */
    static Path require(String name) {
        return SharedData.find(name).orElseGet(() -> {
            System.err.println(SharedData.skipped(name));
            return Assumptions.abort(SharedData.skipped(name));
        });
    }

    /** The files of a folder in the order of their names. */
    static List<Path> files(Path folder) {
        try (var files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
