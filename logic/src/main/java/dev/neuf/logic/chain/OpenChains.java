package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.find.Doubtful;
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

    private OpenChains() {}

    /**
     * Chains of one digit.
     *
     * @param isLong whether to take longer ways where the shortest are lassos, and two places of a box that are in one
     *     line in the line only, as HoDoKu does
     */
    public static Finder x(boolean isLong) {
        return (sight, hunt) -> {
            for (int digit : Doubtful.digits(sight)) {
                if (hunt.isOver()) {
                    return;
                }
                Web web = isLong ? Webs.inLines(sight, digit) : Webs.of(sight, digit);
                new Search(sight, hunt, Walker.of(web, isLong)).run(OpenChains::sameDigit);
            }
        };
    }

    /**
     * Chains through cells with two candidates.
     *
     * @param isLong whether to take longer ways where the shortest are lassos, as HoDoKu does
     */
    public static Finder xy(boolean isLong) {
        return (sight, hunt) ->
                new Search(sight, hunt, Walker.of(Webs.ofPairs(sight), isLong)).run(OpenChains::sameDigit);
    }

    /**
     * Chains of any digits, if they do more than a loop from their target would.
     *
     * @param isFirst whether to follow only the first of several ways as short, as HoDoKu does
     */
    public static Finder aic(Nodes nodes, boolean isFirst) {
        return (sight, hunt) -> new Search(sight, hunt, Walker.of(sight, nodes, isFirst)).run(OpenChains::anyDigits);
    }

    /** What two ends put out: by the first cells the digit of the first end, by the second that of the second. */
    private record Losers(CellSet first, CellSet second) {}

    private static final Losers NONE = new Losers(CellSet.NONE, CellSet.NONE);

    private interface Ends {
        Losers losers(Sight sight, Node one, Node other);
    }

    private static Losers sameDigit(Sight sight, Node one, Node other) {
        CellSet targets =
                one.digit() == other.digit() ? sight.targets(one.cells().or(other.cells()), one.digit()) : CellSet.NONE;
        return targets.isEmpty() ? NONE : new Losers(targets, CellSet.NONE);
    }

    private static Losers anyDigits(Sight sight, Node one, Node other) {
        if (one.cell() == other.cell()) {
            return NONE;
        }
        if (one.digit() == other.digit()) {
            Losers same = sameDigit(sight, one, other);
            // a single one is where a loop begins
            return same.first().size() > 1 ? same : NONE;
        }
        boolean isBoth = sight.sees(one.cell(), one.digit()).contains(other.cell())
                && sight.sees(other.cell(), other.digit()).contains(one.cell())
                && sight.has(other.cell(), one.digit())
                && sight.has(one.cell(), other.digit());
        return isBoth ? new Losers(other.cells(), one.cells()) : NONE;
    }

    private record Found(int start, int end, int length, Losers losers) {}

    private record Search(Sight sight, Hunt hunt, Walker walker) {

        void run(Ends ends) {
            List<Found> found = all(ends);
            found.sort(Comparator.comparingInt(Found::length));
            Set<List<Object>> told = new HashSet<>();
            for (Found chain : found) {
                List<Object> what = List.of(digits(chain), chain.losers);
                if (hunt.isOver()) {
                    return;
                }
                if (!told.contains(what)) {
                    walker.from(chain.start, false);
                    // a chain of one digit that ends where it began says that the digit is there
                    boolean isLoop = chain.start == chain.end;
                    if (walker.each(chain.end, true, isLoop, way -> tell(chain, way))) {
                        told.add(what);
                    }
                }
            }
        }

        private List<Found> all(Ends ends) {
            var found = new ArrayList<Found>();
            int count = walker.candidates();
            for (int start = 0; start < count && !hunt.isOver(); start++) {
                if (walker.web().strong(start).length > 0) {
                    walker.from(start, false);
                    for (int end = walker.isSymmetric() ? start : 0; end < count; end++) {
                        int length = walker.length(end, true);
                        Losers losers =
                                length == Ways.FAR ? NONE : ends.losers(sight, walker.node(start), walker.node(end));
                        if (!losers.equals(NONE)) {
                            found.add(new Found(start, end, length, losers));
                        }
                    }
                }
            }
            return found;
        }

        private Digits digits(Found chain) {
            return Digits.of(walker.node(chain.start).digit())
                    .with(walker.node(chain.end).digit());
        }

        private boolean tell(Found chain, int[] way) {
            Node one = walker.node(chain.start);
            Node other = walker.node(chain.end);
            Step.Builder step = hunt.step(digits(chain))
                    .eliminate(one.digit(), chain.losers.first)
                    .eliminate(other.digit(), chain.losers.second);
            var tale = new Tale(sight, walker.web(), way, false);
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
