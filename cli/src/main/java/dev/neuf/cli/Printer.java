package dev.neuf.cli;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Prints replies in the order of the input, and sums them up. Whatever depends on the puzzles before is decided here, so
 * that the output is the same however many threads have worked on it.
 *
 * <p>For one thread at a time, except for what may be asked at any moment.
 */
final class Printer implements Outlet {

    /** In a long stream, so many puzzles with several solutions or none are named; the summary counts the rest. */
    private static final int MOST_NAMED = 20;

    /** To look whether anybody still reads costs a write, so it is done once in so many pieces of the answer. */
    private static final int PIECES_PER_LOOK = 256;

    private final Session session;
    private final Map<Outcome, Long> outcomes = new EnumMap<>(Outcome.class);
    private final AtomicLong count = new AtomicLong();
    private final Seen seen = new Seen();
    private Exit exit = Exit.YES;
    private boolean hasShown;
    private long named;
    private int pieces;
    private long unreadable;
    private volatile boolean isGone;

    Printer(Session session) {
        this.session = session;
    }

    @Override
    public void write(String text) {
        session.write(text);
        lookAfter(1);
    }

    private void lookAfter(int more) {
        pieces += more;
        if (pieces >= PIECES_PER_LOOK) {
            pieces = 0;
            if (session.isGone()) {
                isGone = true;
            }
        }
    }

    @Override
    public void write(Batch batch) {
        batch.keepFirst(seen);
        session.write(batch.text(), batch.length());
        lookAfter(batch.count());
        hasShown |= batch.boards() > 0;
        outcomes.put(Outcome.UNIQUE, count(Outcome.UNIQUE) + batch.boards());
        exit = exit.and(batch.exit());
        count.addAndGet(batch.count());
    }

    /** Boards in a format of several lines are set apart by an empty line. */
    @Override
    public void writeBoard(String text, boolean isOneLine) {
        write(hasShown && !isOneLine ? "\n" + text : text);
        hasShown = true;
    }

    @Override
    public void writeFirst(Fingerprint mark, String text, boolean isOneLine) {
        if (seen.add(mark)) {
            writeBoard(text, isOneLine);
        }
    }

    @Override
    public void writeNothing() {
        session.writeNothing();
    }

    @Override
    public void writeGap() {
        session.writeGap();
    }

    @Override
    public void remark(String place, String text) {
        session.remark(place, text);
    }

    @Override
    public void remarkOnce(String place, String text) {
        session.remarkOnce(place, text);
    }

    @Override
    public void remarkFew(String place, List<String> texts) {
        named++;
        if (named == MOST_NAMED + 1) {
            session.remark(CliPhrase.MORE_ONLY_COUNTED);
        }
        if (named <= MOST_NAMED) {
            texts.forEach(text -> session.remark(place, text));
        }
    }

    @Override
    public void add(Outcome outcome) {
        outcomes.put(outcome, count(outcome) + 1);
    }

    @Override
    public void waitForTyping() {
        session.waitForTyping();
    }

    @Override
    public void end(boolean isPuzzle, Exit how) {
        exit = exit.and(how);
        if (isPuzzle) {
            count.incrementAndGet();
            unreadable += how == Exit.UNREADABLE ? 1 : 0;
        }
    }

    @Override
    public boolean passOn(Job rest) {
        return false;
    }

    /** Says the last word of a command that is interrupted while nothing is worked on. */
    boolean leave() {
        session.close();
        return true;
    }

    /** Sends on what was printed so far. */
    void flush() {
        session.flush();
    }

    /** Whether nobody reads any more, as after {@code | head}. May be asked at any moment. */
    @Override
    public boolean isGone() {
        return isGone;
    }

    /** Whether to stop, for that reason or because somebody wants to. May be asked at any moment. */
    boolean isOver() {
        return isGone || session.isInterrupted();
    }

    /** Nothing more can be printed. */
    void giveUp() {
        isGone = true;
    }

    /** How many puzzles were answered, good and bad. May be asked at any moment. */
    long count() {
        return count.get();
    }

    /** How many of them were bad. */
    long unreadable() {
        return unreadable;
    }

    /** How many different marks there were. */
    long distinct() {
        return seen.count();
    }

    /** How many had this outcome. */
    long count(Outcome outcome) {
        return outcomes.getOrDefault(outcome, 0L);
    }

    /** How it went over all. */
    Exit exit() {
        return exit;
    }
}
