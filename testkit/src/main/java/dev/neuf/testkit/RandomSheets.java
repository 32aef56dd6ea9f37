package dev.neuf.testkit;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Sheets of paper with everything that can be written on them. The digits are any: formats do not solve. */
public final class RandomSheets {

    /** Whatever might confuse a reader: quotes, brackets, signs of frames, digits, letters of other alphabets. */
    private static final String SYMBOLS = "0123456789abcxyzABCXYZ\"\\'{}[]()<>#,:;|+-*_=/&@!?%~^$`"
            + "äÖßéçæøñ¿§αβγδεζηθικλμνξοπρστυφχψωДЖЯ一二三四五六七八九十①②③♔♕♖♗♘♙━┃";

    private RandomSheets() {}

    /** A sheet with some of: regions, extra rules, entries, candidates, unusual symbols. */
    public static Sheet any(int size, RandomGenerator random) {
        var layout = random.nextBoolean() ? Layout.standard(size) : Layout.of(RandomShapes.any(size, random));
        List<Variant> variants = random.nextBoolean() ? List.of() : RandomVariants.some(3, layout, random);
        Grid givens = digits(size, random);
        Grid entries = random.nextBoolean() ? Grid.empty(size) : besides(givens, digits(size, random));
        Map<Integer, Digits> candidates = random.nextBoolean() ? Map.of() : candidates(layout, random);
        Symbols symbols = random.nextBoolean() ? Symbols.standard(size) : symbols(size, random);
        return new Sheet(new Puzzle(layout, variants, givens), entries, candidates, symbols);
    }

    /** A sheet with givens only, and the boxes that everybody expects. */
    public static Sheet plain(int size, RandomGenerator random) {
        return Sheet.of(Puzzle.of(Layout.standard(size), digits(size, random)));
    }

    /** A sheet with givens only, and regions of any kind. */
    public static Sheet shaped(int size, RandomGenerator random) {
        return Sheet.of(Puzzle.of(Layout.of(RandomShapes.any(size, random)), digits(size, random)));
    }

    /** No digits, a few, many or all. */
    private static Grid digits(int size, RandomGenerator random) {
        double share = RandomShapes.pick(List.of(0.0, 0.1, 0.3, 0.7, 1.0), random);
        return Grid.of(IntStream.range(0, size * size)
                .map(_ -> random.nextDouble() < share ? 1 + random.nextInt(size) : 0)
                .toArray());
    }

    private static Grid besides(Grid givens, Grid others) {
        return Grid.of(IntStream.range(0, givens.cellCount())
                .map(cell -> givens.isEmpty(cell) ? others.digit(cell) : 0)
                .toArray());
    }

    /** Notes in some cells, filled ones among them; a note may be empty. */
    private static Map<Integer, Digits> candidates(Layout layout, RandomGenerator random) {
        var candidates = new HashMap<Integer, Digits>();
        for (int i = random.nextInt(2 * layout.size()); i >= 0; i--) {
            candidates.put(random.nextInt(layout.cellCount()), new Digits(random.nextLong()).and(layout.digits()));
        }
        return candidates;
    }

    private static Symbols symbols(int size, RandomGenerator random) {
        var characters = new ArrayList<>(SYMBOLS.chars().boxed().toList());
        Collections.shuffle(characters, random);
        var chosen = new StringBuilder();
        characters.subList(0, size).forEach(character -> chosen.append((char) character.intValue()));
        return new Symbols(chosen.toString());
    }
}
