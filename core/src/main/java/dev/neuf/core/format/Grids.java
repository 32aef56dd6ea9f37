package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Symbols;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds out how many of the next lines of a stream are one grid in rows, with whatever frame there is around them.
 *
 * <p>A paragraph ends with a blank line or a comment. A grid may go on in the next paragraph, as long as that fits: rows
 * are never taken from a paragraph that is a whole grid, or of another size. So a grid that lacks a row spoils none of
 * those that follow it.
 */
final class Grids implements Cutter {

    private final boolean isForced;

    /** The lines to come, while they are looked at. */
    private Ahead ahead = _ -> null;

    /** The lines of so many cells that end here were puzzles; so are those that follow without a gap. */
    private int cellsOfLines;

    private int numberOfNext;

    /** If forced, all lines are of grids, so that nothing else can begin among them. */
    Grids(boolean isForced) {
        this.isForced = isForced;
    }

    /** Whether a line holds nothing of a grid. */
    static boolean isNothing(String line) {
        return Text.isBlank(Text.withoutComment(line));
    }

    /** How many lines the next grid has; 1 for a puzzle in one line. */
    @Override
    public int next(Ahead lines) {
        ahead = lines;
        LineReader.Line first = lines.line(0);
        if (first == null) {
            return 0;
        }
        if (numberOfNext != first.number()) {
            cellsOfLines = 0;
        }
        int taken = look();
        numberOfNext = first.number() + taken;
        return taken;
    }

    private int look() {
        int end = isForced ? 0 : endOfBlanks();
        if (end > 0) {
            cellsOfLines = 0;
            return end;
        }
        String first = text(0).strip();
        int cells = Frames.cellCount(first);
        // a wrong line may stand before others that are right
        boolean canBeLine =
                isPuzzle(first) || !isForced && cells >= LineSyntax.MANY && LineSyntax.isSquare(first.length());
        boolean isLine = cells > 0 && cells == cellsOfLines
                || cells > Digits.MOST && (isPuzzle(first) || !isTooLarge())
                || cells <= Digits.MOST && canBeLine && areLines(cells);
        cellsOfLines = isLine ? cells : 0;
        return isLine ? 1 : rows();
    }

    private String text(int index) {
        return ahead.text(index);
    }

    private boolean isPuzzle(String line) {
        return !isForced && LineSyntax.isPuzzle(line) && !Frames.isFrame(line);
    }

    /**
     * Whether the next lines, that could each be a puzzle, are not rows of a grid. They are rows if they are just as
     * many as they have cells. A line among them that is no puzzle is a wrong one, unless most are like that.
     */
    private boolean areLines(int cells) {
        int lines = 0;
        int wrong = 0;
        for (String line = text(0); Frames.cellCount(line) == cells && lines <= cells; line = text(++lines)) {
            wrong += isPuzzle(line.strip()) ? 0 : 1;
        }
        boolean isFewWrong = cells < LineSyntax.MANY ? wrong == 0 : 2 * wrong < lines;
        boolean isGridWithGaps = lines > 1 && lines < cells && extent(cells).rows == cells;
        return lines != cells && isFewWrong && !isGridWithGaps;
    }

    /** Whether the next lines, too long for rows, are rows all the same, of a grid that is too large. */
    private boolean isTooLarge() {
        Paragraph first = paragraph(0, 0);
        return first.hasFrame || first.cells.size() == Rows.size(first.cells);
    }

    private int rows() {
        Paragraph first = paragraph(0, 0);
        int size = first.cells.isEmpty() ? 0 : Rows.size(first.cells);
        if (!isForced && (isTitled(first) || areWords(text(0), size))) {
            return 1;
        }
        return size == 0 || size > Digits.MOST ? first.end : extent(size).end;
    }

    /** Whether the first line is some words above a grid: the next two agree that it is none of their rows. */
    private boolean isTitled(Paragraph part) {
        boolean isAbove = part.cells.size() > 2
                && part.lines.getFirst() == 0
                && part.cells.get(1).equals(part.cells.get(2))
                && !part.cells.get(1).equals(part.cells.getFirst());
        if (!isAbove || Rows.size(part.cells) != part.cells.get(1)) {
            return isAbove;
        }
        // nearly as many cells: a row with a slip, unless it has letters that are no digits
        Symbols symbols = Symbols.standard(Math.min(part.cells.get(1), Digits.MOST));
        return text(0).chars().anyMatch(c -> !Cells.isGap(c) && Cells.digit((char) c, symbols) < 0);
    }

    /** Whether most of a line cannot stand in a grid of this size: then it is about a grid, and none of its rows. */
    private static boolean areWords(String line, int size) {
        Symbols symbols = Symbols.standard(Math.clamp(size, 1, Digits.MOST));
        long wrong = line.chars()
                .filter(c -> !Cells.isGap(c) && Cells.digit((char) c, symbols) < 0)
                .count();
        return !Frames.isFramed(line) && 2 * wrong > Frames.cellCount(line);
    }

    /**
     * The end of a paragraph in which blanks seem to stand for empty cells, or 0. All rows have fewer cells than there
     * are rows, but they are no grids one below another; and there is a frame, or room for the cells that are missing.
     */
    private int endOfBlanks() {
        if (!Frames.isFrame(text(0)) && !Rows.hasWideGap(text(0) + ".")) {
            return 0;
        }
        Paragraph part = paragraph(0, Digits.MOST);
        int rows = part.cells.size();
        boolean isFew = rows > 2
                && part.cells.stream().allMatch(cells -> cells < rows)
                && (part.cells.getFirst() == 1 || part.cells.stream().distinct().count() > 1);
        boolean isWide = part.hasFrame || part.lines.stream().anyMatch(line -> Rows.hasWideGap(text(line)));
        return isFew && isWide ? part.end : 0;
    }

    /**
     * Lines with no gap between them.
     *
     * @param end the index after the last line
     * @param cells how many cells each row has
     * @param lines the index of each row
     * @param isClosed whether something new begins, so that the grid cannot go on after a gap
     */
    private record Paragraph(int end, List<Integer> cells, List<Integer> lines, boolean hasFrame, boolean isClosed) {}

    /** The paragraph at this index, of a grid whose size is known or 0; no more of it than two grids. */
    private Paragraph paragraph(int from, int size) {
        var texts = new ArrayList<String>();
        var counts = new ArrayList<Integer>();
        boolean isClosed = false;
        while (!Text.isBlank(text(from + texts.size())) && !isClosed) {
            String text = text(from + texts.size());
            int known = size > 0 || counts.isEmpty() ? size : Rows.size(counts);
            isClosed = !texts.isEmpty() && isStart(text, texts.getLast(), !counts.isEmpty(), known);
            if (isClosed || counts.size() > 2 && counts.size() >= 2 * known) {
                break;
            }
            texts.add(text);
            if (!Frames.isFrame(text)) {
                counts.add(Frames.cellCount(text));
            }
            isClosed = !counts.isEmpty() && Frames.isLowerEdge(text);
        }
        boolean[] areRows = Frames.areRows(texts);
        var cells = new ArrayList<Integer>();
        var lines = new ArrayList<Integer>();
        for (int i = 0; i < areRows.length; i++) {
            if (areRows[i]) {
                cells.add(Frames.cellCount(texts.get(i)));
                lines.add(from + i);
            }
        }
        return new Paragraph(from + texts.size(), cells, lines, lines.size() < texts.size(), isClosed);
    }

    /** Whether a line begins something new. */
    private boolean isStart(String line, String before, boolean hasRows, int size) {
        boolean isSecondEdge = Frames.isUpperEdge(line)
                || Frames.isFrame(line)
                        && !Frames.isHyphens(line)
                        && line.strip().equals(before.strip());
        return hasRows && isSecondEdge || !isForced && isOther(line, size);
    }

    /** Whether a line begins a puzzle that is no grid in rows of this size. */
    private boolean isOther(String line, int size) {
        int cells = Frames.cellCount(line);
        return line.stripLeading().startsWith("{")
                || EpflSyntax.isHeader(line) && cells != size
                || cells > Digits.MOST && cells != size
                || isPuzzle(line.strip()) && cells >= LineSyntax.MANY && cells != size;
    }

    /** How many rows there are of the grid, as many as its size if all is well, and the index after its last line. */
    private record Extent(int rows, int end) {}

    private Extent extent(int size) {
        Paragraph part = paragraph(0, size);
        if (part.cells.size() >= size) {
            return within(part, size);
        }
        int rows = part.cells.size();
        while (rows < size && !part.isClosed) {
            int from = ahead.afterGap(part.end);
            boolean isBetweenFrames = Frames.isFrame(text(part.end - 1)) && Frames.isFrame(text(from));
            if (Text.isBlank(text(from)) || isBetweenFrames || !isForced && isOther(text(from), size)) {
                break;
            }
            Paragraph next = paragraph(from, size);
            int more = next.cells.size();
            int over = rows + more - size;
            if (more > 0 && !next.cells.contains(size) || over > 0 && (more % size == 0 || over % size != 0)) {
                break;
            }
            if (over > 0) {
                return new Extent(size, next.lines.get(size - rows - 1) + 1);
            }
            rows += more;
            part = next;
        }
        return new Extent(rows, part.end);
    }

    /** The grid at the beginning of a paragraph that is long enough; rows too many belong to it, whole grids do not. */
    private Extent within(Paragraph part, int size) {
        int rest = part.cells.size() - size;
        if (rest == 0) {
            return new Extent(size, part.end);
        }
        int tooMany = 0;
        while (rest < size && tooMany < rest && part.cells.get(size + tooMany) == size) {
            tooMany++;
        }
        int last = part.lines.get(size + tooMany - 1);
        return new Extent(size + tooMany, Frames.isFrame(text(last + 1)) ? last + 2 : last + 1);
    }
}
