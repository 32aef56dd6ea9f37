package dev.neuf.core.format;

import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * The instances of Lloyd and Amos: the height of a square box, a seed, then rows of numbers, -1 for an empty cell.
 *
 * <pre>
 *   2
 *   1
 *   -1 2 -1 4
 *   3 -1 -1 -1
 *   4 -1 2 -1
 *   -1 -1 -1 1
 * </pre>
 */
final class LloydAmosSyntax implements Syntax {

    private static final List<String> BLANKS = List.of("-1");

    private static final int LARGEST_BOX = 8;

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return content.size() > 2
                && isStart(
                        content.get(0).text(),
                        content.get(1).text(),
                        content.get(2).text());
    }

    /** Two lines with a number each, and a third that has several: three single numbers could be anything. */
    private static boolean isStart(String first, String second, String third) {
        return isNumber(first) && isNumber(second) && isRow(third);
    }

    private static boolean isNumber(String line) {
        String number = line.strip();
        return number.length() <= 10 && number.matches("-?[0-9]{1,9}");
    }

    private static boolean isRow(String line) {
        return Numbers.words(new Text.Line(0, line)).size() > 1;
    }

    @Override
    public Sheet read(Reading reading) {
        List<Text.Line> content = reading.text().content();
        for (int i = 0; i < 2; i++) {
            Text.Line line = content.get(Math.min(i, content.size() - 1));
            if (i >= content.size() || !isNumber(line.text())) {
                throw new Unreadable(line.number(), 1, Message.of(CorePhrase.LLOYD_AMOS_HEADER));
            }
        }
        int box = Numbers.words(content.getFirst()).getFirst().between(2, LARGEST_BOX);
        Shape shape = Shape.boxes(box, box);
        List<Text.Line> lines = content.subList(2, content.size());
        if (lines.isEmpty()) {
            Rows.requireRows(0, shape.size(), content.getLast().number());
        }
        var rows = lines.stream().map(Numbers::words).toList();
        return reading.sheet(reading.layout(shape), Numbers.digits(lines, rows, shape.size(), BLANKS));
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return new WordRows(
                2,
                ahead -> {
                    String first = ahead.text(0).strip();
                    if (!isNumber(first) || !isStart(first, ahead.text(1), ahead.text(2))) {
                        return isForced ? LARGEST_BOX * LARGEST_BOX : 0;
                    }
                    long box = Math.abs(Long.parseLong(first));
                    return (int) Math.min(box * box, LARGEST_BOX * LARGEST_BOX);
                },
                LloydAmosSyntax::isRow);
    }

    @Override
    public String write(Sheet sheet) {
        // the seed made the instance in the beginning: nobody needs it any more
        return sheet.layout().shape().boxHeight() + "\n1\n" + Numbers.join(sheet.values(), "\t", "-1", 0);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        Shape shape = sheet.layout().shape();
        return shape.isBoxes() && shape.boxHeight() == shape.boxWidth()
                ? Optional.empty()
                : Optional.of(Message.of(CorePhrase.LLOYD_AMOS_BOXES));
    }
}
