package dev.neuf.logic;

import dev.neuf.core.Board;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Our own scale. The level is that of the hardest technique; the score grows with each round by the rating of its
 * technique, up to four times as much where there is only one step to find.
 *
 * <p>Both are functions of the set of steps found in each round, not of the order in which they are found.
 */
final class NeufScale {

    /** What a lonely step costs more than one among many, in multiples of its rating. */
    private static final int LONELY = 3;

    private static final Toolbox FULL = Toolbox.full();
    private static final Toolbox SAFE = Toolbox.safe();

    private NeufScale() {}

    static Grade grade(Board board, boolean isUnique, Set<Technique> without, BooleanSupplier isCancelled) {
        return of(Person.with((isUnique ? FULL : SAFE).without(without))
                .until(isCancelled)
                .quietly()
                .solve(board));
    }

    /** The grade of a way in rounds. */
    static Grade of(Path path) {
        Level level = Level.EASY;
        int score = 0;
        for (Round round : path.rounds()) {
            Technique technique = round.technique();
            int steps = round.count();
            level = technique.level().compareTo(level) > 0 ? technique.level() : level;
            score += technique.rating() * (steps + LONELY) / steps;
        }
        return Grade.of(path instanceof Path.Stuck ? Level.BEYOND : level, score, path);
    }
}
