package dev.neuf.core.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A picture of a board, cut into rows of cells and the lines between them.
 *
 * @param above the lines of the frame above each row, and below the last
 * @param columns where the cells of each row are
 */
record Drawing(List<Text.Line> rows, List<List<String>> above, List<List<Integer>> columns) {

    /** The drawing that these lines make, with a character for each cell. */
    static Drawing of(List<Text.Line> lines) {
        return of(lines, line -> Frames.cells(line.text()));
    }

    /** The drawing that these lines make, with cells at some columns of each row. */
    static Drawing of(List<Text.Line> lines, Function<Text.Line, List<Integer>> columns) {
        boolean[] areRows = Frames.areRows(lines.stream().map(Text.Line::text).toList());
        var rows = new ArrayList<Text.Line>();
        var above = new ArrayList<List<String>>();
        above.add(new ArrayList<>());
        for (int i = 0; i < areRows.length; i++) {
            if (areRows[i]) {
                rows.add(lines.get(i));
                above.add(new ArrayList<>());
            } else {
                above.getLast().add(lines.get(i).text());
            }
        }
        return new Drawing(rows, above, rows.stream().map(columns).toList());
    }

    /** Whether there is a line of these dashes above the first row. */
    boolean hasUpperEdge(String dashes) {
        return above.getFirst().stream().anyMatch(line -> line.chars().anyMatch(c -> dashes.indexOf(c) >= 0));
    }

    /** Numbers the pieces that these bars and dashes leave connected, from 0, for each cell of a square. */
    int[] pieces(String bars, String dashes) {
        int size = rows.size();
        int[] leader = new int[size * size];
        for (int cell = 0; cell < leader.length; cell++) {
            int row = cell / size;
            int column = cell % size;
            leader[cell] = cell;
            if (column > 0 && !hasLeft(row, column, bars)) {
                leader[find(leader, cell)] = find(leader, cell - 1);
            }
            if (row > 0 && !hasAbove(row, column, dashes)) {
                leader[find(leader, cell)] = find(leader, cell - size);
            }
        }
        int[] number = new int[leader.length];
        int[] numbered = new int[leader.length];
        int pieces = 0;
        for (int cell = 0; cell < leader.length; cell++) {
            int found = find(leader, cell);
            if (numbered[found] == 0) {
                numbered[found] = ++pieces;
            }
            number[cell] = numbered[found] - 1;
        }
        return number;
    }

    private static int find(int[] leader, int cell) {
        int found = cell;
        while (leader[found] != found) {
            leader[found] = leader[leader[found]];
            found = leader[found];
        }
        return found;
    }

    private boolean hasLeft(int row, int column, String bars) {
        String line = rows.get(row).text();
        int to = columns.get(row).get(column);
        for (int at = columns.get(row).get(column - 1) + 1; at < to; at++) {
            if (bars.indexOf(line.charAt(at)) >= 0) {
                return true;
            }
        }
        return false;
    }

    private boolean hasAbove(int row, int column, String dashes) {
        int at = columns.get(row).get(column);
        for (String line : above.get(row)) {
            boolean isHere = at < line.length() && dashes.indexOf(line.charAt(at)) >= 0;
            if (isHere || isThrough(line, rows.get(row).text(), dashes)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a line has no gap. Typed by hand, it need not stand exactly above the cells, nor be as long. */
    private static boolean isThrough(String line, String row, String dashes) {
        boolean isDashed = false;
        String drawn = line.strip();
        for (char c : drawn.toCharArray()) {
            boolean isOtherDash = Frames.DASHES.indexOf(c) >= 0 && dashes.indexOf(c) < 0;
            if (Cells.isGap(c) || isOtherDash) {
                return false;
            }
            isDashed |= dashes.indexOf(c) >= 0;
        }
        return isDashed && 2 * drawn.length() >= row.strip().length();
    }
}
