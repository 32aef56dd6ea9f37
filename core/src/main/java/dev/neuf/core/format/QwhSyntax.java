package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A Latin square with holes (a quasigroup): {@code order n}, then rows of numbers from 0 to n - 1, -1 for a hole.
 *
 * <pre>
 *   order 3
 *    0 -1  2
 *   -1  2  0
 *    2  0 -1
 * </pre>
 */
final class QwhSyntax implements Syntax {

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return !content.isEmpty() && isHeader(content.getFirst().text());
    }

    private static boolean isHeader(String line) {
        String header = line.strip();
        return header.startsWith("order") && header.matches("order\\s+[0-9]{1,9}");
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().content();
        Text.Line first = content.getFirst();
        if (!isHeader(first.text())) {
            throw new Unreadable(first.number(), 1, Message.of(CorePhrase.QWH_HEADER));
        }
        int size = Numbers.words(first).get(1).between(1, Digits.MOST);
        List<Text.Line> lines = content.subList(1, content.size());
        if (lines.isEmpty()) {
            Rows.requireRows(0, size, first.number());
        }
        var rows = lines.stream().map(Numbers::words).toList();
        int[] digits = new int[size * size];
        for (int row = 0; row < rows.size(); row++) {
            Numbers.requireRow(lines, rows, size, row);
            for (int i = 0; i < size; i++) {
                digits[row * size + i] = rows.get(row).get(i).between(-1, size - 1) + 1;
            }
        }
        Numbers.requireAllRows(lines, size);
        return reading.sheet(reading.layout(Shape.latin(size)), digits);
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return new WordRows(
                1,
                ahead -> {
                    String first = ahead.text(0).strip();
                    return isHeader(first) ? Integer.parseInt(first.split("\\s+")[1]) : isForced ? Digits.MOST : 0;
                },
                line -> !isHeader(line));
    }

    @Override
    public String write(Sheet sheet) {
        int size = sheet.layout().size();
        var text = new StringBuilder("order ").append(size).append('\n');
        for (int cell = 0; cell < sheet.layout().cellCount(); cell++) {
            int number = sheet.value(cell) - 1;
            text.append(number >= 0 && number < 10 ? " " : "").append(number);
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
        return sheet.layout().shape().isLatin()
                ? Optional.empty()
                : Optional.of(Message.of(CorePhrase.QWH_NEEDS_LATIN));
    }
}
