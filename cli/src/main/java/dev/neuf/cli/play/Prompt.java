package dev.neuf.cli.play;

import dev.neuf.core.words.Words;
import java.util.List;
import java.util.function.Consumer;

/** A question, to be answered in a line of text. */
final class Prompt implements Overlay {

    private static final int WIDTH = 52;

    private final String title;
    private final String question;
    private final int most;
    private final Consumer<String> answered;
    private final StringBuilder typed;
    private boolean isFresh;

    /** With an answer to begin with, which the first letter typed replaces, and so many letters at the most. */
    Prompt(String title, String question, String first, int most, Consumer<String> answered) {
        this.title = title;
        this.question = question;
        this.most = most;
        this.answered = answered;
        this.typed = new StringBuilder(first);
        this.isFresh = true;
    }

    @Override
    public void draw(Canvas canvas, Words words) {
        int width = Math.min(WIDTH, canvas.columns() - 4);
        List<String> lines = Panel.wrapped(question, width);
        int[] inside = Overlay.frame(canvas, title, lines.size() + 2, width);
        for (int i = 0; i < lines.size(); i++) {
            canvas.put(inside[0] + i, inside[1], lines.get(i), Tone.TEXT);
        }
        String shown = typed.substring(Math.max(0, typed.length() - width + 1)) + " ";
        int row = inside[0] + lines.size() + 1;
        canvas.put(row, inside[1], shown, isFresh ? Tone.FAINT : Tone.TITLE);
        canvas.fill(row, inside[1] + shown.length() - 1, 1, 1, Ground.CHOSEN);
    }

    @Override
    public boolean press(Key key) {
        switch (key) {
            case Key.Named.ENTER -> {
                answered.accept(typed.toString());
                return false;
            }
            case Key.Pasted(String text) -> {
                if (text.strip().indexOf('\n') >= 0) {
                    answered.accept(text);
                    return false;
                }
                text.strip().chars().forEach(symbol -> type((char) symbol));
            }
            case Key.Named.ESCAPE -> {
                return false;
            }
            case Key.Named.BACKSPACE -> {
                typed.setLength(isFresh ? 0 : Math.max(0, typed.length() - 1));
                isFresh = false;
            }
            case Key.Typed(char symbol) -> type(symbol);
            default -> {
                // nothing
            }
        }
        return true;
    }

    private void type(char symbol) {
        if (isFresh) {
            typed.setLength(0);
            isFresh = false;
        }
        if (typed.length() < most) {
            typed.append(symbol);
        }
    }
}
