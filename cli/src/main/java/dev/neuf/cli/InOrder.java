package dev.neuf.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes numbered things on several threads, and hands them over in the order of their numbers. */
final class InOrder<T> {

    /** So many per thread may be finished and wait for their turn. */
    private static final int WAITING_PER_THREAD = 64;

    /** Whoever calls it off does not tell us: we look now and then. */
    private static final int LOOK_MILLIS = 100;

    private final long count;
    private final int threads;
    private final BooleanSupplier isOver;
    private final Map<Long, T> finished = new HashMap<>();
    private long next;
    private long handed;
    private boolean isStopped;
    private @Nullable Throwable trouble;

    /** For so many things; nothing is begun any more when it is over. */
    InOrder(long count, int threads, BooleanSupplier isOver) {
        this.count = count;
        this.threads = (int) Math.min(threads, count);
        this.isOver = isOver;
    }

    /**
     * Makes them all.
     *
     * @param makers gives each thread a maker of its own
     * @param each gets one after another, on the thread of the caller; false if that was enough
     */
    void run(Supplier<LongFunction<T>> makers, Predicate<T> each) {
        if (threads == 1) {
            LongFunction<T> maker = makers.get();
            for (long number = 0; number < count && !isOver.getAsBoolean(); number++) {
                if (!each.test(maker.apply(number))) {
                    return;
                }
            }
            return;
        }
        for (int i = 0; i < threads; i++) {
            Thread.ofPlatform().daemon().name("neuf-maker-", i + 1).start(() -> work(makers));
        }
        try {
            for (T thing = await(); thing != null && each.test(thing); thing = await()) {}
        } finally {
            stop(null);
        }
        if (trouble != null) {
            Crew.rethrow(trouble);
        }
    }

    private void work(Supplier<LongFunction<T>> makers) {
        try {
            LongFunction<T> maker = makers.get();
            for (long number = take(); number >= 0; number = take()) {
                finish(number, maker.apply(number));
            }
        } catch (RuntimeException | Error e) {
            stop(e);
        }
    }

    /** The number of the next thing to make, or -1. */
    private synchronized long take() {
        try {
            while (!isStopped && next - handed >= (long) WAITING_PER_THREAD * threads) {
                wait();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            isStopped = true;
        }
        return isStopped || next >= count || isOver.getAsBoolean() ? -1 : next++;
    }

    private synchronized void finish(long number, T thing) {
        finished.put(number, thing);
        notifyAll();
    }

    private synchronized void stop(@Nullable Throwable why) {
        isStopped = true;
        trouble = trouble == null ? why : trouble;
        notifyAll();
    }

    /** The next thing in order; nothing if there are no more, or nobody makes it any more. */
    private synchronized @Nullable T await() {
        try {
            while (!isStopped && !finished.containsKey(handed) && handed < count && isComing()) {
                wait(LOOK_MILLIS);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            isStopped = true;
        }
        T thing = finished.remove(handed);
        handed++;
        notifyAll();
        return thing;
    }

    /** Whether somebody makes the next one, or will. */
    private boolean isComing() {
        return handed < next || !isOver.getAsBoolean();
    }
}
