package dev.neuf.cli;

/** How much of a step is given away. */
enum Show {
    /** What to look for. */
    NUDGE,
    /** And where. */
    WHERE,
    /** The whole proof. */
    HOW
}
