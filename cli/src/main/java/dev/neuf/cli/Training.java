package dev.neuf.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * Does what people do most. The build runs it once to see which classes that takes, and keeps them in the AOT cache.
 *
 * <p>What is not done here starts more slowly, and that is all.
 */
final class Training {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final List<String> LINES = List.of(
            "solve " + PUZZLE,
            "solve --json " + PUZZLE,
            "count " + PUZZLE,
            "check " + PUZZLE,
            "hint " + PUZZLE,
            "hint --show nudge " + PUZZLE,
            "solve --progress never " + PUZZLE,
            "explain " + PUZZLE,
            "rate " + PUZZLE,
            "convert --to candidates " + PUZZLE,
            "generate --seed 1",
            "solve --help",
            "--lang fr --help",
            "formats",
            "slove");

    private Training() {}

    /** Runs each command for a program and for a person, and shows nothing. */
    public static void main(String[] args) {
        Interrupt.listen();
        Io process = Io.ofProcess();
        PrintStream nowhere = Streams.answer(OutputStream.nullOutputStream(), "nowhere");
        for (boolean isPerson : new boolean[] {false, true}) {
            for (String line : LINES) {
                var io = new Io(process.in(), nowhere, nowhere, isPerson, isPerson, isPerson, process.environment());
                int _ = Neuf.run(io, line.split(" "));
            }
        }
        Interrupt.done();
    }
}
