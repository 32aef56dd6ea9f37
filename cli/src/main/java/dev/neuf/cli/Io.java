package dev.neuf.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/**
 * Where a command reads and writes. Tests pass their own.
 *
 * @param isInTerminal whether a person types the input
 * @param isOutTerminal whether a person sees the output at once
 * @param isErrTerminal whether a person sees the remarks at once
 */
record Io(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean isInTerminal,
        boolean isOutTerminal,
        boolean isErrTerminal,
        Map<String, String> environment) {

    /** The streams of this process. The launcher has looked which of them are terminals: it can do so for nothing. */
    static Io ofProcess() {
        // without the launcher nobody knows: better ask for a puzzle than wait for one in vain
        String terminals = System.getProperty("neuf.tty", "0");
        return new Io(
                System.in,
                Streams.answer(new FileOutputStream(FileDescriptor.out), "stdout"),
                Streams.remarks(FileDescriptor.err),
                terminals.contains("0"),
                terminals.contains("1"),
                terminals.contains("2"),
                System.getenv());
    }

    /** How many columns the terminal has, as the launcher has seen; no end of them, if nobody knows. */
    int columns() {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[1-9]\\d{0,5}") ? Integer.parseInt(columns) : Integer.MAX_VALUE;
    }
}
