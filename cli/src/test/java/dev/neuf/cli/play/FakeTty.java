package dev.neuf.cli.play;

import java.util.ArrayDeque;
import java.util.Deque;

/** A terminal that types what a test wants, and remembers what was written to it. */
final class FakeTty implements Tty {

    private final Deque<Integer> typed = new ArrayDeque<>();
    private final StringBuilder written = new StringBuilder();
    private final int rows;
    private final int columns;

    FakeTty(int rows, int columns, String keys) {
        this.rows = rows;
        this.columns = columns;
        keys.chars().forEach(typed::add);
    }

    @Override
    public int read(long millis) {
        Integer next = typed.poll();
        return next == null ? CLOSED : next;
    }

    @Override
    public void write(String text) {
        written.append(text);
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public void close() {}

    /** All that was written, as a terminal would show it in the end. */
    String shown() {
        char[][] screen = new char[rows][columns];
        int row = 0;
        int column = 0;
        String text = written.toString();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\u001B') {
                screen[row][column++] = c;
                continue;
            }
            int end = i + 2;
            while (!Character.isLetter(text.charAt(end))) {
                end++;
            }
            if (text.charAt(end) == 'H') {
                String[] place = text.substring(i + 2, end).split(";");
                row = Integer.parseInt(place[0]) - 1;
                column = Integer.parseInt(place[1]) - 1;
            } else if (text.charAt(end) == 'J') {
                screen = new char[rows][columns];
            }
            i = end;
        }
        var lines = new StringBuilder();
        for (char[] line : screen) {
            lines.append(new String(line).replace('\0', ' ').stripTrailing()).append('\n');
        }
        return lines.toString();
    }
}
