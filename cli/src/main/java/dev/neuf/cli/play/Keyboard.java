package dev.neuf.cli.play;

import dev.neuf.cli.play.Key.Named;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes keys of the characters that a terminal sends. */
final class Keyboard {

    private static final char ESCAPE = '\u001B';
    private static final char BELL = '\u0007';

    /** So long the rest of an escape sequence may take; after that, it was the key Esc. */
    private static final int SEQUENCE_MILLIS = 60;

    /** More is no puzzle. */
    private static final int LONGEST_PASTE = 1 << 20;

    private static final String PASTE_END = ESCAPE + "[201~";

    private static final Pattern GROUND =
            Pattern.compile("11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4}).*");

    private final Tty tty;

    Keyboard(Tty tty) {
        this.tty = tty;
    }

    /** The next key, or that there was none for so long. */
    Key next(long millis) {
        int first = tty.read(millis);
        return switch (first) {
            case Tty.NOTHING -> Named.NONE;
            case Tty.CLOSED -> Named.CLOSED;
            case ESCAPE -> afterEscape();
            default -> plain((char) first);
        };
    }

    private static Key plain(char symbol) {
        return switch (symbol) {
            case '\r', '\n' -> Named.ENTER;
            case '\t' -> Named.TAB;
            case '\b', '\u007F' -> Named.BACKSPACE;
            default -> symbol < ' ' ? new Key.Control((char) ('a' + symbol - 1)) : new Key.Typed(symbol);
        };
    }

    private Key afterEscape() {
        int next = tty.read(SEQUENCE_MILLIS);
        return switch (next) {
            case Tty.NOTHING, ESCAPE -> Named.ESCAPE;
            case Tty.CLOSED -> Named.CLOSED;
            case '[' -> sequence();
            case 'O' -> letter((char) Math.max(0, tty.read(SEQUENCE_MILLIS)));
            case ']' -> told();
            default -> next < ' ' ? Named.OTHER : new Key.Alt((char) next);
        };
    }

    /** After {@code ESC [}: numbers, then a letter or a tilde. */
    private Key sequence() {
        var numbers = new StringBuilder();
        int next = tty.read(SEQUENCE_MILLIS);
        while (next >= 0x20 && next < 0x40 && numbers.length() < 32) {
            numbers.append((char) next);
            next = tty.read(SEQUENCE_MILLIS);
        }
        if (next == '[') { // the function keys of the Linux console
            return tty.read(SEQUENCE_MILLIS) == 'A' ? Named.HELP : Named.OTHER;
        }
        return next == '~' ? numbered(numbers.toString().replaceFirst(";.*", "")) : letter((char) Math.max(0, next));
    }

    private static Key letter(char letter) {
        return switch (letter) {
            case 'A' -> Named.UP;
            case 'B' -> Named.DOWN;
            case 'C' -> Named.RIGHT;
            case 'D' -> Named.LEFT;
            case 'H' -> Named.HOME;
            case 'F' -> Named.END;
            case 'P' -> Named.HELP;
            case 'M' -> Named.ENTER;
            case 'Z' -> Named.BACK_TAB;
            default -> Named.OTHER;
        };
    }

    private Key numbered(String number) {
        return switch (number) {
            case "1", "7" -> Named.HOME;
            case "4", "8" -> Named.END;
            case "3" -> Named.DELETE;
            case "5" -> Named.PAGE_UP;
            case "6" -> Named.PAGE_DOWN;
            case "11" -> Named.HELP;
            case "200" -> pasted();
            default -> Named.OTHER;
        };
    }

    private Key pasted() {
        var text = new StringBuilder();
        while (!endsWith(text, PASTE_END)) {
            int next = tty.read(1000);
            if (next < 0) {
                break;
            }
            if (text.length() < LONGEST_PASTE) {
                text.append(next == '\r' ? '\n' : (char) next);
            }
        }
        int length = text.length() - (endsWith(text, PASTE_END) ? PASTE_END.length() : 0);
        return new Key.Pasted(text.substring(0, length));
    }

    private static boolean endsWith(StringBuilder text, String end) {
        return text.length() >= end.length() && text.indexOf(end, text.length() - end.length()) >= 0;
    }

    /** After {@code ESC ]}: the terminal answers a question of ours. */
    private Key told() {
        var text = new StringBuilder();
        int next = tty.read(SEQUENCE_MILLIS);
        while (next >= 0 && next != BELL && next != ESCAPE && text.length() < 64) {
            text.append((char) next);
            next = tty.read(SEQUENCE_MILLIS);
        }
        if (next == ESCAPE) {
            tty.read(SEQUENCE_MILLIS); // the backslash of ESC \
        }
        Matcher ground = GROUND.matcher(text);
        if (!ground.matches()) {
            return Named.OTHER;
        }
        // the eye sees green best
        return new Key.Brightness(
                (3 * share(ground.group(1)) + 6 * share(ground.group(2)) + share(ground.group(3))) / 10);
    }

    private static double share(String hex) {
        return Integer.parseInt(hex, 16) / (Math.pow(16, hex.length()) - 1);
    }
}
