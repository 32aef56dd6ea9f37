package dev.neuf.bench.speed;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Puzzles of one kind, one in each line of a file beside this class. They were made at random, for Neuf. */
public enum Corpus {
    /** 9x9, solved without a try by singles. */
    EASY,
    /** 9x9, not one digit too many, as they come. */
    MINIMAL,
    /** 9x9, the twenty of four thousand minimal ones that took the reference engine the most tries. */
    HARD,
    /** 9x9 with more than one solution. */
    SEVERAL,
    /** 9x9 without a solution, which one sees only by trying. */
    NONE,
    /** 9x9 jigsaws. */
    JIGSAW,
    /** 16x16. */
    LARGE;

    /** The lines of the file. */
    List<String> lines() {
        String file = name().toLowerCase(Locale.ROOT) + ".txt";
        try (InputStream in = Objects.requireNonNull(Corpus.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The puzzles, in the order of the file. */
    List<Sheet> sheets() {
        var sheets = new ArrayList<Sheet>();
        var entries = new Entries(new StringReader(String.join("\n", lines())), Optional.empty());
        while (entries.hasNext()) {
            switch (entries.next().read(Optional.empty(), Hints.NONE)) {
                case Parsed.Ok ok -> sheets.add(ok.sheet());
                case Parsed.Bad bad -> throw new IllegalStateException("%s: %s".formatted(this, bad));
            }
        }
        return sheets;
    }
}
