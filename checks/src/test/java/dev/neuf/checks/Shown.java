package dev.neuf.checks;

import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;

/** What a failed check shows, so that it can be repeated. */
final class Shown {

    private Shown() {}

    /** The seed and the whole puzzle. */
    static String puzzle(long seed, Puzzle puzzle) {
        return "seed " + seed + ", " + Format.JSON.write(Sheet.of(puzzle)).strip();
    }
}
