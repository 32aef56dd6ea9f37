package dev.neuf.testkit;

import dev.neuf.core.Conflict;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.AntiKing;
import dev.neuf.core.variant.AntiKnight;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.core.variant.DisjointGroups;
import dev.neuf.core.variant.Line;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.core.variant.Only;
import dev.neuf.core.variant.Parity;
import dev.neuf.core.variant.Total;
import dev.neuf.core.variant.Unequal;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.variant.Windoku;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;

/** Extra rules of every kind. A new row of {@link Variants} does not compile here until it has a maker. */
public final class RandomVariants {

    private static final int LARGEST_CAGE = 5;

    private RandomVariants() {}

    /** A variant of this kind, whether the board can be filled with it or not. Empty if the board cannot have it. */
    public static Optional<Variant> of(Variants kind, Layout layout, RandomGenerator random) {
        return Optional.ofNullable(
                switch (kind) {
                    case DIAGONALS -> new Diagonals();
                    case WINDOKU -> layout.shape().isBoxes() ? new Windoku() : null;
                    case ANTI_KNIGHT -> new AntiKnight();
                    case ANTI_KING -> new AntiKing();
                    case DISJOINT_GROUPS -> layout.shape().isBoxes() ? new DisjointGroups() : null;
                    case NON_CONSECUTIVE -> new NonConsecutive();
                    case ODD, EVEN -> new Parity(kind == Variants.ODD, someCells(layout, random));
                    case ONLY -> new Only(someDigits(layout, random), someCells(layout, random));
                    case CAGE -> cage(layout, random);
                    case DIFFERENT -> new Unequal(chain(layout.size(), random, _ -> true));
                    case TOTAL -> total(layout, random);
                    case THERMOMETER,
                            SLOW_THERMOMETER,
                            PALINDROME,
                            RENBAN,
                            NABNER,
                            ENTROPIC,
                            MODULAR,
                            WHISPER,
                            DIFFERENCE,
                            RATIO -> line(Line.Kind.valueOf(kind.name()), layout, random);
                });
    }

    /** A variant of this kind that a full grid obeys. Empty if there is none. */
    public static Optional<Variant> obeyedBy(Grid solution, Variants kind, Layout layout, RandomGenerator random) {
        Optional<Variant> made = switch (kind) {
            case ODD -> parity(solution, true, random);
            case EVEN -> parity(solution, false, random);
            case ONLY -> Optional.of(only(solution, layout, random));
            case CAGE -> Optional.of(cage(solution, random));
            case TOTAL -> Optional.of(total(solution, random));
            case DIAGONALS,
                    WINDOKU,
                    ANTI_KNIGHT,
                    ANTI_KING,
                    DISJOINT_GROUPS,
                    NON_CONSECUTIVE,
                    DIFFERENT,
                    THERMOMETER,
                    SLOW_THERMOMETER,
                    PALINDROME,
                    RENBAN,
                    NABNER,
                    ENTROPIC,
                    MODULAR,
                    WHISPER,
                    DIFFERENCE,
                    RATIO -> of(kind, layout, random);
        };
        return made.filter(variant -> Conflict.in(new Ruleset(layout, variant.rules(layout)), solution)
                .isEmpty());
    }

    /** Up to {@code most} variants of any kind, whether the board can be filled with them or not. */
    public static List<Variant> some(int most, Layout layout, RandomGenerator random) {
        var variants = new ArrayList<Variant>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            of(RandomShapes.pick(List.of(Variants.values()), random), layout, random)
                    .filter(variant -> !variants.contains(variant))
                    .ifPresent(variants::add);
        }
        return variants;
    }

    private static List<Integer> someCells(Layout layout, RandomGenerator random) {
        int count = 1 + random.nextInt(layout.size());
        return random.ints(0, layout.cellCount())
                .distinct()
                .limit(count)
                .boxed()
                .toList();
    }

    private static Digits someDigits(Layout layout, RandomGenerator random) {
        return new Digits(random.nextLong()).and(layout.digits()).with(1 + random.nextInt(layout.size()));
    }

    private static Only only(Grid solution, Layout layout, RandomGenerator random) {
        int cell = random.nextInt(layout.cellCount());
        return new Only(someDigits(layout, random).with(solution.digit(cell)), List.of(cell));
    }

    private static Cage cage(Layout layout, RandomGenerator random) {
        List<Integer> cells = chain(layout.size(), random, _ -> true);
        int count = cells.size();
        int least = count * (count + 1) / 2;
        int most = count * (2 * layout.size() - count + 1) / 2;
        return new Cage(least + random.nextInt(most - least + 1), cells);
    }

    private static Cage cage(Grid solution, RandomGenerator random) {
        var digits = new ArrayList<Integer>();
        List<Integer> cells = chain(solution.size(), random, cell -> {
            boolean isNew = !digits.contains(solution.digit(cell));
            if (isNew) {
                digits.add(solution.digit(cell));
            }
            return isNew;
        });
        return new Cage(digits.stream().mapToInt(digit -> digit).sum(), cells);
    }

    private static Total total(Layout layout, RandomGenerator random) {
        List<Integer> cells = chain(layout.size(), random, _ -> true);
        return new Total(cells.size() + random.nextInt(cells.size() * (layout.size() - 1) + 1), cells);
    }

    private static Total total(Grid solution, RandomGenerator random) {
        List<Integer> cells = chain(solution.size(), random, _ -> true);
        return new Total(cells.stream().mapToInt(solution::digit).sum(), cells);
    }

    /** Few numbers are large: a gap of eight leaves hardly anything. */
    private static Line line(Line.Kind kind, Layout layout, RandomGenerator random) {
        boolean hasNumber = kind == Line.Kind.WHISPER || kind == Line.Kind.DIFFERENCE || kind == Line.Kind.RATIO;
        int number = hasNumber ? 1 + random.nextInt(1 + layout.size() / 2) : 0;
        return new Line(kind, Math.min(number, layout.size()), chain(layout.size(), random, _ -> true));
    }

    /** Cells that hang together, begun anywhere and grown by those that are wanted. */
    private static List<Integer> chain(int size, RandomGenerator random, IntPredicate wanted) {
        int most = 1 + random.nextInt(Math.min(size, LARGEST_CAGE));
        int cell = random.nextInt(size * size);
        var cells = new ArrayList<Integer>();
        for (int tries = 0; tries < 3 * most && cells.size() < most; tries++) {
            if (!cells.contains(cell) && wanted.test(cell)) {
                cells.add(cell);
            }
            int[] near = Neighbours.of(RandomShapes.pick(cells, random), size);
            cell = near.length == 0 ? cell : near[random.nextInt(near.length)];
        }
        return cells;
    }

    private static Optional<Variant> parity(Grid solution, boolean isOdd, RandomGenerator random) {
        var cells = new ArrayList<Integer>();
        for (int cell = 0; cell < solution.cellCount(); cell++) {
            if (solution.digit(cell) % 2 == (isOdd ? 1 : 0) && random.nextInt(solution.size()) == 0) {
                cells.add(cell);
            }
        }
        return cells.isEmpty() ? Optional.empty() : Optional.of(new Parity(isOdd, cells));
    }
}
