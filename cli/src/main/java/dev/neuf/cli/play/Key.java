package dev.neuf.cli.play;

/** What came from the keyboard. */
sealed interface Key {

    /** A letter, digit or sign. */
    record Typed(char symbol) implements Key {}

    /** The same together with Alt. */
    record Alt(char symbol) implements Key {}

    /** The same together with Ctrl; the letter is small. */
    record Control(char letter) implements Key {}

    /** A text that was pasted. */
    record Pasted(String text) implements Key {}

    /** The terminal told how bright its ground is, from 0 to 1. */
    record Brightness(double value) implements Key {}

    /** A key without a letter. */
    enum Named implements Key {
        UP,
        DOWN,
        LEFT,
        RIGHT,
        HOME,
        END,
        PAGE_UP,
        PAGE_DOWN,
        ENTER,
        TAB,
        BACK_TAB,
        BACKSPACE,
        DELETE,
        ESCAPE,
        HELP,
        /** Nothing for a while. */
        NONE,
        /** Nothing any more. */
        CLOSED,
        /** Something that we do not know. */
        OTHER
    }
}
