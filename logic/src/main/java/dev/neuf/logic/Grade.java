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
        Optional<Technique> hardest = Optional.empty();
        for (Round round : path.rounds()) {
            Technique technique = round.technique();
            counts.merge(technique, round.count(), Integer::sum);
            if (hardest.isEmpty() || technique.compareTo(hardest.get()) > 0) {
                hardest = Optional.of(technique);
            }
        }
        return new Grade(level, score, hardest, counts, path);
    }
}
