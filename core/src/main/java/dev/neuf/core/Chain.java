package dev.neuf.core;

import java.util.List;

/**
 * Links one after the other, each of which begins where the one before ends.
 *
 * @param links at least one
 */
public record Chain(List<Link> links) implements Part {

    public Chain {
        links = List.copyOf(links);
    }
}
