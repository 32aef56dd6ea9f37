package dev.neuf.cli.play;

import java.util.Arrays;

/** A rectangle of characters, each with its tone and ground. What is put outside is cut off. */
final class Canvas {

    private final int rows;
    private final int columns;
    private final char[] text;
    private final Tone[] tones;
    private final Ground[] grounds;

    Canvas(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.text = new char[rows * columns];
        this.tones = new Tone[text.length];
        this.grounds = new Ground[text.length];
        Arrays.fill(text, ' ');
        Arrays.fill(tones, Tone.TEXT);
        Arrays.fill(grounds, Ground.PLAIN);
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    private boolean contains(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /** Puts text on what is there, and keeps the ground. */
    void put(int row, int column, String piece, Tone tone) {
        for (int i = 0; i < piece.length(); i++) {
            if (contains(row, column + i)) {
                text[row * columns + column + i] = piece.charAt(i);
                tones[row * columns + column + i] = tone;
            }
        }
    }

    /** The same on a ground of its own. */
    void put(int row, int column, String piece, Tone tone, Ground ground) {
        put(row, column, piece, tone);
        fill(row, column, 1, piece.length(), ground);
    }

    /** Colours the ground of a rectangle. */
    void fill(int row, int column, int height, int width, Ground ground) {
        for (int y = row; y < row + height; y++) {
            for (int x = column; x < column + width; x++) {
                if (contains(y, x)) {
                    grounds[y * columns + x] = ground;
                }
            }
        }
    }

    /** Copies a part of another canvas. */
    void paste(Canvas other, int fromRow, int fromColumn, int height, int width, int toRow, int toColumn) {
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (other.contains(fromRow + y, fromColumn + x) && contains(toRow + y, toColumn + x)) {
                    int from = (fromRow + y) * other.columns + fromColumn + x;
                    int to = (toRow + y) * columns + toColumn + x;
                    text[to] = other.text[from];
                    tones[to] = other.tones[from];
                    grounds[to] = other.grounds[from];
                }
            }
        }
    }

    /** One line without colours. */
    String plain(int row) {
        return new String(text, row * columns, columns).stripTrailing();
    }

    /** All lines without colours. */
    String plain() {
        var lines = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            lines.append(plain(row)).append('\n');
        }
        return lines.toString();
    }

    /** One line for a terminal, in colours. */
    String painted(int row, Theme theme) {
        var line = new StringBuilder();
        for (int at = row * columns; at < (row + 1) * columns; at++) {
            boolean isNew = at == row * columns || tones[at] != tones[at - 1] || grounds[at] != grounds[at - 1];
            line.append(isNew ? theme.set(tones[at], grounds[at]) : "").append(text[at]);
        }
        return line.append("\u001B[0m").toString();
    }
}
