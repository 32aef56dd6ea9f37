package dev.neuf.cli;

import dev.neuf.core.format.PlainLines;
import dev.neuf.make.canon.Canon;
import java.util.Arrays;

/** The canonical form in one line; or the puzzle itself, if none of the same form came before. */
final class CanonShortcut implements Shortcut {

    private static final int CELLS = PlainLines.WIDTH - 1;

    private final Canon canon = new Canon();
    private final byte[] line = new byte[PlainLines.WIDTH];
    private final boolean isDistinct;

    CanonShortcut(boolean isDistinct) {
        this.isDistinct = isDistinct;
        line[CELLS] = '\n';
    }

    @Override
    public boolean answer(String source, PlainLines lines, int index, Batch batch) {
        canon.load(lines.text(), lines.from(index));
        canon.write(line, 0);
        if (!isDistinct) {
            batch.add(line);
            batch.endBoard();
            return true;
        }
        Fingerprint mark = Fingerprint.of(Arrays.copyOf(line, CELLS));
        for (int cell = 0; cell < CELLS; cell++) {
            byte given = lines.text()[lines.from(index) + cell];
            line[cell] = given >= '1' && given <= '9' ? given : (byte) '.';
        }
        batch.add(line);
        batch.endFirst(mark);
        return true;
    }
}
