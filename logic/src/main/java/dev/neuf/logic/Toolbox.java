package dev.neuf.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The techniques to use, in the order in which to try them.
 *
 * @param techniques easiest first
 */
public record Toolbox(List<Technique> techniques) {

    public Toolbox {
        techniques = List.copyOf(techniques);
    }

    /** The three rules of the report: naked singles, hidden pairs and triples, X-wings. */
    public static Toolbox report() {
        return new Toolbox(
                List.of(Technique.NAKED_SINGLE, Technique.HIDDEN_PAIR, Technique.HIDDEN_TRIPLE, Technique.X_WING));
    }

    /** Every technique but trial: for a puzzle that is known to have exactly one solution. */
    public static Toolbox full() {
        return new Toolbox(Arrays.asList(Technique.values())).without(EnumSet.of(Technique.TRIAL));
    }

    /** The same, and trial when nothing else helps. */
    public Toolbox withTrial() {
        var all = new ArrayList<>(techniques);
        all.add(Technique.TRIAL);
        return new Toolbox(all);
    }

    /** Every technique but trial that is right whether or not the puzzle has one solution. */
    public static Toolbox safe() {
        return full().withoutUniqueness();
    }

    /** The same without techniques that rely on there being exactly one solution. */
    public Toolbox withoutUniqueness() {
        return new Toolbox(techniques.stream()
                .filter(technique -> !technique.assumesUnique())
                .toList());
    }

    /** The same without some techniques. */
    public Toolbox without(Set<Technique> others) {
        return others.isEmpty()
                ? this
                : new Toolbox(techniques.stream()
                        .filter(technique -> !others.contains(technique))
                        .toList());
    }

    /** The same up to a technique, it included. */
    public Toolbox upTo(Technique last) {
        return without(EnumSet.allOf(Technique.class).stream()
                .filter(technique -> technique.compareTo(last) > 0)
                .collect(Collectors.toSet()));
    }
}
