package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * One row a line, numbers with blanks between them, for any size. A line {@code Sudoku X} above adds the diagonals.
 *
 * <pre>
 *    .  1 15  . 16 10  .  5  3  .  .  8  . 11  . 13
 * </pre>
 */
final class DecimalSyntax implements Syntax {

    private static final List<String> BLANKS = List.of(".", "0", "_");

    /** Below, every number has one digit: then rows of numbers are a picture like any other. */
    private static final int LEAST = 10;

    private static final Pattern TWO_DIGITS = Pattern.compile("[0-9]{2}");

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return !content.isEmpty()
                && size(content.getFirst()) > 0
                && content.stream()
                        .flatMap(line -> Numbers.words(line).stream())
                        .anyMatch(word -> word.text().length() > 1);
    }

    /** How many numbers and blanks a line has; 0 if they are few, or if it has anything else. */
    private static int size(Text.Line line) {
        List<Numbers.Word> words = Numbers.words(line);
        return words.size() >= LEAST
                        && words.stream().allMatch(word -> word.text().matches("[0-9]{1,2}|[._]"))
                ? words.size()
                : 0;
    }

    @Override
    public Sheet read(Reading reading) {
        if (isFromZero(reading.text().content())) {
            reading.note(CorePhrase.READ_ONE_HIGHER);
            return Numbers.sheet(reading, DecimalSyntax::oneHigher, BLANKS);
        }
        return Numbers.sheet(reading, Numbers::words, BLANKS);
    }

    /** Whether 0 must be a digit: an empty cell is something else, and the largest number is not used. */
    private static boolean isFromZero(List<Text.Line> lines) {
        List<String> words = lines.stream()
                .flatMap(line -> Numbers.words(line).stream())
                .map(Numbers.Word::text)
                .toList();
        boolean hasBlank = words.contains(".") || words.contains("_");
        return hasBlank && words.contains("0") && !words.contains(String.valueOf(lines.size()));
    }

    private static List<Numbers.Word> oneHigher(Text.Line line) {
        return Numbers.words(line).stream()
                .map(word -> word.text().matches("[0-9]{1,2}")
                        ? new Numbers.Word(
                                word.line(), word.column(), String.valueOf(Integer.parseInt(word.text()) + 1))
                        : word)
                .toList();
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return new WordRows(
                0,
                ahead -> size(ahead, isForced),
                line -> isForced || Numbers.words(new Text.Line(0, line)).size() > 1 && !Frames.isFramed(line));
    }

    /** How many rows the next puzzle has; 0 if none of them has a number above 9, or if it is something else. */
    private static int size(Cutter.Ahead ahead, boolean isForced) {
        var first = new Text.Line(0, ahead.text(0));
        int size = isForced ? Numbers.words(first).size() : size(first);
        boolean isDecimal = isForced;
        for (int i = 0; i < size && size <= Digits.MOST && !isDecimal; i++) {
            isDecimal = TWO_DIGITS.matcher(ahead.text(i)).find();
        }
        return isDecimal ? size : 0;
    }

    @Override
    public String write(Sheet sheet) {
        int width = sheet.layout().size() < LEAST ? 1 : 2;
        return Titles.above(sheet) + Numbers.join(sheet.values(), " ", ".", width);
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Titles.areEnough(sheet) ? EnumSet.of(Content.VARIANTS) : EnumSet.noneOf(Content.class);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return sheet.layout().size() == 2 ? Optional.of(Message.of(CorePhrase.DECIMAL_TWO)) : Optional.empty();
    }
}
