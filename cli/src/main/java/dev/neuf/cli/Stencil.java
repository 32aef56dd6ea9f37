package dev.neuf.cli;

import dev.neuf.core.CellSet;
import dev.neuf.core.Puzzle;
import dev.neuf.core.words.Message;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.Optional;

/** The cells that are to be given: those that a map has no blank for, or those that a puzzle gives. */
final class Stencil {

    private static final String BLANKS = "._0*";

    private Stencil() {}

    /** Reads what was typed, or the file or standard input that it names, for a board with so many rows. */
    static CellSet cells(String option, String word, int rows, Io io) {
        String typed = squeezed(word);
        boolean isTyped = typed.length() == rows * rows || side(typed) > 0 && !Source.isFile(word);
        Source source = isTyped
                ? new Source(Source.TYPED, new StringReader(typed))
                : Source.open(word, Source.TYPED, Optional.empty(), io);
        String text = text(word, source);
        String map = squeezed(text);
        if (map.length() == rows * rows) {
            return cells(map);
        }
        requireFit(isTyped ? side(typed) : rows, rows);
        Puzzle puzzle = Order.first(option, new Source(source.name(), new StringReader(text)));
        requireFit(puzzle.layout().size(), rows);
        return puzzle.givens().filled();
    }

    private static void requireFit(int found, int rows) {
        if (found != rows) {
            throw new Refusal(Exit.USAGE, Message.of(MakingPhrase.PATTERN_MISFIT, found, rows));
        }
    }

    private static String text(String word, Source source) {
        try (Reader reader = source.reader()) {
            return Stock.text(word, reader);
        } catch (IOException e) {
            throw new Refusal(Exit.UNREADABLE, Message.of(CliPhrase.CANNOT_READ, word, Trouble.ofReading(e)));
        }
    }

    private static CellSet cells(String map) {
        var cells = new CellSet.Builder();
        for (int cell = 0; cell < map.length(); cell++) {
            if (!isBlank(map.charAt(cell))) {
                cells.add(cell);
            }
        }
        return cells.build();
    }

    /** How many rows a text has that looks like a map, a third of it blank at least; 0 if it does not. */
    private static int side(String text) {
        int side = (int) Math.round(Math.sqrt(text.length()));
        long blanks = text.chars().filter(Stencil::isBlank).count();
        return side * side == text.length() && 3 * blanks >= text.length() ? side : 0;
    }

    private static boolean isBlank(int c) {
        return BLANKS.indexOf(c) >= 0;
    }

    private static String squeezed(String text) {
        return text.replaceAll("\\s", "");
    }
}
