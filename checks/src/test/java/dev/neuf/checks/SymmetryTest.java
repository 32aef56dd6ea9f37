package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Variants;
import dev.neuf.search.Backtrack;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomShapes;
import dev.neuf.testkit.RandomVariants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What looks different but asks the same has equally many solutions. */
class SymmetryTest {

    private static final int PUZZLES = 600;
    private static final Limits BOUND = Limits.NONE.withSolutions(300).withNodes(20_000);

    @Test
    void renamingTheDigitsChangesNothing() {
        for (long seed = 0; seed < PUZZLES; seed++) {
            var random = new SplittableRandom(seed);
            var layout = Layout.of(RandomShapes.any(1 + random.nextInt(6), random));
            Puzzle puzzle = puzzle(layout, kind -> !isAboutValues(kind), random);
            var names = new ArrayList<>(
                    IntStream.rangeClosed(1, layout.size()).boxed().toList());
            Collections.shuffle(names, random);
            requireSame(seed, puzzle, Moved.puzzle(puzzle, cell -> cell, digit -> names.get(digit - 1)));
        }
    }

    @Test
    void transposingChangesNothing() {
        for (long seed = 0; seed < PUZZLES; seed++) {
            var random = new SplittableRandom(seed);
            var layout = Layout.of(RandomShapes.any(1 + random.nextInt(6), random));
            Puzzle puzzle = puzzle(layout, _ -> true, random);
            int size = layout.size();
            requireSame(seed, puzzle, Moved.puzzle(puzzle, cell -> cell % size * size + cell / size, digit -> digit));
        }
    }

    @Test
    void swappingRowsOfABandChangesNothing() {
        for (long seed = 0; seed < PUZZLES; seed++) {
            var random = new SplittableRandom(seed);
            var layout = Layout.of(RandomShapes.pick(RandomShapes.rectangles(1 + random.nextInt(6)), random));
            Puzzle puzzle = puzzle(layout, kind -> !isTiedToPlaces(kind), random);
            int band = layout.shape().isLatin() ? layout.size() : layout.shape().boxHeight();
            int top = random.nextInt(layout.size() / band) * band;
            int one = top + random.nextInt(band);
            int other = top + random.nextInt(band);
            requireSame(seed, puzzle, Moved.puzzle(puzzle, rows(layout, swap(one, other)), digit -> digit));
        }
    }

    @Test
    void swappingBandsChangesNothing() {
        for (long seed = 0; seed < PUZZLES; seed++) {
            var random = new SplittableRandom(seed);
            var layout = Layout.of(RandomShapes.pick(RandomShapes.rectangles(1 + random.nextInt(6)), random));
            Puzzle puzzle = puzzle(layout, kind -> !isTiedToPlaces(kind), random);
            int band = Math.max(layout.shape().boxHeight(), 1);
            int one = random.nextInt(layout.size() / band);
            int other = random.nextInt(layout.size() / band);
            IntUnaryOperator row = old -> swap(one, other).applyAsInt(old / band) * band + old % band;
            requireSame(seed, puzzle, Moved.puzzle(puzzle, rows(layout, row), digit -> digit));
        }
    }

    private static IntUnaryOperator swap(int one, int other) {
        return item -> item == one ? other : item == other ? one : item;
    }

    private static IntUnaryOperator rows(Layout layout, IntUnaryOperator row) {
        return cell -> layout.cell(row.applyAsInt(layout.row(cell)), layout.column(cell));
    }

    private static Puzzle puzzle(Layout layout, Predicate<Variants> wanted, RandomGenerator random) {
        List<Variants> kinds =
                List.of(Variants.values()).stream().filter(wanted).toList();
        Optional<Variant> variant = random.nextBoolean()
                ? Optional.empty()
                : RandomVariants.of(RandomShapes.pick(kinds, random), layout, random);
        return RandomPuzzles.small(layout, variant.stream().toList(), random);
    }

    /** Whether the rule speaks of digits as numbers. */
    private static boolean isAboutValues(Variants kind) {
        return switch (kind) {
            case NON_CONSECUTIVE,
                    ODD,
                    EVEN,
                    ONLY,
                    CAGE,
                    TOTAL,
                    THERMOMETER,
                    SLOW_THERMOMETER,
                    RENBAN,
                    NABNER,
                    ENTROPIC,
                    MODULAR,
                    WHISPER,
                    DIFFERENCE,
                    RATIO -> true;
            case DIAGONALS, WINDOKU, ANTI_KNIGHT, ANTI_KING, DISJOINT_GROUPS, DIFFERENT, PALINDROME -> false;
        };
    }

    /** Whether the rule speaks of cells by where they are, so that rows cannot change places. */
    private static boolean isTiedToPlaces(Variants kind) {
        return switch (kind) {
            case DIAGONALS, WINDOKU, ANTI_KNIGHT, ANTI_KING, DISJOINT_GROUPS, NON_CONSECUTIVE -> true;
            case ODD,
                    EVEN,
                    ONLY,
                    CAGE,
                    DIFFERENT,
                    PALINDROME,
                    TOTAL,
                    THERMOMETER,
                    SLOW_THERMOMETER,
                    RENBAN,
                    NABNER,
                    ENTROPIC,
                    MODULAR,
                    WHISPER,
                    DIFFERENCE,
                    RATIO -> false;
        };
    }

    private static void requireSame(long seed, Puzzle puzzle, Puzzle moved) {
        var before = new Backtrack().count(puzzle, BOUND);
        var after = new Backtrack().count(moved, BOUND);
        boolean isCut = before.stop().equals(Optional.of(Limits.Limit.NODES))
                || after.stop().equals(Optional.of(Limits.Limit.NODES));
        assertThat(isCut).as(Shown.puzzle(seed, puzzle)).isFalse();
        assertThat(after.solutions()).as(Shown.puzzle(seed, puzzle)).isEqualTo(before.solutions());
    }
}
