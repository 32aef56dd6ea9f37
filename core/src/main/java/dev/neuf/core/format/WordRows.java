package dev.neuf.core.format;

import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * As many rows as the first lines say, after some lines of another kind.
 *
 * <p>A grid may have gaps between its rows, but takes none of a paragraph that holds more than it lacks: so a grid that
 * lacks a row does not spoil the next one. A few rows too many belong to it, so that the mistake is said once.
 */
final class WordRows implements Cutter {

    private final int above;
    private final ToIntFunction<Ahead> size;
    private final Predicate<String> isRow;

    /**
     * Rows of words.
     *
     * @param above how many lines stand above the rows
     * @param size how many rows follow; 0 if this is no puzzle of the kind
     * @param isRow whether a line, without its comment, can be one of the rows, right or wrong
     */
    WordRows(int above, ToIntFunction<Ahead> size, Predicate<String> isRow) {
        this.above = above;
        this.size = size;
        this.isRow = isRow;
    }

    @Override
    public int next(Ahead ahead) {
        int wanted = size.applyAsInt(ahead);
        if (wanted == 0) {
            return 0;
        }
        int taken = 0;
        while (taken < above && ahead.line(taken) != null) {
            taken++;
        }
        int found = 0;
        while (found < wanted) {
            int from = ahead.afterGap(taken);
            int rows = rows(ahead, from, 2 * wanted);
            boolean isOther = found > 0 && found + rows > wanted;
            if (rows == 0 || isOther) {
                break;
            }
            // whole grids that follow without a gap are the next puzzles
            found += rows < 2 * wanted ? rows : wanted;
            taken = from + (rows < 2 * wanted ? rows : wanted);
        }
        return Math.max(1, taken);
    }

    /** How many rows follow one another without a gap, up to a number. */
    private int rows(Ahead ahead, int from, int most) {
        int rows = 0;
        for (var line = ahead.line(from); line != null && rows < most; line = ahead.line(from + rows)) {
            String text = Text.withoutComment(line.text());
            if (line.isCut() || Text.isBlank(text) || JsonCutter.isStart(text) || !isRow.test(text)) {
                break;
            }
            rows++;
        }
        return rows;
    }
}
