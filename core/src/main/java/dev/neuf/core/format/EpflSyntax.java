package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Size and a flag, then the rows; if the flag is 1, a region index from 0 to n - 1 for each cell.
 *
 * <pre>
 *   4 1
 *   .2.4
 *   3...
 *   4.2.
 *   ...1
 *   0 0 0 1
 *   0 1 1 1
 *   2 2 2 3
 *   2 3 3 3
 * </pre>
 */
final class EpflSyntax implements Syntax {

    private static final Pattern HEADER = Pattern.compile("\\s*\\d{1,9}\\s+[01]\\s*");

    private static final Pattern WORD = Pattern.compile("\\S+");

    /** Whether a line can be the first of such a text. */
    static boolean isHeader(String line) {
        return HEADER.matcher(line).matches();
    }

    @Override
    public boolean recognises(Text text) {
        var content = text.nonBlank();
        return !content.isEmpty() && isHeader(content.getFirst().text());
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().nonBlank();
        Text.Line first = content.getFirst();
        if (!isHeader(first.text())) {
            throw new Unreadable(first.number(), 1, Message.of(CorePhrase.EPFL_HEADER));
        }
        String[] header = first.text().strip().split("\\s+");
        int size = Integer.parseInt(header[0]);
        if (size < 1 || size > Digits.MOST) {
            throw new Unreadable(first.number(), 1, Message.of(CorePhrase.SIZE_RANGE, size, Digits.MOST));
        }
        boolean hasRegions = header[1].equals("1");
        var rest = new Rest(content, size);
        int[] givens = rest.cells(reading);
        Shape shape;
        if (hasRegions) {
            shape = rest.regions();
        } else {
            shape = Shape.standard(size);
            if (shape.boxHeight() != shape.boxWidth() || shape.isLatin() && size > 1) {
                throw new Unreadable(first.number(), 1, Message.of(CorePhrase.EPFL_NOT_SQUARE, size));
            }
        }
        rest.requireEnd();
        return reading.sheet(reading.layout(shape), givens);
    }

    /** What follows the first line. */
    private static final class Rest {
        private final List<Text.Line> content;
        private final int size;
        private int next = 1;

        Rest(List<Text.Line> content, int size) {
            this.content = content;
            this.size = size;
        }

        /** The rows. A row may go on in the next line, and a line may hold several rows, but no row may be cut short. */
        int[] cells(Reading reading) {
            int[] givens = new int[size * size];
            var unusual = new TreeSet<Character>();
            int filled = 0;
            while (filled < givens.length) {
                if (next >= content.size()) {
                    throw new Unreadable(last().number(), 0, Message.of(CorePhrase.EPFL_FEW_ROWS, filled / size, size));
                }
                Text.Line line = content.get(next);
                int found = 0;
                do {
                    found += fill(content.get(next++).text(), givens, filled + found, unusual);
                } while (found < size && next < content.size());
                if (found % size != 0 || filled + found > givens.length) {
                    Rows.requireCells(Rows.columns(line.text()), size, filled / size + 1, line);
                }
                filled += found;
            }
            if (!unusual.isEmpty()) {
                reading.note(
                        CorePhrase.EPFL_READ_AS_EMPTY,
                        String.join(" ", unusual.stream().map(Cells::shown).toList()));
            }
            return givens;
        }

        /** Puts the cells of a line into the grid, as many as there is room for, and counts them all. */
        private int fill(String line, int[] givens, int from, Set<Character> unusual) {
            int found = 0;
            for (char c : line.toCharArray()) {
                if (Cells.isGap(c)) {
                    continue;
                }
                int digit = Symbols.standard(size).digit(c);
                if (digit == 0 && c != '.' && c != '0' && c != '_') {
                    unusual.add(c);
                }
                if (from + found < givens.length) {
                    givens[from + found] = digit;
                }
                found++;
            }
            return found;
        }

        /** The region of each cell. */
        Shape regions() {
            int[] regionOf = new int[size * size];
            int[] lines = new int[size * size];
            int[] columns = new int[size * size];
            int filled = 0;
            while (filled < regionOf.length) {
                if (next >= content.size()) {
                    throw new Unreadable(
                            last().number(), 0, Message.of(CorePhrase.EPFL_FEW_REGIONS, filled, regionOf.length));
                }
                Text.Line line = content.get(next++);
                Matcher words = WORD.matcher(line.text());
                while (words.find()) {
                    int column = words.start() + 1;
                    if (filled == regionOf.length) {
                        throw new Unreadable(line.number(), column, Message.of(CorePhrase.EPFL_EXTRA));
                    }
                    if (!words.group().matches("\\d{1,2}") || Integer.parseInt(words.group()) >= size) {
                        throw new Unreadable(
                                line.number(), column, Message.of(CorePhrase.EPFL_REGION, words.group(), size - 1));
                    }
                    regionOf[filled] = Integer.parseInt(words.group());
                    lines[filled] = line.number();
                    columns[filled] = column;
                    filled++;
                }
            }
            requireFullRegions(regionOf, lines, columns);
            return Shape.jigsaw(regionOf);
        }

        /** Where some regions have too few cells, others have too many: says which, and which cell is the first such. */
        private void requireFullRegions(int[] regionOf, int[] lines, int[] columns) {
            int[] cells = new int[size];
            int[] places = new int[size];
            for (int cell = 0; cell < regionOf.length; cell++) {
                int region = regionOf[cell];
                places[region] = ++cells[region] == size + 1 ? cell : places[region];
            }
            for (int region = 0; region < size; region++) {
                if (cells[region] > size) {
                    throw new Unreadable(
                            lines[places[region]],
                            columns[places[region]],
                            Message.of(CorePhrase.EPFL_REGION_SIZE, region, cells[region], size));
                }
            }
        }

        void requireEnd() {
            if (next < content.size()) {
                throw new Unreadable(content.get(next).number(), 1, Message.of(CorePhrase.EPFL_EXTRA));
            }
        }

        private Text.Line last() {
            return content.getLast();
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return new EpflCutter(isForced);
    }

    @Override
    public String write(Sheet sheet) {
        int size = sheet.layout().size();
        Shape shape = sheet.layout().shape();
        boolean isSquare = size == 1 || shape.isBoxes() && shape.boxHeight() == shape.boxWidth();
        var text = new StringBuilder();
        text.append(size).append(isSquare ? " 0\n" : " 1\n");
        text.append(Rows.join(sheet, "", "\n", Symbols.BLANK)).append('\n');
        for (int cell = 0; !isSquare && cell < sheet.layout().cellCount(); cell++) {
            // rows as regions say nothing new, which is just what a Latin square needs
            text.append(shape.isLatin() ? sheet.layout().row(cell) : shape.regionOf(cell));
            text.append(sheet.layout().column(cell) == size - 1 ? '\n' : ' ');
        }
        return text.toString();
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return EnumSet.of(Content.SHAPE);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        Shape shape = sheet.layout().shape();
        return shape.isLatin() || shape.isWhole()
                ? Optional.empty()
                : Optional.of(Message.of(CorePhrase.NEEDS_FULL_REGIONS, "epfl"));
    }
}
