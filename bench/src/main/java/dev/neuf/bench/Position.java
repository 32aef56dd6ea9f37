package dev.neuf.bench;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Chain;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Link;
import dev.neuf.core.Part;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Mark;
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
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A moment on the way to the solution of a puzzle, and the first step of a technique there.
 *
 * @param cost how far it is from a good example: one that is read at a glance, and where nothing easier helps
 * @param hardest the hardest technique that it takes to come there and to go on
 */
record Position(int cost, long seed, Puzzle puzzle, Technique hardest, Board board, Step step) {

    /** What a reader tries without thinking: while one of these helps, nobody looks for more. */
    private static final Technique TRIVIAL = Technique.DIRECT_HIDDEN_TRIPLE;

    /**
     * Where these help, their sisters always do: two cells of a colour that see each other also see their own partners of
     * the other colour, and so lie in the trap; the same with the colours of two clusters.
     */
    private static final Map<Technique, Technique> SISTERS = Map.of(
            Technique.COLOUR_WRAP, Technique.COLOUR_TRAP,
            Technique.MULTI_COLOURS_2, Technique.MULTI_COLOURS_1);

    /** What it costs when something easier helps, and for each technique that lies between the two in the table. */
    static final int NOT_EASIEST = 10_000;

    private static final int BETWEEN = 20;

    private static final int DEDUCTION = 10;

    /** A short proof is read by more people than a long one. */
    private static final int MARKED = 2;

    /** In how many rounds of a path to look for a technique that was not the easiest in any. */
    private static final int LOOKS = 3;

    private static final int TRIES = 1_000;

    /** The best position for a technique on the way to the solution that costs less than the limit, if there is one. */
    static Optional<Position> best(long seed, Puzzle puzzle, Path path, Technique technique, int limit) {
        Technique easiest = SISTERS.getOrDefault(technique, technique);
        List<Round> rounds = path.rounds().stream()
                .filter(round -> round.technique().compareTo(easiest) <= 0 && cost(round, technique) < limit)
                .sorted(Comparator.comparingInt(round -> cost(round, technique)))
                .toList();
        Stream<Round> good = rounds.stream().filter(round -> round.technique() == easiest);
        Stream<Round> others = rounds.stream()
                .filter(round ->
                        round.technique() != easiest && round.technique().compareTo(TRIVIAL) > 0)
                .limit(LOOKS);
        return cheapest(seed, puzzle, path, good, technique, limit)
                .or(() -> cheapest(seed, puzzle, path, others, technique, limit));
    }

    private static Optional<Position> cheapest(
            long seed, Puzzle puzzle, Path path, Stream<Round> rounds, Technique technique, int limit) {
        return rounds.flatMap(round -> Hunt.first(technique, new Sight(round.before())).stream()
                        .map(step -> new Position(
                                cost(round, technique)
                                        + DEDUCTION * step.deductions().size()
                                        + MARKED
                                                * step.marks().stream()
                                                        .mapToInt(mark -> size(mark.part()))
                                                        .sum(),
                                seed,
                                puzzle,
                                hardest(path, round, technique),
                                round.before(),
                                step)))
                .filter(position -> position.cost < limit && position.isWorthIt())
                .min(Comparator.comparingInt(Position::cost));
    }

    private static Technique hardest(Path path, Round end, Technique technique) {
        Stream<Technique> before =
                path.rounds().stream().takeWhile(round -> round != end).map(Round::technique);
        return Stream.concat(before, Stream.of(technique))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** What a position costs before one looks at the step: so most are passed over without. */
    private static int cost(Round round, Technique technique) {
        int cost = 0;
        for (int cell = 0; cell < round.before().values().cellCount(); cell++) {
            cost += round.before().isOpen(cell)
                    ? round.before().candidates(cell).size()
                    : 0;
        }
        Technique easiest = SISTERS.getOrDefault(technique, technique);
        return round.technique() == easiest
                ? cost
                : cost
                        + NOT_EASIEST
                        + BETWEEN * EnumSet.range(round.technique(), easiest).size();
    }

    /** How many cells or houses a reader must look at. */
    private static int size(Part part) {
        return switch (part) {
            case CellSet cells -> cells.size();
            case Candidates(Digits _, CellSet cells) -> cells.size();
            case Link(Candidates from, Candidates to, Link.Kind _) -> size(from) + size(to);
            case Chain(List<Link> links, Map<Link, CellSet> _) ->
                links.stream().mapToInt(Position::size).sum();
            case Digits _, Rule.House _ -> 1;
        };
    }

    /** Whether no easier technique helps. */
    boolean isEasiest() {
        return cost < NOT_EASIEST;
    }

    /**
     * A cage with one open cell is a sum, not an example; what is called grouped should have a group; and a single should be
     * seen without notes, a hidden one from two digits at least and where no cell has one digit left.
     */
    boolean isWorthIt() {
        if (step.technique() == Technique.NAKED_SINGLE) {
            return isSaid(LogicPhrase.NAKED_SINGLE_SEEN) && !isStruck();
        }
        if (step.technique() == Technique.HIDDEN_SINGLE_BOX || step.technique() == Technique.HIDDEN_SINGLE_LINE) {
            return isSaid(LogicPhrase.HIDDEN_SINGLE_SEEN)
                    && step.marks().stream().anyMatch(Position::areSeveral)
                    && Hunt.first(Technique.NAKED_SINGLE, new Sight(board)).isEmpty()
                    && !isStruck();
        }
        boolean needsGroup = step.technique() == Technique.GROUPED_WHIP || step.technique() == Technique.GROUPED_BRAID;
        if (needsGroup) {
            return step.marks().stream()
                    .anyMatch(mark -> mark.role() == Role.LINK
                            && mark.part() instanceof Candidates(Digits _, CellSet cells)
                            && cells.size() > 1);
        }
        return step.technique() != Technique.CAGE
                || step.marks().stream()
                        .filter(mark -> mark.role() == Role.PATTERN)
                        .allMatch(mark -> mark.part() instanceof CellSet cells
                                && cells.minus(board.values().filled()).size() > 1);
    }

    private boolean isSaid(LogicPhrase phrase) {
        return step.proof().getFirst().message().phrase() == phrase;
    }

    private static boolean areSeveral(Mark mark) {
        return mark.role() == Role.WITNESS
                && mark.part() instanceof Candidates(Digits _, CellSet cells)
                && cells.size() > 1;
    }

    /** Whether some candidate is gone that the digits on the board leave. */
    private boolean isStruck() {
        Board fresh = Board.of(puzzle.withGivens(board.values()));
        for (int cell = 0; cell < board.values().cellCount(); cell++) {
            if (board.isOpen(cell) && !fresh.candidates(cell).equals(board.candidates(cell))) {
                return true;
            }
        }
        return false;
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
            now = now.with(givens, now.cost + 1);
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
                    best = best.with(best.puzzle.givens().with(cell, solution.digit(cell)), best.cost);
                }
            }
        } while (best.cost < before);
        return best;
    }

    /** The best position in the puzzle with these givens, if it costs less than the limit; else this one. */
    private Position with(Grid givens, int limit) {
        Puzzle other = puzzle.withGivens(givens);
        if (!(new Best().solve(other, ExamplePuzzles.BOUND) instanceof Answer.Unique)) {
            return this;
        }
        Technique technique = step.technique();
        Path path = Person.with(Toolbox.full().upTo(hardest)).quietly().solve(Board.of(other));
        return best(seed, other, path, technique, limit).orElse(this);
    }

    /** The board with all that is struck. */
    Sheet sheet() {
        return sheet(puzzle, board);
    }

    /** A board of a puzzle with all that is struck. */
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
