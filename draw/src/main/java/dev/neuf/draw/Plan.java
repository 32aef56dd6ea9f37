package dev.neuf.draw;

import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.draw.Figure.Point;

/**
 * Where things are on a picture of a board, in pixels.
 *
 * @param hasNotes whether cells have room for candidates
 * @param hasNumbers whether there is room for the numbers of rows and columns
 * @param hasClues whether there is room for sums beside the board
 */
record Plan(Layout layout, boolean hasNotes, boolean hasNumbers, boolean hasClues) {

    /** Room for one candidate. */
    static final int NOTE = 16;

    /** Between the candidates and the rim of their cell. */
    private static final int PADDING = 2;

    private static final int EDGE = 3;

    /** The side of a cell that holds a digit and nothing else. */
    private static final int PLAIN = 44;

    static Plan of(Puzzle puzzle, boolean hasNotes, boolean hasNumbers) {
        return new Plan(puzzle.layout(), hasNotes, hasNumbers, !Clue.of(puzzle).isEmpty());
    }

    /** Room for the numbers of rows and columns, or for half of the line around the board, and for clues. */
    int margin() {
        return (hasNumbers ? 18 : EDGE) + rim();
    }

    private int rim() {
        return hasClues ? side() / 2 : 0;
    }

    /** How many candidates stand side by side in a cell. */
    int notes() {
        return Math.max(2, (int) Math.ceil(Math.sqrt(layout.size())));
    }

    /** The side of a cell. */
    int side() {
        return hasNotes ? notes() * NOTE + 2 * PADDING : PLAIN;
    }

    /** Where the board ends, to the right and below. */
    int end() {
        return margin() + layout.size() * side();
    }

    /** The side of the picture. */
    int whole() {
        return end() + EDGE + rim();
    }

    int left(int cell) {
        return margin() + layout.column(cell) * side();
    }

    int top(int cell) {
        return margin() + layout.row(cell) * side();
    }

    /** The middle of a cell. */
    Point middle(int cell) {
        return new Point(left(cell) + side() / 2.0, top(cell) + side() / 2.0);
    }

    /** The middle of a candidate. */
    Point note(int cell, int digit) {
        int row = (digit - 1) / notes();
        int column = (digit - 1) % notes();
        return new Point(left(cell) + PADDING + (column + 0.5) * NOTE, top(cell) + PADDING + (row + 0.5) * NOTE);
    }
}
