package dev.neuf.testkit;

import dev.neuf.core.Engine;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * The kinds of puzzles that an engine may meet, plain 9x9 first. To add a kind, add its row.
 *
 * <p>A seed tells kind and puzzle, and always the same, as long as the helper gives the same answers.
 */
public enum PuzzleKind {
    // spotless:off
    //               of 100  maker
    UNIQUE          (22, RandomNines::unique),
    SEVERAL         (13, RandomNines::several),
    SOME_DIGITS     (10, (_, random) -> RandomNines.some(22, 45, random)),
    NONE            (14, RandomNines::none),
    CLASHING        ( 5, (_, random) -> RandomNines.clashing(random)),
    NEARLY_EMPTY    ( 1, (_, random) -> RandomNines.some(0, 16, random)),
    ALMOST_FULL     ( 5, (_, random) -> RandomPuzzles.perhapsSpoilt(RandomNines.some(55, 80, random), random)),
    FULL            ( 2, (_, random) -> RandomNines.some(81, 81, random)),
    FULL_BUT_WRONG  ( 3, (_, random) -> RandomNines.fullButWrong(random)),
    PENCIL_MARKS    (10, (_, random) -> RandomNines.marked(random)),
    JIGSAW          ( 3, (helper, random) -> RandomPuzzles.on(RandomShapes.jigsaw(size(7, 10, random), random), helper, random)),
    LATIN           ( 3, (helper, random) -> RandomPuzzles.on(Shape.latin(size(4, 12, random)), helper, random)),
    SMALL           ( 4, (_, random) -> RandomPuzzles.small(size(1, 6, random), random)),
    SMALL_ANY_RULE  ( 2, (_, random) -> anyRule(size(1, 6, random), random)),
    LARGE           ( 3, (_, random) -> large(size(7, 16, random), random));
    // spotless:on

    private final int share;
    private final Maker maker;

    PuzzleKind(int share, Maker maker) {
        this.share = share;
        this.maker = maker;
    }

    /** Makes a puzzle. The helper is a complete engine that can be asked about puzzles on the way. */
    private interface Maker {
        Puzzle make(Engine helper, RandomGenerator random);
    }

    /** A puzzle, and of which kind it was meant to be: what is left to chance may come out otherwise. */
    public record Made(PuzzleKind kind, Puzzle puzzle) {}

    /** The puzzle of a seed. */
    public static Made of(long seed, Engine helper) {
        var random = new SplittableRandom(seed);
        int left = random.nextInt(100);
        for (PuzzleKind kind : values()) {
            left -= kind.share;
            if (left < 0) {
                return new Made(kind, kind.maker.make(helper, random));
            }
        }
        throw new IllegalStateException("The shares of all kinds must add up to 100, not %d less.".formatted(left + 1));
    }

    private static int size(int least, int most, RandomGenerator random) {
        return least + random.nextInt(most - least + 1);
    }

    private static Puzzle large(int size, RandomGenerator random) {
        double share = 0.4 + 0.5 * random.nextDouble();
        return RandomPuzzles.perhapsSpoilt(
                RandomPuzzles.large(size, share, random).puzzle(), random);
    }

    private static Puzzle anyRule(int size, RandomGenerator random) {
        var layout = Layout.of(RandomShapes.any(size, random));
        return RandomPuzzles.small(layout, List.of(RandomRules.some(layout, random)), random);
    }
}
