package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.Optional;

/**
 * A line of a collection: 81 cells, 0 or a dot for an empty one, and whatever somebody wrote after them.
 *
 * <pre>
 *   200040005506100000001002080000001200000000063304000050030007840002604000000090002 easy, from page 3
 * </pre>
 */
final class SdmSyntax implements Syntax {

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return content.size() == 1 && hasTail(content.getFirst().text());
    }

    /** Whether 81 cells are followed by something that can be no cell: without it, the line is one like any other. */
    private static boolean hasTail(String line) {
        String stripped = line.strip();
        return stripped.length() > Nines.CELLS
                && isEnd(stripped.charAt(Nines.CELLS))
                && stripped.chars().limit(Nines.CELLS).allMatch(c -> c == Symbols.BLANK || c >= '0' && c <= '9');
    }

    private static boolean isEnd(char c) {
        return Cells.isGap(c) || ",;:|".indexOf(c) >= 0;
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("sdm");
        int end = 0;
        while (end < line.text().length() && !isEnd(line.text().charAt(end))) {
            end++;
        }
        var cells = new Numbers.Word(line.line(), line.column(), line.text().substring(0, end));
        if (end < line.text().length()) {
            reading.note(CorePhrase.SDM_TAIL);
        }
        return reading.sheet(reading.layout(Nines.SIZE), Nines.givens(cells));
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(SdmSyntax::hasTail);
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        return Rows.join(sheet, "", "", '0') + "\n";
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return Nines.refuses("sdm", sheet)
                .or(() -> LineSyntax.lookAlike(write(sheet).strip()));
    }
}
