package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import dev.neuf.search.Best;
import dev.neuf.testkit.PuzzleKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Every step of every technique on random puzzles of all kinds agrees with every solution: what it places is in all of
 * them, and what it eliminates in none. {@code -Dneuf.steps=N} tries N puzzles.
 */
class SoundStepsTest {

    private static final int PUZZLES = Integer.getInteger("neuf.steps", 1_500);
    private static final long FIRST = 2_000_000_000;

    /** With more solutions a technique that is wrong would have to be lucky to agree with all of these. */
    private static final Limits BOUND = Limits.NONE.withSolutions(100).withNodes(100_000);

    /** What so few puzzles may not meet; the tests of the finders have boards for them. */
    private static final EnumSet<Technique> RARE =
            EnumSet.of(Technique.UNIQUE_RECTANGLE_5, Technique.AVOIDABLE_RECTANGLE_2);

    private final Map<Technique, Integer> seen = new EnumMap<>(Technique.class);

    @Test
    void everyStepAgreesWithEverySolution() {
        for (long seed = FIRST; seed < FIRST + PUZZLES; seed++) {
            Puzzle puzzle = PuzzleKind.of(seed, new Best()).puzzle();
            List<Grid> solutions = solutions(puzzle);
            if (!solutions.isEmpty()) {
                follow(seed, puzzle, solutions);
            }
        }
        // what never comes up is not tried
        assertThat(seen.keySet()).as("%s", seen).containsAll(EnumSet.complementOf(RARE));
    }

    private static List<Grid> solutions(Puzzle puzzle) {
        var solutions = new ArrayList<Grid>();
        new Best().each(puzzle, BOUND, solutions::add);
        return solutions;
    }

    private void follow(long seed, Puzzle puzzle, List<Grid> solutions) {
        Toolbox toolbox = solutions.size() == 1 && isComplete(puzzle) ? Toolbox.full() : Toolbox.safe();
        Person person = Person.with(toolbox);
        Words words = Words.in(Language.ENGLISH)
                .about(puzzle.layout(), Symbols.standard(puzzle.layout().size()));
        for (Round round : person.solve(Board.of(puzzle)).rounds()) {
            for (Step step : person.all(round.before())) {
                seen.merge(step.technique(), 1, Integer::sum);
                for (Grid solution : solutions) {
                    if (!agrees(step, solution)) {
                        assertThat(step)
                                .as("%s\n%s\n%s", Shown.puzzle(seed, puzzle), told(step, words), solution)
                                .isNull();
                    }
                }
                assertThat(step.deductions())
                        .as("%s is about open cells", step)
                        .allMatch(deduction -> isNew(round.before(), deduction));
                assertThat(told(step, words)).as("%s", step.technique()).doesNotContain("{", "null", "[");
            }
        }
    }

    /** Whether the limit did not hide a second solution. */
    private static boolean isComplete(Puzzle puzzle) {
        return new Best().count(puzzle, BOUND).stop().isEmpty();
    }

    private static boolean agrees(Step step, Grid solution) {
        return step.deductions().stream().allMatch(deduction -> switch (deduction) {
            case Deduction.Place(int cell, int digit) -> solution.digit(cell) == digit;
            case Deduction.Eliminate(int cell, Digits digits) -> !digits.contains(solution.digit(cell));
        });
    }

    private static boolean isNew(Board board, Deduction deduction) {
        return board.isOpen(deduction.cell())
                && switch (deduction) {
                    case Deduction.Place(int cell, int digit) ->
                        board.candidates(cell).contains(digit);
                    case Deduction.Eliminate(int cell, Digits digits) ->
                        !digits.isEmpty() && board.candidates(cell).containsAll(digits);
                };
    }

    private static String told(Step step, Words words) {
        var text = new ArrayList<String>();
        Telling.how(step).forEach(sentence -> text.add(words.say(sentence)));
        return String.join(" ", text) + words.say(Telling.where(step)) + words.say(Telling.nudge(step));
    }
}
