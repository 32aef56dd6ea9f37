package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.logic.Bounds;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Whips: suppose a candidate holds; it and those that follow leave one answer to a question that the last of them bears on,
 * again and again, until a question has none. A braid may bear on any of them, a whip goes straight on.
 */
public final class Whips {

    private Whips() {}

    /** The shortest whip of each candidate that has one. With groups, what is left of a question may be one of them. */
    public static Finder find(Nodes nodes) {
        return (sight, hunt) -> new Search(hunt, Clusters.of(sight, nodes)).run();
    }

    /**
     * A whip so far.
     *
     * @param last the candidate that holds by now, the target at first
     * @param cluster the question that it answers
     * @param held all candidates that hold so far
     * @param off all candidates that are put out so far
     */
    private record Lash(@Nullable Lash before, int last, int cluster, long[] held, long[] off, int length) {}

    /** Where a whip has come, whatever its way: what holds, and what came last. */
    private record State(long[] held, int last) {

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof State state && last == state.last && Arrays.equals(held, state.held);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(held) + last;
        }
    }

    private record Found(Lash whip, int emptied) {}

    private static final class Search {
        private final Hunt hunt;
        private final Clusters clusters;
        private final Web web;

        /** By candidate, the questions that it bears on, once asked for. */
        private final int[][] near;

        /** By group, counted from the first, its candidates as bits. */
        private final long[][] members;

        Search(Hunt hunt, Clusters clusters) {
            this.hunt = hunt;
            this.clusters = clusters;
            this.web = clusters.web();
            this.near = new int[web.size()][];
            this.members = new long[web.size() - clusters.candidates()][web.words()];
            for (int i = 0; i < members.length; i++) {
                Node group = web.node(clusters.candidates() + i);
                for (int candidate = 0; candidate < clusters.candidates(); candidate++) {
                    Node node = web.node(candidate);
                    if (node.digit() == group.digit() && group.cells().contains(node.cell())) {
                        members[i][candidate >> 6] |= 1L << candidate;
                    }
                }
            }
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
            List<Lash> now = List.of(
                    new Lash(null, target, Flood.NONE, with(new long[web.words()], target), web.weak(target), 0));
            Set<State> known = new HashSet<>();
            for (int length = 0;
                    length < Bounds.WHIP_LENGTH && now.size() <= Bounds.WHIP_BEGINNINGS && !hunt.isOver();
                    length++) {
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
        private @Nullable Found extend(Lash lash, Set<State> known, List<Lash> next) {
            for (int number : near(lash.last)) {
                int rest = rest(clusters.get(number).bits(), lash.off);
                if (rest == EMPTY) {
                    return new Found(lash, number);
                }
                if (rest != MANY) {
                    goOn(lash, number, rest, known, next);
                } else {
                    for (int group : clusters.groups(number)) {
                        if (isInside(clusters.get(number).bits(), lash.off, members[group - clusters.candidates()])) {
                            goOn(lash, number, group, known, next);
                        }
                    }
                }
            }
            return null;
        }

        private void goOn(Lash lash, int cluster, int rest, Set<State> known, List<Lash> next) {
            if ((lash.held[rest >> 6] >>> rest & 1) == 0) {
                long[] held = with(lash.held, rest);
                if (known.add(new State(held, rest))) {
                    next.add(new Lash(lash, rest, cluster, held, union(lash.off, web.weak(rest)), lash.length + 1));
                }
            }
        }

        /** Whether what is left of some candidates is part of a group. */
        private static boolean isInside(long[] bits, long[] off, long[] group) {
            for (int word = 0; word < bits.length; word++) {
                if ((bits[word] & ~off[word] & ~group[word]) != 0) {
                    return false;
                }
            }
            return true;
        }

        private int[] near(int candidate) {
            int[] made = near[candidate];
            if (made == null) {
                made = IntStream.range(0, clusters.size())
                        .filter(number -> meets(clusters.get(number).bits(), web.weak(candidate)))
                        .toArray();
                near[candidate] = made;
            }
            return made;
        }

        private static long[] with(long[] some, int candidate) {
            long[] all = some.clone();
            all[candidate >> 6] |= 1L << candidate;
            return all;
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

        private void tell(Found found) {
            var lashes = new ArrayList<Lash>();
            for (Lash lash = found.whip; lash != null; lash = lash.before) {
                lashes.addFirst(lash);
            }
            Node target = web.node(lashes.getFirst().last);
            Digits digit = Digits.of(target.digit());
            Step.Builder step = hunt.step(digit).eliminate(digit, target.cells());
            if (step.isQuiet()) {
                hunt.keep(step);
                return;
            }
            step.show(Role.SUPPOSED, target.candidates()).say(LogicPhrase.CHAIN_SUPPOSE, target.cells(), digit);
            for (int i = 1; i < lashes.size(); i++) {
                Lash lash = lashes.get(i);
                Node node = web.node(lash.last);
                Clusters.Cluster cluster = clusters.get(lash.cluster);
                List<Integer> causes = causes(lashes.subList(0, i), cluster, lash.last);
                List<Integer> latest = lashes.reversed().stream()
                        .map(one -> one.last)
                        .filter(causes::contains)
                        .toList();
                NetTale.show(step, named(latest), node.candidates());
                NetTale.place(step, cluster, node, new Reasons(named(causes), List.of()));
            }
            Clusters.Cluster emptied = clusters.get(found.emptied);
            for (int candidate : emptied.candidates()) {
                killer(lashes, candidate)
                        .ifPresent(lash -> NetTale.strike(
                                step,
                                web.node(lash.last).candidates(),
                                web.node(candidate).candidates()));
            }
            List<Integer> causes = causes(lashes, emptied, Flood.NONE);
            NetTale.noneLeft(step, web, emptied, new Reasons(named(causes), List.of()));
            hunt.keep(step);
        }

        /** The first that puts out a candidate. */
        private Optional<Lash> killer(List<Lash> before, int candidate) {
            return before.stream()
                    .filter(lash -> web.areWeak(lash.last, candidate))
                    .findFirst();
        }

        private List<Candidates> named(List<Integer> numbers) {
            return numbers.stream().map(number -> web.node(number).candidates()).toList();
        }

        /** Who puts out the candidates of a question but the last, each by the first that does. */
        private List<Integer> causes(List<Lash> before, Clusters.Cluster cluster, int last) {
            var causes = new TreeSet<Integer>();
            CellSet kept = last == Flood.NONE ? CellSet.NONE : web.node(last).cells();
            boolean isGroup = last >= clusters.candidates();
            for (int candidate : cluster.candidates()) {
                boolean isKept = isGroup ? kept.contains(web.node(candidate).cell()) : candidate == last;
                if (!isKept) {
                    killer(before, candidate).ifPresent(lash -> causes.add(lash.last));
                }
            }
            return List.copyOf(causes);
        }
    }
}
