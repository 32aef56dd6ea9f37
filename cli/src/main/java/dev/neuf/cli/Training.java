package dev.neuf.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Does what people do most. The build runs it once to see which classes that takes, and keeps them in the AOT cache. Then it
 * grades puzzles for a while, so that the cache also knows how often which part of that is run: a grade runs much code, and
 * would otherwise find out for a second what is worth compiling.
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

    /** So many that all but the rarest techniques come up. */
    private static final int GRADED = 4_000;

    private Training() {}

    /** Runs each command for a program and for a person, and shows nothing. */
    public static void main(String[] args) throws IOException {
        Interrupt.listen();
        Io process = Io.ofProcess();
        PrintStream nowhere = Streams.answer(OutputStream.nullOutputStream(), "nowhere");
        for (boolean isPerson : new boolean[] {false, true}) {
            var io = new Io(process.in(), nowhere, nowhere, isPerson, isPerson, isPerson, process.environment());
            for (String line : LINES) {
                int _ = Neuf.run(io, line.split(" "));
            }
        }
        grade(new Io(process.in(), nowhere, nowhere, false, false, false, process.environment()));
        Interrupt.done();
    }

    private static void grade(Io io) throws IOException {
        Path puzzles = Files.createTempFile("neuf", ".txt");
        try {
            String file = puzzles.toString();
            int _ = Neuf.run(io, "generate", "--seed", "1", "--threads", "1", "-o", file, Integer.toString(GRADED));
            int _ = Neuf.run(io, "rate", "--threads", "1", file);
        } finally {
            Files.delete(puzzles);
        }
    }
}
