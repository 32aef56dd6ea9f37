package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of gsf's taxonomies of puzzles: fields with commas between them, of which the fifth is the puzzle, and the others
 * are names and ratings, which are left out.
 *
 * <pre>
 *   1,2,3,4,98.7.....6.....97...7.....5.4..3.2....65...9......2..1..86...5.....1.3.......4..2,name,11.9
 * </pre>
 */
final class GsfSyntax implements ReadOnly {

    /** The field of the puzzle, counted from 0, and how many there are at least. */
    private static final int PUZZLE = 4;

    private static final int FIELDS = 7;

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return content.size() == 1 && isLine(content.getFirst().text());
    }

    private static boolean isLine(String line) {
        List<Numbers.Word> fields = fields(new Numbers.Word(1, 1, line));
        return fields.size() >= FIELDS && fields.get(PUZZLE).text().strip().length() > Nines.CELLS / 2;
    }

    private static List<Numbers.Word> fields(Numbers.Word line) {
        var fields = new ArrayList<Numbers.Word>();
        int start = 0;
        for (int comma = line.text().indexOf(',');
                comma >= 0;
                comma = line.text().indexOf(',', start)) {
            fields.add(new Numbers.Word(
                    line.line(), line.column() + start, line.text().substring(start, comma)));
            start = comma + 1;
        }
        fields.add(
                new Numbers.Word(line.line(), line.column() + start, line.text().substring(start)));
        return fields;
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("gsf");
        List<Numbers.Word> fields = fields(line);
        if (fields.size() <= PUZZLE || fields.get(PUZZLE).text().isBlank()) {
            throw line.wrong(0, Message.of(CorePhrase.GSF_FIELDS, fields.size()));
        }
        Numbers.Word field = fields.get(PUZZLE);
        Numbers.Word puzzle = Numbers.Word.of(new Text.Line(field.line(), field.text()));
        int column = field.column() + puzzle.column() - 1;
        int[] givens = Nines.givens(new Numbers.Word(field.line(), column, puzzle.text()));
        reading.note(CorePhrase.GSF_LEFT_OUT);
        return reading.sheet(reading.layout(Nines.SIZE), givens);
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(GsfSyntax::isLine);
    }

    @Override
    public boolean isOneLine() {
        return true;
    }
}
