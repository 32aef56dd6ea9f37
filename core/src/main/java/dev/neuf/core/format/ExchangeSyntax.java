package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of the puzzle bank of SudokuExchange: 12 hexadecimal digits of the puzzle's SHA-1, the puzzle, its rating. Or
 * the link by which its players share a puzzle.
 *
 * <pre>
 *   00015097c6c3 083020090000800100029300008000098700070000060006740000300006980002005000010030540  7.2
 * </pre>
 *
 * The rating is that of Sudoku Explainer, which Neuf does not know: what it writes has 0.0, not rated.
 */
final class ExchangeSyntax implements Syntax {

    private static final Pattern LINE = Pattern.compile("([0-9a-fA-F]{12})\\s+(\\S+)(?:\\s+([0-9.]+))?");

    /** What has matched is not tried again in another way: a line of a million characters would take hours. */
    private static final Pattern LINK =
            Pattern.compile("(?:https?://)?(?:www\\.)?sudokuexchange\\.com/(?>\\S*?[?&]s=)([^&#\\s]*+)\\S*+");

    private static final int HASH = 12;

    @Override
    public boolean recognises(Text text) {
        var content = text.content();
        return content.size() == 1 && isLine(content.getFirst().text());
    }

    private static boolean isLine(String line) {
        Matcher matcher = LINE.matcher(line);
        return LINK.matcher(line).matches()
                || matcher.matches() && matcher.group(2).length() > Nines.CELLS / 2;
    }

    @Override
    public Sheet read(Reading reading) {
        Numbers.Word line = reading.onlyLine("exchange");
        Matcher link = LINK.matcher(line.text());
        Matcher row = LINE.matcher(line.text());
        boolean isLink = link.matches();
        if (!isLink && !row.matches()) {
            throw line.wrong(0, Message.of(CorePhrase.EXCHANGE_LINE));
        }
        String cells = isLink ? link.group(1) : row.group(2);
        int at = isLink ? link.start(1) : row.start(2);
        int[] givens = Nines.givens(new Numbers.Word(line.line(), line.column() + at, cells));
        if (!isLink && !row.group(1).equalsIgnoreCase(hash(cells))) {
            reading.note(CorePhrase.EXCHANGE_HASH);
        }
        if (!isLink && row.group(3) != null && row.group(3).matches(".*[1-9].*")) {
            reading.note(CorePhrase.EXCHANGE_RATING);
        }
        return reading.sheet(reading.layout(Nines.SIZE), givens);
    }

    private static String hash(String cells) {
        return Sha1.hex(cells).substring(0, HASH);
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? Cutter.ONE_LINE : Cutter.oneLine(ExchangeSyntax::isLine);
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        String cells = Rows.join(sheet, "", "", '0');
        return hash(cells) + " " + cells + "  0.0\n";
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return Nines.refuses("exchange", sheet);
    }
}
