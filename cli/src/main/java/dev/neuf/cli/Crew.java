package dev.neuf.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Threads that work on one line together: one reads, the others answer, and the caller is one of those. */
final class Crew {

    /** Work that took less than this is so little that it is better taken in larger pieces. */
    private static final int QUICK_NANOS = 500_000;

    private static final int MOST_TAKEN = 16;

    private final Queue queue;

    Crew(Queue queue) {
        this.queue = queue;
    }

    /** Does this job and all that follow, and returns when all is printed or nothing more is to be. */
    void run(Job job, Jobs rest, List<Worker> workers) {
        queue.add(job);
        // nobody waits for the reader, which may wait for input that never comes
        Thread.ofPlatform().daemon().name("neuf-reader").start(() -> read(rest));
        var others = new ArrayList<Thread>();
        for (Worker worker : workers.subList(1, workers.size())) {
            others.add(Thread.ofPlatform()
                    .daemon()
                    .name("neuf-worker-", others.size() + 2)
                    .start(() -> work(worker)));
        }
        work(workers.getFirst());
        others.forEach(Crew::join);
        queue.trouble().ifPresent(Crew::rethrow);
    }

    private void read(Jobs jobs) {
        try (jobs) {
            boolean isWanted = true;
            while (isWanted) {
                boolean isReady = jobs.isReady();
                if (!isReady) {
                    queue.inputIsIdle();
                }
                Optional<Job> job = isReady ? jobs.next() : Interrupt.waiting(queue::leave, jobs::next);
                isWanted = job.isPresent() && queue.add(job.get());
            }
            queue.complete();
        } catch (RuntimeException | Error e) {
            queue.fail(e);
        }
    }

    private void work(Worker worker) {
        int most = 1;
        for (List<Slot> taken = queue.take(most); !taken.isEmpty(); taken = queue.take(most)) {
            long began = System.nanoTime();
            for (Slot slot : taken) {
                slot.work(worker);
            }
            most = System.nanoTime() - began < QUICK_NANOS ? Math.min(2 * most, MOST_TAKEN) : 1;
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Throws what another thread has run into. */
    static void rethrow(Throwable trouble) {
        switch (trouble) {
            case Error e -> throw e;
            case RuntimeException e -> throw e;
            default -> throw new IllegalStateException(trouble);
        }
    }
}
