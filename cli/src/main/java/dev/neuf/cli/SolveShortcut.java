package dev.neuf.cli;

import dev.neuf.core.format.PlainLines;
import dev.neuf.search.Nine;

/** The only solution in one line. */
final class SolveShortcut implements Shortcut {

    private final Nine nine = new Nine();
    private final byte[] solution = new byte[PlainLines.WIDTH];

    SolveShortcut() {
        solution[Nine.CELL_COUNT] = '\n';
    }

    @Override
    public boolean answer(String source, PlainLines lines, int index, Batch batch) {
        nine.load(lines.text(), lines.from(index));
        if (!nine.next(MOST_TRIES)) {
            return false;
        }
        nine.write(solution, 0);
        if (nine.next(MOST_TRIES) || !nine.isOver()) {
            return false;
        }
        batch.add(solution);
        batch.endBoard();
        return true;
    }
}
