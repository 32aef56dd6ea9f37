package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Example;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import dev.neuf.search.Best;
import dev.neuf.testkit.PuzzleKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Every step of every technique on random puzzles of all kinds agrees with every solution: what it places is in all of
 * them, and what it eliminates in none. {@code -Dneuf.steps=N} tries N puzzles.
 */
class SoundStepsTest {

    private static final int PUZZLES = Integer.getInteger("neuf.steps", 100);
    private static final long FIRST = 2_000_000_000;

    /** With more solutions a technique that is wrong would have to be lucky to agree with all of these. */
    private static final Limits BOUND = Limits.NONE.withSolutions(100).withNodes(100_000);

    /** Of a hundred open cells, or wrong candidates, so many are dealt with by a player. */
    private static final int ENTERED = 15;

    private static final int STRUCK = 25;

    /** So many puzzles have nearly all techniques in them, fewer have most. */
    private static final int MANY = 1_500;

    private static final int MOST_OF_THEM = 100;

    /** What so few puzzles may not meet; the tests of the finders have boards for them. */
    private static final EnumSet<Technique> RARE = EnumSet.of(
            Technique.UNIQUE_RECTANGLE_5,
            Technique.AVOIDABLE_RECTANGLE_2,
            Technique.GURTH,
            Technique.FIREWORK,
            Technique.BIVALUE_ODDAGON,
            Technique.SK_LOOP,
            Technique.MSLS,
            Technique.TRIDAGON,
            Technique.JUNIOR_EXOCET,
            Technique.DOUBLE_EXOCET,
            Technique.SENIOR_EXOCET,
            Technique.WEAK_EXOCET,
            Technique.DYNAMIC_NESTED_NET,
            Technique.TRIAL);

    private final Map<Technique, Integer> seen = new EnumMap<>(Technique.class);

    @Test
    void everyStepAgreesWithEverySolution() {
        for (long seed = FIRST; seed < FIRST + PUZZLES; seed++) {
            Puzzle puzzle = PuzzleKind.of(seed, new Best()).puzzle();
            List<Grid> solutions = solutions(puzzle);
            if (!solutions.isEmpty()) {
                follow(seed, puzzle, Board.of(puzzle), solutions);
            }
        }
        // what never comes up is not tried
        if (PUZZLES >= MANY) {
            assertThat(seen.keySet()).as("%s", seen).containsAll(EnumSet.complementOf(RARE));
        } else {
            assertThat(seen.size()).as("%s", seen).isGreaterThan(MOST_OF_THEM);
        }
    }

    private static List<Grid> solutions(Puzzle puzzle) {
        var solutions = new ArrayList<Grid>();
        new Best().each(puzzle, BOUND, solutions::add);
        return solutions;
    }

    @Test
    void everyStepAgreesFromAPlayersPositionToo() {
        for (long seed = FIRST; seed < FIRST + PUZZLES / 4; seed++) {
            Puzzle puzzle = PuzzleKind.of(seed, new Best()).puzzle();
            List<Grid> solutions = solutions(puzzle);
            if (!solutions.isEmpty()) {
                var random = new SplittableRandom(seed);
                Board board = played(puzzle, solutions.getFirst(), random);
                follow(
                        seed,
                        puzzle,
                        board,
                        solutions.stream()
                                .filter(solution -> isPossible(board, solution))
                                .toList());
            }
        }
    }

    /** A player has entered some digits of a solution, and struck some candidates that are not in it. */
    private static Board played(Puzzle puzzle, Grid solution, RandomGenerator random) {
        Grid entries = Grid.empty(puzzle.layout().size());
        for (int cell = 0; cell < solution.cellCount(); cell++) {
            boolean isEntered = puzzle.givens().isEmpty(cell) && random.nextInt(100) < ENTERED;
            entries = isEntered ? entries.with(cell, solution.digit(cell)) : entries;
        }
        var symbols = Symbols.standard(puzzle.layout().size());
        Board entered = Board.of(new Sheet(puzzle, entries, Map.of(), symbols));
        var notes = new HashMap<Integer, Digits>();
        for (int cell = 0; cell < solution.cellCount(); cell++) {
            Digits left = entered.candidates(cell);
            for (int digit : left.without(solution.digit(cell))) {
                left = random.nextInt(100) < STRUCK ? left.without(digit) : left;
            }
            if (entered.isOpen(cell)) {
                notes.put(cell, left);
            }
        }
        return Board.of(new Sheet(puzzle, entries, notes, symbols));
    }

    private static boolean isPossible(Board board, Grid solution) {
        return IntStream.range(0, solution.cellCount())
                .allMatch(cell -> board.candidates(cell).contains(solution.digit(cell)));
    }

    /** Goes from the board to the end; the solutions are those that it allows. */
    private void follow(long seed, Puzzle puzzle, Board board, List<Grid> solutions) {
        // what relies on one solution relies on that of the puzzle, whatever a player has entered
        boolean isUnique = solutions.size() == 1 && new Best().solve(puzzle, BOUND) instanceof Answer.Unique;
        Toolbox toolbox = isUnique ? Toolbox.full() : Toolbox.safe();
        Person person = Person.with(toolbox);
        Words words = Words.in(Language.ENGLISH)
                .about(puzzle.layout(), Symbols.standard(puzzle.layout().size()));
        List<Round> rounds = person.solve(board).rounds();
        // who is quiet leaves out what cannot be new, and must not miss anything
        assertThat(person.quietly().solve(board).rounds())
                .as("%s", Shown.puzzle(seed, puzzle))
                .extracting(Round::technique, Round::count)
                .containsExactlyElementsOf(rounds.stream()
                        .map(round -> tuple(round.technique(), round.count()))
                        .toList());
        // each round shows all its own steps; looking for those of all techniques takes long, so one round has to do
        Round whole = rounds.isEmpty() ? null : rounds.get((int) (seed % rounds.size()));
        for (Round round : rounds) {
            for (Step step : round.equals(whole) ? person.all(round.before()) : round.steps()) {
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

    /** Patterns that random puzzles hardly ever have are looked for on the boards of all examples. */
    @Test
    void rarePatternsAgreeWithTheSolutionsOfAllExamples() {
        Set<Technique> patterns = EnumSet.copyOf(RARE);
        patterns.removeAll(EnumSet.of(Technique.GURTH, Technique.DYNAMIC_NESTED_NET, Technique.TRIAL));
        Map<Technique, Integer> found = new EnumMap<>(Technique.class);
        for (Technique shown : Technique.values()) {
            Sheet sheet = Example.of(shown).sheet();
            if (new Best().solve(sheet.puzzle(), BOUND) instanceof Answer.Unique(Grid solution)) {
                var sight = new Sight(Board.of(sheet));
                for (Technique technique : patterns) {
                    List<Step> steps = Hunt.all(technique, sight);
                    found.merge(technique, steps.size(), Integer::sum);
                    assertThat(steps).as(shown.key()).allMatch(step -> agrees(step, solution));
                }
            }
        }
        assertThat(found.values()).as("%s", found).allMatch(count -> count > 0);
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
