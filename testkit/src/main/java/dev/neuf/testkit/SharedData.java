package dev.neuf.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The conformance data, which lie outside the repository: in the folder that the property {@code neuf.shared} names,
 * else in the folder {@code shared} beside the repository, whose root the property {@code neuf.root} names.
 *
 * <p>Where there are none, a test that needs them is to be skipped: {@code SharedData.find("llp").orElseGet(() ->
 * Assumptions.abort(SharedData.skipped("llp")))}.
 */
public final class SharedData {

    private SharedData() {}

    /** A file or folder of the data, such as {@code llp/COUNTS.tsv}. */
    public static Optional<Path> find(String name) {
        return folder().map(folder -> folder.resolve("data").resolve(name)).filter(Files::exists);
    }

    /** What to say when it is not there. */
    public static String skipped(String name) {
        return "Skipped for want of the conformance data '%s' (%s)."
                .formatted(name, folder().map(Path::toString).orElse("no folder ../shared, and no -Dneuf.shared"));
    }

    private static Optional<Path> folder() {
        String named = System.getProperty("neuf.shared", "");
        if (!named.isEmpty()) {
            return Optional.of(required(Path.of(named)));
        }
        String root = System.getProperty("neuf.root", "");
        return root.isEmpty()
                ? Optional.empty()
                : Optional.of(Path.of(root).resolveSibling("shared")).filter(Files::isDirectory);
    }

    /** Somebody who names a folder wants the tests to run. */
    private static Path required(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalStateException(
                    "The folder neuf.shared (%s) does not exist. Maybe leave it out.".formatted(folder));
        }
        return folder;
    }
}
