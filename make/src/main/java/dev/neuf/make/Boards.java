package dev.neuf.make;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Variant;
import dev.neuf.core.format.Shapes;
import dev.neuf.core.variant.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Boards to make puzzles on, as people say them: a size, a shape, extra rules. */
public final class Boards {

    /** The shape that is another one for each puzzle. */
    private static final String RANDOM_REGIONS = "jigsaw";

    private static final String REGIONS = "jigsaw:";

    private static final int USUAL = 9;

    private Boards() {}

    /** The rows that a shape such as 2x3 asks for; as usual if it says nothing of them. */
    public static int rows(String shape) {
        if (shape.matches("\\d{1,2}x\\d{1,2}")) {
            int product =
                    Arrays.stream(shape.split("x")).mapToInt(Integer::parseInt).reduce(1, (a, b) -> a * b);
            return Math.clamp(product, 1, Digits.MOST);
        }
        return shape.startsWith(REGIONS)
                ? (int) Math.round(Math.sqrt(shape.length() - (double) REGIONS.length()))
                : USUAL;
    }

    /**
     * What is to be made on a board with so many rows.
     *
     * @param shape in a word, see {@link Shapes}; jigsaw for random regions, empty for the usual ones
     * @param variants extra rules in words, see {@link Variants}
     * @throws dev.neuf.core.Unreadable if there is no such shape or rule
     */
    public static Recipe recipe(int rows, String shape, List<String> variants) {
        return recipe(rows, shape, variants, Shapes::of, Variants::read);
    }

    /** The same for a door that reads shapes and rules in its own way, as one that guesses what was meant. */
    public static Recipe recipe(
            int rows,
            String shape,
            List<String> variants,
            Function<String, Shapes.Choice> readShape,
            BiFunction<String, Layout, Variant> readRule) {
        boolean isJigsaw = shape.equals(RANDOM_REGIONS);
        Layout layout = shape.isEmpty() || isJigsaw
                ? Layout.standard(rows)
                : Layout.of(readShape.apply(shape).forSize(rows));
        // whatever regions come, they are no boxes
        Layout ruled = isJigsaw ? Layout.of(Shape.latin(rows)) : layout;
        var rules = new ArrayList<Variant>();
        for (String rule : variants) {
            rules.add(readRule.apply(rule, ruled));
        }
        Recipe recipe = Recipe.of(layout).withVariants(rules);
        return isJigsaw ? recipe.withRandomRegions() : recipe;
    }
}
