package dev.neuf.cli.play;

/** What a character on the screen is; a {@link Theme} knows its colour. */
enum Tone {
    TEXT,
    FAINT,
    TITLE,
    /** Keys to press, and what else is to be found at a glance. */
    KEY,
    FRAME,
    GIVEN,
    ENTERED,
    /** A digit that breaks a rule. */
    WRONG,
    MARK,
    /** A mark of the digit that is looked for. */
    LOOKED_FOR,
    FOUND,
    STRUCK,
    PATTERN,
    /** What sentences before this one have placed. */
    KNOWN,
    FIN,
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    PIVOT,
    GOOD
}
