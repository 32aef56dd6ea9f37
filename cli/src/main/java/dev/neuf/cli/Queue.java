package dev.neuf.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Jobs stand in line in the order of the input. They are finished in any order, but each leaves, printed, only as the
 * first.
 *
 * <pre>
 *   reader ─add─▶ 9 8 7 │ 6 5 4 │ 3 ─▶ printer     7, 8, 9 wait for a worker, 4, 5, 6 may be finished or not,
 *              waiting    taken   first            and 3 is printed while it is worked on
 * </pre>
 *
 * <p>There is no thread for printing: whoever finishes the first job prints it and all finished ones behind it, so that
 * nobody has to be woken up for it. Memory is bounded: the reader waits when there are many jobs or letters in line, a
 * worker when too much is finished behind a first that is not; and a long reply waits to be the first. Nobody waits for
 * ever, because jobs are taken in order: the first one has always a worker, or else nothing behind it has. A worker may
 * pass on the rest of a job; then it has taken nothing behind that, and is itself the one to take it, if nobody else is.
 */
final class Queue {

    /** The reader goes no further ahead than so many jobs ... */
    static final int MOST_JOBS = 4096;

    /** ... with so many letters: a few large puzzles, if each is as long as one can be. */
    static final int MOST_LETTERS = 1 << 22;

    /** Nobody takes more than one of so many parts of what waits. */
    private static final int SHARES = 16;

    /** If so many letters of replies wait to be printed, no new job is begun. */
    private static final int MOST_UNPRINTED = 1 << 22;

    private final Printer printer;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition hasRoom = lock.newCondition();
    private final Condition hasWork = lock.newCondition();
    private final Condition hasTurn = lock.newCondition();
    private final Deque<Slot> slots = new ArrayDeque<>();
    private final Deque<Slot> waiting = new ArrayDeque<>();
    private volatile @Nullable Slot first;
    private volatile boolean isClosed;
    private long letters;
    private long unprinted;
    private int divisible;
    private boolean isComplete;
    private boolean isInputIdle;
    private boolean isFlushed = true;
    private boolean isPrinting;
    private @Nullable Throwable trouble;

    Queue(Printer printer) {
        this.printer = printer;
    }

    /** Adds a job at the end, when there is room; false if no more are wanted. */
    boolean add(Job job) {
        lock.lock();
        try {
            isInputIdle = false;
            while (!isClosed && !isWithin(MOST_JOBS, MOST_LETTERS)) {
                hasRoom.awaitUninterruptibly();
            }
            var slot = new Slot(this, job);
            slots.add(slot);
            first = slots.getFirst();
            waiting.add(slot);
            letters += job.length();
            hasWork.signal();
            return !isClosed;
        } finally {
            lock.unlock();
        }
    }

    private boolean isWithin(int jobs, int length) {
        return slots.isEmpty() || slots.size() < jobs && letters < length;
    }

    /** Adds what is left of a job right behind it, although there may be no room: it was in line before. */
    void addBehind(Slot slot, Job rest) {
        lock.lock();
        try {
            var behind = new ArrayDeque<Slot>();
            while (slots.getLast() != slot) {
                behind.addFirst(slots.removeLast());
            }
            slots.add(new Slot(this, rest));
            slots.addAll(behind);
            waiting.clear();
            slots.stream().filter(other -> !other.isTaken()).forEach(waiting::add);
            letters += rest.length();
            hasWork.signal();
        } finally {
            lock.unlock();
        }
    }

    /** The reader may have to wait for more: perhaps for a program that waits for our answers. */
    void inputIsIdle() {
        lock.lock();
        try {
            isInputIdle = true;
            printFinished();
        } finally {
            lock.unlock();
        }
    }

    /** Says the last word if nothing is worked on; false if something is. */
    boolean leave() {
        lock.lock();
        try {
            return slots.isEmpty() && printer.leave();
        } finally {
            lock.unlock();
        }
    }

    /** There are no more jobs to add. */
    void complete() {
        lock.lock();
        try {
            isComplete = true;
            hasWork.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Takes some jobs that nobody has taken yet, and waits for the first of them; none at the end. */
    List<Slot> take(int most) {
        lock.lock();
        try {
            while (!isClosed && (waiting.isEmpty() ? !isComplete || divisible > 0 : isTooFull())) {
                hasWork.awaitUninterruptibly();
            }
            var taken = new ArrayList<Slot>();
            // near the end of the input a few hard puzzles must not all go to one worker
            int share = Math.min(most, waiting.size() / SHARES + 1);
            boolean isEnough = false;
            while (!isClosed && !waiting.isEmpty() && taken.size() < share && !isEnough) {
                Slot slot = waiting.remove();
                slot.taken();
                taken.add(slot);
                // whatever is left of it comes before all that could be taken after it
                isEnough = slot.canBePassedOn();
                divisible += isEnough ? 1 : 0;
            }
            return taken;
        } finally {
            lock.unlock();
        }
    }

    /** Whether nothing new should be begun; but the first in line is what all others wait for. */
    private boolean isTooFull() {
        return unprinted > MOST_UNPRINTED && waiting.peekFirst() != first;
    }

    /** A job is done: it is printed, with those that have waited for it, or it waits for others. */
    void finish(Slot slot) {
        lock.lock();
        try {
            slot.done();
            unprinted += slot.length();
            divisible -= slot.canBePassedOn() ? 1 : 0;
            if (divisible == 0 && isComplete) {
                hasWork.signalAll();
            }
            printFinished();
        } finally {
            lock.unlock();
        }
    }

    /** Prints what there is of the first job while it is worked on; a long one waits until it is the first. */
    void printSoFar(Slot slot) {
        lock.lock();
        try {
            while (!isClosed && slot.isLong() && !hasTurn(slot)) {
                hasTurn.awaitUninterruptibly();
            }
            if (isClosed) {
                slot.clear();
            } else if (hasTurn(slot)) {
                apart(() -> slot.print(printer));
                printFinished();
            }
        } finally {
            lock.unlock();
        }
    }

    private boolean hasTurn(Slot slot) {
        return first == slot && !isPrinting;
    }

    /** Unless somebody is at it already, who then will not stop before this is printed too. */
    private void printFinished() {
        while (!isPrinting && !isClosed) {
            Slot slot = first;
            if (slot != null && slot.isDone()) {
                unprinted -= slot.length();
                isFlushed = false;
                apart(() -> slot.print(printer));
                leave(slot);
            } else if (isInputIdle && !isFlushed) {
                isFlushed = true;
                apart(printer::flush);
            } else {
                return;
            }
        }
    }

    /** Prints without the lock, so that nobody has to wait for it who has other things to do. */
    private void apart(Runnable work) {
        isPrinting = true;
        lock.unlock();
        Throwable wrong = null;
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            wrong = e;
        }
        lock.lock();
        isPrinting = false;
        hasTurn.signalAll();
        if (wrong != null) {
            fail(wrong);
        }
    }

    private void leave(Slot slot) {
        slots.remove();
        first = slots.peekFirst();
        letters -= slot.job().length();
        // at half and not at once: to wake the reader for each job would take longer than many a job
        if (isWithin(MOST_JOBS / 2, MOST_LETTERS / 2)) {
            hasRoom.signal();
        }
        if (!waiting.isEmpty() && !isTooFull()) {
            hasWork.signalAll();
        }
        if (printer.isOver()) {
            close();
        }
    }

    private void close() {
        isClosed = true;
        hasRoom.signalAll();
        hasWork.signalAll();
        hasTurn.signalAll();
    }

    /** Nothing more is printed, and that is why. */
    void fail(Throwable wrong) {
        lock.lock();
        try {
            trouble = trouble == null ? wrong : trouble;
            printer.giveUp();
            close();
        } finally {
            lock.unlock();
        }
    }

    /** Whether this is the first in line, as far as one can tell without waiting. */
    boolean isFirst(Slot slot) {
        return first == slot;
    }

    /** Whether nobody wants to hear more. */
    boolean isGone() {
        return isClosed || printer.isGone();
    }

    /** What went wrong, if anything has. */
    Optional<Throwable> trouble() {
        lock.lock();
        try {
            return Optional.ofNullable(trouble);
        } finally {
            lock.unlock();
        }
    }
}
