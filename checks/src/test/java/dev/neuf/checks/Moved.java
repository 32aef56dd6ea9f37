package dev.neuf.checks;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Variants;
import java.util.HashMap;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Puzzles that look different but ask the same. */
final class Moved {

    private Moved() {}

    /** The puzzle with every cell in another place and every digit under another name. */
    static Puzzle puzzle(Puzzle puzzle, IntUnaryOperator place, IntUnaryOperator name) {
        Layout old = puzzle.layout();
        int[] regionOf = new int[old.cellCount()];
        int[] givens = new int[old.cellCount()];
        for (int cell = 0; cell < regionOf.length; cell++) {
            regionOf[place.applyAsInt(cell)] = old.shape().regionOf(cell);
            givens[place.applyAsInt(cell)] = puzzle.givens().isEmpty(cell)
                    ? 0
                    : name.applyAsInt(puzzle.givens().digit(cell));
        }
        var layout = Layout.of(Shape.jigsaw(regionOf));
        List<Variant> variants = puzzle.variants().stream()
                .map(variant -> variant(variant, old, layout, place))
                .toList();
        return new Puzzle(layout, variants, Grid.of(givens));
    }

    /** The same variant, with its cells in their new places. */
    private static Variant variant(Variant variant, Layout old, Layout layout, IntUnaryOperator place) {
        var object = new HashMap<>(Variants.object(variant, old));
        object.computeIfPresent(
                "cells",
                (_, cells) -> ((List<?>) cells)
                        .stream()
                                .map(name -> old.cell((String) name).orElseThrow())
                                .map(cell -> layout.name(place.applyAsInt(cell)))
                                .toList());
        return Variants.read(object, layout);
    }
}
