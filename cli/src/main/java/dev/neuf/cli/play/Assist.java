package dev.neuf.cli.play;

/** How much help a player wants. */
public enum Assist {
    /** Hints, checks, conflicts in colour. */
    FULL,
    /** Nothing but board and pencil. */
    NONE,
    /** The report's dialogue: three rules run as far as they go, then the player is asked for a digit. */
    REPORT
}
