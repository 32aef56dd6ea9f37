package dev.neuf.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A job's place in the {@link Queue}, with what there is to say of it and is not printed yet. It belongs to the thread
 * that works on it, and after that to the one that prints.
 */
final class Slot implements Outlet {

    /** A reply that is longer than so many letters waits for its turn before it goes on. */
    private static final int MOST_LENGTH = 1 << 16;

    private final Queue queue;
    private final Job job;
    private final List<Consumer<Printer>> unsaid = new ArrayList<>();
    private int length;
    private boolean isTaken;
    private boolean isDone;
    private @Nullable Throwable trouble;

    Slot(Queue queue, Job job) {
        this.queue = queue;
        this.job = job;
    }

    Job job() {
        return job;
    }

    /** Does the job. What goes wrong is kept until its turn, so that what stands before it is printed before. */
    void work(Worker worker) {
        try {
            worker.work(job, this);
        } catch (RuntimeException | Error e) {
            trouble = e;
        }
        queue.finish(this);
    }

    private void keep(int letters, Consumer<Printer> saying) {
        unsaid.add(saying);
        length += letters;
        if (queue.isFirst(this) || isLong()) {
            queue.printSoFar(this);
        }
    }

    @Override
    public void write(String text) {
        keep(text.length(), printer -> printer.write(text));
    }

    @Override
    public void writeBoard(String text, boolean isOneLine) {
        keep(text.length(), printer -> printer.writeBoard(text, isOneLine));
    }

    @Override
    public void writeFirst(Fingerprint mark, String text, boolean isOneLine) {
        keep(text.length(), printer -> printer.writeFirst(mark, text, isOneLine));
    }

    @Override
    public void writeNothing() {
        keep(0, Printer::writeNothing);
    }

    @Override
    public void writeGap() {
        keep(0, Printer::writeGap);
    }

    @Override
    public void write(Batch batch) {
        keep(batch.length(), printer -> printer.write(batch));
    }

    @Override
    public void remark(String place, String text) {
        keep(text.length(), printer -> printer.remark(place, text));
    }

    @Override
    public void remarkOnce(String place, String text) {
        keep(text.length(), printer -> printer.remarkOnce(place, text));
    }

    @Override
    public void remarkFew(String place, List<String> texts) {
        int letters = texts.stream().mapToInt(String::length).sum();
        keep(letters, printer -> printer.remarkFew(place, texts));
    }

    @Override
    public void add(Outcome outcome) {
        keep(0, printer -> printer.add(outcome));
    }

    @Override
    public void waitForTyping() {
        keep(0, Printer::waitForTyping);
    }

    @Override
    public void end(boolean isPuzzle, Exit exit) {
        keep(0, printer -> printer.end(isPuzzle, exit));
    }

    @Override
    public boolean passOn(Job rest) {
        queue.addBehind(this, rest);
        return true;
    }

    @Override
    public boolean isGone() {
        return queue.isGone();
    }

    /** Whether it should not grow any more. */
    boolean isLong() {
        return length > MOST_LENGTH;
    }

    /** How much is not printed yet. */
    int length() {
        return length;
    }

    /** Whether some of it may come back as a new job. */
    boolean canBePassedOn() {
        return job instanceof Job.Lines;
    }

    boolean isTaken() {
        return isTaken;
    }

    void taken() {
        isTaken = true;
    }

    boolean isDone() {
        return isDone;
    }

    void done() {
        isDone = true;
    }

    /** Moves what is not printed yet to the printer. */
    void print(Printer printer) {
        unsaid.forEach(saying -> saying.accept(printer));
        clear();
        if (trouble != null) {
            Crew.rethrow(trouble);
        }
    }

    void clear() {
        unsaid.clear();
        length = 0;
    }
}
