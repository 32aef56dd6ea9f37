package dev.neuf.web.service;

import dev.neuf.core.words.Message;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Those who do the work: as many threads as there are cores, and a line in front of them. */
final class Crew {

    private final ThreadPoolExecutor threads;
    private final Set<Effort> running = ConcurrentHashMap.newKeySet();

    Crew(Bounds bounds) {
        this.threads = new ThreadPoolExecutor(
                bounds.workers(),
                bounds.workers(),
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(bounds.line()),
                Thread.ofPlatform().daemon().name("neuf-worker-", 1).factory());
    }

    /**
     * Has a request answered.
     *
     * @throws Problem if the line is full
     */
    CompletableFuture<Result> start(Asked asked, Effort effort) {
        var result = new CompletableFuture<Result>();
        Runnable work = () -> work(asked, effort, result);
        try {
            threads.execute(work);
        } catch (RejectedExecutionException _) {
            throw new Problem(Problem.BUSY, Message.of(ServicePhrase.BUSY));
        }
        // whoever goes while they wait leaves the line
        effort.whenCancelled(() -> {
            if (threads.remove(work)) {
                result.cancel(false);
            }
        });
        return result;
    }

    private void work(Asked asked, Effort effort, CompletableFuture<Result> result) {
        if (effort.isCancelled()) {
            result.cancel(false);
            return;
        }
        running.add(effort);
        effort.begin();
        try {
            result.complete(asked.operation().answer(asked, effort));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            // whoever waits is told; the thread goes on with the next
            result.completeExceptionally(e);
        } finally {
            running.remove(effort);
        }
    }

    /** How many wait. */
    int waiting() {
        return threads.getQueue().size();
    }

    /** How many are worked on. */
    int working() {
        return running.size();
    }

    /** Ends what is under way: each answers with what it has. */
    void stop() {
        running.forEach(Effort::cancel);
        threads.shutdown();
    }
}
