package dev.neuf.browser;

import dev.neuf.core.json.Json;
import dev.neuf.core.words.Language;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Assumptions;

/** Runs the compiled engine, as a browser would. */
final class Node {

    private static final Path TARGET = Path.of("target").toAbsolutePath();

    private static final Path ENGINE = TARGET.resolve("engine/neuf.mjs");

    /** As in page/src/engine/books.*.ts and more.*.ts. */
    private static final List<String> BOOKS = List.of("core", "format", "logic", "technique", "level", "lack", "door");

    private Node() {}

    /** A test that needs Node is skipped, and says so, where there is none, or nothing for it to run. */
    static void require() throws InterruptedException {
        if (!Files.exists(ENGINE)) {
            skip("the engine as JavaScript (Maven compiles it where it runs on JDK 25)");
        }
        try {
            if (new ProcessBuilder("node", "--version").start().waitFor() == 0) {
                return;
            }
        } catch (IOException _) {
            // no such command
        }
        skip("Node (command node): the engine was compiled, but not run");
    }

    private static void skip(String want) {
        String skipped = "Skipped for want of " + want + ".";
        System.err.println(skipped);
        Assumptions.abort(skipped);
    }

    /** Node at work, while others do something else. */
    record Work(Process node, Path answered) {

        /** Waits for the answers, one for each request. */
        List<?> answers() throws IOException, InterruptedException {
            String problems = new String(node.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            if (node.waitFor() != 0) {
                throw new IllegalStateException("Node ended with status %d: %s".formatted(node.exitValue(), problems));
            }
            List<?> answers = (List<?>) Json.parse(Files.readString(answered));
            return answers.subList(Language.values().length, answers.size());
        }
    }

    /** Hands over a language, as the worker of the page does. */
    private static String words(Language language) throws IOException {
        Map<String, Object> books = Json.object();
        for (String book : BOOKS) {
            String file = "/dev/neuf/words/" + book + "_" + language.code() + ".txt";
            try (InputStream in = Objects.requireNonNull(Node.class.getResourceAsStream(file))) {
                books.put(book, new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return Scripts.request("words", "language", language.code(), "books", books);
    }

    /** Begins with requests, one after the other. */
    static Work begin(String name, List<String> requests) throws IOException, URISyntaxException {
        Path script = Path.of(
                Objects.requireNonNull(Node.class.getResource("ask.mjs")).toURI());
        var all = new ArrayList<String>();
        for (Language language : Language.values()) {
            all.add(words(language));
        }
        all.addAll(requests);
        Path asked = Files.writeString(TARGET.resolve(name + "-requests.json"), Json.write(all));
        Path answered = TARGET.resolve(name + "-answers.json");
        Process node = new ProcessBuilder("node", script.toString(), ENGINE.toString())
                .redirectInput(asked.toFile())
                .redirectOutput(answered.toFile())
                .start();
        return new Work(node, answered);
    }
}
