package dev.neuf.search;

import dev.neuf.core.Puzzle;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.format.Shapes;
import java.util.List;

/** Puzzles written down in tests. */
final class Texts {

    private Texts() {}

    /** The puzzle of a line, with the usual boxes. */
    static Puzzle puzzle(String line, String... variants) {
        return puzzle(line, Shapes.ANY, variants);
    }

    /** The puzzle of a line, without boxes. */
    static Puzzle latin(String line, String... variants) {
        return puzzle(line, Shapes.of("latin"), variants);
    }

    private static Puzzle puzzle(String line, Shapes.Choice shape, String... variants) {
        String cells = line.replaceAll("\\s", "");
        return switch (Format.LINE.read(cells, new Hints(0, shape, List.of(variants)))) {
            case Parsed.Ok ok -> ok.sheet().puzzle();
            case Parsed.Bad bad -> throw new IllegalArgumentException(bad.toString());
        };
    }
}
