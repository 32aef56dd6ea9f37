package dev.neuf.make;

import dev.neuf.core.Board;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Level;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells whether a puzzle is to a taste. */
final class Judge {

    /** After so many tries, a puzzle that teaches a technique is as good as one whose way has it. */
    static final long PATIENCE = 1_000;

    /** After so many tries, one will do where whoever looks for it before other hard ones meets it. */
    private static final long MORE_PATIENCE = 2_000;

    /** A level off is worse than any score. */
    private static final long LEVEL_GAP = 1_000_000;

    private final Taste taste;
    private final Technique last;

    /** The basics, and what is needed. */
    private final Toolbox lesson;

    /** All as far as it matters, what is needed right behind the easy ones. */
    private final Toolbox seeking;

    /**
     * What a judge says.
     *
     * @param grade if it took a whole way to tell
     * @param gap how far off level and score are
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
        List<Technique> known = Toolbox.full().upTo(last).techniques();
        this.lesson = new Toolbox(known.stream()
                .filter(one -> one.level().compareTo(Level.MEDIUM) <= 0
                        || taste.needs().contains(one))
                .toList());
        // a stable sort: otherwise it stays in the order of the table
        this.seeking = new Toolbox(known.stream()
                .sorted(Comparator.comparingInt(
                        one -> one.level() == Level.EASY ? 0 : taste.needs().contains(one) ? 1 : 2))
                .toList());
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
        Path path = solve(board, Toolbox.full().upTo(last), budget);
        Grade grade = Grade.of(path);
        boolean isTooHard = path instanceof Path.Stuck && last != Technique.TRIAL;
        boolean isTaught = !hasNeeds(grade) && budget.spent() > PATIENCE && isLesson(board, budget);
        if (isTooHard && taste.level().isEmpty() && (isTaught || hasNeeds(grade))) {
            // it has what it needs, and something harder after that
            path = solve(board, Toolbox.full(), budget);
            grade = Grade.of(path);
            isTooHard = false;
        }
        if (path instanceof Path.Cut) {
            return new Opinion(wanted(), Optional.empty(), Integer.MAX_VALUE);
        }
        if (isTooHard) {
            var lacks = EnumSet.of(taste.level().isPresent() ? Lack.LEVEL : Lack.NEEDS);
            lacks.addAll(hasNeeds(grade) || isTaught ? Set.of() : Set.of(Lack.NEEDS));
            // who knows by how much
            return new Opinion(lacks, Optional.empty(), taste.level().isPresent() ? LEVEL_GAP : Integer.MAX_VALUE);
        }
        return new Opinion(lacks(grade, isTaught), Optional.of(grade), gap(grade));
    }

    /** What nobody could tell in time: all that the taste asks for. */
    private Set<Lack> wanted() {
        var wanted = EnumSet.noneOf(Lack.class);
        if (taste.level().isPresent()) {
            wanted.add(Lack.LEVEL);
        }
        if (taste.leastScore() > Taste.ANY.leastScore() || taste.mostScore() < Taste.ANY.mostScore()) {
            wanted.add(Lack.SCORE);
        }
        if (!taste.needs().isEmpty()) {
            wanted.add(Lack.NEEDS);
        }
        if (!taste.without().isEmpty()) {
            wanted.add(Lack.WITHOUT);
        }
        return wanted;
    }

    private static Path solve(Board board, Toolbox toolbox, Budget budget) {
        return Person.with(toolbox).until(budget::isLate).quietly().solve(board);
    }

    /**
     * Whether the puzzle teaches what it needs: a person who knows the basics and that solves it, and uses that. Some
     * techniques are never on a way by the table, because an easier one of the table always finds the same. Where even
     * this is rare, it is enough if a person meets it who knows the table, and looks for that right after easy ones.
     */
    private boolean isLesson(Board board, Budget budget) {
        Path path = solve(board, lesson, budget);
        if (path instanceof Path.Solved && hasNeeds(Grade.of(path))) {
            return true;
        }
        return budget.spent() > MORE_PATIENCE && hasNeeds(Grade.of(solve(board, seeking, budget)));
    }

    private boolean hasNeeds(Grade grade) {
        return grade.counts().keySet().containsAll(taste.needs());
    }

    private Set<Lack> lacks(Grade grade, boolean isTaught) {
        var lacks = EnumSet.noneOf(Lack.class);
        if (taste.level().isPresent() && grade.level() != taste.level().get()) {
            lacks.add(Lack.LEVEL);
        }
        if (grade.score() < taste.leastScore() || grade.score() > taste.mostScore()) {
            lacks.add(Lack.SCORE);
        }
        if (!hasNeeds(grade) && !isTaught) {
            lacks.add(Lack.NEEDS);
        }
        if (grade.counts().keySet().stream().anyMatch(taste.without()::contains)) {
            lacks.add(Lack.WITHOUT);
        }
        return lacks;
    }

    private long gap(Grade grade) {
        long score = grade.score();
        List<Level> all = List.of(Level.values());
        int levels = taste.level()
                .map(wanted -> Math.abs(all.indexOf(wanted) - all.indexOf(grade.level())))
                .orElse(0);
        return LEVEL_GAP * levels + Math.max(0, Math.max(taste.leastScore() - score, score - taste.mostScore()));
    }
}
