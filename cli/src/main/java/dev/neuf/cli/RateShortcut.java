package dev.neuf.cli;

import dev.neuf.core.Board;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Ruleset;
import dev.neuf.core.format.PlainLines;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Path;
import dev.neuf.logic.Scale;
import dev.neuf.search.Nine;
import java.nio.charset.StandardCharsets;

/** The grade of a puzzle with one solution, if it does not take long. It spares reading the line as each of forty formats. */
final class RateShortcut implements Shortcut {

    private static final Ruleset PLAIN =
            Puzzle.of(Layout.standard(9), Grid.empty(9)).rules();

    private final Nine nine = new Nine();
    private final Scale scale;
    private final boolean usesUniqueness;
    private final Limits limits;

    RateShortcut(Scale scale, boolean usesUniqueness, Limits limits) {
        this.scale = scale;
        this.usesUniqueness = usesUniqueness;
        this.limits = limits.withMillis(LEAST_MILLIS / 2);
    }

    @Override
    public boolean answer(String source, PlainLines lines, int index, Batch batch) {
        nine.load(lines.text(), lines.from(index));
        boolean isUnique = nine.next(MOST_TRIES) && !nine.next(MOST_TRIES) && nine.isOver();
        if (!isUnique) {
            return false;
        }
        var clock = new Clock(limits);
        Grade grade = scale.grade(Board.of(PLAIN, givens(lines, index)), usesUniqueness, clock::isOver);
        if (grade.path() instanceof Path.Cut) {
            return false;
        }
        batch.add(RateCommand.line(grade).getBytes(StandardCharsets.UTF_8));
        batch.end(Exit.YES);
        return true;
    }

    private static Grid givens(PlainLines lines, int index) {
        int[] givens = new int[Nine.CELL_COUNT];
        for (int cell = 0; cell < givens.length; cell++) {
            int digit = lines.text()[lines.from(index) + cell] - '0';
            givens[cell] = digit >= 1 && digit <= 9 ? digit : 0;
        }
        return Grid.of(givens);
    }
}
