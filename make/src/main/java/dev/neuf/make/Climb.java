package dev.neuf.make;

import dev.neuf.core.Board;
import dev.neuf.core.Chance;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Level;
import dev.neuf.logic.Path;
import dev.neuf.logic.Scale;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * From a puzzle to harder and harder ones near to it.
 *
 * <p>It keeps a few of the hardest so far, changes one of them a little, and keeps what comes of it if it is harder than
 * the easiest of them. Levels are compared first, then scores.
 */
public final class Climb {

    private static final int KEPT = 8;

    /** It may climb for days, and must not remember everything. */
    private static final int MOST_SEEN = 200_000;

    private final Budget budget;
    private final Chance random;
    private final Neighbours neighbours = new Neighbours();
    private final List<Found> kept = new ArrayList<>();
    private final Set<Puzzle> seen = new HashSet<>();
    private long looked;
    private volatile long tries;
    private volatile int score;

    private record Found(Draft draft, Grade grade) {

        /** Harder ones are larger. */
        static final Comparator<Found> BY_GRADE = Comparator.comparing((Found found) -> (Level) found.grade.level())
                .thenComparingInt(found -> found.grade.score());
    }

    /** Begins with these puzzles, one at least; each has one solution. */
    public Climb(List<Puzzle> starts, long seed, Limits limits) {
        this.budget = new Budget(limits);
        this.random = new Chance(seed);
        for (Puzzle start : starts) {
            seen.add(start);
            keep(new Found(new Draft(start, start.givens(), Set.of()), grade(start)));
        }
        score = kept.getLast().grade.score();
    }

    private Grade grade(Puzzle puzzle) {
        return Scale.NEUF.grade(Board.of(puzzle), true, budget::isLate);
    }

    /** The hardest so far; nothing, if a limit was reached before anybody knew how hard those at the beginning are. */
    public Optional<Puzzle> hardest() {
        return kept.stream().anyMatch(found -> found.grade.path() instanceof Path.Cut)
                ? Optional.empty()
                : Optional.of(kept.getLast().draft.puzzle());
    }

    /** How many puzzles were looked at. May be asked at any moment. */
    public long tries() {
        return tries;
    }

    /** The score of the hardest so far. May be asked at any moment. */
    public int score() {
        return score;
    }

    /** The next puzzle that is harder than all before it, or nothing if a limit is reached first. */
    public Optional<Made.Good> harder() {
        while (!budget.isOver()) {
            Optional<Draft> draft =
                    neighbours.of(kept.get(random.nextInt(kept.size())).draft.puzzle(), true, random, budget);
            if (draft.isEmpty() || !seen.add(draft.get().puzzle())) {
                continue;
            }
            Grade grade = grade(draft.get().puzzle());
            if (grade.path() instanceof Path.Cut) {
                return Optional.empty();
            }
            tries = ++looked;
            if (seen.size() > MOST_SEEN) {
                seen.clear();
            }
            var found = new Found(draft.get(), grade);
            boolean isHardest = Found.BY_GRADE.compare(found, kept.getLast()) > 0;
            keep(found);
            if (isHardest) {
                score = grade.score();
                return Optional.of(
                        new Made.Good(draft.get().puzzle(), draft.get().solution(), Optional.of(grade)));
            }
        }
        return Optional.empty();
    }

    /** The hardest comes last. */
    private void keep(Found found) {
        kept.add(found);
        kept.sort(Found.BY_GRADE);
        if (kept.size() > KEPT) {
            kept.removeFirst();
        }
    }
}
