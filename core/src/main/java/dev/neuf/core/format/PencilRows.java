package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/** Rows of words with a frame around them. */
record PencilRows(List<Text.Line> lines, List<List<Numbers.Word>> words, Drawing drawing) {

    /** Cuts lines into rows, words and frame, and refuses what is no square of words. */
    static PencilRows of(List<Text.Line> all) {
        Drawing drawing = Drawing.of(all, line -> columns(line.text()));
        List<Text.Line> lines = drawing.rows();
        var words = lines.stream().map(PencilRows::words).toList();
        if (lines.isEmpty()) {
            throw new Unreadable(all.getFirst().number(), 0, Message.of(CorePhrase.PICTURE_NO_CELLS));
        }
        int size = Rows.size(words.stream().map(List::size).toList());
        if (size > Digits.MOST) {
            throw new Unreadable(lines.getFirst().number(), 0, Message.of(CorePhrase.SIZE_RANGE, size, Digits.MOST));
        }
        for (int row = 0; row < words.size(); row++) {
            Numbers.requireRow(lines, words, size, row);
        }
        Numbers.requireAllRows(lines, size);
        if (isInRegions(drawing)) {
            return new PencilRows(lines, words, drawing);
        }
        Drawing straight = straight(drawing);
        if (!isInRegions(straight)) {
            requireSameBars(lines, words);
        }
        return new PencilRows(lines, words, straight);
    }

    /** Whether the lines leave regions of as many cells as there are rows. */
    private static boolean isInRegions(Drawing drawing) {
        int size = drawing.rows().size();
        int[] cells = new int[size * size];
        for (int piece : drawing.pieces(Frames.BARS, Frames.DASHES)) {
            cells[piece]++;
        }
        return Arrays.stream(cells).allMatch(count -> count == 0 || count == size);
    }

    /** Refuses typed bars that stand between other cells than those of the first row: nobody can tell the boxes. */
    private static void requireSameBars(List<Text.Line> lines, List<List<Numbers.Word>> words) {
        for (int row = 1; row < lines.size(); row++) {
            for (int cell = 1; cell < words.size(); cell++) {
                if (hasBar(lines.get(row), words.get(row), cell) != hasBar(lines.getFirst(), words.getFirst(), cell)) {
                    Numbers.Word word = words.get(row).get(cell);
                    throw new Unreadable(
                            word.line(), word.column(), Message.of(CorePhrase.CANDIDATES_BARS, row + 1, word.text()));
                }
            }
        }
    }

    private static boolean hasBar(Text.Line line, List<Numbers.Word> words, int cell) {
        int bar = line.text().indexOf('|', words.get(cell - 1).column());
        return bar >= 0 && bar < words.get(cell).column();
    }

    /** The drawing with lines as long as its rows: where candidates are typed, cells do not stand below each other. */
    private static Drawing straight(Drawing drawn) {
        int width = drawn.rows().stream()
                .mapToInt(line -> line.text().length())
                .max()
                .orElse(0);
        var above = drawn.above().stream()
                .map(lines -> lines.stream().map(line -> straight(line, width)).toList())
                .toList();
        return new Drawing(drawn.rows(), above, drawn.columns());
    }

    /** A line that goes through all cells; as it is, if it was drawn with gaps between regions. */
    private static String straight(String line, int width) {
        String dashes = line.chars()
                .filter(c -> Frames.DASHES.indexOf(c) >= 0)
                .distinct()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        boolean isTyped = !dashes.isEmpty() && "-=".contains(dashes.substring(0, 1));
        boolean isWhole = dashes.length() == 1 && line.strip().chars().noneMatch(c -> Cells.isGap((char) c));
        return isTyped || isWhole ? dashes.substring(0, 1).repeat(width) : line;
    }

    private static List<Numbers.Word> words(Text.Line line) {
        return Numbers.words(new Text.Line(line.number(), withoutBars(line.text())));
    }

    private static List<Integer> columns(String line) {
        return words(new Text.Line(0, line)).stream()
                .map(word -> word.column() - 1)
                .toList();
    }

    private static String withoutBars(String line) {
        String text = line;
        for (char bar : Frames.BARS.toCharArray()) {
            text = text.replace(bar, ' ');
        }
        return text;
    }

    /** What stands in each cell. */
    List<PencilMark> marks() {
        var marks = new ArrayList<PencilMark>();
        for (List<Numbers.Word> row : words) {
            for (Numbers.Word word : row) {
                marks.add(PencilMark.read(word.text(), row.size()).orElseThrow(() -> wrong(word, row.size())));
            }
        }
        return marks;
    }

    private static Unreadable wrong(Numbers.Word word, int size) {
        return new Unreadable(
                word.line(), word.column(), Message.of(CorePhrase.CANDIDATES_WORD, word.text(), size, size));
    }

    /**
     * Where a grid of pencil marks at the beginning of some lines ends; 0 if there is none. It is one if there are as
     * many rows as words in a row, if most words can stand there, and if one of them is more than a digit.
     */
    static int end(IntFunction<String> lines) {
        if (!canBegin(lines.apply(0).strip())) {
            return 0;
        }
        int at = 0;
        while (isFrame(lines.apply(at))) {
            at++;
        }
        List<Numbers.Word> first = words(new Text.Line(0, lines.apply(at)));
        // a single word is the only cell of a board if it is marked as such, and else something else
        int size = first.size() == 1 && !PencilMark.isTelling(first.getFirst().text(), 1) ? 0 : first.size();
        // what the first row tells already needs no look at other lines, which may be many or not written yet
        if (size > Digits.MOST || slips(first, size) > size / 2) {
            return 0;
        }
        var rows = new ArrayList<List<Numbers.Word>>();
        for (String line = lines.apply(at); !Text.isBlank(line) && rows.size() < size; line = lines.apply(++at)) {
            if (!isFrame(line)) {
                rows.add(words(new Text.Line(0, line)));
            }
        }
        boolean isGrid = size > 0 && rows.size() == size && areMarks(rows, size);
        return !isGrid ? 0 : isFrame(lines.apply(at)) ? at + 1 : at;
    }

    /** Whether a line has several words, or is part of a frame: most lines of most streams are neither. */
    private static boolean canBegin(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (Cells.isGap(line.charAt(i)) || Frames.BARS.indexOf(line.charAt(i)) >= 0) {
                return true;
            }
        }
        return isFrame(line) || line.startsWith("<") || line.startsWith("(") || line.startsWith("*");
    }

    private static boolean areMarks(List<List<Numbers.Word>> rows, int size) {
        int wrong = 0;
        boolean isTelling = false;
        for (List<Numbers.Word> row : rows) {
            wrong += slips(row, size);
            isTelling |= row.stream().anyMatch(word -> PencilMark.isTelling(word.text(), size));
        }
        return isTelling && wrong <= size / 2;
    }

    /** How much in a row cannot stand there: words that are no marks, and one for a wrong number of them. */
    private static int slips(List<Numbers.Word> row, int size) {
        int wrong = row.size() == size ? 0 : 1;
        for (Numbers.Word word : row) {
            wrong += PencilMark.read(word.text(), size).isPresent() ? 0 : 1;
        }
        return wrong;
    }

    private static boolean isFrame(String line) {
        return !Text.isBlank(line) && Frames.isFrame(line);
    }

    /** The words in columns, with lines around the boxes. */
    static String write(List<String> words, Layout layout) {
        int size = layout.size();
        int[] widths = new int[size];
        for (int cell = 0; cell < words.size(); cell++) {
            int column = layout.column(cell);
            widths[column] = Math.max(widths[column], words.get(cell).length());
        }
        int boxWidth = layout.shape().isBoxes() ? layout.shape().boxWidth() : size;
        int boxHeight = layout.shape().isBoxes() ? layout.shape().boxHeight() : size;
        var rule = new StringBuilder();
        for (int column = 0; column < size; column++) {
            rule.append(column % boxWidth == 0 ? "+-" : "").append("-".repeat(widths[column] + 1));
        }
        rule.append("+\n");
        var text = new StringBuilder();
        for (int cell = 0; cell < words.size(); cell++) {
            int column = layout.column(cell);
            text.append(column == 0 && layout.row(cell) % boxHeight == 0 ? rule : "");
            text.append(column % boxWidth == 0 ? "| " : "");
            text.append(words.get(cell))
                    .append(" ".repeat(widths[column] - words.get(cell).length() + 1));
            text.append(column == size - 1 ? "|\n" : "");
        }
        return text.append(rule).toString();
    }
}
