package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Chains with two ends, of which at least one holds: if the first does not, then ..., then the last does.
 *
 * <pre>
 *   5 = 5 - 3 = 3 - 5 = 5      strong and weak links in turn: one of the outer 5s holds,
 *   |                   |      and no x that sees both is 5
 *   +-------- x --------+
 * </pre>
 *
 * <p>In an X-chain all nodes have the same digit, in an XY-chain all cells have two candidates. Where the ends have different
 * digits and see each other, neither cell can have the digit of the other.
 */
public final class OpenChains {

    /** Two links and a weak one between them; with fewer, two candidates see each other. */
    private static final int SHORTEST = 3;

    private OpenChains() {}

    /** Chains of one digit. */
    public static void x(Sight sight, Hunt hunt) {
        for (int digit = 1; digit <= sight.size() && !hunt.isOver(); digit++) {
            Web web = Webs.of(sight, digit);
            new Search(sight, hunt, web, web).run(OpenChains::sameDigit);
        }
    }

    /** Chains through cells with two candidates. */
    public static void xy(Sight sight, Hunt hunt) {
        Web web = Webs.ofPairs(sight);
        new Search(sight, hunt, web, web).run(OpenChains::sameDigit);
    }

    /** Chains of any kind that do more than a loop from their target would. */
    public static void aic(Sight sight, Hunt hunt) {
        Web web = Webs.of(sight).of(Webs.With.NOTHING);
        new Search(sight, hunt, web, web).run(OpenChains::anyDigits);
    }

    /** The same with groups, and with almost locked sets if wanted. What goes without them is left to {@link #aic}. */
    public static Finder grouped(boolean withSets) {
        return (sight, hunt) -> {
            Webs webs = Webs.of(sight);
            Web web = webs.of(withSets ? Webs.With.SETS : Webs.With.GROUPS);
            new Search(sight, hunt, web, webs.of(Webs.With.NOTHING)).run(OpenChains::anyDigits);
        };
    }

    /** What two ends put out: by the first cells the digit of the first end, by the second that of the second. */
    private record Losers(CellSet first, CellSet second) {
        boolean isEmpty() {
            return first.isEmpty() && second.isEmpty();
        }
    }

    private interface Ends {
        Losers losers(Sight sight, Node one, Node other);
    }

    private static Losers sameDigit(Sight sight, Node one, Node other) {
        return one.digit() == other.digit()
                ? new Losers(sight.targets(one.cells().or(other.cells()), one.digit()), CellSet.NONE)
                : new Losers(CellSet.NONE, CellSet.NONE);
    }

    private static Losers anyDigits(Sight sight, Node one, Node other) {
        if (one.cell() == other.cell()) {
            return new Losers(CellSet.NONE, CellSet.NONE);
        }
        if (one.digit() == other.digit()) {
            Losers same = sameDigit(sight, one, other);
            // a single one is where a loop begins
            return same.first().size() > 1 ? same : new Losers(CellSet.NONE, CellSet.NONE);
        }
        boolean isBoth = sight.sees(one.cell(), one.digit()).contains(other.cell())
                && sight.sees(other.cell(), other.digit()).contains(one.cell())
                && sight.has(other.cell(), one.digit())
                && sight.has(one.cell(), other.digit());
        return isBoth ? new Losers(other.cells(), one.cells()) : new Losers(CellSet.NONE, CellSet.NONE);
    }

    private record Found(int start, int end, int length, Losers losers) {}

    private static final class Search {
        private final Sight sight;
        private final Hunt hunt;
        private final Reach reach;

        /** The same nodes without groups: chains that are as short there do not count. */
        private final Reach plain;

        private final boolean isGrouped;

        Search(Sight sight, Hunt hunt, Web web, Web plain) {
            this.sight = sight;
            this.hunt = hunt;
            this.reach = new Reach(web);
            this.plain = new Reach(plain);
            this.isGrouped = web != plain;
        }

        void run(Ends ends) {
            List<Found> found = all(ends);
            found.sort(Comparator.comparingInt(Found::length));
            Set<List<Object>> told = new HashSet<>();
            var trail = new Trail(reach);
            for (Found chain : found) {
                List<Object> what = List.of(digits(chain), chain.losers);
                if (hunt.isOver()) {
                    return;
                }
                if (!told.contains(what)) {
                    reach.from(chain.start, false);
                    // a chain of one digit that ends where it began says that the digit is there
                    boolean isLoop = chain.start == chain.end;
                    if (trail.each(chain.end, true, isLoop, way -> tell(chain, way))) {
                        told.add(what);
                    }
                }
            }
        }

        private List<Found> all(Ends ends) {
            var found = new ArrayList<Found>();
            int count = plain.web().size();
            for (int start = 0; start < count && !hunt.isOver(); start++) {
                if (reach.web().strong(start).length > 0) {
                    reach.from(start, false);
                    if (isGrouped) {
                        plain.from(start, false);
                    }
                    for (int end = start; end < count; end++) {
                        int length = reach.toOn(end);
                        if (length >= SHORTEST
                                && length < Reach.FAR
                                && (!isGrouped || length < plain.toOn(end))) {
                            Losers losers = ends.losers(sight, node(start), node(end));
                            if (!losers.isEmpty()) {
                                found.add(new Found(start, end, length, losers));
                            }
                        }
                    }
                }
            }
            return found;
        }

        private Node node(int number) {
            return reach.web().node(number);
        }

        private Digits digits(Found chain) {
            return Digits.of(node(chain.start).digit()).with(node(chain.end).digit());
        }

        private boolean tell(Found chain, int[] way) {
            Node one = node(chain.start);
            Node other = node(chain.end);
            Step.Builder step = hunt.step(digits(chain))
                    .eliminate(one.digit(), chain.losers.first)
                    .eliminate(other.digit(), chain.losers.second);
            var tale = new Tale(sight, reach.web(), way, false);
            tale.tell(step);
            CellSet ends = one.cells().or(other.cells());
            if (one.digit() != other.digit()) {
                step.say(
                        LogicPhrase.CHAIN_EITHER_DIGIT,
                        one.cells(),
                        Digits.of(one.digit()),
                        other.cells(),
                        Digits.of(other.digit()));
            } else if (chain.start == chain.end) {
                step.say(LogicPhrase.CHAIN_AFTER_ALL, ends, Digits.of(one.digit()));
            } else {
                step.say(LogicPhrase.CHAIN_EITHER, ends, Digits.of(one.digit()));
                step.say(LogicPhrase.SEEN_BY_ALL_WHY, chain.losers.first);
            }
            hunt.keep(tale.inShort(step));
            return true;
        }
    }
}
