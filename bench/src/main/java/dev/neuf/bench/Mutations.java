package dev.neuf.bench;

import dev.neuf.core.format.Parsed;
import dev.neuf.testkit.FormatPromises;
import dev.neuf.testkit.SpoiltText;
import dev.neuf.testkit.SpoiltTexts;
import dev.neuf.testkit.TypedTexts;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Reads a million spoilt texts in all formats: no exception, no hang, bounded memory (the caller bounds the heap).
 *
 * <p>Each text has a seed of its own, one more than the one before: {@code bench/run mutations 1 SEED} repeats it.
 */
public final class Mutations {

    private static final long MANY = 1_000_000;
    private static final long PROGRESS = TimeUnit.SECONDS.toNanos(10);

    private final SpoiltTexts texts;
    private final BiConsumer<SpoiltText, Consumer<Parsed>> check;
    private final Watchdog watchdog;
    private final Facts facts = new Facts();

    Mutations(SpoiltTexts texts, BiConsumer<SpoiltText, Consumer<Parsed>> check, Watchdog watchdog) {
        this.texts = texts;
        this.check = check;
        this.watchdog = watchdog;
    }

    /** Arguments: how many, and the first seed. Exit status: 0 fine, 1 something failed, 2 wrong usage. */
    public static void main(String[] words) {
        if (words.length > 2 || !List.of(words).stream().allMatch(word -> word.matches("\\d{1,18}"))) {
            System.err.println("usage: bench/run mutations [N] [SEED]");
            System.exit(2);
        }
        long count = words.length > 0 ? Long.parseLong(words[0]) : MANY;
        long first = words.length > 1 ? Long.parseLong(words[1]) : 1;
        var watchdog = Watchdog.started(System.err);
        var mutations = new Mutations(new SpoiltTexts(TypedTexts.all()), new FormatPromises()::check, watchdog);
        System.exit(mutations.run(count, first, System.out, System.err) ? 0 : 1);
    }

    /** Whether all went well; the facts go to {@code out}, all else to {@code err}. */
    boolean run(long count, long first, PrintStream out, PrintStream err) {
        long start = System.nanoTime();
        long told = start;
        for (long number = 1; number <= count; number++) {
            if (!isFine(number, first + number - 1, err)) {
                return false;
            }
            long now = System.nanoTime();
            if (now - told >= PROGRESS) {
                told = now;
                err.printf("mutations: %d of %d, %d per second%n", number, count, perSecond(number, now - start));
            }
        }
        long nanos = System.nanoTime() - start;
        out.printf("seeds        %d to %d%n", first, first + count - 1);
        facts.print(out);
        out.printf(
                "time         %d s, %d per second%n", TimeUnit.NANOSECONDS.toSeconds(nanos), perSecond(count, nanos));
        return true;
    }

    private boolean isFine(long number, long seed, PrintStream err) {
        try {
            watchdog.begin(() -> "the making of number %d, seed %d".formatted(number, seed), System.nanoTime());
            SpoiltText text = texts.of(seed);
            long since = System.nanoTime();
            watchdog.begin(() -> "number %d, %s".formatted(number, text.shown()), since);
            check.accept(text, facts::count);
            facts.took(System.nanoTime() - since, number, text);
            return true;
        } catch (RuntimeException | Error e) {
            err.printf("Failed: number %d, seed %d%n", number, seed);
            e.printStackTrace(err);
            return false;
        }
    }

    private static long perSecond(long count, long nanos) {
        return count * TimeUnit.SECONDS.toNanos(1) / Math.max(1, nanos);
    }
}
