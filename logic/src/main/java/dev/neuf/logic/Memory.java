package dev.neuf.logic;

import dev.neuf.core.CellSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** What a person keeps in mind on the way through a puzzle: from one board to the next most digits have the same places. */
final class Memory {

    private final Map<Class<?>, Kept[]> kept = new HashMap<>();

    private record Kept(CellSet places, Object what) {}

    /** What follows from the places of a digit, made anew if they have changed. */
    <T> T ofDigit(Class<T> kind, Sight sight, int digit, BiFunction<Sight, Integer, T> maker) {
        @Nullable Kept[] byDigit = kept.computeIfAbsent(kind, _ -> new Kept[sight.size() + 1]);
        Kept known = byDigit[digit];
        if (known == null || !known.places.equals(sight.places(digit))) {
            known = new Kept(sight.places(digit), Objects.requireNonNull(maker.apply(sight, digit)));
            byDigit[digit] = known;
        }
        return kind.cast(known.what);
    }
}
