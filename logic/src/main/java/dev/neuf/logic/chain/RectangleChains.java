package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.find.LooseRectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Chains from each candidate that keeps a rectangle from being deadly, that all lead to the same.
 *
 * <pre>
 *   12  . . | 123 . .      the puzzle has one solution, so the 3 or the 4 holds:
 *   .   . . | .   . .      that is a strong link between them, and a chain may lead through it,
 *   124 . . | 12  . .      from x - ... - 3 = 4 - ... - x: no x holds
 * </pre>
 */
public final class RectangleChains {

    /** With more candidates in the way of a rectangle than this, nobody sees it. */
    private static final int MOST_EXTRAS = 5;

    private RectangleChains() {}

    /** Chains through rectangles with that many candidates more than their two digits. */
    public static Finder.OfUnique of(int least, int most) {
        return (sight, hunt) -> {
            if (Webs.of(sight).distances(Nodes.GROUPS).candidates() > 0) {
                List<LooseRectangle> rectangles = LooseRectangle.all(sight, least, most);
                if (!rectangles.isEmpty()) {
                    new Search(sight, hunt, Webs.of(sight).of(Nodes.GROUPS)).run(rectangles);
                }
            }
        };
    }

    /**
     * Chains through a rectangle whose other candidates are two, or of two digits, and on through groups and almost locked sets.
     * Then either some place of the one digit holds, or one of the other.
     */
    public static Finder.OfUnique complex() {
        return (sight, hunt) -> {
            Map<LooseRectangle, List<Candidates>> sides = new LinkedHashMap<>();
            for (LooseRectangle rectangle : LooseRectangle.all(sight, 2, MOST_EXTRAS)) {
                List<Candidates> both = sides(rectangle);
                if (both.size() == 2) {
                    sides.put(rectangle, both);
                }
            }
            if (!sides.isEmpty()) {
                Web web = Webs.of(sight)
                        .withStarts(sides.values().stream()
                                .flatMap(List::stream)
                                .distinct()
                                .toList());
                new Search(sight, hunt, web).tie(sides);
            }
        };
    }

    /** The other candidates of a rectangle if they are two, or else those of each digit together. */
    private static List<Candidates> sides(LooseRectangle rectangle) {
        if (rectangle.extras().size() == 2) {
            return rectangle.extras();
        }
        Map<Digits, CellSet> byDigit = new LinkedHashMap<>();
        rectangle.extras().forEach(extra -> byDigit.merge(extra.digits(), extra.cells(), CellSet::or));
        return byDigit.entrySet().stream()
                .map(entry -> new Candidates(entry.getKey(), entry.getValue()))
                .toList();
    }

    private record Agreed(LooseRectangle rectangle, int[] starts, int end, boolean isOn, int length) {}

    private static final class Search {
        private final Sight sight;
        private final Hunt hunt;
        private final Web web;
        private final int candidates;
        private final List<Agreed> found = new ArrayList<>();

        Search(Sight sight, Hunt hunt, Web web) {
            this.sight = sight;
            this.hunt = hunt;
            this.web = web;
            this.candidates = Webs.of(sight).of(Nodes.CANDIDATES).size();
        }

        /** Looks from both sides of each rectangle, which need not be candidates. */
        void tie(Map<LooseRectangle, List<Candidates>> sides) {
            var ways = new ShortWays(web);
            sides.forEach((rectangle, both) -> {
                int[] starts = both.stream().mapToInt(this::number).toArray();
                int[] first = lengths(ways, starts[0]);
                int[] second = lengths(ways, starts[1]);
                for (int end = 0; end < candidates && !hunt.isOver(); end++) {
                    int[] on = {first[end], second[end]};
                    int[] off = {first[candidates + end], second[candidates + end]};
                    agree(rectangle, starts, end, true, on);
                    agree(rectangle, starts, end, false, off);
                }
            });
            tellAll(ways);
        }

        /** How far it is from a node to where each candidate holds, and then to where it does not. */
        private int[] lengths(ShortWays ways, int start) {
            ways.from(start, true);
            int[] lengths = new int[2 * candidates];
            ways.copy(lengths, candidates);
            return lengths;
        }

        void run(List<LooseRectangle> rectangles) {
            Distances distances = Webs.of(sight).distances(Nodes.GROUPS);
            for (LooseRectangle rectangle : rectangles) {
                int[] starts =
                        rectangle.extras().stream().mapToInt(this::number).toArray();
                for (int end = 0; end < candidates && !hunt.isOver(); end++) {
                    agree(rectangle, starts, end, true, lengths(distances, starts, end, true));
                    agree(rectangle, starts, end, false, lengths(distances, starts, end, false));
                }
            }
            tellAll(new ShortWays(web));
        }

        private static int[] lengths(Distances distances, int[] starts, int end, boolean isOn) {
            int[] lengths = new int[starts.length];
            for (int i = 0; i < starts.length; i++) {
                lengths[i] = distances.between(starts[i], true, end, isOn);
            }
            return lengths;
        }

        private void tellAll(ShortWays ways) {
            found.sort(Comparator.comparingInt(Agreed::length));
            for (Agreed agreed : found) {
                if (hunt.isOver()) {
                    return;
                }
                tell(ways, agreed);
            }
        }

        private int number(Candidates candidate) {
            for (int node = 0; node < web.size(); node++) {
                boolean isSet = web.node(node).kind() == Node.Kind.SET;
                if (!isSet && web.node(node).candidates().equals(candidate)) {
                    return node;
                }
            }
            throw new IllegalStateException("The web lacks %s.".formatted(candidate));
        }

        private void agree(LooseRectangle rectangle, int[] starts, int end, boolean isOn, int[] lengths) {
            int sum = 0;
            for (int length : lengths) {
                if (length == Ways.FAR) {
                    return;
                }
                sum += length;
            }
            // where all of them see the end, no chain is needed
            if (isOn || sum > starts.length) {
                found.add(new Agreed(rectangle, starts, end, isOn, sum));
            }
        }

        private void tell(ShortWays ways, Agreed agreed) {
            LooseRectangle rectangle = agreed.rectangle;
            Node node = web.node(agreed.end);
            Digits digit = Digits.of(node.digit());
            Step.Builder step = hunt.step(digit);
            if (agreed.isOn) {
                step.place(node.cell(), node.digit());
            } else {
                step.eliminate(digit, node.cells());
            }
            step.show(Role.PATTERN, new Candidates(rectangle.pair(), rectangle.cells()))
                    .say(LogicPhrase.DEADLY_WHY, rectangle.cells(), rectangle.pair());
            rectangle.extras().forEach(extra -> step.show(Role.FIN, extra));
            step.say(LogicPhrase.BUG_SEVERAL, rectangle.extras());
            if (step.isQuiet()) {
                hunt.keep(step);
                return;
            }
            var last = new ArrayList<Link>();
            var tales = new ArrayList<Tale>();
            LogicPhrase suppose = LogicPhrase.CHAIN_SUPPOSE;
            for (int start : agreed.starts) {
                ways.from(start, true);
                int[] way = ways.any(agreed.end, agreed.isOn);
                int told = agreed.isOn ? way.length : way.length - 1;
                var tale = new Tale(sight, web, Arrays.copyOf(way, told), true);
                tale.tell(step, suppose);
                tales.add(tale);
                suppose = LogicPhrase.CHAIN_INSTEAD;
                if (!agreed.isOn) {
                    last.add(Link.weak(web.node(way[told - 1]).candidates(), node.candidates()));
                }
            }
            last.forEach(link -> step.show(Role.LINK, link));
            if (agreed.isOn) {
                step.say(LogicPhrase.CHAIN_ALL_AGREE);
            } else {
                step.say(LogicPhrase.BUG_EACH, List.of(node.candidates()));
            }
            if (tales.size() == 2) {
                tales.getFirst().inShortWith(tales.getLast(), step);
            }
            hunt.keep(step);
        }
    }
}
