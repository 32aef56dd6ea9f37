package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.search.NineEngine;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * How many choices the engines need for fixed puzzles. The number is the same on every machine, and changes when a
 * search takes another way: whoever only tidies up can show that nothing has changed.
 */
final class Signature {

    /** The files of our own puzzles. To change one is to change the signature. */
    private static final List<String> FILES = List.of(
            "easy.txt",
            "minimal.txt",
            "hard.txt",
            "several.txt",
            "none.txt",
            "marks.txt",
            "boxes.txt",
            "latin.txt",
            "jigsaws.txt",
            "variants.txt");

    /** An engine that goes astray is stopped here. All puzzles need less as long as it does not. */
    private static final Limits LIMITS = Limits.NONE.withSolutions(2).withNodes(10_000);

    private Signature() {}

    /** How many puzzles an engine was given, and how many choices it made. */
    record Share(String engine, int puzzles, long choices) {}

    /** What each engine needs for the puzzles it can solve. */
    static List<Share> shares() {
        List<Puzzle> puzzles = puzzles();
        var shares = new ArrayList<Share>();
        shares.add(share("nine", new NineEngine(), puzzles, NineEngine::fits));
        for (String engine : Engines.names()) {
            shares.add(share(engine, Engines.of(engine), puzzles, _ -> true));
        }
        return shares;
    }

    private static Share share(String name, Engine engine, List<Puzzle> puzzles, Predicate<Puzzle> fits) {
        long choices = 0;
        int count = 0;
        for (Puzzle puzzle : puzzles) {
            if (fits.test(puzzle)) {
                choices += engine.each(puzzle, LIMITS, _ -> true).choices();
                count++;
            }
        }
        return new Share(name, count, choices);
    }

    /** The fixed puzzles. */
    static List<Puzzle> puzzles() {
        var puzzles = new ArrayList<Puzzle>();
        for (String file : FILES) {
            try (InputStream in = Signature.class.getResourceAsStream("signature/" + file)) {
                var reader = new InputStreamReader(Objects.requireNonNull(in, file), StandardCharsets.UTF_8);
                new Entries(reader, Optional.empty()).forEachRemaining(entry -> {
                    var parsed = (Parsed.Ok) entry.read(Optional.empty(), Hints.NONE);
                    puzzles.add(parsed.sheet().puzzle());
                });
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return puzzles;
    }
}
