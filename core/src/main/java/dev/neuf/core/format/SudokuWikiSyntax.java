package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.Windoku;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A string of SudokuWiki, or a link with one: kind, size and version, then each cell as a number in base 36.
 *
 * <pre>
 *   S9B03epep0906...     S sudoku, X diagonals, W windows, J jigsaw, L killer, M killer jigsaw
 *   https://www.sudokuwiki.org/sudoku.htm?bd=S9B03epep...
 * </pre>
 *
 * A cell is 0 if nothing is said of it, 1 to n if given, n more if entered, and 2n more than the bits of its candidates.
 * Above these ten bits stand the sum of a cage (six bits, in one of its cells), the colour of the cage (three) and the
 * region (four). Cages are told apart by their colours, as far as they touch.
 */
final class SudokuWikiSyntax implements Syntax {

    private static final String KINDS = "SXWJLM";

    private static final int BASE = 36;

    private static final int LARGEST = 25;

    private static final int SUM = 10;

    private static final int CAGE = 16;

    private static final int COLOURS = 8;

    @Override
    public boolean recognises(Text text) {
        return Link.isOf(text, "sudokuwiki.org") || isString(text.only());
    }

    private static boolean isString(String text) {
        return text.length() > 3
                && KINDS.indexOf(text.charAt(0)) >= 0
                && text.charAt(2) == 'B'
                && size(text) > 0
                && text.length() == 3 + size(text) * size(text) * width(text.charAt(0), size(text))
                && text.chars().skip(3).allMatch(c -> Character.digit(c, BASE) >= 0);
    }

    /** The size that the second character says, or 0. */
    private static int size(String text) {
        int size = Character.digit(text.charAt(1), BASE);
        return size >= 2 && size <= LARGEST ? size : 0;
    }

    /** How many characters a cell has: as many as its largest number. */
    private static int width(char kind, int size) {
        return switch (kind) {
            case 'J' -> 3;
            case 'L' -> 4;
            case 'M' -> 5;
            default -> Long.toString(2L * size + (1L << size) - 1, BASE).length();
        };
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word all = Numbers.Word.of(reading.text().content().getFirst());
        String string =
                Link.of(reading.text().only()).map(link -> link.parameter("bd")).orElse(all.text());
        if (string.length() == Nines.CELLS && string.chars().allMatch(c -> c == '.' || c >= '0' && c <= '9')) {
            return reading.sheet(
                    reading.layout(Nines.SIZE), Nines.givens(new Numbers.Word(all.line(), all.column(), string)));
        }
        if (!isString(string)) {
            throw all.wrong(0, Message.of(CorePhrase.SUDOKUWIKI_STRING, Cells.start(string)));
        }
        char kind = string.charAt(0);
        var draft = new Draft(reading, size(string));
        int width = width(kind, draft.size());
        long[] cells = new long[draft.cellCount()];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = Long.parseLong(string.substring(3 + cell * width, 3 + (cell + 1) * width), BASE);
        }
        contents(draft, kind, cells);
        if (kind == 'J' || kind == 'M') {
            for (int cell = 0; cell < cells.length; cell++) {
                draft.region(cell, (int) (cells[cell] >> (kind == 'J' ? SUM : CAGE + 3)));
            }
        }
        if (kind == 'L' || kind == 'M') {
            cages(draft, cells);
        }
        if (kind == 'X' || kind == 'W') {
            draft.variant(kind == 'X' ? "diagonals" : "windoku");
        }
        draft.keepNewsOnly();
        return draft.sheet();
    }

    private static void contents(Draft draft, char kind, long[] cells) {
        int size = draft.size();
        long blank = 2L * size;
        for (int cell = 0; cell < cells.length; cell++) {
            long value = KINDS.indexOf(kind) < 3 ? cells[cell] : cells[cell] & (1 << SUM) - 1;
            if (value > blank) {
                draft.note(cell, new Digits(value - blank).and(Digits.upTo(size)));
            } else if (value > 0) {
                draft.digit(cell, (int) (value - 1) % size + 1, value <= size);
            }
        }
    }

    private static void cages(Draft draft, long[] cells) {
        Layout layout = Layout.of(Shape.latin(draft.size()));
        var seen = new HashSet<Integer>();
        for (int cell = 0; cell < cells.length; cell++) {
            if (seen.contains(cell)) {
                continue;
            }
            long colour = cells[cell] >> CAGE & COLOURS - 1;
            CellSet same = CellSet.of(IntStream.range(0, cells.length)
                    .filter(other -> (cells[other] >> CAGE & COLOURS - 1) == colour)
                    .boxed()
                    .toList());
            CellSet cage = Pieces.pieceOf(cell, same, layout);
            cage.forEach(seen::add);
            int sum = 0;
            for (int other : cage) {
                sum = Math.max(sum, (int) (cells[other] >> SUM & 63));
            }
            if (sum > 0) {
                draft.variant(
                        "cage",
                        "sum",
                        sum,
                        "cells",
                        cage.stream().mapToObj(draft::name).toList());
            }
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(line -> recognises(new Text(line)));
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    private static char kind(Sheet sheet) {
        List<Variant> variants = sheet.puzzle().variants();
        boolean isUsual = sheet.layout().equals(Layout.standard(sheet.layout().size()));
        if (sheet.layout().size() == Nines.SIZE) {
            if (variants.stream().anyMatch(Cage.class::isInstance)) {
                return isUsual ? 'L' : 'M';
            }
            if (!isUsual) {
                return 'J';
            }
        }
        return variants.contains(new Diagonals()) ? 'X' : variants.contains(new Windoku()) ? 'W' : 'S';
    }

    @Override
    public String write(Sheet sheet) {
        char kind = kind(sheet);
        int size = sheet.layout().size();
        long[] cells = new long[sheet.layout().cellCount()];
        Map<Integer, Digits> shown = shown(sheet);
        for (int cell = 0; cell < cells.length; cell++) {
            int digit = sheet.value(cell);
            boolean isEntered = !sheet.entries().isEmpty(cell);
            Digits notes = shown.getOrDefault(cell, Digits.NONE);
            cells[cell] = digit > 0 ? digit + (isEntered ? size : 0) : notes.isEmpty() ? 0 : 2L * size + notes.bits();
            if (kind == 'J' || kind == 'M') {
                Shape shape = sheet.layout().shape();
                int region = shape.isLatin() ? cell / size : shape.regionOf(cell);
                cells[cell] |= (long) Math.max(0, region) << (kind == 'J' ? SUM : CAGE + 3);
            }
        }
        if (kind == 'L' || kind == 'M') {
            paint(sheet, cells);
        }
        int width = width(kind, size);
        var text = new StringBuilder()
                .append(kind)
                .append(Character.toUpperCase(Character.forDigit(size, BASE)))
                .append('B');
        for (long cell : cells) {
            String number = Long.toString(cell, BASE);
            text.append("0".repeat(width - number.length())).append(number);
        }
        return text.append('\n').toString();
    }

    /** The notes of open cells, if they tell something. */
    private static Map<Integer, Digits> shown(Sheet sheet) {
        var notes = new HashMap<Integer, Digits>();
        sheet.candidates().forEach((cell, digits) -> {
            if (sheet.value(cell) == 0 && !digits.isEmpty()) {
                notes.put(cell, digits);
            }
        });
        return Notes.areIdle(sheet.layout(), sheet.values(), notes) ? Map.of() : notes;
    }

    /** Gives each cage, and each cell without one, a colour that nothing beside it has. */
    private static void paint(Sheet sheet, long[] cells) {
        Layout layout = sheet.layout();
        int[] colours = new int[cells.length];
        Arrays.fill(colours, -1);
        for (Variant variant : sheet.puzzle().variants()) {
            if (variant instanceof Cage(int sum, List<Integer> members)) {
                int first = CellSet.of(members).first();
                cells[first] |= (long) Math.min(sum, 63) << SUM;
                paint(CellSet.of(members), colours, layout);
            }
        }
        for (int cell = 0; cell < cells.length; cell++) {
            if (colours[cell] < 0) {
                paint(CellSet.of(cell), colours, layout);
            }
            cells[cell] |= (long) colours[cell] << CAGE;
        }
    }

    private static void paint(CellSet cage, int[] colours, Layout layout) {
        var taken = new HashSet<Integer>();
        Pieces.neighbours(cage, layout).minus(cage).forEach(cell -> taken.add(colours[cell]));
        int colour = 0;
        while (taken.contains(colour) && colour < COLOURS - 1) {
            colour++;
        }
        for (int cell : cage) {
            colours[cell] = colour;
        }
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        int size = sheet.layout().size();
        if (size < 2 || size > LARGEST) {
            return Optional.of(Message.of(CorePhrase.FORMAT_SIZES, "sudokuwiki", size, 2, LARGEST));
        }
        boolean isWhole =
                sheet.layout().shape().isLatin() || sheet.layout().shape().isWhole();
        return isWhole ? Optional.empty() : Optional.of(Message.of(CorePhrase.NEEDS_FULL_REGIONS, "sudokuwiki"));
    }
}
