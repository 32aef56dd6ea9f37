package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/** The only two places of a digit in a house: exactly one of them holds it. */
record StrongLink(int digit, Rule.House house, int one, int other) {

    /** Those of a digit in all houses. */
    static List<StrongLink> all(Sight sight, int digit) {
        var links = new ArrayList<StrongLink>();
        if (!sight.places(digit).isEmpty()) {
            for (Rule.House house : sight.houses()) {
                CellSet places = sight.places(digit, house);
                if (places.size() == 2) {
                    int first = places.first();
                    links.add(new StrongLink(digit, house, first, places.next(first + 1)));
                }
            }
        }
        return links;
    }

    /** The same, told from the other end. */
    StrongLink reversed() {
        return new StrongLink(digit, house, other, one);
    }

    /** Whether the first end comes first on the board. */
    boolean isForward() {
        return one < other;
    }

    CellSet cells() {
        return CellSet.of(one, other);
    }

    Link link() {
        return Link.strong(Candidates.of(digit, one), Candidates.of(digit, other));
    }
}
