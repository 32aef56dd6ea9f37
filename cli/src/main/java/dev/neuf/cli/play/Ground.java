package dev.neuf.cli.play;

/** What is behind a character on the screen. */
enum Ground {
    PLAIN,
    /** A cell that sees the cursor. */
    PEER,
    /** A cell that the player has coloured. */
    TINT_1,
    TINT_2,
    TINT_3,
    TINT_4,
    /** A cell with the digit that is looked for. */
    SAME,
    CURSOR,
    /** A line of a menu that is chosen, or a mode that is on. */
    CHOSEN
}
