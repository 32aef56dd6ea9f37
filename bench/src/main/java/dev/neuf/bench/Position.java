package dev.neuf.bench;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Role;
import dev.neuf.logic.Round;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import dev.neuf.search.Best;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * A moment on the way to the solution of a puzzle, and the first step of a technique there.
 *
 * @param cost how far it is from a good example: one that is read at a glance, and where nothing easier helps
 */
record Position(int cost, long seed, Puzzle puzzle, Board board, Step step) {

    /** What a reader tries without thinking: while one of these helps, nobody looks for more. */
    private static final Technique TRIVIAL = Technique.DIRECT_HIDDEN_TRIPLE;

    private static final int NOT_EASIEST = 10_000;

    private static final int TRIES = 1_000;

    /** How much a technique that also helps counts, for each that lies between the two in the table. */
    private static final int EASIER = 20;

    static Position of(long seed, Puzzle puzzle, Round round, Step step) {
        int cost = 10 * step.deductions().size();
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            cost += round.before().isOpen(cell)
                    ? round.before().candidates(cell).size()
                    : 0;
        }
        if (round.technique() != step.technique()) {
            cost += NOT_EASIEST
                    + EASIER
                            * EnumSet.range(round.technique(), step.technique()).size();
        }
        return new Position(cost, seed, puzzle, round.before(), step);
    }

    /** The best position for a technique on the way to the solution, if there is one. */
    static Optional<Position> best(long seed, Puzzle puzzle, Path path, Technique technique) {
        Optional<Position> easiest = path.rounds().stream()
                .filter(round -> round.technique() == technique)
                .map(round -> of(seed, puzzle, round, round.steps().getFirst()))
                .filter(Position::isWorthIt)
                .min(Comparator.comparingInt(Position::cost));
        return easiest.or(() -> path.rounds().stream()
                .filter(round -> round.technique().compareTo(TRIVIAL) > 0
                        && round.technique().compareTo(technique) < 0)
                .flatMap(round -> Hunt.first(technique, new Sight(round.before())).stream()
                        .map(step -> of(seed, puzzle, round, step)))
                .filter(Position::isWorthIt)
                .min(Comparator.comparingInt(Position::cost)));
    }

    /** Whether no easier technique helps. */
    boolean isEasiest() {
        return cost < NOT_EASIEST;
    }

    /** A cage with one open cell is a sum, not an example. */
    boolean isWorthIt() {
        return step.technique() != Technique.CAGE
                || step.parts(Role.PATTERN).stream()
                        .allMatch(part -> part instanceof CellSet cells
                                && cells.minus(board.values().filled()).size() > 1);
    }

    /** The best position in puzzles near this one, with the same solution. */
    Position improved() {
        if (!(new Best().solve(puzzle, Limits.NONE) instanceof Answer.Unique(Grid solution))) {
            throw new IllegalStateException("The puzzle of seed %d has not one solution.".formatted(seed));
        }
        var random = new SplittableRandom(seed);
        return wandered(solution, random).thinned(solution, random);
    }

    /** Gives a digit or two and takes others, as long as it gets no worse, until nothing easier helps. */
    private Position wandered(Grid solution, RandomGenerator random) {
        Position now = this;
        for (int i = 0; i < TRIES && !now.isEasiest(); i++) {
            List<Integer> cells = ExamplePuzzles.shuffled(puzzle.layout(), random);
            Grid givens = now.puzzle.givens();
            for (int cell : cells.subList(0, random.nextInt(1, 3))) {
                givens = givens.with(cell, solution.digit(cell));
            }
            int taken = random.nextInt(3);
            for (int cell : cells.reversed()) {
                if (taken > 0 && !givens.isEmpty(cell)) {
                    givens = givens.with(cell, 0);
                    taken--;
                }
            }
            now = now.with(givens, now.cost);
        }
        return now;
    }

    /** Gives one digit after the other, as long as it gets better. */
    private Position thinned(Grid solution, RandomGenerator random) {
        Position best = this;
        int before;
        do {
            before = best.cost;
            for (int cell : ExamplePuzzles.shuffled(puzzle.layout(), random)) {
                if (best.puzzle.givens().isEmpty(cell)) {
                    best = best.with(best.puzzle.givens().with(cell, solution.digit(cell)), best.cost - 1);
                }
            }
        } while (best.cost < before);
        return best;
    }

    /** The best position in the puzzle with these givens, if it costs no more; else this one. */
    private Position with(Grid givens, int most) {
        Puzzle other = puzzle.withGivens(givens);
        if (!(new Best().solve(other, ExamplePuzzles.BOUND) instanceof Answer.Unique)) {
            return this;
        }
        Technique technique = step.technique();
        Path path = Person.with(Toolbox.full().upTo(technique)).solve(Board.of(other));
        return best(seed, other, path, technique)
                .filter(position -> position.cost <= most)
                .orElse(this);
    }

    /** The board with all that is struck. */
    static Sheet sheet(Puzzle puzzle, Board board) {
        var notes = new TreeMap<Integer, Digits>();
        for (int cell = 0; cell < board.values().cellCount(); cell++) {
            if (board.isOpen(cell)) {
                notes.put(cell, board.candidates(cell));
            }
        }
        return new Sheet(
                puzzle,
                board.values().without(puzzle.givens().filled()),
                notes,
                Symbols.standard(puzzle.layout().size()));
    }
}
