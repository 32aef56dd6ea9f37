package dev.neuf.bench;

import dev.neuf.core.format.Format;
import dev.neuf.core.format.Parsed;
import dev.neuf.testkit.SpoiltText;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** What was seen on the way through many texts. */
final class Facts {

    private final Map<Format, Long> understood = new EnumMap<>(Format.class);
    private long refused;
    private long inputs;
    private long longest;
    private long slowest;
    private String slowestShown = "none";

    /** What came of one puzzle. */
    void count(Parsed parsed) {
        switch (parsed) {
            case Parsed.Ok ok -> understood.merge(ok.readAs(), 1L, Long::sum);
            case Parsed.Bad _ -> refused++;
        }
    }

    /** A text is done. */
    void took(long nanos, long number, SpoiltText text) {
        inputs++;
        longest = Math.max(longest, text.text().length());
        if (nanos > slowest) {
            slowest = nanos;
            slowestShown = "number %d, seed %d".formatted(number, text.seed());
        }
    }

    void print(PrintStream out) {
        long all = understood.values().stream().mapToLong(count -> count).sum();
        out.printf("inputs       %d, the longest of %d characters%n", inputs, longest);
        out.printf("understood   %d puzzles%n", all);
        for (Format format : Format.values()) {
            out.printf("  %-11s%d%n", format.id(), understood.getOrDefault(format, 0L));
        }
        out.printf("refused      %d puzzles%n", refused);
        out.printf("slowest      %d ms: %s%n", TimeUnit.NANOSECONDS.toMillis(slowest), slowestShown);
        out.printf(
                "peak heap    %d MB of %d MB, garbage included%n",
                peakHeap() >> 20, Runtime.getRuntime().maxMemory() >> 20);
    }

    private static long peakHeap() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToLong(pool -> pool.getPeakUsage().getUsed())
                .sum();
    }
}
