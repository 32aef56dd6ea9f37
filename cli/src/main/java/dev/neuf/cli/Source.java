package dev.neuf.cli;

import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Message;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** One PUZZLE of the command line: a file, standard input, or the puzzle itself. */
record Source(String name, Reader reader) {

    /** What the source of a puzzle typed on the command line is called. */
    static final String TYPED = "puzzle";

    /** Longer words are not repeated in full, and seldom the name of a file. */
    private static final int LONGEST_SHOWN = 60;

    /** Opens what a word of the command line stands for; if it is a puzzle, {@code typed} is what to call it. */
    static Source open(String word, String typed, Optional<Format> forced, Io io) {
        if (word.equals("-")) {
            return new Source("-", new InputStreamReader(io.in(), StandardCharsets.UTF_8));
        }
        if (isFile(word)) {
            return new Source(word, file(word));
        }
        if (isPuzzle(word, forced)) {
            return new Source(typed, new StringReader(word));
        }
        throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.NO_FILE, shortened(word)));
    }

    /** Whether there is a file or a folder of this name. */
    static boolean isFile(String word) {
        try {
            return !word.isBlank() && Files.exists(Path.of(word));
        } catch (InvalidPathException _) {
            return false;
        }
    }

    private static Reader file(String name) {
        Path path = Path.of(name);
        if (Files.isDirectory(path)) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.IS_FOLDER, name));
        }
        try {
            return new InputStreamReader(Files.newInputStream(path), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, name, Trouble.of(e)));
        }
    }

    /** Whether somebody typed a puzzle, perhaps a wrong one, and not the name of a file that is not there. */
    private static boolean isPuzzle(String word, Optional<Format> forced) {
        boolean isObvious = word.indexOf('\n') >= 0
                || word.startsWith("{")
                || word.length() > LONGEST_SHOWN && word.indexOf('/') < 0
                || isMostlyCells(word)
                || Format.isLink(word)
                || word.isBlank();
        return isObvious
                || new Entries(new StringReader(word), forced).next().read(forced, Hints.NONE) instanceof Parsed.Ok;
    }

    /** Whether nearly all characters are what puzzles are made of: then the others are slips. */
    private static boolean isMostlyCells(String word) {
        long cells = word.chars().filter(c -> "0123456789._*".indexOf(c) >= 0).count();
        return word.indexOf('/') < 0 && 10 * cells > 8L * word.length();
    }

    /** Such as {@code file.txt:12:5}. In a puzzle that was typed, line 1 goes without saying. */
    static String place(String source, int line, int column) {
        boolean isObvious = line == 1 && column == 0 && source.matches(TYPED + "( \\d+)?");
        return where(source) + (line > 0 && !isObvious ? ":" + line : "") + (column > 0 ? ":" + column : "");
    }

    /** What to call a source in front of a remark. */
    static String where(String source) {
        return source.equals("-") ? "stdin" : source;
    }

    /** Of something long, the beginning. */
    static String shortened(String word) {
        return word.length() <= LONGEST_SHOWN ? word : word.substring(0, LONGEST_SHOWN - 3) + "...";
    }
}
