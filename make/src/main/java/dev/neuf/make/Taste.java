package dev.neuf.make;

import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * How hard a puzzle is to be, and which techniques its way is to have, on our own scale.
 *
 * @param level its level, if that matters
 * @param leastScore no lower score than this
 * @param mostScore no higher score than this
 * @param needs techniques that the way must have, each at least once
 * @param without techniques that the way must not have
 */
public record Taste(
        Optional<Level> level, int leastScore, int mostScore, Set<Technique> needs, Set<Technique> without) {

    /** Anything will do. */
    public static final Taste ANY = new Taste(Optional.empty(), 0, Integer.MAX_VALUE, Set.of(), Set.of());

    public Taste {
        needs = Set.copyOf(needs);
        without = Set.copyOf(without);
        if (leastScore > mostScore) {
            throw new IllegalArgumentException(
                    "The lowest score (%d) must not be above the highest (%d).".formatted(leastScore, mostScore));
        }
    }

    /** Whether anything will do, so that nobody needs to solve the puzzle by hand. */
    public boolean isAny() {
        return equals(ANY);
    }

    /** The same at a level. */
    public Taste withLevel(Level wanted) {
        return new Taste(Optional.of(wanted), leastScore, mostScore, needs, without);
    }

    /** The same between two scores, both included. */
    public Taste withScore(int least, int most) {
        return new Taste(level, least, most, needs, without);
    }

    /** The same with a technique that must be on the way. */
    public Taste withNeed(Technique technique) {
        return new Taste(level, leastScore, mostScore, with(needs, technique), without);
    }

    /** The same with a technique that must not be on the way. */
    public Taste withBan(Technique technique) {
        return new Taste(level, leastScore, mostScore, needs, with(without, technique));
    }

    private static Set<Technique> with(Set<Technique> set, Technique technique) {
        var more = EnumSet.of(technique);
        more.addAll(set);
        return more;
    }
}
