package dev.neuf.checks.browser;

import dev.neuf.core.json.Json;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Assumptions;

/** Runs the compiled program, as a browser would. */
final class Node {

    private static final Path TARGET = Path.of("target").toAbsolutePath();

    /** What TeaVM made of {@link Compiled}. */
    private static final Path PROGRAM = TARGET.resolve("js/neuf.mjs");

    private Node() {}

    /** A test that needs Node is skipped, and says so, where there is none, or nothing for it to run. */
    static void require() throws InterruptedException {
        if (!Files.exists(PROGRAM)) {
            skip("the JavaScript (Maven compiles it where it runs on JDK 25)");
        }
        try {
            if (new ProcessBuilder("node", "--version").start().waitFor() == 0) {
                return;
            }
        } catch (IOException _) {
            // no such command
        }
        skip("Node (command node): the JavaScript was compiled, but not run");
    }

    private static void skip(String want) {
        String skipped = "Skipped for want of " + want + ".";
        System.err.println(skipped);
        Assumptions.abort(skipped);
    }

    /** The answers to many questions, each the name of an exported function and its arguments. */
    static List<?> ask(List<List<Object>> questions) throws IOException, InterruptedException, URISyntaxException {
        Path script = Path.of(
                Objects.requireNonNull(Node.class.getResource("ask.mjs")).toURI());
        Path asked = Files.writeString(TARGET.resolve("questions.json"), Json.write(questions));
        Path answered = TARGET.resolve("answers.json");
        Process node = new ProcessBuilder("node", script.toString(), PROGRAM.toString())
                .redirectInput(asked.toFile())
                .redirectOutput(answered.toFile())
                .start();
        String problems = new String(node.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        if (node.waitFor() != 0) {
            throw new IllegalStateException("Node ended with status %d: %s".formatted(node.exitValue(), problems));
        }
        return (List<?>) Json.parse(Files.readString(answered));
    }
}
