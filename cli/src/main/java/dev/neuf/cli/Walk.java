package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Goes through all puzzles of the command line, in order. A bad one is reported, the rest goes on. */
final class Walk {

    private final Session session;
    private final Input input;
    private final Optional<Format> forced;
    private final Hints hints;
    private final int threads;
    private final boolean isAligned;
    private final Printer printer;

    /** Over the puzzles of the input; if aligned, a bad one gets an empty line, so that line n answers puzzle n. */
    Walk(Session session, Input input, Bulk bulk, boolean isAligned) {
        this.session = session;
        this.input = input;
        this.forced = input.format();
        this.hints = input.hints();
        this.threads = bulk.threads();
        this.isAligned = isAligned;
        this.printer = new Printer(session);
    }

    /**
     * Handles each puzzle that can be read, and tells how it went over all. Each thread gets a handler of its own. A
     * second thread comes into being only with a second puzzle that is there before the first is answered: until then,
     * nobody pays for threads, and a program that waits for each answer gets it on the shortest way.
     */
    Exit each(Supplier<Handler> handlers) {
        return each(handlers, Optional.empty());
    }

    /** The same, where plain puzzles have a shortcut; each thread gets one of its own, if it needs one at all. */
    Exit each(Supplier<Handler> handlers, Limits limits, Function<Words, Shortcut> shortcuts) {
        boolean isShort = isPlain() && limits.millis() >= Shortcut.LEAST_MILLIS;
        return each(handlers, isShort ? Optional.of(shortcuts) : Optional.empty());
    }

    /**
     * Whether nothing is said beside plain puzzles but their size, and nothing wanted that only the ordinary way can do.
     * (Records that are compared cost milliseconds on first use, so hints are asked one by one.)
     */
    private boolean isPlain() {
        return (forced.isEmpty() || forced.get() == Format.LINE)
                && (hints.size() == 0 || hints.size() == 9)
                && hints.shape().isOpen()
                && hints.variants().isEmpty()
                && !session.isJson()
                && !session.isForPerson();
    }

    private Exit each(Supplier<Handler> handlers, Optional<Function<Words, Shortcut>> shortcuts) {
        var jobs = new Jobs(input.named(session.io()), session.io(), forced, hints, shortcuts.isPresent());
        Worker worker = worker(session.words(), handlers, shortcuts);
        for (Optional<Job> job = next(jobs); job.isPresent(); job = next(jobs)) {
            boolean isReady = jobs.isReady();
            if (threads > 1 && isReady) {
                new Crew(new Queue(printer)).run(job.get(), jobs, crew(handlers, shortcuts));
                return printer.exit();
            }
            worker.work(job.get(), printer);
            if (!isReady) {
                session.flush();
            }
        }
        jobs.close();
        return printer.exit();
    }

    private Optional<Job> next(Jobs jobs) {
        if (isOver()) {
            return Optional.empty();
        }
        return jobs.isReady() ? jobs.next() : Interrupt.waiting(printer::leave, jobs::next);
    }

    private Worker worker(Words words, Supplier<Handler> handlers, Optional<Function<Words, Shortcut>> shortcuts) {
        return new Worker(session, words, forced, hints, isAligned, handlers.get(), shortcuts);
    }

    private List<Worker> crew(Supplier<Handler> handlers, Optional<Function<Words, Shortcut>> shortcuts) {
        var workers = new ArrayList<Worker>();
        while (workers.size() < threads) {
            // those of the session are the printer's
            workers.add(worker(Words.in(session.words().language()), handlers, shortcuts));
        }
        return workers;
    }

    /** Whether to stop early. May be asked at any moment, by any thread. */
    boolean isOver() {
        return printer.isOver();
    }

    /** The number of the puzzle that comes next. May be asked at any moment, by any thread. */
    long current() {
        return printer.count() + 1;
    }

    /** The last word on a stream of several puzzles: how many there were. */
    void sayDone() {
        if (count() > 1 && !session.isGone()) {
            session.remark(CliPhrase.DONE, count(), unreadable());
        }
    }

    /** How many puzzles there were, good and bad. */
    long count() {
        return printer.count();
    }

    /** How many of them were bad. */
    long unreadable() {
        return printer.unreadable();
    }

    /** How many different marks they had. */
    long distinct() {
        return printer.distinct();
    }

    /** How many of them had this outcome. */
    long count(Outcome outcome) {
        return printer.count(outcome);
    }
}
