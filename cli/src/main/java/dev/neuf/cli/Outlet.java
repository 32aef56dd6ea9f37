package dev.neuf.cli;

import java.util.List;

/**
 * Where the pieces of a reply go: to the printer, or to be kept until their turn. They are in words already; but what
 * depends on the puzzles before, such as whether a remark was made already, is left to the {@link Printer}.
 */
interface Outlet {

    /** A part of the answer. */
    void write(String text);

    /** A board as the answer, or a part of it. */
    void writeBoard(String text, boolean isOneLine);

    /** The same, unless something with the same mark came before. */
    void writeFirst(Fingerprint mark, String text, boolean isOneLine);

    /** The answer is that there is nothing. */
    void writeNothing();

    /** There is no answer. */
    void writeGap();

    /** The answers to some puzzles, with all that the sums need to know of them. */
    void write(Batch batch);

    /** Something beside the answer, about a place. */
    void remark(String place, String text);

    /** The same, but only once: a million puzzles may have the same thing to say. */
    void remarkOnce(String place, String text);

    /** The same, but only of the first puzzles of a stream that are not as they should be. */
    void remarkFew(String place, List<String> texts);

    /** What the summary counts. */
    void add(Outcome outcome);

    /** A person is about to type. */
    void waitForTyping();

    /** All has been said, of a puzzle or of something else. */
    void end(boolean isPuzzle, Exit exit);

    /** Leaves the rest of a job to whoever is free, to be said after this; false if there is nobody else. */
    boolean passOn(Job rest);

    /** Whether nobody wants to hear more. */
    boolean isGone();
}
