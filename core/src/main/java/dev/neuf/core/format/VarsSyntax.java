package dev.neuf.core.format;

import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * One variable a line: {@code ijk} says that the cell in row i and column j holds k. Row 1 is the first, on top.
 *
 * <pre>
 *   133
 *   152
 * </pre>
 */
final class VarsSyntax implements Syntax {

    /** A variable with a slip in it. */
    private static final int LONGEST = 4;

    /** So many lines of as many digits are a grid, if the digits can stand in it. */
    private static final int ROWS = 3;

    @Override
    public boolean recognises(Text text) {
        List<String> lines = text.content().stream().map(Text.Line::text).toList();
        return lines.stream().allMatch(VarsSyntax::isLike)
                && 2 * lines.stream().filter(VarsSyntax::isVariable).count() > lines.size()
                && !isGrid(lines);
    }

    /** Whether a line could be a variable, right or wrong. */
    private static boolean isLike(String line) {
        String variable = line.strip();
        return variable.length() <= LONGEST && variable.chars().noneMatch(Cells::isGap);
    }

    private static boolean isVariable(String line) {
        String variable = line.strip();
        return variable.length() == 3 && variable.matches("[1-9]{3}");
    }

    private static boolean isGrid(List<String> lines) {
        return lines.size() == ROWS
                && lines.stream().allMatch(line -> line.strip().matches("[0-3]{3}"));
    }

    @Override
    public Sheet read(Reading reading) {
        Layout layout = reading.layout(Nines.SIZE);
        int[] givens = new int[layout.cellCount()];
        for (Text.Line line : reading.text().content()) {
            String variable = line.text().strip();
            int column = line.text().indexOf(variable) + 1;
            if (!isVariable(variable)) {
                throw new Unreadable(line.number(), column, Message.of(CorePhrase.VARS_WRONG, variable));
            }
            int cell = layout.cell(variable.charAt(0) - '1', variable.charAt(1) - '1');
            int digit = variable.charAt(2) - '0';
            if (givens[cell] != 0 && givens[cell] != digit) {
                throw new Unreadable(
                        line.number(),
                        column,
                        Message.of(CorePhrase.VARS_TWICE, layout.name(cell), givens[cell], digit));
            }
            givens[cell] = digit;
        }
        return reading.sheet(layout, givens);
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return ahead -> {
            int taken = 0;
            for (String line = ahead.text(0); !Text.isBlank(line); line = ahead.text(++taken)) {
                boolean isMore = taken == 0 ? isVariable(line) : isLike(line);
                if (!isForced && !isMore) {
                    break;
                }
            }
            boolean isGrid = !isForced && taken == ROWS && isGrid(List.of(ahead.text(0), ahead.text(1), ahead.text(2)));
            return isGrid ? 0 : taken;
        };
    }

    @Override
    public String write(Sheet sheet) {
        var text = new StringBuilder();
        for (int cell : sheet.values().filled()) {
            text.append(sheet.layout().row(cell) + 1)
                    .append(sheet.layout().column(cell) + 1)
                    .append(sheet.value(cell))
                    .append('\n');
        }
        // said twice, the last variable keeps three of them from looking like a 3x3 grid
        return isGrid(List.of(text.toString().split("\n")))
                ? text + text.substring(text.length() - ROWS - 1)
                : text.toString();
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return sheet.values().filledCount() == 0
                ? Optional.of(Message.of(CorePhrase.VARS_EMPTY))
                : Nines.refuses("vars", sheet);
    }
}
