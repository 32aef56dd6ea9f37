package dev.neuf.cli.play;

import dev.neuf.core.words.Words;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * A list to choose from.
 *
 * <p>Each deed gets the number of the entry, and tells whether the list stays open.
 */
final class Menu implements Overlay {

    private static final int MOST_WIDTH = 70;

    private final String title;
    private final List<String> entries;
    private final String foot;
    private final IntPredicate chosen;
    private final Map<Character, IntPredicate> deeds;
    private int at;

    /** With the deed of Enter, and those of other keys, which the foot explains. */
    Menu(
            String title,
            List<String> entries,
            int at,
            String foot,
            IntPredicate chosen,
            Map<Character, IntPredicate> deeds) {
        this.title = title;
        this.entries = List.copyOf(entries);
        this.at = at;
        this.foot = foot;
        this.chosen = chosen;
        this.deeds = Map.copyOf(deeds);
    }

    /** With the deed of Enter alone. */
    Menu(String title, List<String> entries, int at, String foot, IntPredicate chosen) {
        this(title, entries, at, foot, chosen, Map.of());
    }

    @Override
    public void draw(Canvas canvas, Words words) {
        int width = Math.max(title.length() + 2, foot.length());
        for (String entry : entries) {
            width = Math.max(width, entry.length() + 2);
        }
        width = Math.min(Math.min(width, MOST_WIDTH), canvas.columns() - 4);
        List<String> footing = Panel.wrapped(foot, width);
        int shown = Math.max(1, Math.min(entries.size(), canvas.rows() - 4 - footing.size()));
        int from = Math.clamp((long) at - shown / 2, 0, entries.size() - shown);
        int[] inside = Overlay.frame(canvas, title, shown + 1 + footing.size(), width);
        for (int i = 0; i < shown; i++) {
            String entry = entries.get(from + i);
            String line = " " + entry.substring(0, Math.min(entry.length(), width - 2));
            boolean isHere = from + i == at;
            canvas.put(
                    inside[0] + i,
                    inside[1],
                    line + " ".repeat(width - line.length()),
                    isHere ? Tone.TITLE : Tone.TEXT,
                    isHere ? Ground.CHOSEN : Ground.PLAIN);
        }
        for (int i = 0; i < footing.size(); i++) {
            canvas.put(inside[0] + shown + 1 + i, inside[1], footing.get(i), Tone.FAINT);
        }
    }

    @Override
    public boolean press(Key key) {
        switch (key) {
            case Key.Named.UP -> at = Math.floorMod(at - 1, entries.size());
            case Key.Named.DOWN, Key.Named.TAB -> at = Math.floorMod(at + 1, entries.size());
            case Key.Named.HOME, Key.Named.PAGE_UP -> at = 0;
            case Key.Named.END, Key.Named.PAGE_DOWN -> at = entries.size() - 1;
            case Key.Named.ENTER -> {
                return chosen.test(at);
            }
            case Key.Named.ESCAPE -> {
                return false;
            }
            case Key.Typed(char symbol) -> {
                return type(symbol);
            }
            default -> {
                // nothing
            }
        }
        return true;
    }

    private boolean type(char symbol) {
        IntPredicate deed = deeds.get(symbol);
        if (deed != null) {
            return deed.test(at);
        }
        switch (symbol) {
            case 'k', 'w' -> at = Math.floorMod(at - 1, entries.size());
            case 'j', 's' -> at = Math.floorMod(at + 1, entries.size());
            case ' ' -> {
                return chosen.test(at);
            }
            default -> {
                if (symbol >= '1' && symbol <= '9' && symbol - '0' <= entries.size()) {
                    at = symbol - '1';
                    return chosen.test(at);
                }
                return symbol != 'q';
            }
        }
        return true;
    }
}
