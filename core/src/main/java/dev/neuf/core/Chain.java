package dev.neuf.core;

import java.util.List;
import java.util.Map;

/**
 * Links one after the other, each of which begins where the one before ends.
 *
 * @param links at least one
 * @param sets the cells of the almost locked set through which a link leads, for each link that leads through one
 */
public record Chain(List<Link> links, Map<Link, CellSet> sets) implements Part {

    public Chain {
        links = List.copyOf(links);
        sets = Map.copyOf(sets);
    }
}
