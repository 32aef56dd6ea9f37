package dev.neuf.core.format;

import java.util.List;

/** Where the lines of a picture separate cells. */
final class Walls {

    private final List<Text.Line> rows;
    private final List<List<String>> above;
    private final List<List<Integer>> columns;
    private final int size;
    private final String bars;
    private final String dashes;

    /**
     * The walls made of these bars and dashes.
     *
     * @param above the lines of the frame above each row, and below the last
     * @param columns where the cells of each row are
     */
    Walls(List<Text.Line> rows, List<List<String>> above, List<List<Integer>> columns, String bars, String dashes) {
        this.rows = rows;
        this.above = above;
        this.columns = columns;
        this.size = rows.size();
        this.bars = bars;
        this.dashes = dashes;
    }

    /** Whether there is a line above the first row. */
    boolean hasUpperEdge() {
        return above.getFirst().stream().anyMatch(line -> line.chars().anyMatch(c -> dashes.indexOf(c) >= 0));
    }

    private boolean isAbove(int row, int column) {
        int at = columns.get(row).get(column);
        for (String line : above.get(row)) {
            if (at < line.length() && dashes.indexOf(line.charAt(at)) >= 0
                    || isThrough(line, rows.get(row).text())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a line has no gap. Typed by hand, it need not stand exactly above the cells, nor be as long. */
    private boolean isThrough(String line, String row) {
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

    private boolean isLeft(int row, int column) {
        String line = rows.get(row).text();
        int to = columns.get(row).get(column);
        for (int at = columns.get(row).get(column - 1) + 1; at < to; at++) {
            if (bars.indexOf(line.charAt(at)) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Numbers the pieces that the walls leave connected, from 0, for each cell. */
    int[] pieces() {
        int[] leader = new int[size * size];
        for (int cell = 0; cell < leader.length; cell++) {
            int row = cell / size;
            int column = cell % size;
            leader[cell] = cell;
            if (column > 0 && !isLeft(row, column)) {
                leader[find(leader, cell)] = find(leader, cell - 1);
            }
            if (row > 0 && !isAbove(row, column)) {
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
}
