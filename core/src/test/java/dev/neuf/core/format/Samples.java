package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Sheets of many kinds, to be written and read. */
final class Samples {

    private Samples() {}

    /** The board whose regions these characters tell apart, a dot for none. */
    static Layout jigsaw(String map) {
        String cells = map.replace("\n", "");
        return Layout.of(Shape.jigsaw(
                cells.chars().map(c -> c == '.' ? Shape.NO_REGION : c).toArray()));
    }

    /** The boards: all kinds of shapes, small and large. */
    static List<Layout> layouts() {
        var layouts = new ArrayList<Layout>();
        for (int size : new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 25, 36, 64}) {
            layouts.add(Layout.standard(size));
            layouts.add(Layout.of(Shape.latin(size)));
        }
        layouts.add(Layout.of(Shape.boxes(3, 2)));
        layouts.add(Layout.of(Shape.boxes(4, 3)));
        layouts.add(Layout.of(Shape.boxes(2, 8)));
        layouts.add(jigsaw("""
                abbbbb
                aaaaab
                cddddd
                cccccd
                efffff
                eeeeef
                """));
        layouts.add(jigsaw("""
                aaabbb
                aaabbb
                ccdddd
                ccddff
                cceeff
                eeeeff
                """));
        layouts.add(jigsaw("""
                a..a
                .bb.
                .bb.
                a..a
                """));
        layouts.add(jigsaw("""
                aa..
                aa..
                ..bb
                ..bb
                """));
        layouts.add(jigsaw("""
                aab..
                aab..
                .....
                ....c
                ...cc
                """));
        layouts.add(jigsaw("""
                abc
                def
                ghi
                """));
        layouts.add(jigsaw("""
                111222333
                141122333
                141226663
                441522563
                745555563
                745885966
                744488969
                777889969
                777888999
                """));
        return layouts;
    }

    /** The same sheet with its extra rules in the order of their texts: a format need not keep their order. */
    static Sheet inOrder(Sheet sheet) {
        var sorted = sheet.puzzle().variants().stream()
                .sorted(Comparator.comparing(Variant::toString))
                .toList();
        var puzzle = new Puzzle(sheet.layout(), sorted, sheet.puzzle().givens());
        return new Sheet(puzzle, sheet.entries(), sheet.candidates(), sheet.symbols());
    }

    /** A sheet without digits, but with a cage. */
    static Sheet killer(Layout layout) {
        Variant cage = new Cage(3, layout.size() == 1 ? List.of(0) : List.of(0, 1));
        return Sheet.of(new Puzzle(layout, List.of(cage), Grid.empty(layout.size())));
    }

    /** A sheet on this board with random digits, right or wrong. */
    static Sheet random(Layout layout, Random random) {
        int size = layout.size();
        int[] givens = new int[layout.cellCount()];
        int[] entries = new int[layout.cellCount()];
        var notes = new HashMap<Integer, Digits>();
        double full = random.nextInt(4) == 0 ? 1 : random.nextDouble();
        boolean isBegun = random.nextInt(3) == 0;
        for (int cell = 0; cell < givens.length; cell++) {
            int digit = random.nextDouble() < full ? 1 + random.nextInt(size) : 0;
            if (isBegun && random.nextInt(3) == 0) {
                entries[cell] = digit;
            } else {
                givens[cell] = digit;
            }
            if (isBegun && digit == 0 && random.nextInt(5) == 0) {
                notes.put(cell, new Digits(random.nextLong()).and(layout.digits()));
            }
        }
        var puzzle = new Puzzle(layout, variants(layout, random), Grid.of(givens));
        return new Sheet(puzzle, Grid.of(entries), notes, symbols(size, random));
    }

    private static Symbols symbols(int size, Random random) {
        Symbols standard = Symbols.standard(size);
        if (random.nextInt(8) > 0) {
            return standard;
        }
        return size <= 26 && random.nextBoolean()
                ? new Symbols("ABCDEFGHIJKLMNOPQRSTUVWXYZ".substring(0, size))
                : new Symbols(new StringBuilder(standard.characters()).reverse().toString());
    }

    private static List<Variant> variants(Layout layout, Random random) {
        var variants = new ArrayList<Variant>();
        if (random.nextInt(4) == 0) {
            variants.add(Variants.read("diagonals", layout));
            variants.add(Variants.read("anti-knight", layout));
            variants.add(Variants.read("odd cells=r1c1", layout));
            variants.add(Variants.read(Map.of("type", "cage", "sum", 1, "cells", List.of("r1c1")), layout));
            if (layout.shape().isBoxes()) {
                variants.add(Variants.read("windoku", layout));
            }
        }
        return variants;
    }
}
