package dev.neuf.cli.play;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Level;
import java.util.List;
import java.util.Optional;

/** Where new puzzles come from. */
public interface NewPuzzles {

    /**
     * A new puzzle.
     *
     * @param remarks what to say about it, if it is not quite what was asked for
     */
    record Fresh(Sheet sheet, List<Message> remarks) {}

    /** The levels there are puzzles of, easiest first. */
    List<Level> levels();

    /** The kind of board they are made on, in words. */
    String board();

    /**
     * Makes them on another kind of board from now on.
     *
     * @param words a size, a shape, extra rules: {@code 6 jigsaw diagonals}
     * @throws dev.neuf.core.Unreadable if there is no such board
     */
    void setBoard(String words);

    /** A puzzle of one of these levels; none, if none could be made while somebody waits. */
    Optional<Fresh> next(Level level);
}
