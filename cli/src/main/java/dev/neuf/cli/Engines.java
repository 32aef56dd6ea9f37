package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.sat.Sat;
import dev.neuf.search.Backtrack;
import dev.neuf.search.Best;
import dev.neuf.search.General;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** The complete engines by name. To add one, add its row. */
enum Engines {
    /** The best for the puzzle. */
    AUTO(Together::new),
    GENERAL(General::new),
    SAT(Sat::new),
    BACKTRACK(Backtrack::new);

    private final Supplier<Engine> maker;

    Engines(Supplier<Engine> maker) {
        this.maker = maker;
    }

    /** What is fastest without learning: the part of {@link #AUTO} that is no race. It is no engine of its own. */
    private static final String SEARCH = "search";

    /** The names of the rows. */
    static List<String> names() {
        return Arrays.stream(values()).map(Engines::id).toList();
    }

    /** What can be typed for an engine, and some more. */
    static List<String> choices(String... others) {
        var names = new ArrayList<>(names());
        names.add(SEARCH);
        names.addAll(List.of(others));
        return names;
    }

    private String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The engine of a name. */
    static Engine of(String id) {
        return id.equals(SEARCH)
                ? new Best()
                : valueOf(id.toUpperCase(Locale.ROOT)).maker.get();
    }
}
