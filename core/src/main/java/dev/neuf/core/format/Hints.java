package dev.neuf.core.format;

import java.util.List;

/**
 * What somebody says about a puzzle beside its text.
 *
 * @param size the number of rows, or 0 if the text tells
 * @param shape the regions, or {@link Shapes#ANY} if the text tells
 * @param variants extra rules in words, see {@link dev.neuf.core.variant.Variants}
 */
public record Hints(int size, Shapes.Choice shape, List<String> variants) {

    /** The text tells everything. */
    public static final Hints NONE = new Hints(0, Shapes.ANY, List.of());

    public Hints {
        variants = List.copyOf(variants);
    }
}
