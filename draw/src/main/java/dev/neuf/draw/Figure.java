package dev.neuf.draw;

import java.util.List;

/**
 * A picture as forms and letters, those behind first. Places are in pixels from the upper left corner, colours as SVG
 * writes them ({@code #fff}, {@code #5b2a86}, {@code none}).
 *
 * @param title what it shows, in a few words
 */
public record Figure(int width, int height, String title, List<Piece> pieces) {

    /** No colour: not filled, or without a line. */
    static final String NONE = "none";

    public Figure {
        pieces = List.copyOf(pieces);
    }

    /** Something on a picture. */
    sealed interface Piece {}

    /**
     * Forms in one look.
     *
     * @param dashes lengths of the dash and of the gap; none for a solid line
     */
    record Form(Outline outline, String fill, String line, double width, List<Integer> dashes) implements Piece {

        static Form filled(Outline outline, String fill) {
            return new Form(outline, fill, NONE, 0, List.of());
        }

        static Form line(Outline outline, String line, double width, Integer... dashes) {
            return new Form(outline, NONE, line, width, List.of(dashes));
        }
    }

    /** Words in one look, each around the middle of its place or, if {@code isLeft}, to the right of it. */
    record Writing(double size, String colour, boolean isBold, boolean isLeft, List<Word> words) implements Piece {}

    /** A word and its place; a word that stands in the middle does so downwards, too. */
    record Word(Point at, String text) {}

    /** A place on a picture. */
    record Point(double x, double y) {

        double distance(Point other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }
}
