package dev.neuf.cli.play;

import dev.neuf.core.words.Words;
import java.util.Map;

/** A text to read, over the board. Some keys may do something with it; any other closes it. */
final class Page implements Overlay {

    private static final int MOST_WIDTH = 68;

    private final String title;
    private final String text;
    private final Map<Character, Runnable> deeds;
    private int from;
    private int hidden;

    /** Lines of the text are lines of the page; what is longer is wrapped. */
    Page(String title, String text, Map<Character, Runnable> deeds) {
        this.title = title;
        this.text = text;
        this.deeds = Map.copyOf(deeds);
    }

    @Override
    public void draw(Canvas canvas, Words words) {
        int widest = Math.max(
                title.length() + 2, text.lines().mapToInt(String::length).max().orElse(1));
        int width = Math.min(Math.min(widest, MOST_WIDTH), canvas.columns() - 4);
        var panel = new Panel(width);
        text.lines().forEach(line -> {
            if (line.isBlank()) {
                panel.gap();
            } else if (line.length() <= width) {
                key(line, panel);
            } else {
                panel.text(line.strip(), Tone.TEXT);
            }
        });
        int height = Math.min(panel.height(), canvas.rows() - 3);
        hidden = panel.height() - height;
        from = Math.min(from, hidden);
        int[] inside = Overlay.frame(canvas, title, height, width);
        panel.draw(canvas, from, inside[0], inside[1], height);
        if (from < hidden) {
            canvas.put(inside[0] + height, inside[1] + width - 1, " ↓ ", Tone.KEY);
        }
    }

    /** A line with a key, two blanks or more, and what it does. */
    private static void key(String line, Panel panel) {
        int gap = line.indexOf("  ");
        if (gap > 0) {
            panel.line(line.substring(0, gap), Tone.KEY).more(line.substring(gap), Tone.TEXT, Ground.PLAIN);
        } else {
            panel.line(line, Tone.TEXT);
        }
    }

    @Override
    public boolean press(Key key) {
        switch (key) {
            case Key.Named.DOWN, Key.Named.PAGE_DOWN -> from = Math.min(hidden, from + 5);
            case Key.Named.UP, Key.Named.PAGE_UP -> from = Math.max(0, from - 5);
            case Key.Typed(char symbol)
            when deeds.containsKey(symbol) -> {
                deeds.getOrDefault(symbol, () -> {}).run();
                return false;
            }
            default -> {
                return false;
            }
        }
        return true;
    }
}
