package dev.neuf.cli.play;

import dev.neuf.core.words.Words;

/** Something that lies over the board for a while, and takes the keys. */
interface Overlay {

    /** Draws it on the screen. */
    void draw(Canvas canvas, Words words);

    /** Takes a key; true if it stays open after it. */
    boolean press(Key key);

    /** A frame in the middle of the screen with so many lines of text in it; returns where the text begins. */
    static int[] frame(Canvas canvas, String title, int height, int width) {
        int top = Math.max(0, (canvas.rows() - 1 - height - 2) / 2);
        int left = Math.max(0, (canvas.columns() - width - 4) / 2);
        for (int row = 0; row < height + 2; row++) {
            canvas.put(top + row, left, " ".repeat(width + 4), Tone.TEXT, Ground.PLAIN);
            canvas.put(top + row, left, "│", Tone.FRAME);
            canvas.put(top + row, left + width + 3, "│", Tone.FRAME);
        }
        canvas.put(top, left, "╭" + "─".repeat(width + 2) + "╮", Tone.FRAME);
        canvas.put(top + height + 1, left, "╰" + "─".repeat(width + 2) + "╯", Tone.FRAME);
        canvas.put(top, left + 2, " " + title + " ", Tone.TITLE);
        return new int[] {top + 1, left + 2};
    }
}
