package dev.neuf.cli.play;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.logic.Level;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;

/** A few puzzles of each level, from a file of ours: {@code easy 53..7....}, a line each. */
public final class SamplePuzzles {

    private static final String FILE = "puzzles.txt";

    private final List<String> lines;
    private final IntUnaryOperator chance;

    /** With chance to choose by: a number below the one it is given. */
    public SamplePuzzles(IntUnaryOperator chance) {
        this.chance = chance;
        try (InputStream in = SamplePuzzles.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("The file %s is missing.".formatted(FILE));
            }
            this.lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String word(Level level) {
        return level.name().toLowerCase(Locale.ROOT) + " ";
    }

    /** The levels there are puzzles of, easiest first. */
    public List<Level> levels() {
        return List.of(Level.values()).stream()
                .filter(level -> lines.stream().anyMatch(line -> line.startsWith(word(level))))
                .toList();
    }

    /** One of them, as chance wants. */
    public Sheet next(Level level) {
        List<String> fit =
                lines.stream().filter(line -> line.startsWith(word(level))).toList();
        if (fit.isEmpty()) {
            throw new IllegalArgumentException("There is no puzzle of the level %s.".formatted(level));
        }
        String puzzle =
                fit.get(chance.applyAsInt(fit.size())).substring(word(level).length());
        return Format.LINE.read(puzzle, Hints.NONE) instanceof Parsed.Ok ok ? ok.sheet() : fail(puzzle);
    }

    private static Sheet fail(String puzzle) {
        throw new IllegalStateException("The file %s has a line that is no puzzle: %s".formatted(FILE, puzzle));
    }
}
