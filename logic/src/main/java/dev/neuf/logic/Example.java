package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A position in which a technique helps. They come from random puzzles of our own, or from such as were made for the
 * technique; {@code bench/run examples} makes them.
 *
 * @param sheet the position, with all candidates noted
 * @param step what the technique finds there
 */
public record Example(Sheet sheet, Step step) {

    private static final String FILE = "examples.txt";

    /** The example of a technique that has one. */
    public static Example of(Technique technique) {
        return find(technique)
                .orElseThrow(() -> new IllegalStateException(
                        "The file %s has no example of %s.".formatted(FILE, technique.key())));
    }

    /** The techniques that have an example. */
    public static Set<Technique> known() {
        Set<Technique> known = EnumSet.noneOf(Technique.class);
        for (String line : lines()) {
            Technique.of(line.substring(0, line.indexOf(' '))).ifPresent(known::add);
        }
        return known;
    }

    /** The example of a technique, or nothing if none was found so far. */
    public static Optional<Example> find(Technique technique) {
        String key = technique.key() + " ";
        return lines().stream()
                .filter(line -> line.startsWith(key))
                .findFirst()
                .map(line -> of(technique, line.substring(key.length())));
    }

    /** The key of a technique and a position, on each line. */
    private static List<String> lines() {
        try (InputStream in = Example.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("The file %s is missing.".formatted(FILE));
            }
            var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            var lines = new ArrayList<String>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Example of(Technique technique, String json) {
        return switch (Format.JSON.read(json, Hints.NONE)) {
            case Parsed.Ok ok -> {
                Step step =
                        Hunt.first(technique, new Sight(Board.of(ok.sheet()))).orElseThrow();
                yield new Example(ok.sheet(), step);
            }
            case Parsed.Bad bad -> throw new IllegalStateException(bad.toString());
        };
    }
}
