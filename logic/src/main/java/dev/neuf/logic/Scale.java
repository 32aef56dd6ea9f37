package dev.neuf.logic;

import dev.neuf.core.Board;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Ways to say how hard a puzzle is. To add one, write its class and add its row. What each counts: docs/GRADES.md. */
public enum Scale {
    /** Ours: the same for puzzles that differ only in the names of digits or the order of rows and columns. */
    NEUF(NeufScale::grade),
    /** The levels and scores of HoDoKu, with the techniques that we have. */
    HODOKU(HodokuScale::grade),
    /** The three rules and four levels of the report from which Neuf grew. */
    REPORT(ReportScale::grade);

    private final Grader grader;

    Scale(Grader grader) {
        this.grader = grader;
    }

    private interface Grader {
        Grade grade(Board board, boolean isUnique, Set<Technique> without, BooleanSupplier isCancelled);
    }

    /** How hard the board is. Techniques that rely on one solution are used only where there is known to be one. */
    public Grade grade(Board board, boolean isUnique, BooleanSupplier isCancelled) {
        return grade(board, isUnique, Set.of(), isCancelled);
    }

    /** The same for who does without some techniques, and may be stuck sooner. */
    public Grade grade(Board board, boolean isUnique, Set<Technique> without, BooleanSupplier isCancelled) {
        return grader.grade(board, isUnique, without, isCancelled);
    }
}
