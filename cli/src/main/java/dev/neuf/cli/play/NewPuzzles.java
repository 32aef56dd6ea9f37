package dev.neuf.cli.play;

import dev.neuf.core.Sheet;
import dev.neuf.logic.Level;
import java.util.List;

/** Where new puzzles come from. */
public interface NewPuzzles {

    /** The levels there are puzzles of, easiest first. */
    List<Level> levels();

    /** A puzzle of one of these levels. */
    Sheet next(Level level);
}
