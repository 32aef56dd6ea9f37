package dev.neuf.core.format;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One row a line, numbers with commas between them, 0 or nothing for an empty cell.
 *
 * <pre>
 *   0,2,0,4
 *   3,0,0,0
 *   4,0,2,0
 *   0,0,0,1
 * </pre>
 *
 * Spreadsheets that take the comma for something else put a semicolon there, and some put quotes around all values.
 * Programmers put brackets around each row, and sometimes all rows in one line.
 */
final class CsvSyntax implements Syntax {

    private static final List<String> BLANKS = List.of("0", ".", "_", "");

    private static final int LONGEST = 4;

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return !content.isEmpty() && isRow(content.getFirst());
    }

    /** Whether most values are such as can stand in a grid, and none is as long as a puzzle. */
    private static boolean isRow(Text.Line line) {
        if (line.text().indexOf(',') < 0 && line.text().indexOf(';') < 0) {
            return false;
        }
        List<Numbers.Word> words = words(line);
        long right = words.stream()
                .filter(word -> word.text().matches("[0-9]{1,2}") || BLANKS.contains(word.text()))
                .count();
        return words.size() > 1
                && 2 * right > words.size()
                && words.stream().allMatch(word -> word.text().length() <= LONGEST);
    }

    private static List<Numbers.Word> words(Text.Line line) {
        String text = withoutBrackets(line.text());
        char separator = text.indexOf(',') < 0 ? ';' : ',';
        var words = new ArrayList<Numbers.Word>();
        for (int start = 0; start <= text.length(); ) {
            int comma = text.indexOf(separator, start);
            int end = comma < 0 ? text.length() : comma;
            String value = text.substring(start, end);
            String stripped = value.strip();
            int column = start + (stripped.isEmpty() ? 0 : value.indexOf(stripped)) + 1;
            words.add(new Numbers.Word(line.number(), column, unquoted(stripped)));
            start = end + 1;
        }
        return words;
    }

    /** Blanks in place of the brackets around a row, and of the comma between two rows. */
    private static String withoutBrackets(String line) {
        int start = 0;
        while (start < line.length() && isBetweenRows(line.charAt(start))) {
            start++;
        }
        if (line.lastIndexOf('[', start) < 0) {
            return line;
        }
        int end = line.length();
        while (end > start && isBetweenRows(line.charAt(end - 1))) {
            end--;
        }
        return " ".repeat(start) + line.substring(start, end).replace('[', ' ').replace(']', ' ');
    }

    /** Whether a line has the values of all rows: more than a row can have, or a list of lists. */
    private static boolean isAll(Text.Line line) {
        int values = words(line).size();
        String text = line.text().replaceAll("\\s", "");
        return LineSyntax.isSquare(values)
                && values <= CellSet.MOST
                && (values > Digits.MOST || text.startsWith("[[") && text.endsWith("]]"));
    }

    private static boolean isBetweenRows(char c) {
        return Cells.isGap(c) || c == '[' || c == ']' || c == ',';
    }

    private static String unquoted(String value) {
        boolean isQuoted = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
        return isQuoted ? value.substring(1, value.length() - 1) : value;
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().content();
        if (content.size() == 1 && isAll(content.getFirst())) {
            List<Numbers.Word> words = words(content.getFirst());
            int size = LineSyntax.root(words.size());
            Layout layout = reading.layout(size);
            return reading.sheet(
                    layout,
                    words.stream().mapToInt(word -> word.digit(size, BLANKS)).toArray());
        }
        return Numbers.sheet(reading, CsvSyntax::words, BLANKS);
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return new WordRows(
                0,
                ahead -> {
                    var first = new Text.Line(0, ahead.text(0));
                    boolean isPuzzle = isForced || isRow(first);
                    return !isPuzzle ? 0 : isAll(first) ? 1 : words(first).size();
                },
                line -> isForced || words(new Text.Line(0, line)).size() > 1);
    }

    @Override
    public String write(Sheet sheet) {
        return Numbers.join(sheet.values(), ",", "0", 0);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return sheet.layout().size() == 1 ? Optional.of(Message.of(CorePhrase.CSV_ONE)) : Optional.empty();
    }
}
