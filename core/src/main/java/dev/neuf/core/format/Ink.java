package dev.neuf.core.format;

/** What a piece of a picture shows. */
public enum Ink {
    FRAME,
    GIVEN,
    ENTERED,
    /** Digits that a cell may hold. */
    NOTE,
    EMPTY;

    /** Gives the pieces of a picture their colours. */
    @FunctionalInterface
    public interface Painter {
        /** The text as it shall appear. */
        String paint(Ink ink, String text);
    }
}
