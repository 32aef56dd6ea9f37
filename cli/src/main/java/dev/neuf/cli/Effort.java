package dev.neuf.cli;

import dev.neuf.core.Limits;
import picocli.CommandLine.Option;

/** How long a puzzle may take. */
final class Effort {

    @Option(names = "--time-limit", paramLabel = "TIME", descriptionKey = "OPTION_TIME_LIMIT", order = 15)
    String time = "";

    /** The limits for one puzzle; the time is what was asked for, else what is usual for the command. */
    Limits limits(String usual) {
        return Limits.NONE
                .withMillis(Choices.millis("--time-limit", time.isEmpty() ? usual : time))
                .withCancelled(Interrupt::isWanted);
    }
}
