package dev.neuf.cli;

import java.util.ArrayList;
import java.util.List;

/** Measures a workload: one pass to see what there is, some to warm up, then rounds of equal length. */
final class Rounds {

    private static final double BILLION = 1e9;

    private final Workload workload;
    private final Workload.Work work;
    private final long passes;
    private final List<Double> rates = new ArrayList<>();
    private double workedSeconds;

    /** Warms up for a while, and finds out how many passes make a round of about this length. */
    Rounds(Workload workload, double warmUpSeconds, double roundSeconds) {
        this.workload = workload;
        long began = Stopwatch.ownNanos();
        this.work = workload.pass();
        long last = Stopwatch.ownNanos() - began;
        while (Stopwatch.ownNanos() - began < warmUpSeconds * BILLION && !Interrupt.isWanted()) {
            long before = Stopwatch.ownNanos();
            workload.pass();
            last = Stopwatch.ownNanos() - before;
        }
        this.passes = Math.max(1, (long) (roundSeconds * BILLION / Math.max(1, last)));
    }

    /** What one pass over the puzzles came to. */
    Workload.Work work() {
        return work;
    }

    /** One more round: how many puzzles were solved in a second. */
    double next() {
        long before = Stopwatch.ownNanos();
        for (long pass = 0; pass < passes && !Interrupt.isWanted(); pass++) {
            workload.pass();
        }
        double seconds = Math.max(1, Stopwatch.ownNanos() - before) / BILLION;
        double rate = passes * workload.size() / seconds;
        workedSeconds += seconds;
        if (!Interrupt.isWanted()) {
            rates.add(rate);
        }
        return rate;
    }

    /** How long the rounds took in all. */
    double workedSeconds() {
        return workedSeconds;
    }

    /** The rates of the rounds so far; those that were interrupted do not count. */
    List<Double> rates() {
        return rates;
    }
}
