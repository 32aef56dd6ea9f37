package dev.neuf.cli;

import dev.neuf.core.format.PlainLines;
import dev.neuf.search.Nine;

/** The number of solutions, if they are fewer than the limit. */
final class CountShortcut implements Shortcut {

    private final Nine nine = new Nine();
    private final long most;
    private final Counted counted;

    CountShortcut(long most, Counted counted) {
        this.most = most;
        this.counted = counted;
    }

    @Override
    public boolean answer(String source, PlainLines lines, int index, Batch batch) {
        nine.load(lines.text(), lines.from(index));
        long found = 0;
        while (found < most && nine.next(MOST_TRIES)) {
            found++;
        }
        if (found == most || !nine.isOver()) {
            return false;
        }
        counted.add(found);
        batch.add(found);
        batch.add('\n');
        batch.end(found == 0 ? Exit.NO : Exit.YES);
        return true;
    }
}
