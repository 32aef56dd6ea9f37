package dev.neuf.core.format;

/** What a piece of a picture shows. */
public enum Ink {
    FRAME,
    GIVEN,
    ENTERED,
    /** Digits that a cell may hold. */
    NOTE,
    EMPTY,
    /** A digit that is placed now. */
    FOUND,
    /** A digit that is struck now. */
    STRUCK,
    /** Digits that make a pattern. */
    PATTERN,
    /** Digits that disturb it. */
    FIN,
    /** Digits of the first of two colours. */
    FIRST,
    /** Digits of the second. */
    SECOND,
    /** Digits of the first of two more colours. */
    THIRD,
    /** Digits of the second of these. */
    FOURTH,
    /** Digits that decide between others. */
    PIVOT;

    /** Gives the pieces of a picture their colours. */
    @FunctionalInterface
    public interface Painter {
        /** The text as it shall appear. */
        String paint(Ink ink, String text);
    }

    /** Says what a digit of an open cell shows. */
    @FunctionalInterface
    public interface Marker {
        /** What it shows; {@link #NOTE} for nothing special. */
        Ink ink(int cell, int digit);

        /** What stands in front of the digit, where colours do not tell. */
        default String sign(int cell, int digit) {
            return "";
        }
    }
}
