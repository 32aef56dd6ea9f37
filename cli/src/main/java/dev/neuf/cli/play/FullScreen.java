package dev.neuf.cli.play;

import dev.neuf.cli.play.Key.Named;
import dev.neuf.core.Symbols;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The game on a full screen: draws, waits for a key, does what it means. */
final class FullScreen {

    /** So often the clock on the screen is looked at. */
    private static final int TICK_MILLIS = 250;

    /** So often the time is kept, while nobody moves. */
    private static final int SAVE_MILLIS = 5_000;

    /** Whoever does nothing for so long has gone away: the clock stops. */
    private static final long IDLE_MILLIS = 10 * 60_000L;

    private final Tty tty;
    private final Keyboard keyboard;
    private final Room room;
    private final Dialogs dialogs;
    private final LongSupplier nanos;
    private Theme theme;
    private Optional<Overlay> overlay = Optional.empty();
    private List<Message> said = List.of();
    private List<String> drawn = new ArrayList<>();
    private int width;
    private boolean isPaused;
    private boolean isOver;
    private int scroll;
    private long last;
    private long unsaved;
    private long idle;

    FullScreen(Tty tty, Room room, Theme theme, LongSupplier nanos) {
        this.tty = tty;
        this.keyboard = new Keyboard(tty);
        this.room = room;
        this.theme = theme;
        this.nanos = nanos;
        this.dialogs = new Dialogs(room);
    }

    /** Until the player leaves. */
    void run() {
        last = nanos.getAsLong();
        listen();
        while (!isOver) {
            draw();
            Key key = keyboard.next(TICK_MILLIS);
            tick(key);
            press(key);
        }
        room.desk().save();
    }

    /** Time passes, but not while nobody can see the board, or nobody is there. */
    private void tick(Key key) {
        long now = nanos.getAsLong();
        long millis = (now - last) / 1_000_000;
        last += millis * 1_000_000;
        idle = key == Named.NONE ? idle + millis : 0;
        isPaused |= idle > IDLE_MILLIS;
        if (!isPaused && overlay.isEmpty() && !room.desk().game().isSolved()) {
            room.desk().later(millis);
            unsaved += millis;
        }
        if (unsaved > SAVE_MILLIS) {
            unsaved = 0;
            room.desk().save();
        }
    }

    private void draw() {
        int rows = Math.max(1, tty.rows());
        int columns = Math.max(1, tty.columns());
        Words words = room.words();
        Canvas canvas = Screen.of(room.desk(), said, scroll, isPaused, words, rows, columns);
        overlay.ifPresent(open -> open.draw(canvas, words));
        var text = new StringBuilder();
        if (drawn.size() != rows || width != columns) {
            drawn = new ArrayList<>(Collections.nCopies(rows, ""));
            width = columns;
            text.append("\u001B[0m\u001B[2J");
        }
        for (int row = 0; row < rows; row++) {
            String line = canvas.painted(row, theme);
            if (!line.equals(drawn.get(row))) {
                // the terminal may not wrap after the last column
                text.append("\u001B[%d;1H".formatted(row + 1)).append(line);
                drawn.set(row, line);
            }
        }
        if (!text.isEmpty()) {
            tty.write("\u001B[?7l" + text + "\u001B[?7h");
        }
    }

    private void press(Key key) {
        if (key == Named.NONE || key == Named.OTHER) {
            return;
        }
        if (key == Named.CLOSED || key.equals(new Key.Control('c'))) {
            isOver = true;
            return;
        }
        if (key instanceof Key.Brightness(double value)) {
            theme = theme.on(value);
            return;
        }
        sayBusy(key);
        if (overlay.isPresent()) {
            Overlay open = overlay.get();
            boolean isOpen = open.press(key);
            // what was pressed may have opened another
            overlay = dialogs.takeNext().or(() -> isOpen ? Optional.of(open) : Optional.empty());
        } else if (isPaused) {
            isPaused = false;
        } else {
            act(key);
            overlay = dialogs.takeNext();
        }
        if (key != Named.PAGE_DOWN && key != Named.PAGE_UP) {
            scroll = 0;
        }
        listen();
    }

    /**
     * What may take a moment is announced in the last line, which the next drawing puts right. A choice from a list may
     * have a puzzle made, which takes longest.
     */
    private void sayBusy(Key key) {
        boolean isLong = key == Named.ENTER || key.equals(new Key.Typed('?')) || key.equals(new Key.Typed('c'));
        if (isLong && !drawn.isEmpty()) {
            String last = "\u001B[%d;%dH";
            tty.write(
                    overlay.isPresent()
                            ? last.formatted(drawn.size(), 1) + "\u001B[0m\u001B[2K "
                                    + room.words().say(PlayPhrase.BUSY)
                            : last.formatted(drawn.size(), width) + "…");
            drawn.set(drawn.size() - 1, "");
        }
    }

    /** What was said stays until something else happens. */
    private void listen() {
        said = room.desk().takeSaid();
    }

    private void act(Key key) {
        Desk desk = room.desk();
        switch (key) {
            case Named.UP -> desk.move(-1, 0);
            case Named.DOWN -> desk.move(1, 0);
            case Named.LEFT -> desk.move(0, -1);
            case Named.RIGHT -> desk.move(0, 1);
            case Named.HOME -> desk.goTo(Game.middle(desk.game().layout()));
            case Named.TAB -> desk.goToOpen(1);
            case Named.BACK_TAB -> desk.goToOpen(-1);
            case Named.PAGE_DOWN -> scroll += 5;
            case Named.PAGE_UP -> scroll = Math.max(0, scroll - 5);
            case Named.BACKSPACE, Named.DELETE -> desk.clear();
            case Named.ENTER -> {
                if (!desk.doHint()) {
                    desk.check();
                }
            }
            case Named.ESCAPE -> desk.tidy();
            case Named.HELP -> dialogs.help();
            case Key.Pasted(String text) -> room.read(text);
            case Key.Control(char letter) -> control(letter);
            case Key.Alt(char symbol) -> alternate(symbol);
            case Key.Typed(char symbol) -> type(symbol);
            default -> {
                // nothing
            }
        }
    }

    private void control(char letter) {
        switch (letter) {
            case 'z' -> room.desk().undo();
            case 'y', 'r' -> room.desk().redo();
            case 'l' -> drawn = new ArrayList<>();
            default -> {
                // nothing
            }
        }
    }

    /** With Alt, a digit is what it is not without: a mark, or a digit. */
    private void alternate(char symbol) {
        Desk desk = room.desk();
        int digit = digit(symbol);
        if (digit > 0 && desk.isMarking()) {
            desk.enter(digit);
        } else if (digit > 0) {
            desk.mark(digit);
        }
    }

    private int digit(char symbol) {
        Symbols symbols = room.desk().game().sheet().symbols();
        return symbols.digit(symbol);
    }

    private void type(char symbol) {
        Desk desk = room.desk();
        // small letters and some signs are commands; where they are digits as well, = comes before
        switch (symbol) {
            case 'w', 'k' -> desk.move(-1, 0);
            case 's', 'j' -> desk.move(1, 0);
            case 'a', 'h' -> desk.move(0, -1);
            case 'd', 'l' -> desk.move(0, 1);
            case ' ' -> desk.setMarking(!desk.isMarking());
            case 'z' -> desk.setMarking(false);
            case 'x' -> desk.setMarking(true);
            case 'u', '[' -> desk.undo();
            case 'r', ']' -> desk.redo();
            case 'c' -> desk.check();
            case '?' -> desk.askHint();
            case '>' -> desk.turn(1);
            case '<' -> desk.turn(-1);
            case 't' -> desk.tint();
            case 'm' -> desk.toggleAutomatic();
            case 'g' -> desk.fillMarks();
            case 'f' -> dialogs.lookFor();
            case '=' -> dialogs.digit();
            case 'b' -> dialogs.begin();
            case 'v' -> dialogs.branches();
            case 'p' -> isPaused = true;
            case 'n' -> dialogs.levels();
            case 'o' -> dialogs.saves();
            case 'i' -> dialogs.paste();
            case 'e' -> dialogs.restart();
            case 'q' -> isOver = true;
            default -> {
                if (digit(symbol) > 0) {
                    desk.digit(digit(symbol));
                } else if (symbol == '0' || symbol == '.') {
                    desk.clear();
                }
            }
        }
    }
}
