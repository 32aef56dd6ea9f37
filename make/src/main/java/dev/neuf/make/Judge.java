package dev.neuf.make;

import dev.neuf.core.Board;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Level;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Tells whether a puzzle is to a taste. */
final class Judge {

    private final Taste taste;
    private final Technique last;

    /**
     * What a judge says.
     *
     * @param grade if it took a whole way to tell
     * @param gap how far off level or score are; only the smaller one counts
     */
    record Opinion(Set<Lack> lacks, Optional<Grade> grade, long gap) {}

    Judge(Taste taste) {
        this.taste = taste;
        Technique last = Technique.TRIAL; // the hardest of all
        if (taste.level().isPresent()) {
            last = lastOf(taste.level().get());
        } else if (!taste.needs().isEmpty()) {
            // what comes after it is not looked at; an easy one may come late in a puzzle that is not as easy
            Technique needed = taste.needs().stream().max(Technique::compareTo).orElseThrow();
            Technique medium = lastOf(Level.MEDIUM);
            last = needed.compareTo(medium) > 0 ? needed : medium;
        }
        this.last = last;
    }

    /** The hardest technique that a puzzle of the level may need. */
    private static Technique lastOf(Level level) {
        Technique last = Technique.FULL_HOUSE;
        for (Technique technique : Technique.values()) {
            last = technique.level().compareTo(level) <= 0 ? technique : last;
        }
        return last;
    }

    Opinion judge(Draft draft, Budget budget) {
        if (taste.isAny()) {
            return new Opinion(Set.of(), Optional.empty(), 0);
        }
        Board board = Board.of(draft.puzzle());
        Path path = Person.with(Toolbox.full().upTo(last))
                .until(budget::isLate)
                .quietly()
                .solve(board);
        Grade grade = Grade.of(path);
        boolean isTooHard = path instanceof Path.Stuck && last != Technique.TRIAL;
        if (isTooHard && taste.level().isEmpty() && hasNeeds(grade)) {
            // it has what it needs, and something harder after that
            path = Person.with(Toolbox.full()).until(budget::isLate).quietly().solve(board);
            grade = Grade.of(path);
            isTooHard = false;
        }
        if (isTooHard || path instanceof Path.Cut) {
            var lacks = EnumSet.of(taste.level().isPresent() ? Lack.LEVEL : Lack.NEEDS);
            lacks.addAll(hasNeeds(grade) ? Set.of() : Set.of(Lack.NEEDS));
            return new Opinion(lacks, Optional.empty(), Integer.MAX_VALUE);
        }
        return new Opinion(lacks(grade), Optional.of(grade), gap(grade));
    }

    private boolean hasNeeds(Grade grade) {
        return grade.counts().keySet().containsAll(taste.needs());
    }

    private Set<Lack> lacks(Grade grade) {
        var lacks = EnumSet.noneOf(Lack.class);
        if (taste.level().isPresent() && grade.level() != taste.level().get()) {
            lacks.add(Lack.LEVEL);
        }
        if (grade.score() < taste.leastScore() || grade.score() > taste.mostScore()) {
            lacks.add(Lack.SCORE);
        }
        if (!hasNeeds(grade)) {
            lacks.add(Lack.NEEDS);
        }
        if (grade.counts().keySet().stream().anyMatch(taste.without()::contains)) {
            lacks.add(Lack.WITHOUT);
        }
        return lacks;
    }

    private long gap(Grade grade) {
        long score = grade.score();
        return Math.max(0, Math.max(taste.leastScore() - score, score - taste.mostScore()));
    }
}
