package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
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
import java.util.List;

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

    private RectangleChains() {}

    /** Chains through rectangles with that many candidates more than their two digits. */
    public static Finder.OfUnique of(int least, int most) {
        return (sight, hunt) -> {
            if (Webs.of(sight).distances(Nodes.GROUPS).candidates() > 0) {
                List<LooseRectangle> rectangles = LooseRectangle.all(sight, least, most);
                if (!rectangles.isEmpty()) {
                    new Search(sight, hunt).run(rectangles);
                }
            }
        };
    }

    private record Agreed(LooseRectangle rectangle, int[] starts, int end, boolean isOn, int length) {}

    private static final class Search {
        private final Sight sight;
        private final Hunt hunt;
        private final Web web;
        private final Distances distances;
        private final List<Agreed> found = new ArrayList<>();

        Search(Sight sight, Hunt hunt) {
            this.sight = sight;
            this.hunt = hunt;
            this.web = Webs.of(sight).of(Nodes.GROUPS);
            this.distances = Webs.of(sight).distances(Nodes.GROUPS);
        }

        void run(List<LooseRectangle> rectangles) {
            for (LooseRectangle rectangle : rectangles) {
                int[] starts =
                        rectangle.extras().stream().mapToInt(this::number).toArray();
                for (int end = 0; end < distances.candidates() && !hunt.isOver(); end++) {
                    agree(rectangle, starts, end, true);
                    agree(rectangle, starts, end, false);
                }
            }
            found.sort(Comparator.comparingInt(Agreed::length));
            var ways = new ShortWays(web);
            for (Agreed agreed : found) {
                if (hunt.isOver()) {
                    return;
                }
                tell(ways, agreed);
            }
        }

        private int number(Candidates candidate) {
            for (int node = 0; node < distances.candidates(); node++) {
                if (web.node(node).candidates().equals(candidate)) {
                    return node;
                }
            }
            throw new IllegalStateException("The web lacks %s.".formatted(candidate));
        }

        private void agree(LooseRectangle rectangle, int[] starts, int end, boolean isOn) {
            int sum = 0;
            for (int start : starts) {
                int length = distances.between(start, true, end, isOn);
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
            for (int start : agreed.starts) {
                ways.from(start, true);
                int[] way = ways.any(agreed.end, agreed.isOn);
                int told = agreed.isOn ? way.length : way.length - 1;
                new Tale(sight, web, Arrays.copyOf(way, told), true).tell(step);
                if (!agreed.isOn) {
                    last.add(Link.weak(web.node(way[told - 1]).candidates(), node.candidates()));
                }
            }
            last.forEach(link -> step.show(Role.LINK, link));
            hunt.keep(
                    agreed.isOn
                            ? step.say(LogicPhrase.CHAIN_ALL_AGREE)
                            : step.say(LogicPhrase.BUG_EACH, List.of(node.candidates())));
        }
    }
}
