package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.Digits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Whips: suppose a candidate holds; it and those that follow leave one answer to a question that the last of them bears on,
 * again and again, until a question has none. A braid may bear on any of them, a whip goes straight on.
 */
public final class Whips {

    /** Longer ones are told as braids. */
    private static final int LONGEST = 8;

    private Whips() {}

    /** The shortest whip of each candidate that has one. */
    public static void find(Sight sight, Hunt hunt) {
        new Search(hunt, Clusters.of(sight, Nodes.CANDIDATES)).run();
    }

    /**
     * A whip so far.
     *
     * @param last the candidate that holds by now, the target at first
     * @param cluster the question that it answers
     * @param off all candidates that are put out so far
     */
    private record Lash(@Nullable Lash before, int last, int cluster, long[] off, int length) {

        Set<Integer> held() {
            var held = new TreeSet<Integer>();
            for (Lash lash = this; lash != null; lash = lash.before) {
                held.add(lash.last);
            }
            return held;
        }
    }

    private record Found(Lash whip, int emptied) {}

    private static final class Search {
        private final Hunt hunt;
        private final Clusters clusters;
        private final Web web;

        Search(Hunt hunt, Clusters clusters) {
            this.hunt = hunt;
            this.clusters = clusters;
            this.web = clusters.web();
        }

        void run() {
            var flood = new Flood(clusters);
            var found = new ArrayList<Found>();
            for (int target = 0; target < clusters.candidates() && !hunt.isOver(); target++) {
                flood.from(target, true);
                // what no braid breaks, no whip does
                Found whip = flood.isBroken() ? shortest(target) : null;
                if (whip != null) {
                    found.add(whip);
                }
            }
            found.sort(Comparator.comparingInt(one -> one.whip.length));
            for (Found whip : found) {
                if (hunt.isOver()) {
                    return;
                }
                tell(whip);
            }
        }

        private @Nullable Found shortest(int target) {
            List<Lash> now =
                    List.of(new Lash(null, target, Flood.NONE, web.weak(target).clone(), 0));
            Set<List<Object>> known = new HashSet<>();
            for (int length = 0; length < LONGEST && !now.isEmpty() && !hunt.isOver(); length++) {
                var next = new ArrayList<Lash>();
                for (Lash lash : now) {
                    Found found = extend(lash, known, next);
                    if (found != null) {
                        return found;
                    }
                }
                now = next;
            }
            return null;
        }

        /** Goes on from the last candidate by every question that it bears on. */
        private @Nullable Found extend(Lash lash, Set<List<Object>> known, List<Lash> next) {
            long[] weak = web.weak(lash.last);
            for (int number = 0; number < clusters.size(); number++) {
                long[] bits = clusters.get(number).bits();
                if (meets(bits, weak)) {
                    int rest = rest(bits, lash.off);
                    if (rest == EMPTY) {
                        return new Found(lash, number);
                    }
                    if (rest != MANY && !isHeld(lash, rest)) {
                        var more = new Lash(lash, rest, number, union(lash.off, web.weak(rest)), lash.length + 1);
                        if (known.add(List.of(more.held(), rest))) {
                            next.add(more);
                        }
                    }
                }
            }
            return null;
        }

        private static final int EMPTY = -1;
        private static final int MANY = -2;

        /** The one candidate that is not put out, or that there is none, or several. */
        private static int rest(long[] bits, long[] off) {
            int rest = EMPTY;
            for (int word = 0; word < bits.length; word++) {
                long left = bits[word] & ~off[word];
                if (left != 0) {
                    if (rest != EMPTY || (left & left - 1) != 0) {
                        return MANY;
                    }
                    rest = (word << 6) + Long.numberOfTrailingZeros(left);
                }
            }
            return rest;
        }

        private static boolean meets(long[] some, long[] others) {
            for (int word = 0; word < some.length; word++) {
                if ((some[word] & others[word]) != 0) {
                    return true;
                }
            }
            return false;
        }

        private static long[] union(long[] some, long[] others) {
            long[] all = some.clone();
            for (int word = 0; word < all.length; word++) {
                all[word] |= others[word];
            }
            return all;
        }

        private static boolean isHeld(Lash whip, int candidate) {
            for (Lash lash = whip; lash != null; lash = lash.before) {
                if (lash.last == candidate) {
                    return true;
                }
            }
            return false;
        }

        private void tell(Found found) {
            var lashes = new ArrayList<Lash>();
            for (Lash lash = found.whip; lash != null; lash = lash.before) {
                lashes.addFirst(lash);
            }
            Node target = web.node(lashes.getFirst().last);
            Digits digit = Digits.of(target.digit());
            Step.Builder step = hunt.step(digit)
                    .eliminate(digit, target.cells())
                    .show(Role.END, target.candidates())
                    .say(LogicPhrase.CHAIN_SUPPOSE, target.cells(), digit);
            for (int i = 1; i < lashes.size(); i++) {
                Lash lash = lashes.get(i);
                Node node = web.node(lash.last);
                Clusters.Cluster cluster = clusters.get(lash.cluster);
                List<Candidates> causes = causes(lashes.subList(0, i), cluster, lash.last);
                step.show(Role.LINK, node.candidates());
                NetTale.place(step, cluster, node, causes);
            }
            Clusters.Cluster emptied = clusters.get(found.emptied);
            NetTale.noneLeft(step, web, emptied, causes(lashes, emptied, Flood.NONE));
            hunt.keep(step);
        }

        /** Who puts out the candidates of a question but the last, each by the first that does. */
        private List<Candidates> causes(List<Lash> before, Clusters.Cluster cluster, int last) {
            var causes = new TreeSet<Integer>();
            for (int candidate : cluster.candidates()) {
                if (candidate != last) {
                    before.stream()
                            .filter(lash -> web.areWeak(lash.last, candidate))
                            .findFirst()
                            .ifPresent(lash -> causes.add(lash.last));
                }
            }
            return causes.stream().map(number -> web.node(number).candidates()).toList();
        }
    }
}
