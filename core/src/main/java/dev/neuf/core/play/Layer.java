package dev.neuf.core.play;

import dev.neuf.core.Digits;
import java.util.Map;

/** What lies on top of what in a cell, and is cleared by itself: the first that has something goes first. */
public enum Layer {
    /** The digit entered. */
    DIGIT,
    /** The marks in the middle; while marks are automatic, the candidates struck. */
    CENTRE,
    /** The marks in the corners. */
    CORNER,
    /** The colours of the cell and of its candidates. */
    COLOUR,
    /** Everything at once. */
    ALL;

    /** What is left of a cell without this layer. */
    Spot without(Spot spot, boolean isAutomatic) {
        return switch (this) {
            case DIGIT -> spot.withDigit(0);
            case CENTRE ->
                isAutomatic && !spot.struck().isEmpty() ? spot.withStruck(Digits.NONE) : spot.withCentre(Digits.NONE);
            case CORNER -> spot.withCorner(Digits.NONE);
            case COLOUR -> spot.withColours(Digits.NONE).withTints(Map.of());
            case ALL -> Spot.BLANK;
        };
    }
}
