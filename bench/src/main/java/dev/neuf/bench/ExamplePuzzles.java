package dev.neuf.bench;

import static dev.neuf.logic.Technique.CAGE;
import static dev.neuf.logic.Technique.CAGE_DIGIT;
import static dev.neuf.logic.Technique.GENERAL_INTERSECTION;
import static dev.neuf.logic.Technique.HIDDEN_SET;
import static dev.neuf.logic.Technique.INNIES;
import static dev.neuf.logic.Technique.LAW_OF_LEFTOVERS;
import static dev.neuf.logic.Technique.NAKED_SET;
import static dev.neuf.logic.Technique.RELATED_CELLS;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.variant.Windoku;
import dev.neuf.logic.Technique;
import dev.neuf.search.Best;
import dev.neuf.testkit.RandomShapes;
import dev.neuf.testkit.RandomVariants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The kinds of puzzles in which to look for examples, each with one solution, and as few digits as possible. */
enum ExamplePuzzles {
    // spotless:off
    //               share  maker
    PLAIN           (87, random -> minimal(Layout.standard(9), List.of(), random)),
    DIAGONALS       ( 1, random -> minimal(Layout.standard(9), List.of(new Diagonals()), random),         GENERAL_INTERSECTION),
    WINDOKU         ( 1, random -> minimal(Layout.standard(9), List.of(new Windoku()), random),           GENERAL_INTERSECTION),
    NON_CONSECUTIVE ( 1, random -> minimal(Layout.standard(9), List.of(new NonConsecutive()), random),    RELATED_CELLS),
    KILLER          ( 2, ExamplePuzzles::killer,                                                          CAGE, CAGE_DIGIT, INNIES),
    JIGSAW          ( 2, random -> minimal(Layout.of(RandomShapes.jigsaw(9, random)), List.of(), random), LAW_OF_LEFTOVERS),
    // five cells among fewer than ten leave four or less, and those are easier to see
    TWELVE          ( 6, random -> minimal(Layout.standard(12), List.of(), random),                       NAKED_SET, HIDDEN_SET);
    // spotless:on

    /** What takes longer is not for people. */
    static final Limits BOUND = Limits.NONE.withNodes(2_000);

    private static final int CAGES = 25;

    private final int share;
    private final Maker maker;
    private final Set<Technique> special;

    ExamplePuzzles(int share, Maker maker, Technique... special) {
        this.share = share;
        this.maker = maker;
        this.special = Set.of(special);
    }

    /** Makes a puzzle, if chance does not lead astray. */
    private interface Maker {
        Optional<Puzzle> make(RandomGenerator random);
    }

    /** A puzzle, and of which kind it is. */
    record Made(ExamplePuzzles kind, Puzzle puzzle) {}

    /** The puzzle of a seed, if there is one, of a kind in which to look for one of the techniques. */
    static Optional<Made> of(long seed, Set<Technique> wanted) {
        List<ExamplePuzzles> kinds = Arrays.stream(values())
                .filter(kind -> wanted.stream().anyMatch(kind::isFor))
                .toList();
        var random = new SplittableRandom(seed);
        int left = random.nextInt(kinds.stream().mapToInt(kind -> kind.share).sum());
        int i = 0;
        for (left -= kinds.get(i).share; left >= 0; left -= kinds.get(i).share) {
            i++;
        }
        ExamplePuzzles kind = kinds.get(i);
        return kind.maker.make(random).map(puzzle -> new Made(kind, puzzle));
    }

    /** Whether examples of the technique are looked for here: a plain puzzle is the best, if it can be one. */
    boolean isFor(Technique technique) {
        return this == PLAIN
                ? Arrays.stream(values()).noneMatch(kind -> kind.special.contains(technique))
                : special.contains(technique);
    }

    private static Optional<Puzzle> minimal(Layout board, List<Variant> variants, RandomGenerator random) {
        return full(board, variants, random).map(full -> dug(new Puzzle(board, variants, full), random));
    }

    /** Cages that do not overlap, and the digits that they leave open. */
    private static Optional<Puzzle> killer(RandomGenerator random) {
        Layout board = Layout.standard(9);
        return full(board, List.of(), random).map(full -> {
            var cages = new ArrayList<Variant>();
            CellSet caged = CellSet.NONE;
            for (int i = 0; i < CAGES; i++) {
                Optional<Variant> made = RandomVariants.obeyedBy(full, Variants.CAGE, board, random);
                CellSet cells =
                        made.map(cage -> CellSet.of(((Cage) cage).cells())).orElse(CellSet.NONE);
                if (cells.size() > 1 && !cells.meets(caged)) {
                    caged = caged.or(cells);
                    cages.add(made.get());
                }
            }
            return dug(new Puzzle(board, cages, full), random);
        });
    }

    /** A solution that does not look like others: with many digits anywhere, or as few as needed to find one. */
    private static Optional<Grid> full(Layout board, List<Variant> variants, RandomGenerator random) {
        var empty = new Puzzle(board, variants, Grid.empty(board.size()));
        Optional<Grid> full = Optional.empty();
        for (int digits = board.size(); digits > 0 && full.isEmpty(); digits /= 2) {
            full = solution(empty.withGivens(begun(empty, digits, random)));
        }
        return full;
    }

    private static Grid begun(Puzzle empty, int count, RandomGenerator random) {
        Board board = Board.of(empty);
        for (int cell : shuffled(empty.layout(), random).subList(0, count)) {
            var digits = new ArrayList<Integer>();
            board.candidates(cell).forEach(digits::add);
            if (!digits.isEmpty()) {
                board = board.after(List.of(new Deduction.Place(cell, RandomShapes.pick(digits, random))));
            }
        }
        return board.values();
    }

    private static Optional<Grid> solution(Puzzle puzzle) {
        return switch (new Best().solve(puzzle, BOUND)) {
            case Answer.Unique(Grid solution) -> Optional.of(solution);
            case Answer.Many(Grid one, Grid _) -> Optional.of(one);
            case Answer.Impossible _, Answer.Unknown _ -> Optional.empty();
        };
    }

    /** Takes digits away as long as there is one solution. */
    private static Puzzle dug(Puzzle full, RandomGenerator random) {
        Puzzle puzzle = full;
        for (int cell : shuffled(full.layout(), random)) {
            Puzzle fewer = puzzle.withGivens(puzzle.givens().with(cell, 0));
            if (new Best().solve(fewer, BOUND) instanceof Answer.Unique) {
                puzzle = fewer;
            }
        }
        return puzzle;
    }

    /** All cells of a board, in any order. */
    static List<Integer> shuffled(Layout layout, RandomGenerator random) {
        return shuffled(layout.cellCount(), random);
    }

    /** The numbers from 0 on, in any order. */
    static List<Integer> shuffled(int count, RandomGenerator random) {
        var numbers = new ArrayList<>(IntStream.range(0, count).boxed().toList());
        Collections.shuffle(numbers, random);
        return numbers;
    }
}
