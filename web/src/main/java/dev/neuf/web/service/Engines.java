package dev.neuf.web.service;

import dev.neuf.core.Engine;
import dev.neuf.sat.Sat;
import dev.neuf.search.Backtrack;
import dev.neuf.search.Best;
import dev.neuf.search.General;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** The complete engines by name. */
enum Engines {
    SEARCH(Best::new),
    GENERAL(General::new),
    SAT(Sat::new),
    BACKTRACK(Backtrack::new);

    private final Supplier<Engine> maker;

    Engines(Supplier<Engine> maker) {
        this.maker = maker;
    }

    static List<String> names() {
        return Arrays.stream(values())
                .map(row -> row.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    /** A new engine of this name. */
    static Engine of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT)).maker.get();
    }
}
