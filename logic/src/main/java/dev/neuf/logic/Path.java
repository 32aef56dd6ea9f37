package dev.neuf.logic;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import java.util.List;

/** A way through a puzzle, as far as it goes. */
public sealed interface Path {

    /** What was done, in order. */
    List<Round> rounds();

    /** Where it ends. */
    Board end();

    /** Every cell has its digit. */
    record Solved(List<Round> rounds, Board end) implements Path {}

    /** No technique of the toolbox finds a step. */
    record Stuck(List<Round> rounds, Board end) implements Path {}

    /** The board cannot be completed, and a person can see why. */
    record Contradiction(List<Round> rounds, Board end, Answer.Reason reason) implements Path {}

    /** Somebody called it off. */
    record Cut(List<Round> rounds, Board end) implements Path {}

    /** All steps in order. */
    default List<Step> steps() {
        return rounds().stream().flatMap(round -> round.steps().stream()).toList();
    }
}
