package dev.neuf.core.format;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Tells how far the next puzzle of a stream goes. A new one is made for each stream, so it may remember what it has
 * seen.
 */
@FunctionalInterface
interface Cutter {

    /** No puzzle is longer: a 64x64 board with all its candidates as numbers has four fifths of it. */
    int LONGEST = 1 << 20;

    /** No puzzle has more lines, blanks and comments included. */
    int MOST_LINES = 10_000;

    /** Leaves it to others. */
    Cutter NONE = _ -> 0;

    /** Every line is a puzzle. */
    Cutter ONE_LINE = oneLine(_ -> true);

    /** Every line that looks right is a puzzle. */
    static Cutter oneLine(Predicate<String> looksRight) {
        return ahead -> {
            LineReader.Line first = ahead.line(0);
            return first != null && looksRight.test(first.text()) ? 1 : 0;
        };
    }

    /** How many of the lines ahead are the next puzzle; 0 if it is none of this format, as far as one can see. */
    int next(Ahead ahead);

    /** The lines to come. The first is neither blank nor a comment. */
    @FunctionalInterface
    interface Ahead {
        /** A line, counted from 0; null if the stream ends before, or if it is too far to be of the same puzzle. */
        LineReader.@Nullable Line line(int index);

        /** A line without its comment; nothing after the end, or if the line is too long. */
        default String text(int index) {
            LineReader.Line line = line(index);
            return line == null || line.isCut() ? "" : Text.withoutComment(line.text());
        }

        /** The index of the next line, from this one on, that is neither blank nor a comment, or that is none. */
        default int afterGap(int from) {
            int at = from;
            for (LineReader.Line line = line(at); line != null && Grids.isNothing(line.text()); line = line(at)) {
                at++;
            }
            return at;
        }

        /**
         * Whether the line can be had without waiting for it. Most formats cannot go by that; but a line that is most
         * likely a puzzle by itself must not wait for the next, which may never come before its answer.
         */
        default boolean isHere(int index) {
            return true;
        }
    }
}
