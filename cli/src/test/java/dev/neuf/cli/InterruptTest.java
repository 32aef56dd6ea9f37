package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as a process that is asked to stop, by Ctrl-C or otherwise. */
class InterruptTest {

    /** The status of a program that was asked to end. */
    private static final int TERMINATED = 143;

    @TempDir
    Path folder;

    /** Where its remarks go. */
    @TempDir
    Path other;

    private Process start(String... args) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        var builder = new ProcessBuilder(
                        Stream.concat(Stream.of(java, "-cp", classes, Neuf.class.getName()), Stream.of(args))
                                .toList())
                .redirectOutput(other.resolve("out").toFile())
                .redirectError(other.resolve("err").toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("LC_"));
        builder.environment().put("LANG", "C.UTF-8");
        return builder.start();
    }

    private List<Path> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }

    private boolean hasWritten() throws IOException {
        return files().stream()
                .anyMatch(file -> file.getFileName().toString().startsWith(".neuf-")
                        && file.toFile().length() > 0);
    }

    @Test
    void someClausesOfAFormulaAreNotKept() throws Exception {
        Path file = Files.writeString(folder.resolve("formula"), "old");
        Process process = start("cnf", "-o", file.toString(), Samples.EMPTY_LARGE);
        boolean isDone = false;
        while (!isDone && !hasWritten()) {
            isDone = process.waitFor(1, TimeUnit.MILLISECONDS);
        }
        process.destroy();
        assumeTrue(process.waitFor() == TERMINATED, "it was done before it could be interrupted");
        assertThat(other.resolve("err")).hasContent("neuf: interrupted");
        assertThat(files()).containsExactly(file);
        assertThat(file).hasContent("old");
    }

    /** It waits for the rest of a result, and so does not hear of it. */
    @Test
    void whoDoesNotStopInTimeLeavesNothingBehindEither() throws Exception {
        String file = folder.resolve("grid").toString();
        Process process = start("cnf", "--read", "-", "-o", file, Samples.FOUR);
        // more than a pipe holds: when all is sent, it is reading
        process.getOutputStream().write("c more\n".repeat(100_000).getBytes(StandardCharsets.UTF_8));
        assertThat(files()).hasSize(1);
        process.toHandle().destroy(); // which does not close its input
        assertThat(process.waitFor()).isEqualTo(TERMINATED);
        assertThat(files()).isEmpty();
    }

    /** As with Ctrl-C, which ends both: the solver is gone before we know of it, and says what it likes. */
    @Test
    void aSolverThatIsEndedWithUsIsNotBlamed() throws Exception {
        String failing = "kill -TERM $PPID; echo '*** INTERRUPTED ***' >&2; exit 1";
        String unsure = "kill -TERM $PPID; echo s UNKNOWN";
        for (String script : List.of(failing, unsure)) {
            new FakeSolver(folder).running("mine", script);
            Process process = start("cnf", "--run", folder.resolve("mine").toString(), Samples.FOUR);
            assertThat(process.waitFor()).isEqualTo(TERMINATED);
            assertThat(other.resolve("err")).hasContent("puzzle: not solved: interrupted");
        }
    }
}
