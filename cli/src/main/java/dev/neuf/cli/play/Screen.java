package dev.neuf.cli.play;

import dev.neuf.core.Layout;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Puts board, panel and keys together on a screen of some size. */
final class Screen {

    private Screen() {}

    /**
     * The whole screen.
     *
     * @param said the sentences to show beside the board
     * @param scroll the first line of the panel to show
     */
    static Canvas of(Desk desk, List<Message> said, int scroll, boolean isPaused, Words words, int rows, int columns) {
        var canvas = new Canvas(rows, columns);
        if (rows < Arrangement.LEAST_ROWS || columns < Arrangement.LEAST_COLUMNS) {
            var panel = new Panel(columns);
            panel.text(
                    words.say(PlayPhrase.WINDOW_TOO_SMALL, Arrangement.LEAST_COLUMNS, Arrangement.LEAST_ROWS),
                    Tone.TEXT);
            panel.draw(canvas, 0, 0, 0, rows);
            return canvas;
        }
        int sumWidth = Cages.of(desk.game().sheet().puzzle()).widestSum();
        Arrangement at = Arrangement.of(desk.game().layout(), sumWidth, rows, columns);
        board(desk, isPaused, words, canvas, at);
        Panel panel = StatusView.of(desk, said, isPaused, words, at.panelWidth());
        int height = at.panelHeight();
        int most = Math.max(0, panel.height() - height);
        int from = Math.min(scroll, most);
        panel.draw(canvas, from, at.panelTop(), at.panelLeft(), height);
        if (from < most) {
            canvas.put(at.panelTop() + height - 1, at.panelLeft() + at.panelWidth() - 1, "↓", Tone.KEY);
        }
        keys(words.say(isPaused ? PlayPhrase.KEYS_PAUSED : PlayPhrase.KEYS), canvas);
        return canvas;
    }

    private static void board(Desk desk, boolean isPaused, Words words, Canvas canvas, Arrangement at) {
        Canvas board = BoardView.draw(desk, at.geometry(), words.notation(), isPaused);
        int fromRow = 0;
        int fromColumn = 0;
        if (!at.isWhole()) {
            Layout layout = desk.game().layout();
            int cursor = desk.cursor();
            fromRow = start(at.geometry().top(layout.row(cursor)), at.boardHeight(), board.rows());
            fromColumn = start(at.geometry().left(layout.column(cursor)), at.boardWidth(), board.columns());
        }
        canvas.paste(board, fromRow, fromColumn, at.boardHeight(), at.boardWidth(), at.boardTop(), at.boardLeft());
    }

    /** Where a part begins that has a place in its middle, as far as the edges let it. */
    private static int start(int place, int part, int all) {
        return Math.clamp((long) place - part / 2, 0, Math.max(0, all - part));
    }

    /**
     * The last line: a key, then what it does, two blanks, the next. What has no room is left out, but not the last two:
     * help, and the way out.
     */
    static void keys(String text, Canvas canvas) {
        var entries = new ArrayList<>(List.of(text.split(" {2}")));
        while (entries.size() > 2 && String.join("  ", entries).length() + 1 > canvas.columns()) {
            entries.remove(entries.size() - 3);
        }
        int column = 0;
        for (String entry : entries) {
            int space = entry.indexOf(' ');
            String key = space < 0 ? entry : entry.substring(0, space);
            String does = space < 0 ? "" : entry.substring(space);
            canvas.put(canvas.rows() - 1, column + 1, key, Tone.KEY);
            canvas.put(canvas.rows() - 1, column + 1 + key.length(), does, Tone.FAINT);
            column += entry.length() + 2;
        }
    }
}
