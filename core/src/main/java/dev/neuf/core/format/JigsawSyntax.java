package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All cells in one line, and then a character for the region of each cell, in the same line or in the next.
 *
 * <pre>
 *   .2.43...4.2....1aaababbbcccdcddd        .2.43...4.2....1
 *                                           aaababbbcccdcddd
 * </pre>
 */
final class JigsawSyntax implements Syntax {

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return content.size() == 1
                        && (isBoth(content.getFirst().text().strip())
                                || isMapAlone(content.getFirst().text().strip()))
                || content.size() == 2
                        && arePair(
                                content.get(0).text().strip(),
                                content.get(1).text().strip(),
                                true);
    }

    private static boolean isBoth(String line) {
        int half = line.length() / 2;
        return line.length() % 2 == 0 && arePair(line.substring(0, half), line.substring(half), false);
    }

    /**
     * Whether the second text shows the regions of the first. If it is a line of its own, it could also be a puzzle,
     * right or wrong: only many cells with regions in one piece each tell it apart.
     */
    private static boolean arePair(String cells, String map, boolean isLine) {
        int size = LineSyntax.root(map.length());
        boolean isMap = cells.length() == map.length()
                && size * size == map.length()
                && size > 1
                && size <= Digits.MOST
                && hasFullRegions(map, size)
                && LineSyntax.isPuzzle(cells);
        if (!isMap) {
            return false;
        }
        Shape shape = Shape.jigsaw(map.chars().toArray());
        boolean isInPieces = !shape.isLatin() && !Pieces.areAllConnected(Layout.of(shape));
        return !isLikeSolution(shape) && !(isLine && (isInPieces || map.length() < LineSyntax.MANY));
    }

    /** Whether a line can only be the second of two: regions in one piece each. No solved grid looks like that. */
    static boolean isMapAlone(String line) {
        return arePair(line, line, true);
    }

    private static boolean hasFullRegions(String map, int size) {
        var counts = new HashMap<Character, Integer>();
        for (char c : map.toCharArray()) {
            if (counts.merge(c, 1, Integer::sum) > size) {
                return false;
            }
        }
        return counts.size() == size;
    }

    /** Whether every row and column has a cell of every region, as it has every digit in a solved grid. */
    private static boolean isLikeSolution(Shape shape) {
        Layout layout = Layout.of(shape);
        return !shape.isLatin()
                && shape.regions().stream()
                        .allMatch(region ->
                                region.stream().map(layout::row).distinct().count() == shape.size()
                                        && region.stream()
                                                        .map(layout::column)
                                                        .distinct()
                                                        .count()
                                                == shape.size());
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().content();
        if (content.size() > 2) {
            throw new Unreadable(content.get(2).number(), 1, Message.of(CorePhrase.JIGSAW_LINES));
        }
        Numbers.Word cells = Numbers.Word.of(content.getFirst());
        if (content.size() == 1 && isMapAlone(cells.text())) {
            throw cells.wrong(0, Message.of(CorePhrase.JIGSAW_MAP_ALONE));
        }
        Numbers.Word map;
        if (content.size() == 2) {
            map = Numbers.Word.of(content.get(1));
        } else {
            int half = cells.text().length() / 2;
            map = new Numbers.Word(
                    cells.line(), cells.column() + half, cells.text().substring(half));
            cells = new Numbers.Word(cells.line(), cells.column(), cells.text().substring(0, half));
        }
        int size = LineSyntax.root(cells.text().length());
        if (size == 0
                || size * size != cells.text().length()
                || map.text().length() != cells.text().length()
                || cells.text().length() > CellSet.MOST) {
            throw map.wrong(
                    0,
                    Message.of(
                            CorePhrase.JIGSAW_LENGTH,
                            cells.text().length(),
                            map.text().length()));
        }
        requireRegions(map, size);
        int[] givens = new int[cells.text().length()];
        for (int cell = 0; cell < givens.length; cell++) {
            givens[cell] = Cells.require(
                    cells.text().charAt(cell), Symbols.standard(size), cells.line(), cells.column() + cell);
        }
        Shape shape = Shape.jigsaw(map.text().chars().toArray());
        return reading.sheet(reading.layout(shape), givens);
    }

    private static void requireRegions(Numbers.Word map, int size) {
        int[] cells = new int[Character.MAX_VALUE + 1];
        for (int i = 0; i < map.text().length(); i++) {
            char region = map.text().charAt(i);
            if (++cells[region] > size) {
                throw map.wrong(i, Message.of(CorePhrase.REGION_TOO_LARGE, Cells.shown(region), size));
            }
        }
        if (!hasFullRegions(map.text(), size)) {
            throw map.wrong(0, Message.of(CorePhrase.NEEDS_FULL_REGIONS, "jigsaw"));
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return ahead -> {
            String first = ahead.text(0).strip();
            if (isBoth(first)) {
                return 1;
            }
            if (!isForced && (first.length() < LineSyntax.MANY || !ahead.isHere(1))) {
                return 0;
            }
            String second = ahead.text(1).strip();
            boolean isSecond = isForced ? first.length() == second.length() : arePair(first, second, true);
            return isSecond ? 2 : isForced ? 1 : 0;
        };
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        int size = sheet.layout().size();
        Shape shape = sheet.layout().shape();
        var text = new StringBuilder(Rows.join(sheet, "", "", Symbols.BLANK));
        for (int cell = 0; cell < sheet.layout().cellCount(); cell++) {
            // rows as regions say nothing new, which is just what a Latin square needs
            int region = shape.isLatin() ? sheet.layout().row(cell) : shape.regionOf(cell);
            text.append(Symbols.standard(size).of(region + 1));
        }
        return text.append('\n').toString();
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return EnumSet.of(Content.SHAPE);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        Shape shape = sheet.layout().shape();
        if (shape.size() == 1) {
            return Optional.of(Message.of(CorePhrase.JIGSAW_ONE));
        }
        if (!shape.isLatin() && !shape.isWhole()) {
            return Optional.of(Message.of(CorePhrase.NEEDS_FULL_REGIONS, "jigsaw"));
        }
        return isLikeSolution(shape) ? Optional.of(Message.of(CorePhrase.JIGSAW_SCATTERED)) : Optional.empty();
    }
}
