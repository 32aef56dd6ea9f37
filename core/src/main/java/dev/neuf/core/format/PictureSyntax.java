package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Rows of cells, framed or not. Lines of any kind, drawn or typed, tell the regions.
 *
 * <pre>
 *   ┏━━━━━┳━━━━━┓      +-----+-----+      .2.4
 *   ┃ . 2 ┃ . 4 ┃      | . 2 | . 4 |      3...
 *   ┃ 3 . ┃ . . ┃      | 3 . | . . |      4.2.
 *   ┣━━━━━╋━━━━━┫      |-----+-----|      ...1
 * </pre>
 */
final class PictureSyntax implements Syntax {

    private static final String BARS = "│|┃║";
    private static final String HEAVY_BARS = "┃║";
    private static final String DASHES = "─-=━═";
    private static final String HEAVY_DASHES = "━═";

    @Override
    public boolean recognises(Text text) {
        // the last row of the table: everything else that has rows is a picture
        return text.content().size() > 1;
    }

    private static boolean isBoxDrawing(char c) {
        return c >= '\u2500' && c <= '\u257F';
    }

    /** Whether a line has a part of a frame in it. */
    static boolean isFramed(String line) {
        return line.chars().anyMatch(c -> isBoxDrawing((char) c) || c == '|') || isFrame(line);
    }

    /** Whether a line is part of a frame and holds no cells. */
    static boolean isFrame(String line) {
        boolean hasDash = false;
        for (char c : line.toCharArray()) {
            if (c > ' ' && !isBoxDrawing(c) && "|+-=.':*".indexOf(c) < 0) {
                return false;
            }
            hasDash |= DASHES.indexOf(c) >= 0;
        }
        return hasDash && (line.contains("--") || line.contains("==") || line.chars().anyMatch(c -> c >= '\u2500'));
    }

    /** How many cells a row has. */
    static int cellCount(String line) {
        return (int) line.chars().filter(c -> isCell((char) c)).count();
    }

    private static boolean isCell(char c) {
        return c > ' ' && c != '|' && !isBoxDrawing(c);
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> rows = new ArrayList<>();
        List<List<String>> above = new ArrayList<>();
        above.add(new ArrayList<>());
        for (Text.Line line : reading.text().content()) {
            if (isFrame(line.text())) {
                above.getLast().add(line.text());
            } else {
                rows.add(line);
                above.add(new ArrayList<>());
            }
        }
        if (rows.isEmpty()) {
            throw new Unreadable(Message.of(CorePhrase.PICTURE_NO_CELLS));
        }
        int size = cellCount(rows.getFirst().text());
        if (size < 1 || size > Digits.MOST) {
            throw new Unreadable(
                    rows.getFirst().number(), 0, Message.of(CorePhrase.SIZE_RANGE, size, Digits.MOST));
        }
        int[] columnOf = new int[size * size];
        int[] givens = givens(rows, size, columnOf);
        return reading.sheet(layout(reading, rows, above, size, columnOf), givens);
    }

    private static int[] givens(List<Text.Line> rows, int size, int[] columnOf) {
        int[] givens = new int[size * size];
        for (int row = 0; row < rows.size(); row++) {
            Text.Line line = rows.get(row);
            if (row == size) {
                Rows.requireRows(rows.size(), size, line.number());
            }
            Rows.requireCells(cellCount(line.text()), size, row + 1, line.number(), line.text().length());
            int cell = row * size;
            for (int column = 0; column < line.text().length(); column++) {
                char c = line.text().charAt(column);
                if (isCell(c)) {
                    columnOf[cell] = column;
                    givens[cell++] = Cells.require(c, Symbols.standard(size), line.number(), column + 1);
                }
            }
        }
        Rows.requireRows(rows.size(), size, rows.getLast().number());
        return givens;
    }

    private static Layout layout(
            Reading reading, List<Text.Line> rows, List<List<String>> above, int size, int[] columnOf) {
        var heavy = new Walls(rows, above, size, columnOf, HEAVY_BARS, HEAVY_DASHES);
        int[] regions = heavy.regions();
        if (count(regions) == 1) {
            regions = new Walls(rows, above, size, columnOf, BARS, DASHES).regions();
            boolean isCellByCell = count(regions) == size * size && size > 1;
            if (isCellByCell && heavy.hasFrame()) {
                return reading.layout(Shape.latin(size));
            }
            if (count(regions) == 1 || isCellByCell) {
                return reading.layout(size);
            }
        }
        return reading.layout(shape(regions, size));
    }

    private static int count(int[] regions) {
        return Arrays.stream(regions).max().orElse(-1) + 1;
    }

    /** The shape of the pieces: one that is too large for a region is the rest of the board. */
    private static Shape shape(int[] pieces, int size) {
        int[] cells = new int[pieces.length];
        for (int piece : pieces) {
            cells[piece]++;
        }
        return Shape.jigsaw(Arrays.stream(pieces)
                .map(piece -> cells[piece] > size ? Shape.NO_REGION : piece)
                .toArray());
    }

    /** Where lines of a picture separate cells. */
    private static final class Walls {
        private final List<Text.Line> rows;
        private final List<List<String>> above;
        private final int size;
        private final int[] columnOf;
        private final String bars;
        private final String dashes;

        Walls(List<Text.Line> rows, List<List<String>> above, int size, int[] columnOf, String bars, String dashes) {
            this.rows = rows;
            this.above = above;
            this.size = size;
            this.columnOf = columnOf;
            this.bars = bars;
            this.dashes = dashes;
        }

        boolean hasFrame() {
            return above.getFirst().stream().anyMatch(line -> line.chars().anyMatch(c -> dashes.indexOf(c) >= 0));
        }

        private boolean isAbove(int cell) {
            for (String line : above.get(cell / size)) {
                int column = columnOf[cell];
                if (column < line.length() && dashes.indexOf(line.charAt(column)) >= 0) {
                    return true;
                }
            }
            return false;
        }

        private boolean isLeft(int cell) {
            String row = rows.get(cell / size).text();
            for (int column = columnOf[cell - 1] + 1; column < columnOf[cell]; column++) {
                if (bars.indexOf(row.charAt(column)) >= 0) {
                    return true;
                }
            }
            return false;
        }

        /** Numbers the pieces that the lines leave connected, from 0, for each cell. */
        int[] regions() {
            int[] leader = new int[size * size];
            for (int cell = 0; cell < leader.length; cell++) {
                leader[cell] = cell;
                if (cell % size > 0 && !isLeft(cell)) {
                    leader[find(leader, cell)] = find(leader, cell - 1);
                }
                if (cell >= size && !isAbove(cell)) {
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

    @Override
    public String write(Sheet sheet) {
        var standard = new Sheet(
                sheet.puzzle(), sheet.entries(), sheet.candidates(), Symbols.standard(sheet.layout().size()));
        return Picture.of(standard, (_, text) -> text);
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Pieces.areAllConnected(sheet.layout()) ? EnumSet.of(Content.SHAPE) : EnumSet.noneOf(Content.class);
    }
}
