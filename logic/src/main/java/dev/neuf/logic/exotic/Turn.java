package dev.neuf.logic.exotic;

import dev.neuf.logic.LogicPhrase;

/** How a square can be turned or mirrored onto itself. */
enum Turn {
    HALF(LogicPhrase.GURTH_HALF_TURN, false, true, true),
    QUARTER(LogicPhrase.GURTH_QUARTER_TURN, true, false, true),
    QUARTER_BACK(LogicPhrase.GURTH_QUARTER_BACK, true, true, false),
    FALLING(LogicPhrase.GURTH_DIAGONAL, true, false, false),
    RISING(LogicPhrase.GURTH_DIAGONAL, true, true, true),
    UPSIDE_DOWN(LogicPhrase.GURTH_UPSIDE_DOWN, false, true, false),
    SIDEWAYS(LogicPhrase.GURTH_SIDEWAYS, false, false, true);

    private final LogicPhrase phrase;
    private final boolean isSwapped;
    private final boolean areRowsReversed;
    private final boolean areColumnsReversed;

    Turn(LogicPhrase phrase, boolean isSwapped, boolean areRowsReversed, boolean areColumnsReversed) {
        this.phrase = phrase;
        this.isSwapped = isSwapped;
        this.areRowsReversed = areRowsReversed;
        this.areColumnsReversed = areColumnsReversed;
    }

    LogicPhrase phrase() {
        return phrase;
    }

    /** By cell, where it goes. */
    int[] moved(int size) {
        int[] moved = new int[size * size];
        for (int cell = 0; cell < moved.length; cell++) {
            int row = isSwapped ? cell % size : cell / size;
            int column = isSwapped ? cell / size : cell % size;
            moved[cell] =
                    (areRowsReversed ? size - 1 - row : row) * size + (areColumnsReversed ? size - 1 - column : column);
        }
        return moved;
    }
}
