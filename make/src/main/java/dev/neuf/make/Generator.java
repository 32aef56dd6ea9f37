package dev.neuf.make;

import dev.neuf.core.Board;
import dev.neuf.core.Chance;
import dev.neuf.core.Limits;
import dev.neuf.core.Prover;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Path;
import dev.neuf.logic.Scale;
import dev.neuf.search.Rivals;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Makes puzzles of one recipe. The same seed gives the same puzzle everywhere, unless time or somebody ends the work, or
 * another {@link Prover} is asked.
 *
 * <p>It keeps tables from one puzzle to the next, and is for one thread at a time.
 */
public final class Generator {

    /**
     * How many tries a puzzle is worth if nobody says otherwise. Each puzzle that is looked at is a try, and so is each
     * choice of a search that proves something.
     */
    public static final long USUAL_TRIES = 100_000;

    /** When time is up, so many milliseconds may still go into telling how hard the best so far is. */
    private static final long GRACE = 2_000;

    private final Recipe recipe;
    private final Maker maker;
    private final Judge judge;
    private volatile long tries;

    /** With the provers that are here. */
    public Generator(Recipe recipe) {
        this(recipe, new Rivals());
    }

    /** With a prover of one's own, asked while boards other than plain 9x9 are dug. Another may find another puzzle. */
    public Generator(Recipe recipe, Prover prover) {
        this.recipe = recipe;
        this.maker = Makers.of(recipe, prover);
        this.judge = new Judge(recipe.taste());
    }

    /** How many tries went into the puzzle so far that is being made, or was made last. May be asked at any moment. */
    public long tries() {
        return tries;
    }

    /** Makes a puzzle; the number of solutions in the limits does not matter. */
    public Made make(long seed, Limits limits) {
        return make(seed, limits, Watcher.NONE);
    }

    /** The same while somebody watches. */
    public Made make(long seed, Limits limits, Watcher watcher) {
        var random = new Chance(seed);
        var budget = new Budget(limits, count -> {
            tries = count;
            watcher.tries(count);
        });
        Draft best = null;
        Judge.Opinion opinion = null;
        while (best == null || !budget.isOver()) {
            Optional<Draft> draft = maker.next(random, budget);
            if (draft.isEmpty()) {
                break;
            }
            // how hard is a puzzle with several solutions? nobody can tell
            Judge.Opinion next = draft.get().lacks().contains(Lack.UNIQUE)
                    ? new Judge.Opinion(Set.of(), Optional.empty(), Integer.MAX_VALUE)
                    : judge.judge(draft.get(), budget);
            if (draft.get().lacks().isEmpty() && next.lacks().isEmpty()) {
                return new Made.Good(draft.get().puzzle(), draft.get().solution(), next.grade());
            }
            if (best == null || opinion == null || isBetter(draft.get(), next, best, opinion)) {
                best = draft.get();
                opinion = next;
                watcher.nearest(lacking(best, opinion, opinion.grade(), Limits.Limit.CANCELLED));
            }
        }
        if (best == null || opinion == null) {
            return new Made.Nothing(budget.limit());
        }
        return lacking(best, opinion, grade(best, opinion, limits), budget.limit());
    }

    /** Whoever lacks less is better, then whose number of givens is nearer, then who is nearer to the taste. */
    private boolean isBetter(Draft draft, Judge.Opinion opinion, Draft best, Judge.Opinion before) {
        int lacks = draft.lacks().size() + opinion.lacks().size();
        int bestLacks = best.lacks().size() + before.lacks().size();
        if (lacks != bestLacks) {
            return lacks < bestLacks;
        }
        int off = off(draft);
        int bestOff = off(best);
        return off != bestOff ? off < bestOff : opinion.gap() < before.gap();
    }

    private int off(Draft draft) {
        int count = draft.puzzle().givens().filledCount();
        return Math.abs(count - recipe.givens().orElse(count));
    }

    private static Made.Lacking lacking(Draft draft, Judge.Opinion opinion, Optional<Grade> grade, Limits.Limit limit) {
        Set<Lack> lacks = EnumSet.noneOf(Lack.class);
        lacks.addAll(draft.lacks());
        lacks.addAll(opinion.lacks());
        return new Made.Lacking(draft.puzzle(), draft.solution(), grade, lacks, limit);
    }

    /** Whoever gets less than was wanted is to know how hard it is. */
    private Optional<Grade> grade(Draft draft, Judge.Opinion opinion, Limits limits) {
        boolean isWanted = !recipe.taste().isAny()
                && recipe.isUnique()
                && !draft.lacks().contains(Lack.UNIQUE)
                && opinion.grade().isEmpty();
        if (!isWanted) {
            return opinion.grade();
        }
        var rest = new Budget(limits.withMillis(Math.min(limits.millis(), GRACE)));
        return Optional.of(Scale.NEUF.grade(Board.of(draft.puzzle()), true, rest::isLate))
                .filter(grade -> !(grade.path() instanceof Path.Cut));
    }
}
