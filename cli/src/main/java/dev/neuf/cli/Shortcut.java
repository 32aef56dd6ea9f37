package dev.neuf.cli;

import dev.neuf.core.format.PlainLines;

/**
 * The short way from a plain puzzle to its answer: from bytes to bytes, without objects. It answers what is usual, to
 * the byte as the ordinary way does, and leaves the rest to that: puzzles that need a remark, or more than an instant.
 */
interface Shortcut {

    /** So many tries take a few hundredths of a second at most. */
    long MOST_TRIES = 1 << 16;

    /** Who sets a shorter limit wants it to be kept. */
    long LEAST_MILLIS = 1000;

    /** Adds the answer to a line; false, and nothing is added, if it is one for the ordinary way. */
    boolean answer(String source, PlainLines lines, int index, Batch batch);
}
