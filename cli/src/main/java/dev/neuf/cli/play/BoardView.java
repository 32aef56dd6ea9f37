package dev.neuf.cli.play;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Symbols;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Notation;
import java.util.List;
import java.util.Optional;

/** Draws the board of a desk, all of it, however large. */
final class BoardView {

    /** Lines by where they go: 1 left, 2 right, 4 up, 8 down. */
    private static final String HEAVY = " ╸╺━╹┛┗┻╻┓┏┳┃┫┣╋";

    /** The same for cages, which have thin lines. */
    private static final String LIGHT = " ╴╶─╵┘└┴╷┐┌┬│┤├┼";

    private static final String EMPTY = "·";

    /** By the number of the colour. */
    private static final List<Ground> TINTS = List.of(Ground.TINT_1, Ground.TINT_2, Ground.TINT_3, Ground.TINT_4);

    private final Desk desk;
    private final Game game;
    private final Layout layout;
    private final Symbols symbols;
    private final Geometry geometry;
    private final Canvas canvas;
    private final Cages cages;
    private final CellSet conflicts;
    private final Optional<StepTones> step;

    private BoardView(Desk desk, Geometry geometry) {
        this.desk = desk;
        this.game = desk.game();
        this.layout = game.layout();
        this.symbols = game.sheet().symbols();
        this.geometry = geometry;
        this.canvas = new Canvas(geometry.height(), geometry.width());
        this.cages = Cages.of(game.sheet().puzzle());
        this.conflicts = desk.assist() == Assist.NONE ? CellSet.NONE : game.conflicts();
        this.step = desk.hint().filter(hint -> hint.shown() > 1).map(hint -> StepTones.of(hint, layout));
    }

    /** The board with its cells, or with nothing in them while the game pauses. */
    static Canvas draw(Desk desk, Geometry geometry, Notation names, boolean isHidden) {
        var view = new BoardView(desk, geometry);
        view.names(names);
        view.lines();
        for (int cell = 0; cell < view.layout.cellCount() && !isHidden; cell++) {
            view.ground(cell);
            if (geometry.hasHead()) {
                view.cage(cell);
            }
            view.cell(cell);
        }
        return view.canvas;
    }

    private void names(Notation names) {
        int cursor = desk.cursor();
        for (int i = 0; i < layout.size(); i++) {
            String column = String.valueOf(i + 1);
            int at = geometry.left(i) + geometry.digitColumn();
            boolean isNarrow = column.length() > 1 && geometry.cellWidth() <= column.length();
            // where two figures are too many, every other column has its number
            if (!isNarrow || i % 2 == 1) {
                canvas.put(0, at - column.length() / 2, column, layout.column(cursor) == i ? Tone.TEXT : Tone.FAINT);
            }
            String row = names.row(i);
            canvas.put(
                    geometry.top(i) + geometry.digitLine(),
                    geometry.columnLine(0) - 1 - row.length(),
                    row,
                    layout.row(cursor) == i ? Tone.TEXT : Tone.FAINT);
        }
    }

    private void lines() {
        int size = layout.size();
        for (int row = 0; row <= size; row++) {
            for (int column = 0; column <= size; column++) {
                corner(row, column);
                if (column < size && geometry.hasRowLine(row) && isLevel(row, column)) {
                    canvas.put(
                            geometry.rowLine(row), geometry.left(column), "━".repeat(geometry.cellWidth()), Tone.FRAME);
                }
                for (int i = 0; row < size && geometry.hasColumnLine(column) && i < geometry.lines(); i++) {
                    if (isUpright(row, column)) {
                        canvas.put(geometry.top(row) + i, geometry.columnLine(column), "┃", Tone.FRAME);
                    }
                }
            }
        }
    }

    /** Where four cells meet. Lines may meet where only one of both has room of its own. */
    private void corner(int row, int column) {
        int size = layout.size();
        int ways = (column > 0 && isLevel(row, column - 1) ? 1 : 0)
                | (column < size && isLevel(row, column) ? 2 : 0)
                | (row > 0 && isUpright(row - 1, column) ? 4 : 0)
                | (row < size && isUpright(row, column) ? 8 : 0);
        if (geometry.hasRowLine(row) && geometry.hasColumnLine(column)) {
            canvas.put(
                    geometry.rowLine(row), geometry.columnLine(column), String.valueOf(HEAVY.charAt(ways)), Tone.FRAME);
        }
    }

    /** Whether there is a line above the cell. */
    private boolean isLevel(int row, int column) {
        return row == 0 || row == layout.size() || Geometry.isBorder(layout, row - 1, column, row, column);
    }

    /** Whether there is a line left of the cell. */
    private boolean isUpright(int row, int column) {
        return column == 0 || column == layout.size() || Geometry.isBorder(layout, row, column - 1, row, column);
    }

    private void ground(int cell) {
        canvas.fill(
                geometry.top(layout.row(cell)),
                geometry.left(layout.column(cell)),
                geometry.lines(),
                geometry.cellWidth(),
                groundOf(cell));
    }

    /** The lines of cages are inside the cells, above and on the left, because they may cross those of regions. */
    private void cage(int cell) {
        int row = layout.row(cell);
        int column = layout.column(cell);
        int top = geometry.top(row);
        int left = geometry.left(column);
        if (cages.isLevel(row, column)) {
            canvas.put(top, left, "─".repeat(geometry.cellWidth()), Tone.FAINT);
        }
        for (int i = 1; cages.isUpright(row, column) && i < geometry.lines(); i++) {
            canvas.put(top + i, left, "│", Tone.FAINT);
        }
        int ways = (cages.isLevel(row, column - 1) ? 1 : 0)
                | (cages.isLevel(row, column) ? 2 : 0)
                | (cages.isUpright(row - 1, column) ? 4 : 0)
                | (cages.isUpright(row, column) ? 8 : 0);
        if (ways != 0) {
            canvas.put(top, left, String.valueOf(LIGHT.charAt(ways)), Tone.FAINT);
        }
        cages.named(cell).ifPresent(cage -> canvas.put(top, left + 1, String.valueOf(cage.sum()), Tone.KEY));
    }

    private void cell(int cell) {
        int top = geometry.top(layout.row(cell));
        int left = geometry.left(layout.column(cell));
        int digit = game.values().digit(cell);
        if (digit != 0) {
            canvas.put(
                    top + geometry.digitLine(),
                    left + geometry.digitColumn(),
                    String.valueOf(symbols.of(digit)),
                    digitTone(cell));
            return;
        }
        Digits marks = step.isPresent() ? game.board().candidates(cell) : game.marks(cell);
        if (marks.isEmpty() || !geometry.hasMarks()) {
            lone(cell, top, left);
            return;
        }
        for (int mark : marks) {
            canvas.put(
                    top + geometry.markLine(mark),
                    left + geometry.markColumn(mark),
                    String.valueOf(symbols.of(mark)),
                    markTone(cell, mark));
        }
    }

    /** What stands in an open cell that has no marks, or no room for them: what a step finds, or a dot. */
    private void lone(int cell, int top, int left) {
        String text = EMPTY;
        Tone tone = Tone.FAINT;
        for (int digit : game.board().candidates(cell)) {
            Tone found = step.map(tones -> tones.of(cell, digit)).orElse(Tone.MARK);
            if (found == Tone.FOUND || found == Tone.STRUCK || found != Tone.MARK && tone == Tone.FAINT) {
                text = String.valueOf(symbols.of(digit));
                tone = found;
            }
        }
        canvas.put(top + geometry.digitLine(), left + geometry.digitColumn(), text, tone);
    }

    private Tone digitTone(int cell) {
        if (conflicts.contains(cell) || desk.wrong().contains(cell)) {
            return Tone.WRONG;
        }
        return game.isGiven(cell) ? Tone.GIVEN : Tone.ENTERED;
    }

    private Tone markTone(int cell, int digit) {
        Tone tone = step.map(tones -> tones.of(cell, digit)).orElse(Tone.MARK);
        return tone == Tone.MARK && step.isEmpty() && digit == desk.focus() ? Tone.LOOKED_FOR : tone;
    }

    private Ground groundOf(int cell) {
        if (cell == desk.cursor()) {
            return Ground.CURSOR;
        }
        if (step.isPresent()) {
            return step.get().has(cell) ? Ground.SAME : Ground.PLAIN;
        }
        int tint = desk.tint(cell);
        if (tint != 0) {
            return TINTS.get(tint - 1);
        }
        int focus = desk.focus();
        if (focus != 0
                && (game.values().digit(cell) == focus
                        || desk.hasFocus() && game.marks(cell).contains(focus))) {
            return Ground.SAME;
        }
        return game.board().rules().peers(desk.cursor()).contains(cell) ? Ground.PEER : Ground.PLAIN;
    }
}
