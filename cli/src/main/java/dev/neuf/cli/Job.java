package dev.neuf.cli;

import dev.neuf.core.format.Entry;
import dev.neuf.core.format.PlainLines;
import dev.neuf.core.words.Message;
import java.io.IOException;

/** A piece of work that the command line asks for. Puzzles are numbered over all sources, from 1. */
sealed interface Job {

    /** A puzzle to read and to answer. */
    record Puzzle(long number, String source, Entry entry) implements Job {
        @Override
        public int length() {
            return entry.text().length();
        }
    }

    /** Plain puzzles that follow one another, to answer on the short way if one can: see {@link Shortcut}. */
    record Lines(long number, String source, PlainLines lines) implements Job {
        @Override
        public int length() {
            return lines.count() * PlainLines.WIDTH;
        }
    }

    /** A word that stands for no source. It counts as a bad puzzle. */
    record Missing(long number, String word, Message why) implements Job {}

    /** A source that failed while it was read. */
    record Broken(String word, IOException trouble) implements Job {}

    /** A person is about to type, and should know. */
    record Typing() implements Job {}

    /** How much text there is to it. */
    default int length() {
        return 0;
    }
}
