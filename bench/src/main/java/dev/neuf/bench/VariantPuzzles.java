package dev.neuf.bench;

import dev.neuf.core.Answer;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Variants;
import dev.neuf.search.Best;
import dev.neuf.testkit.RandomShapes;
import dev.neuf.testkit.RandomVariants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** 9x9 puzzles with an extra rule and one solution. */
final class VariantPuzzles {

    private static final Layout BOARD = Layout.standard(9);
    private static final Limits BOUND = Limits.NONE.withNodes(20_000);

    private VariantPuzzles() {}

    /** The puzzle of a seed, if chance does not lead astray. */
    static Optional<Puzzle> of(long seed) {
        var random = new SplittableRandom(seed);
        Variants kind = RandomShapes.pick(List.of(Variants.values()), random);
        var variants = new ArrayList<Variant>();
        boolean isCage = kind == Variants.CAGE;
        if (!isCage) {
            RandomVariants.of(kind, BOARD, random).ifPresent(variants::add);
        }
        Optional<Grid> solution = solution(new Puzzle(BOARD, variants, begun(random)));
        if (solution.isPresent() && isCage) {
            for (int i = 0; i < 12; i++) {
                RandomVariants.obeyedBy(solution.get(), kind, BOARD, random).ifPresent(variants::add);
            }
        }
        return solution.map(full -> dug(new Puzzle(BOARD, variants, full), random));
    }

    /** A digit here and there, so that not all solutions look alike. */
    private static Grid begun(RandomGenerator random) {
        Grid begun = Grid.empty(BOARD.size());
        for (int digit = 1; digit <= 3; digit++) {
            begun = begun.with(random.nextInt(BOARD.cellCount()), digit);
        }
        return begun;
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
        List<Integer> cells =
                new ArrayList<>(IntStream.range(0, BOARD.cellCount()).boxed().toList());
        Collections.shuffle(cells, random);
        Puzzle puzzle = full;
        for (int cell : cells) {
            Puzzle fewer = puzzle.withGivens(puzzle.givens().with(cell, 0));
            if (new Best().solve(fewer, BOUND) instanceof Answer.Unique) {
                puzzle = fewer;
            }
        }
        return puzzle;
    }
}
