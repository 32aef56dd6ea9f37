package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Sight;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The webs of one board, each made when first asked for. */
final class Webs {

    /** On boards with more candidates than this, nobody follows chains over all digits. */
    private static final int MOST = 2_500;

    private final Sight sight;
    private @Nullable Web plain;
    private @Nullable Web grouped;
    private @Nullable Web withSets;
    private final Map<Nodes, Distances> distances = new EnumMap<>(Nodes.class);

    private Webs(Sight sight) {
        this.sight = sight;
    }

    static Webs of(Sight sight) {
        return sight.shared(Webs.class, Webs::new);
    }

    /** The web of all candidates; without any, if the board has too many. */
    Web of(Nodes nodes) {
        return switch (nodes) {
            case CANDIDATES -> plain();
            case GROUPS -> grouped();
            case SETS -> withSets();
        };
    }

    /** How far it is from candidate to candidate in such a web. */
    Distances distances(Nodes nodes) {
        return distances.computeIfAbsent(nodes, _ -> new Distances(of(nodes), plain().size()));
    }

    private Web plain() {
        Web made = plain;
        if (made == null) {
            made = new Weaver(sight, digits()).woven();
            plain = made;
        }
        return made;
    }

    private Web grouped() {
        Web made = grouped;
        if (made == null) {
            made = new Weaver(sight, digits()).withGroups().woven();
            grouped = made;
        }
        return made;
    }

    private Web withSets() {
        Web made = withSets;
        if (made == null) {
            made = new Weaver(sight, digits()).withGroups().withSets().woven();
            withSets = made;
        }
        return made;
    }

    /** The web with groups and sets, and with some more nodes to begin chains from: each one of these holds somewhere. */
    Web withStarts(Collection<Candidates> starts) {
        return new Weaver(sight, digits())
                .withGroups()
                .withSets()
                .withStarts(starts)
                .woven();
    }

    /** The digits to look at: all, or none if there are too many candidates. */
    private Digits digits() {
        int count = 0;
        for (int cell : sight.open()) {
            count += Long.bitCount(sight.bits(cell));
        }
        return count > MOST ? Digits.NONE : Digits.upTo(sight.size());
    }

    /** The web of one digit: places, and houses with two of them. */
    static Web of(Sight sight, int digit) {
        return new Weaver(sight, Digits.of(digit)).woven();
    }

    /** The same, but two places of a box that are in one line count in the line only. */
    static Web inLines(Sight sight, int digit) {
        return new Weaver(sight, Digits.of(digit)).inLines().woven();
    }

    /** The web of the cells with two candidates, in which only the cells themselves are strong. */
    static Web ofPairs(Sight sight) {
        var web = new Web();
        CellSet pairs = sight.bivalue();
        var byCell = new int[sight.layout().cellCount()];
        for (int cell : pairs) {
            byCell[cell] = web.add(Node.candidate(sight.candidates(cell).first(), cell));
            web.add(Node.candidate(sight.candidates(cell).last(), cell));
        }
        web.spread();
        for (int a = 0; a < web.size(); a += 2) {
            web.tieStrong(a, a + 1, 1);
        }
        for (int a = 0; a < web.size(); a++) {
            Node node = web.node(a);
            for (int cell : sight.sees(node.cell(), node.digit()).and(pairs).and(sight.places(node.digit()))) {
                boolean isFirst = sight.candidates(cell).first() == node.digit();
                web.tieWeak(a, byCell[cell] + (isFirst ? 0 : 1));
            }
        }
        return web;
    }
}
