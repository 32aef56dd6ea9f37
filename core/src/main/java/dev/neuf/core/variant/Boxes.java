package dev.neuf.core.variant;

import dev.neuf.core.Layout;
import dev.neuf.core.Variant;

/** The boxes that some variants are made from. */
final class Boxes {

    private Boxes() {}

    static int height(Variant variant, Layout layout) {
        require(variant, layout);
        return layout.shape().boxHeight();
    }

    static int width(Variant variant, Layout layout) {
        require(variant, layout);
        return layout.shape().boxWidth();
    }

    private static void require(Variant variant, Layout layout) {
        if (!layout.shape().isBoxes()) {
            throw new IllegalArgumentException(
                    "The variant %s needs boxes, but this is a %s.".formatted(variant.keyword(), layout));
        }
    }
}
