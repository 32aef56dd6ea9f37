package dev.neuf.logic.chain;

import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.logic.Sight;
import dev.neuf.logic.find.Singles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * One way to each end, the first that is found: cells are looked at row by row, and a way that is a lasso hides others of
 * the same length. That is how HoDoKu looks, and what its library of examples expects.
 */
final class FirstWays implements Ways {

    /** A way through a set may be half a link longer than another. */
    private static final int LINK = 2;

    /** HoDoKu's tables end here; whatever else follows from an assumption is not in them. */
    private static final int MOST = 1_000;

    private final Web web;

    /** By assumption, what follows at once, in order. Assumptions are twice the node, and one more if it holds. */
    private final int[][] next;

    private final int[][] lengths;

    private final int[] distance;
    private final int[] before;
    private final boolean[] isDirect;
    private final int[] queue;

    FirstWays(Sight sight, Web web) {
        this.web = web;
        int count = 2 * web.size();
        next = new int[count][];
        lengths = new int[count][];
        distance = new int[count];
        before = new int[count];
        isDirect = new boolean[count];
        queue = new int[count];
        var order = new Order(sight, web);
        for (int node = 0; node < web.size(); node++) {
            List<int[]> off = order.afterOff(node);
            next[2 * node] = off.stream().mapToInt(link -> link[0]).toArray();
            lengths[2 * node] = off.stream().mapToInt(link -> link[1]).toArray();
            next[2 * node + 1] = order.afterOn(node);
            lengths[2 * node + 1] = new int[next[2 * node + 1].length];
            Arrays.fill(lengths[2 * node + 1], LINK);
        }
    }

    @Override
    public Web web() {
        return web;
    }

    @Override
    public void from(int start, boolean isOn) {
        Arrays.fill(distance, FAR);
        int first = 2 * start + (isOn ? 1 : 0);
        distance[first] = 0;
        before[first] = -1;
        queue[0] = first;
        int size = 1;
        for (int i = 0; i < size && size < MOST; i++) {
            int now = queue[i];
            for (int k = 0; k < next[now].length; k++) {
                int then = next[now][k];
                int length = distance[now] + lengths[now][k];
                if (distance[then] == FAR) {
                    if (size < MOST) {
                        queue[size++] = then;
                        isDirect[then] = i == 0;
                        distance[then] = length;
                        before[then] = now;
                    }
                } else if (then != first && !isDirect[then] && length < distance[then]) {
                    distance[then] = length;
                    before[then] = now;
                }
            }
        }
    }

    @Override
    public int toOn(int node) {
        return distance[2 * node + 1];
    }

    @Override
    public int toOff(int node) {
        return distance[2 * node];
    }

    @Override
    public boolean each(int end, boolean isOn, boolean isLoop, Predicate<int[]> isEnough) {
        var nodes = new ArrayList<Integer>();
        for (int at = 2 * end + (isOn ? 1 : 0); at >= 0; at = before[at]) {
            if (nodes.size() > web.size()) {
                return false;
            }
            nodes.add(at);
        }
        int[] way = whole(nodes.reversed());
        for (int i = 1; i < way.length; i++) {
            if (!isFresh(way, i, isLoop)) {
                return false;
            }
        }
        int last = way.length - 1;
        boolean isBack = !isLoop
                || isLeaving(way[0], way[1]) && isLeaving(way[last], way[isExit(way, last - 1) ? last - 2 : last - 1]);
        return isBack && isEnough.test(way);
    }

    private boolean isLeaving(int node, int next) {
        return web.node(node).cells().first() != web.node(next).cells().first();
    }

    /** Whether this is where a way leaves a set: the set counts where it is entered. */
    private boolean isExit(int[] way, int i) {
        return i > 0
                && web.node(way[i]).kind() == Node.Kind.SET
                && web.node(way[i - 1]).kind() == Node.Kind.SET
                && web.node(way[i]).ground().equals(web.node(way[i - 1]).ground());
    }

    /** Only the first cell of a group counts when it comes up, but all of them when another comes back to it. */
    private boolean isFresh(int[] way, int i, boolean isLoop) {
        int cell = web.node(way[i]).cells().first();
        int start = web.node(way[0]).cell();
        for (int j = 0; j < i - 1 && !isExit(way, i); j++) {
            boolean counts =
                    !isExit(way, j) && !(isLoop && web.node(way[j]).cells().first() == start);
            if (counts && web.node(way[j]).ground().contains(cell)) {
                return false;
            }
        }
        return true;
    }

    /** With the node between, where a link leads from a set to what it puts out. */
    private int[] whole(List<Integer> assumptions) {
        var way = new ArrayList<Integer>();
        for (int i = 0; i < assumptions.size(); i++) {
            int now = assumptions.get(i) >> 1;
            if (i > 0 && (assumptions.get(i) & 1) == 0 && (assumptions.get(i - 1) & 1) == 0) {
                for (int exit : web.strong(assumptions.get(i - 1) >> 1)) {
                    if (web.areWeak(exit, now)) {
                        way.add(exit);
                        break;
                    }
                }
            }
            way.add(now);
        }
        return way.stream().mapToInt(node -> node).toArray();
    }

    /**
     * The order in which links are looked at: inside the cell, then by row, column and box, groups and sets last. Sets come
     * by house, and those that begin with the same cells after one another.
     */
    private static final class Order {

        private static final int CELLS = 4096;

        private final Sight sight;
        private final Web web;

        /** By node, when its turn is among groups and sets. */
        private final int[] turn;

        Order(Sight sight, Web web) {
            this.sight = sight;
            this.web = web;
            this.turn = new int[web.size()];
            List<Integer> sets = new ArrayList<>();
            for (int node = 0; node < turn.length; node++) {
                turn[node] = node;
                if (isSet(node)) {
                    sets.add(node);
                }
            }
            int first = turn.length - sets.size();
            sets.sort(Comparator.<Integer>comparingInt(
                            node -> house(web.node(node).ground()))
                    .thenComparing(node -> web.node(node).ground(), Order::compare)
                    .thenComparingInt(node -> web.node(node).digit()));
            for (int i = 0; i < sets.size(); i++) {
                turn[sets.get(i)] = first + i;
            }
        }

        /** By the first cells in which they differ; a part comes before the whole. */
        private static int compare(CellSet one, CellSet other) {
            int a = one.first();
            int b = other.first();
            while (a >= 0 && a == b) {
                a = one.next(a + 1);
                b = other.next(b + 1);
            }
            return Integer.compare(a, b);
        }

        private boolean isSet(int node) {
            return web.node(node).kind() == Node.Kind.SET;
        }

        /** The number of the first house around some cells. */
        private int house(CellSet cells) {
            List<Rule.House> houses = sight.houses();
            for (int i = 0; i < houses.size(); i++) {
                if (houses.get(i).cells().containsAll(cells)) {
                    return i;
                }
            }
            return houses.size();
        }

        int[] afterOn(int node) {
            var numbers = new ArrayList<Integer>();
            for (int other = 0; other < web.size(); other++) {
                if (web.areWeak(node, other) && (!isSet(other) || exits(other).length > 0)) {
                    numbers.add(other);
                }
            }
            numbers.sort(Comparator.comparingInt(other -> key(node, other)));
            return numbers.stream().mapToInt(other -> 2 * other).toArray();
        }

        /** The other digits of a set that could lead on. */
        private int[] exits(int set) {
            return Arrays.stream(web.strong(set)).filter(this::isSet).toArray();
        }

        List<int[]> afterOff(int node) {
            if (isSet(node)) {
                return afterSet(node);
            }
            boolean isGroup = web.node(node).kind() == Node.Kind.GROUP;
            var links = new ArrayList<int[]>();
            Arrays.stream(web.strong(node))
                    .filter(other -> !isSet(other))
                    .boxed()
                    .sorted(Comparator.comparingInt(other -> isGroup ? keyOfGroup(node, other) : keyOfOff(node, other)))
                    .forEach(other -> links.add(new int[] {2 * other + 1, LINK}));
            return links;
        }

        /** A way through a set takes longer, the larger it is. */
        private List<int[]> afterSet(int node) {
            var links = new ArrayList<int[]>();
            var sets = new ArrayList<Integer>();
            int length = 2 * web.node(node).ground().size() + LINK;
            for (int exit : exits(node)) {
                for (int other = 0; other < web.size(); other++) {
                    if (web.areWeak(exit, other)) {
                        if (isSet(other)) {
                            sets.add(other);
                        } else {
                            links.add(new int[] {2 * other, length});
                        }
                    }
                }
            }
            sets.sort(Comparator.comparingInt(other -> turn[other]));
            sets.forEach(other -> links.add(new int[] {2 * other, length}));
            Arrays.stream(web.strong(node))
                    .filter(other -> web.node(other).isCandidate())
                    .boxed()
                    .sorted(Comparator.comparingInt(other -> web.node(other).cell()))
                    .forEach(other -> links.add(new int[] {2 * other + 1, length + 1}));
            return links;
        }

        /** The candidate in the box, then that in the line, then groups by row, column and box. */
        private int keyOfGroup(int node, int other) {
            List<Rule.House> around =
                    sight.housesAround(web.node(node).cells().or(web.node(other).cells()));
            boolean isInBox = around.stream().anyMatch(Singles::isBox);
            return web.node(other).isCandidate()
                    ? (isInBox ? -2 : -1)
                    : sight.houses().indexOf(around.getFirst());
        }

        /** Two places count in the first house that has no other. */
        private int keyOfOff(int node, int other) {
            Node from = web.node(node);
            Node to = web.node(other);
            if (to.isCandidate() && from.cell() != to.cell()) {
                CellSet both = from.cells().or(to.cells());
                List<Rule.House> houses = sight.houses();
                for (int i = 0; i < houses.size(); i++) {
                    if (sight.places(from.digit(), houses.get(i)).equals(both)) {
                        return i * CELLS + to.cell();
                    }
                }
            }
            return key(node, other);
        }

        private int key(int node, int other) {
            Node from = web.node(node);
            Node to = web.node(other);
            int many = sight.houses().size();
            if (!from.isCandidate() || !to.isCandidate()) {
                return to.isCandidate() ? to.cell() : (many + 1) * CELLS + turn[other];
            }
            if (from.cell() == to.cell()) {
                return to.digit() - CELLS;
            }
            return house(from.cells().or(to.cells())) * CELLS + to.cell();
        }
    }
}
