package dev.neuf.bench;

import dev.neuf.core.Engine;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.testkit.PuzzleKind;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Compares the engines with the reference, and that with the oracle, on a million random puzzles of all kinds.
 *
 * <p>Each puzzle has a seed of its own, one more than the one before: {@code bench/run agreement 1 SEED} repeats it.
 */
public final class Agreement {

    private static final long MANY = 1_000_000;
    private static final long PROGRESS = TimeUnit.SECONDS.toNanos(10);

    private final Supplier<Comparison> comparisons;
    private final Supplier<Watchdog> watchdogs;
    private final Agreed agreed = new Agreed();
    private final AtomicLong taken = new AtomicLong();
    private final AtomicBoolean isFine = new AtomicBoolean(true);

    /** Each thread takes a comparison and a watchdog of its own. */
    Agreement(Supplier<Comparison> comparisons, Supplier<Watchdog> watchdogs) {
        this.comparisons = comparisons;
        this.watchdogs = watchdogs;
    }

    /** A comparison of all engines that there are. It may take as long as it takes. */
    public static Agreement ofAll() {
        return new Agreement(Agreement::comparison, Watchdog::new);
    }

    private static Comparison comparison() {
        var entrants = new ArrayList<Comparison.Entrant>();
        for (Contender contender : Contender.values()) {
            if (contender != Contender.REFERENCE) {
                String name = contender.name().toLowerCase(Locale.ROOT);
                entrants.add(new Comparison.Entrant(name, contender.engine(), contender::takes));
            }
        }
        return new Comparison(Contender.REFERENCE.engine(), entrants);
    }

    /** Arguments: how many, and the first seed. Exit status: 0 fine, 1 something failed, 2 wrong usage. */
    public static void main(String[] words) throws InterruptedException {
        if (words.length > 2 || !Arrays.stream(words).allMatch(word -> word.matches("\\d{1,18}"))) {
            System.err.println("usage: bench/run agreement [N] [SEED]");
            System.exit(2);
        }
        long count = words.length > 0 ? Long.parseLong(words[0]) : MANY;
        long first = words.length > 1 ? Long.parseLong(words[1]) : 1;
        var agreement = new Agreement(Agreement::comparison, () -> Watchdog.started(System.err));
        int threads = Runtime.getRuntime().availableProcessors();
        System.exit(agreement.run(count, first, threads, System.out, System.err) ? 0 : 1);
    }

    /** What was compared so far. */
    public Agreed agreed() {
        return agreed;
    }

    /** Whether all agree; the counts go to {@code out}, all else to {@code err}. */
    public boolean run(long count, long first, int threads, PrintStream out, PrintStream err)
            throws InterruptedException {
        long start = System.nanoTime();
        var workers = new ArrayList<Thread>();
        for (int i = 0; i < threads; i++) {
            workers.add(Thread.ofPlatform().name("worker " + i).start(() -> work(count, first, err)));
        }
        long told = start;
        for (Thread worker : workers) {
            while (!worker.join(Duration.ofMillis(200))) {
                long now = System.nanoTime();
                if (now - told >= PROGRESS) {
                    told = now;
                    long done = Math.min(taken.get(), count);
                    err.printf("agreement: %d of %d, %d per second%n", done, count, perSecond(done, now - start));
                }
            }
        }
        if (!isFine.get()) {
            return false;
        }
        long nanos = System.nanoTime() - start;
        out.printf("seeds        %d to %d%n", first, first + count - 1);
        agreed.print(out);
        out.printf(
                "time         %d s, %d per second, %d threads%n",
                TimeUnit.NANOSECONDS.toSeconds(nanos), perSecond(count, nanos), threads);
        return true;
    }

    private void work(long count, long first, PrintStream err) {
        Comparison comparison = comparisons.get();
        Engine helper = Contender.REFERENCE.engine();
        Watchdog watchdog = watchdogs.get();
        for (long number = taken.getAndIncrement(); number < count && isFine.get(); number = taken.getAndIncrement()) {
            long seed = first + number;
            watchdog.begin(() -> "seed " + seed, System.nanoTime());
            compare(seed, helper, comparison, err);
        }
        watchdog.end();
    }

    private void compare(long seed, Engine helper, Comparison comparison, PrintStream err) {
        String shown = "(it could not be made)";
        try {
            PuzzleKind.Made made = PuzzleKind.of(seed, helper);
            shown = made.kind() + ", "
                    + Format.JSON.write(Sheet.of(made.puzzle())).strip();
            agreed.add(made.kind(), comparison.of(made.puzzle()));
        } catch (RuntimeException | Error e) {
            isFine.set(false);
            synchronized (err) {
                err.printf("Failed: seed %d, %s%n", seed, shown);
                e.printStackTrace(err);
            }
        }
    }

    private static long perSecond(long count, long nanos) {
        return count * TimeUnit.SECONDS.toNanos(1) / Math.max(1, nanos);
    }
}
