package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.words.Phrase;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The report's three rules, each as far as it goes before the next: naked singles, hidden pairs and triples, X-wings. The
 * level is that of the hardest rule needed.
 */
final class ReportScale {

    /** The levels of the report. */
    enum ReportLevel implements Phrase {
        EASY,
        MEDIUM,
        HARD,
        VERY_HARD;

        @Override
        public String book() {
            return "report";
        }
    }

    private ReportScale() {}

    static Grade grade(Board board, boolean isUnique, Set<Technique> without, BooleanSupplier isCancelled) {
        Path path = Person.with(Toolbox.report().without(without))
                .until(isCancelled)
                .quietly()
                .solve(board);
        Grade grade = Grade.of(ReportLevel.VERY_HARD, path.rounds().size(), path);
        return path instanceof Path.Stuck ? grade : Grade.of(level(grade), grade.score(), path);
    }

    private static ReportLevel level(Grade grade) {
        return switch (grade.hardest().orElse(Technique.NAKED_SINGLE)) {
            case NAKED_SINGLE -> ReportLevel.EASY;
            case X_WING -> ReportLevel.HARD;
            default -> ReportLevel.MEDIUM;
        };
    }
}
