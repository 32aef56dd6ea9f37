package dev.neuf.cli;

import dev.neuf.core.json.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where a test sits in front of the program: what it types, and what it sees. */
record Console(String input, boolean isTerminal, Map<String, String> environment) {

    /** In a pipe, with nothing on standard input, where nobody has chosen a language. */
    static final Console PIPE = new Console("", false, Map.of());

    /** A person in front of a terminal. */
    static final Console TERMINAL = new Console("", true, Map.of());

    /** What came of a command. */
    record Result(int exit, String out, String err) {

        /** The lines of standard output. */
        List<String> lines() {
            return out.lines().toList();
        }

        /** The lines of standard output, read as JSON. */
        List<Map<String, Object>> objects() {
            return out.lines().map(Result::object).toList();
        }

        @SuppressWarnings("unchecked")
        private static Map<String, Object> object(String line) {
            return (Map<String, Object>) Json.parse(line);
        }

        /** The lines of standard error. */
        List<String> remarks() {
            return err.lines().toList();
        }
    }

    /** Runs a command in a pipe. */
    static Result neuf(String... args) {
        return PIPE.run(args);
    }

    /** With text on standard input. */
    Console reading(String text) {
        return new Console(text, isTerminal, environment);
    }

    /** With a variable in the environment. */
    Console with(String name, String value) {
        var more = new HashMap<>(environment);
        more.put(name, value);
        return new Console(input, isTerminal, more);
    }

    Result run(String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exit = Neuf.run(io(bytes(input), print(out), print(err)), args);
        return new Result(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** With streams of one's own. */
    Io io(InputStream in, PrintStream out, PrintStream err) {
        return new Io(in, out, err, input.isEmpty(), isTerminal, isTerminal, environment);
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, false, StandardCharsets.UTF_8);
    }
}
