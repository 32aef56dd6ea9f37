package dev.neuf.core.format;

import java.util.ArrayList;
import java.util.List;

/** What in a picture of a board is frame, and what is cell. */
final class Frames {

    /** Lines that go from left to right: the first are light, the last heavy. */
    static final String DASHES = "─-=━═";

    static final String HEAVY_DASHES = "━═";

    /** Lines that go up and down: the first are light, the last heavy. */
    static final String BARS = "│|┃║";

    static final String HEAVY_BARS = "┃║";

    /** What a typed line between rows can be made of. */
    private static final String TYPED = "|+-=.,':*";

    private static final String UPPER_LEFT = "┌┍┎┏╒╓╔╭";
    private static final String LOWER_LEFT = "└┕┖┗╘╙╚╰";

    private Frames() {}

    private static boolean isDrawn(char c) {
        return c >= '\u2500' && c <= '\u257F';
    }

    private static boolean isCell(char c) {
        return !Cells.isGap(c) && c != '|' && !isDrawn(c);
    }

    /** Where in the line its cells are, counted from 0. */
    static List<Integer> cells(String line) {
        var columns = new ArrayList<Integer>();
        for (int column = 0; column < line.length(); column++) {
            if (isCell(line.charAt(column))) {
                columns.add(column);
            }
        }
        return columns;
    }

    /** How many cells a row has. */
    static int cellCount(String line) {
        int count = 0;
        for (int column = 0; column < line.length(); column++) {
            count += isCell(line.charAt(column)) ? 1 : 0;
        }
        return count;
    }

    /** Whether a line has a part of a frame in it. */
    static boolean isFramed(String line) {
        return line.chars().anyMatch(c -> isDrawn((char) c) || c == '|') || isFrame(line);
    }

    /** Whether a line is part of a frame and holds no cells. */
    static boolean isFrame(String line) {
        boolean hasCells = false;
        boolean hasDash = false;
        boolean hasCorner = false;
        for (char c : line.toCharArray()) {
            if (!Cells.isGap(c) && !isDrawn(c) && TYPED.indexOf(c) < 0) {
                return false;
            }
            hasCells |= isCell(c);
            hasDash |= DASHES.indexOf(c) >= 0;
            // a drawn dash is no cell; a typed one can be an empty cell, but not with a plus, or next to another
            hasCorner |= c == '+' || isDrawn(c) && DASHES.indexOf(c) >= 0;
        }
        return !hasCells && !Text.isBlank(line) || hasDash && (hasCorner || line.contains("--") || line.contains("=="));
    }

    /** Whether nothing but hyphens is in the line: a frame, or a row of empty cells. */
    static boolean isHyphens(String line) {
        return line.indexOf('-') >= 0 && line.chars().allMatch(c -> Cells.isGap(c) || c == '-');
    }

    /** Whether a line is the upper edge of a drawn frame. */
    static boolean isUpperEdge(String line) {
        String drawn = line.strip();
        return !drawn.isEmpty() && UPPER_LEFT.indexOf(drawn.charAt(0)) >= 0;
    }

    /** Whether a line is the lower edge of a drawn frame. */
    static boolean isLowerEdge(String line) {
        String drawn = line.strip();
        return !drawn.isEmpty() && LOWER_LEFT.indexOf(drawn.charAt(0)) >= 0;
    }

    /** Which of these lines are rows of cells. Only hyphens are a row where hyphens are empty cells in another. */
    static boolean[] areRows(List<String> lines) {
        boolean[] areRows = new boolean[lines.size()];
        boolean hasHyphenCells = false;
        var cells = new ArrayList<Integer>();
        for (int i = 0; i < areRows.length; i++) {
            areRows[i] = !isFrame(lines.get(i));
            if (areRows[i]) {
                hasHyphenCells |= lines.get(i).indexOf('-') >= 0;
                cells.add(cellCount(lines.get(i)));
            }
        }
        for (int i = 0; hasHyphenCells && i < areRows.length; i++) {
            areRows[i] |= isHyphens(lines.get(i)) && cellCount(lines.get(i)) == Rows.size(cells);
        }
        return areRows;
    }
}
