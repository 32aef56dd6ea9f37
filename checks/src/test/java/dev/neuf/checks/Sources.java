package dev.neuf.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sources of all modules, below the folder that the property {@code neuf.root} names. */
final class Sources {

    private static final Path ROOT = Path.of(System.getProperty("neuf.root", ".."));

    private Sources() {}

    /** Every source file, tests as well. */
    static List<Path> all() {
        return files("*/src/**.java");
    }

    /** Every source file of the program. */
    static List<Path> main() {
        return files("*/src/main/**.java");
    }

    /** Every source file of the tests. */
    static List<Path> tests() {
        return files("*/src/test/**.java");
    }

    /** The names of the modules that have code of their own: the first package below dev.neuf. */
    static Set<String> modules() {
        return files("*/src/main/java/dev/neuf/*/*.java").stream()
                .map(file -> file.getParent().getFileName().toString())
                .collect(Collectors.toSet());
    }

    /** The file as people know it. */
    static String name(Path file) {
        return ROOT.relativize(file).toString();
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(String pattern) {
        var matcher = ROOT.getFileSystem().getPathMatcher("glob:" + pattern);
        try (var modules = Files.list(ROOT)) {
            return modules.map(module -> module.resolve("src"))
                    .filter(Files::isDirectory)
                    .flatMap(Sources::walk)
                    .filter(file -> matcher.matches(ROOT.relativize(file)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> walk(Path folder) {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
