package dev.neuf.cli;

import picocli.CommandLine.Option;

/** How a stream of puzzles is worked on. */
final class Bulk {

    /** More threads than any machine has a use for are a slip of the pen. */
    private static final int MOST_THREADS = 256;

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "OPTION_THREADS", order = 16)
    String threads = "";

    @Option(names = "--progress", paramLabel = "auto|always|never", descriptionKey = "OPTION_PROGRESS", order = 17)
    String progress = "auto";

    /** How many puzzles to work on at the same time: what was asked for, else as many as there are cores. */
    int threads() {
        return threads.isEmpty()
                ? Math.min(Runtime.getRuntime().availableProcessors(), MOST_THREADS)
                : Choices.number("--threads", threads, 1, MOST_THREADS);
    }

    /** When to show progress, see {@link Progress}. */
    String progress() {
        return Choices.oneOf("--progress", progress, "auto", "always", "never");
    }
}
