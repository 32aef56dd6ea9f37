package dev.neuf.logic;

import dev.neuf.core.words.Phrase;

/** How hard a technique is, and so how hard a puzzle that needs it. What each allows is in docs/GRADES.md. */
public enum Level implements Phrase {
    EASY,
    MEDIUM,
    HARD,
    EXPERT,
    EXTREME,
    /** No technique of the table is enough. */
    BEYOND;

    @Override
    public String book() {
        return "level";
    }
}
