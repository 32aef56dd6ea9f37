package dev.neuf.cli.play;

import java.util.ArrayList;
import java.util.List;

/** A column of text beside the board, or below it. Lines that do not fit are cut off at the end. */
final class Panel {

    /** Of a panel, one part in so many may be left blank to move a text in. */
    private static final int NARROW = 5;

    private record Piece(int column, String text, Tone tone, Ground ground) {}

    private final int width;
    private final List<List<Piece>> lines = new ArrayList<>();
    private int column;

    Panel(int width) {
        this.width = Math.max(1, width);
    }

    int height() {
        return lines.size();
    }

    /** An empty line, but never two of them, nor one on top. */
    Panel gap() {
        if (!lines.isEmpty() && !lines.getLast().isEmpty()) {
            lines.add(new ArrayList<>());
        }
        return this;
    }

    /** Begins a line. */
    Panel line(String text, Tone tone) {
        lines.add(new ArrayList<>());
        column = 0;
        return more(text, tone, Ground.PLAIN);
    }

    /** Goes on with a line; in the next one, if this is full. */
    Panel more(String text, Tone tone, Ground ground) {
        if (column > 0 && column + text.length() > width) {
            lines.add(new ArrayList<>());
            column = 0;
        }
        if (!text.isEmpty()) {
            lines.getLast().add(new Piece(column, text, tone, ground));
        }
        column += text.length();
        return this;
    }

    /** A text in as many lines as it takes. */
    Panel text(String text, Tone tone) {
        return text(text, tone, 0);
    }

    /** The same, so far from the left edge, but no further than a panel has room for. */
    Panel text(String text, Tone tone, int indent) {
        int blank = Math.min(indent, width / NARROW);
        for (String line : wrapped(text, width - blank)) {
            line(" ".repeat(blank) + line, tone);
        }
        return this;
    }

    /** A text in lines of a width; a word that is longer than that is broken. */
    static List<String> wrapped(String text, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (String word : text.split(" ")) {
            String rest = word;
            if (!line.isEmpty() && line.length() + 1 + rest.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            while (rest.length() > width) {
                lines.add(rest.substring(0, width));
                rest = rest.substring(width);
            }
            line.append(line.isEmpty() ? "" : " ").append(rest);
        }
        lines.add(line.toString());
        return lines;
    }

    /** Draws the lines from one on, in a rectangle of the canvas. */
    void draw(Canvas canvas, int from, int row, int left, int height) {
        for (int i = 0; i < height && from + i < lines.size(); i++) {
            for (Piece piece : lines.get(from + i)) {
                canvas.put(row + i, left + piece.column, piece.text, piece.tone, piece.ground);
            }
        }
    }
}
