package dev.neuf.core.play;

/**
 * How a player looks at a game, and how long it took. None of it is taken back by undo.
 *
 * @param cursor the cell to write in
 * @param isAutomatic whether all candidates are shown, instead of the player's own marks
 * @param tidiesMarks whether a digit that is entered leaves the player's own marks of its peers
 * @param millis how long was played
 * @param hints how many hints were asked for
 * @param checks how often the digits were checked
 */
public record View(int cursor, boolean isAutomatic, boolean tidiesMarks, long millis, int hints, int checks) {

    static View at(int cursor) {
        return new View(cursor, false, true, 0, 0, 0);
    }

    /** The same in another cell. */
    public View withCursor(int cell) {
        return new View(cell, isAutomatic, tidiesMarks, millis, hints, checks);
    }

    /** The same with automatic marks or without. */
    public View withAutomatic(boolean isOn) {
        return new View(cursor, isOn, tidiesMarks, millis, hints, checks);
    }

    /** The same with marks that are tidied or left alone. */
    public View withTidyMarks(boolean isOn) {
        return new View(cursor, isAutomatic, isOn, millis, hints, checks);
    }

    /** The same some time later. */
    public View later(long more) {
        return new View(cursor, isAutomatic, tidiesMarks, millis + more, hints, checks);
    }

    /** The same with one more hint. */
    public View hinted() {
        return new View(cursor, isAutomatic, tidiesMarks, millis, hints + 1, checks);
    }

    /** The same with one more check. */
    public View checked() {
        return new View(cursor, isAutomatic, tidiesMarks, millis, hints, checks + 1);
    }

    /** Whether nobody helped so far. */
    public boolean isUnaided() {
        return hints == 0 && checks == 0;
    }
}
