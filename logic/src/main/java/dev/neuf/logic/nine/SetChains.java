package dev.neuf.logic.nine;

import java.util.Arrays;

/**
 * Chains that may lead through almost locked sets as well. The node of a digit in a set comes after candidates and groups, and
 * is not shared with other sets; a link through a set is as long as the set has cells.
 */
final class SetChains extends Chains {

    /** More than the longest link. */
    private static final int TURNS = 16;

    private final SetWeb web;
    private final AlmostSets sets;
    private final Spots spots;

    /** What is reached next, by the length of the way, in turn. */
    private final int[][] lit = new int[TURNS][];

    private final int[] litCount = new int[TURNS];
    private int[] dark = {};
    private int darkCount;

    /** Neighbours of the nodes on the way, those of the last on top, and how long the links to them are. */
    private int[] found = new int[1024];

    private int[] lengths = new int[1024];
    private int top;

    SetChains(SetWeb web, Links links) {
        super(links);
        this.web = web;
        this.sets = web.sets;
        this.spots = web.spots;
    }

    @Override
    void from(int start, boolean isOn, boolean isGrouped) {
        int size = links.size + sets.count * 9;
        if (toOn.length < size) {
            grow(size + size / 4);
        }
        Arrays.fill(toOn, 0, size, FAR);
        Arrays.fill(toOff, 0, size, FAR);
        Arrays.fill(litCount, 0);
        darkCount = 0;
        if (isOn) {
            light(start, 0);
        } else {
            putOut(start, 0);
        }
        int idle = 0;
        for (int distance = 0; idle < TURNS; distance++) {
            int darkNow = darkCount;
            darkCount = 0;
            int litNow = litCount[distance % TURNS];
            litCount[distance % TURNS] = 0;
            spreadDark(darkNow, distance);
            spreadLit(lit[distance % TURNS], litNow, distance);
            idle = darkNow + litNow == 0 ? idle + 1 : 0;
        }
    }

    private void grow(int most) {
        toOn = new int[most];
        toOff = new int[most];
        way = new int[2 * most + 1];
        dark = new int[2 * most];
        for (int i = 0; i < TURNS; i++) {
            lit[i] = new int[most];
        }
    }

    private void light(int node, int distance) {
        if (distance < toOn[node]) {
            toOn[node] = distance;
            int turn = distance % TURNS;
            lit[turn][litCount[turn]++] = node;
        }
    }

    private void putOut(int node, int distance) {
        if (distance < toOff[node]) {
            toOff[node] = distance;
            dark[darkCount++] = node;
        }
    }

    /** Those that do not hold light their strong neighbours. They come first: what holds now puts out more of them. */
    private void spreadDark(int count, int distance) {
        for (int i = 0; i < count; i++) {
            top = 0;
            strong(dark[i]);
            for (int j = 0; j < top; j++) {
                light(found[j], distance + lengths[j]);
            }
        }
    }

    private void spreadLit(int[] nodes, int count, int distance) {
        for (int i = 0; i < count; i++) {
            if (toOn[nodes[i]] == distance) {
                top = 0;
                weak(nodes[i]);
                for (int j = 0; j < top; j++) {
                    putOut(found[j], distance + 1);
                }
            }
        }
    }

    private void push(int node, int length) {
        if (top == found.length) {
            found = Arrays.copyOf(found, 2 * top);
            lengths = Arrays.copyOf(lengths, 2 * top);
        }
        found[top] = node;
        lengths[top++] = length;
    }

    /** Collects the strong neighbours of a node. */
    private void strong(int node) {
        if (node >= links.size) {
            int by = node - links.size;
            int length = Plain.count(sets.low[by / 9], sets.high[by / 9]);
            for (int left = sets.strikes[by / 9] & ~(1 << by % 9); left != 0; left &= left - 1) {
                push(node - by % 9 + Integer.numberOfTrailingZeros(left), length);
            }
            for (int i = web.firstBy[by]; i >= 0; i = web.nextBy[i]) {
                push(web.forcedNode[i], length + 1);
            }
            return;
        }
        row(links.strong, node);
        for (int i = node < web.candidates ? web.firstOf[node] : -1; i >= 0; i = web.nextOf[i]) {
            int set = web.forcedBy[i] / 9;
            push(links.size + web.forcedBy[i], Plain.count(sets.low[set], sets.high[set]) + 1);
        }
    }

    private void row(long[] rows, int node) {
        for (int word = 0; word < links.words; word++) {
            for (long left = rows[node * links.words + word]; left != 0; left &= left - 1) {
                push((word << 6) + Long.numberOfTrailingZeros(left), 1);
            }
        }
    }

    /** Collects the weak neighbours of a node. Sets that have cells in common are not linked. */
    private void weak(int node) {
        int set = node < links.size ? -1 : (node - links.size) / 9;
        int like = set < 0 ? node : links.size + spots.spot[node - links.size];
        for (int word = 0; word < web.words; word++) {
            for (long left = web.weak[like * web.words + word]; left != 0; left &= left - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(left);
                if (other < links.size) {
                    push(other, 1);
                } else {
                    having(other - links.size, set);
                }
            }
        }
    }

    /** Collects the sets that have a spot, and no cell of another set. */
    private void having(int spot, int apart) {
        int digit = 0;
        while (spots.first[digit + 1] <= spot) {
            digit++;
        }
        for (int set = spots.head[spot]; set >= 0; set = spots.next[set * 9 + digit]) {
            if (apart < 0 || sets.areApart(set, apart)) {
                push(links.size + set * 9 + digit, 1);
            }
        }
    }

    @Override
    boolean hasDarkBefore(int node, int distance, Told told) {
        int from = top;
        strong(node);
        return hasBefore(from, toOff, distance, false, told);
    }

    @Override
    boolean hasLitBefore(int node, int distance, Told told) {
        int from = top;
        weak(node);
        return hasBefore(from, toOn, distance, true, told);
    }

    private boolean hasBefore(int from, int[] to, int distance, boolean isOn, Told told) {
        int end = top;
        boolean isFound = false;
        for (int i = from; i < end && !isFound; i++) {
            int before = distance - lengths[i];
            isFound = to[found[i]] == before && steps(found[i], isOn, before, told);
        }
        top = from;
        return isFound;
    }

    @Override
    boolean meets(int a, int b) {
        return (low(a) & low(b) | high(a) & high(b)) != 0;
    }

    private long low(int node) {
        return node < links.size ? links.low[node] : sets.low[(node - links.size) / 9];
    }

    private long high(int node) {
        return node < links.size ? links.high[node] : sets.high[(node - links.size) / 9];
    }
}
