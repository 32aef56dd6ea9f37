package dev.neuf.logic;

import dev.neuf.core.words.Phrase;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * How hard a puzzle is, and why.
 *
 * @param level its name on the scale
 * @param score how long and how narrow the way is; only grades of the same scale can be compared
 * @param hardest the hardest technique on the way, if any step was needed
 * @param counts how many steps of each technique there are on the way, easiest first
 * @param path the way that proves it
 */
public record Grade(Phrase level, int score, Optional<Technique> hardest, Map<Technique, Integer> counts, Path path) {

    /** The grade on our own scale that a way in rounds, found with all techniques, proves. */
    public static Grade of(Path path) {
        return NeufScale.of(path);
    }

    /** The grade that goes with a path. */
    static Grade of(Phrase level, int score, Path path) {
        var counts = new EnumMap<Technique, Integer>(Technique.class);
        for (Round round : path.rounds()) {
            counts.merge(round.technique(), round.count(), Integer::sum);
        }
        return new Grade(level, score, counts.keySet().stream().reduce((_, harder) -> harder), counts, path);
    }
}
