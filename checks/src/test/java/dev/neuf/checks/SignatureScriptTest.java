package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code bench/signature} holds what the engines do against what the history says. */
class SignatureScriptTest {

    private static final Path ROOT = Path.of(System.getProperty("neuf.root"));

    /** A project with the script, and an engine that needs 42 choices. */
    @TempDir
    Path project;

    @BeforeEach
    void make() throws IOException {
        project = project.toRealPath();
        Files.createDirectories(project.resolve("bench"));
        Files.createDirectories(project.resolve("search/src/main"));
        program("bench/signature", Files.readString(ROOT.resolve("bench/signature")));
        program("neuf", "#!/bin/sh\necho nine 42\necho Signature: 42\n");
    }

    private void program(String name, String text) throws IOException {
        Path file = Files.writeString(project.resolve(name), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private record Result(int status, String said) {}

    private Result run(String... command) throws IOException, InterruptedException {
        Path said = Files.createTempFile("neuf", ".txt");
        try {
            var builder = new ProcessBuilder(command)
                    .directory(project.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile());
            builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
            builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
            builder.environment()
                    .put("GIT_CEILING_DIRECTORIES", project.getParent().toString());
            int status = builder.start().waitFor();
            return new Result(status, Files.readString(said));
        } finally {
            Files.delete(said);
        }
    }

    private Result signature() throws IOException, InterruptedException {
        return run("bench/signature");
    }

    /** A history with these messages, oldest first. */
    private void commit(String... messages) throws IOException, InterruptedException {
        assumeTrue(hasGit(), "There is no git here.");
        run("git", "init", "-q");
        run("git", "add", ".");
        for (String message : messages) {
            Result done = run(
                    "git", "-c", "user.name=a", "-c", "user.email=b", "commit", "-q", "--allow-empty", "-m", message);
            assertThat(done).isEqualTo(new Result(0, ""));
        }
    }

    private static boolean hasGit() {
        return List.of(System.getenv("PATH").split(":")).stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "git")));
    }

    @Test
    void withoutAHistoryThereIsNothingToCompare() throws Exception {
        assertThat(signature()).isEqualTo(new Result(0, "signature: 42, not compared: there is no history here\n"));
    }

    @Test
    void withoutACommitThatSaysOneThereIsNothingToCompare() throws Exception {
        commit("A beginning\n\nSignature: not yet kept", "Tidier\n\nNo functional change");
        assertThat(signature())
                .isEqualTo(new Result(0, "signature: 42, not compared: no commit that is here says one\n"));
    }

    @Test
    void theNewestCommitThatSaysOneCounts() throws Exception {
        commit("Slow\n\nSignature: 50", "Fast\n\nWhy.\n\nSignature: 42", "Tidier\n\nNo functional change");
        Result result = signature();
        assertThat(result.status).isZero();
        assertThat(result.said).matches("signature: 42, as commit [0-9a-f]+ says\n");
    }

    @Test
    void anotherNumberFailsAndSaysWhatToDo() throws Exception {
        commit("Fast\n\nSignature: 42", "Faster\n\nSignature: 41");
        Result result = signature();
        assertThat(result.status).isEqualTo(1);
        assertThat(result.said)
                .startsWith("signature: the engines need 42 choices for the fixed puzzles, but commit ")
                .contains(" says 41.\n", "\nSignature: 42\n", "git commit --amend");
    }

    @Test
    void whatIsNotCommittedYetIsOnlySaid() throws Exception {
        commit("Fast\n\nSignature: 41");
        Files.writeString(project.resolve("README.md"), "");
        assertThat(signature().status).isEqualTo(1);
        Files.writeString(project.resolve("search/src/main/New.java"), "");
        Result result = signature();
        assertThat(result.status).isZero();
        assertThat(result.said).matches("signature: 42, but commit .* says 41: end .* with 'Signature: 42'\n");
    }

    @Test
    void aProgramThatSaysNoneFails() throws Exception {
        program("neuf", "#!/bin/sh\necho oh\n");
        assertThat(signature()).isEqualTo(new Result(1, "signature: './neuf bench --signature' says none\n"));
    }
}
