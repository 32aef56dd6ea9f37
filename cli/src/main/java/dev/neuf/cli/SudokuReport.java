package dev.neuf.cli;

import dev.neuf.core.Sheet;
import dev.neuf.core.Tally;
import dev.neuf.core.format.Format;

/**
 * What the original {@code sudoku} prints: the same in every language, because scripts read it.
 *
 * <pre>
 *   ***** Solving 'FILE'...            for each file with a grid in it
 *   Input grid:                        -v, and the grid
 *   Solution:                          Solution #1: and so on with -a, and the grid
 *   The grid is solved!                or: The grid is inconsistent!
 *   # Number of solutions: 1           -a
 *   Statistics for the current run:    -v
 *   * Initial fill ratio: 32%
 *   * Number of choices: 0
 *   * Number of backtracks: 0
 *
 *   ***** Generating a grid of size 9 ('unique' mode enabled)...
 *   Solution:                          -v, and the grid
 *   Grid:                              and the grid
 * </pre>
 *
 * <p>In a file, every line that is no row of a grid is a comment, so that the file is a stream of grids.
 */
final class SudokuReport {

    private final Output output;
    private final SudokuVoice voice;
    private final boolean isCommented;
    private boolean isBegun;

    SudokuReport(Output output, SudokuVoice voice, boolean isCommented) {
        this.output = output;
        this.voice = voice;
        this.isCommented = isCommented;
    }

    /** Whether anything was written. */
    boolean isBegun() {
        return isBegun;
    }

    /** Whether nobody reads any more, as after {@code | head}. */
    boolean isGone() {
        return output.isGone();
    }

    /** Sends on what was written so far. */
    void flush() {
        output.flush();
    }

    void file(String name) {
        line("***** Solving '" + name + "'...");
    }

    void generating(int size, boolean isUnique) {
        line("***** Generating a grid of size " + size + (isUnique ? " ('unique' mode enabled)" : "") + "...");
    }

    void generated(Sheet sheet) {
        line("Grid:");
        write(Format.SKU.write(sheet));
    }

    void input(Sheet sheet) {
        line("Input grid:");
        write(Format.SKU.write(sheet));
    }

    /** A solution; the only one wanted has no number. */
    void solution(Sheet sheet, long number, boolean isNumbered) {
        line(isNumbered ? "Solution #" + number + ":" : "Solution:");
        write(Format.SKU.write(sheet));
    }

    void outcome(boolean isSolved) {
        line(isSolved ? "The grid is solved!" : "The grid is inconsistent!");
    }

    void count(long solutions) {
        line("# Number of solutions: " + solutions);
    }

    /** How full the grid was, and how hard the work: {@link Tally}. A grid is 100% full only if no cell is empty. */
    void statistics(Sheet sheet, Tally tally) {
        int filled = sheet.values().filledCount();
        line("Statistics for the current run:");
        line("* Initial fill ratio: " + 100 * filled / sheet.values().cellCount() + "%");
        line("* Number of choices: " + tally.choices());
        line("* Number of backtracks: " + tally.backtracks());
    }

    /** A text that is no grid. The name of a file may hold a line break. */
    private void line(String text) {
        for (String line : text.split("\\R")) {
            write((isCommented && !line.startsWith("#") ? "# " : "") + line + "\n");
        }
    }

    private void write(String text) {
        isBegun = true;
        voice.hideProgress();
        output.write(text);
    }
}
