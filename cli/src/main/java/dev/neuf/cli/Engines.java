package dev.neuf.cli;

import dev.neuf.core.Engine;
import dev.neuf.sat.Sat;
import dev.neuf.search.Backtrack;
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

    /** Their names on the command line, and some more. */
    static List<String> names(String... others) {
        var names = new ArrayList<String>();
        Arrays.stream(values()).forEach(engine -> names.add(engine.id()));
        names.addAll(List.of(others));
        return names;
    }

    private String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The engine of a name. */
    static Engine of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT)).maker.get();
    }
}
