package dev.neuf.logic.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that follows from one assumption by singles and groups, as in {@link Flood}, and by pairs, or assumptions on top of it:
 * where one of these breaks, it does not hold; and what follows from every answer left to a question follows at any rate.
 *
 * <p>A fact is twice a candidate or group that holds, and one more if it does not hold.
 */
final class DeepFlood {

    /** Reasons for a fact that are no number of a cluster or a candidate: it was assumed, or known before. */
    static final int ASSUMED = -1;

    static final int GIVEN = -2;

    /** Nothing. */
    static final int NONE = -1;

    /**
     * Why a fact follows that singles do not tell.
     *
     * @param assumed the candidate that breaks when it is assumed on top, or {@link #NONE}
     * @param cluster the question of which every answer leads to the fact, or {@link #NONE}
     * @param other another question that makes a pair with it, or {@link #NONE}
     * @param time so many facts were known then
     */
    record Inside(int assumed, int cluster, int other, int time) {}

    private final Clusters clusters;
    private final Web web;
    private final int candidates;
    private final @Nullable Depth depth;
    private final @Nullable Pairs pairs;

    private final int[] left;

    /** How many were left when a cluster was last looked at for what follows by assumptions on top. */
    private final int[] leftBefore;

    private final int[] full;

    /** By group, its candidates as bits. */
    private final long[][] members;

    private final long[] on;
    private final long[] off;
    private final int[] why;
    private final int[] time;
    private final int[] facts;
    private final long[] some;

    /** The answers left to a question that is looked at. */
    private final int[] answers;

    private final List<Inside> inside = new ArrayList<>();

    private int count;
    private int done;
    private int looked;
    private int clash;
    private int emptied;

    /** One that knows what follows from each candidate alone. */
    DeepFlood(Depth depth) {
        this(depth.clusters(), depth, null);
    }

    /** One that knows pairs and X-wings instead. */
    DeepFlood(Clusters clusters) {
        this(clusters, null, new Pairs(clusters));
    }

    /** Another for the same board that knows only singles and groups. */
    DeepFlood(DeepFlood other) {
        this(other.clusters, null, null);
    }

    private DeepFlood(Clusters clusters, @Nullable Depth depth, @Nullable Pairs pairs) {
        this.pairs = pairs;
        this.clusters = clusters;
        this.web = clusters.web();
        this.candidates = clusters.candidates();
        this.depth = depth;
        this.full = clusters.sizes();
        this.members = clusters.members();
        left = new int[full.length];
        leftBefore = new int[full.length];
        answers = new int[web.size()];
        on = new long[web.words()];
        off = new long[web.words()];
        some = new long[web.words()];
        why = new int[2 * web.size()];
        time = new int[2 * web.size()];
        facts = new int[2 * web.size()];
    }

    /** Assumes that a candidate holds. Stops where that cannot be. */
    void from(int assumed) {
        begin();
        set(2 * assumed, ASSUMED);
        run();
        look();
    }

    private void look() {
        while (depth != null && !isBroken() && look(depth)) {
            // what was found may lead to more
        }
        while (pairs != null && !isBroken() && pairs.each(left, off, this::pair)) {
            // the same
        }
    }

    /** Assumes that a candidate holds on top of the first facts of another flood. Singles and groups do the rest. */
    void from(DeepFlood other, int first, int assumed) {
        begin();
        for (int i = 0; i < first; i++) {
            set(other.facts[i], GIVEN);
        }
        run();
        set(2 * assumed, ASSUMED);
        run();
    }

    /** The same on top of all its facts, when none of them is left to be followed. */
    private void from(DeepFlood other, int assumed) {
        begin();
        System.arraycopy(other.left, 0, left, 0, left.length);
        System.arraycopy(other.on, 0, on, 0, on.length);
        System.arraycopy(other.off, 0, off, 0, off.length);
        set(2 * assumed, ASSUMED);
        run();
    }

    private void begin() {
        System.arraycopy(full, 0, left, 0, full.length);
        System.arraycopy(full, 0, leftBefore, 0, full.length);
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        inside.clear();
        count = 0;
        done = 0;
        looked = 0;
        clash = NONE;
        emptied = NONE;
    }

    private void set(int fact, int reason) {
        int node = fact >> 1;
        long bit = 1L << node;
        long[] mine = (fact & 1) == 0 ? on : off;
        if ((mine[node >> 6] & bit) == 0 && !isBroken()) {
            mine[node >> 6] |= bit;
            why[fact] = reason;
            time[fact] = count;
            facts[count++] = fact;
            if (isSet((fact & 1) == 0 ? off : on, node)) {
                clash = node;
            }
        }
    }

    private void run() {
        for (; done < count && !isBroken(); done++) {
            if ((facts[done] & 1) == 0) {
                spread(facts[done] >> 1);
            } else {
                follow(facts[done] >> 1);
            }
        }
    }

    private void spread(int node) {
        long[] weak = web.weak(node);
        for (int word = 0; word < weak.length; word++) {
            for (long fresh = weak[word] & ~off[word]; fresh != 0; fresh &= fresh - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(fresh);
                // whether a group does not hold is seen by its candidates
                if (other < candidates) {
                    set(2 * other + 1, node);
                }
            }
        }
    }

    private void follow(int candidate) {
        for (int cluster : clusters.of(candidate)) {
            int rest = --left[cluster];
            if (rest == 0) {
                emptied = cluster;
                return;
            }
            if (rest == 1) {
                last(cluster);
            } else {
                gather(cluster);
            }
        }
    }

    private void last(int cluster) {
        long[] bits = clusters.get(cluster).bits();
        for (int word = 0; word < bits.length; word++) {
            long rest = bits[word] & ~off[word];
            if (rest != 0) {
                set(2 * ((word << 6) + Long.numberOfTrailingZeros(rest)), cluster);
                return;
            }
        }
    }

    private void gather(int cluster) {
        long[] bits = clusters.get(cluster).bits();
        for (int group : clusters.groups(cluster)) {
            boolean isAll = !isSet(on, group);
            for (int word = 0; word < bits.length && isAll; word++) {
                isAll = (bits[word] & ~off[word] & ~members[group][word]) == 0;
            }
            if (isAll) {
                set(2 * group, cluster);
            }
        }
    }

    /** Looks for what follows by assumptions on top; whether there was anything new. Singles are done in between. */
    private boolean look(Depth known) {
        int before = count;
        // what leads to the opposite of a fact does not hold
        for (; looked < count && !isBroken(); looked++) {
            int node = facts[looked] >> 1;
            if (node < candidates) {
                refute((facts[looked] & 1) == 0 ? known.whatPutsOut(node) : known.whatLights(node));
            }
        }
        for (int cluster = 0; cluster < full.length && !isBroken(); cluster++) {
            // what follows from all answers that there were at first is left to simpler nets
            if (left[cluster] > 1 && left[cluster] < leftBefore[cluster]) {
                leftBefore[cluster] = left[cluster];
                int many = answers(cluster);
                empty(known, many);
                agree(known, cluster, many);
            }
        }
        return count > before;
    }

    private void refute(long[] broken) {
        for (int word = 0; word < broken.length; word++) {
            for (long rest = broken[word] & ~off[word]; rest != 0; rest &= rest - 1) {
                int assumed = (word << 6) + Long.numberOfTrailingZeros(rest);
                add(2 * assumed + 1, assumed, NONE);
            }
        }
    }

    /** Adds a fact that follows by an assumption on top, and what follows from it. */
    private void add(int fact, int assumed, int cluster) {
        add(fact, new Inside(assumed, cluster, NONE, count));
    }

    private boolean add(int fact, Inside reason) {
        if (!isKnown(fact) && !isBroken()) {
            inside.add(reason);
            set(fact, GIVEN - inside.size());
            run();
        }
        return !isBroken();
    }

    private boolean pair(int candidate, int one, int other) {
        return add(2 * candidate + 1, new Inside(NONE, one, other, count));
    }

    private int answers(int cluster) {
        int many = 0;
        for (int candidate : clusters.get(cluster).candidates()) {
            if (!isSet(off, candidate)) {
                answers[many++] = candidate;
            }
        }
        return many;
    }

    /** What would put out all answers left to a question does not hold. */
    private void empty(Depth known, int many) {
        long any = 0;
        for (int word = 0; word < some.length; word++) {
            long all = ~off[word];
            for (int i = 0; i < many && all != 0; i++) {
                all &= known.whatPutsOut(answers[i])[word];
            }
            some[word] = all;
            any |= all;
        }
        if (any != 0) {
            refute(some);
        }
    }

    /** What follows from every answer left to a question. */
    private void agree(Depth known, int cluster, int many) {
        for (int word = 0; word < on.length && !isBroken(); word++) {
            long allOn = ~on[word];
            long allOff = ~off[word];
            for (int i = 0; i < many && (allOn | allOff) != 0; i++) {
                allOn &= known.on(answers[i])[word];
                allOff &= known.off(answers[i])[word];
            }
            for (long rest = allOff | allOn; rest != 0; rest &= rest - 1) {
                int candidate = (word << 6) + Long.numberOfTrailingZeros(rest);
                if (candidate < candidates) {
                    boolean isOff = (allOff & rest & -rest) != 0;
                    add(2 * candidate + (isOff ? 1 : 0), NONE, cluster);
                }
            }
        }
    }

    /**
     * Tries candidates on top, where a question has two answers left: singles and groups together with what is known.
     * Whether one broke, and was put out.
     */
    boolean tryEach(DeepFlood spare) {
        int before = count;
        for (int candidate = 0; candidate < candidates && !isBroken(); candidate++) {
            if (!isSet(on, candidate) && !isSet(off, candidate) && isOneOfTwo(candidate)) {
                spare.from(this, candidate);
                if (spare.isBroken()) {
                    add(2 * candidate + 1, candidate, NONE);
                    look();
                }
            }
        }
        return count > before;
    }

    private boolean isOneOfTwo(int candidate) {
        for (int cluster : clusters.of(candidate)) {
            if (left[cluster] == 2) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSet(long[] bits, int number) {
        return (bits[number >> 6] >>> number & 1) != 0;
    }

    /** How many facts there are. */
    int count() {
        return count;
    }

    boolean isBroken() {
        return clash != NONE || emptied != NONE;
    }

    /** The cluster in which nothing is left, or {@link #NONE}. */
    int emptied() {
        return emptied;
    }

    /** The candidate that would hold and not hold, or {@link #NONE}. */
    int clash() {
        return clash;
    }

    long[] on() {
        return on;
    }

    long[] off() {
        return off;
    }

    boolean isKnown(int fact) {
        return isSet((fact & 1) == 0 ? on : off, fact >> 1);
    }

    /** Why a fact is one: a cluster with no other answer, a candidate that sees it, or see {@link #inside}. */
    int why(int fact) {
        return why[fact];
    }

    /** When it was known. */
    int time(int fact) {
        return time[fact];
    }

    /** The reason with a number below {@link #GIVEN}. */
    Inside inside(int reason) {
        return inside.get(GIVEN - 1 - reason);
    }
}
