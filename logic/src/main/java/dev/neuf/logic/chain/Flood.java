package dev.neuf.logic.chain;

import java.util.Arrays;
import java.util.List;

/**
 * All that follows from one assumption when singles are placed on and on, each with its reasons. What comes first is done
 * first, so that reasons are near.
 */
final class Flood {

    /** No cluster, no candidate. */
    static final int NONE = -1;

    private final Clusters clusters;
    private final Web web;

    /** How many candidates of each cluster are left. */
    private final int[] left;

    private final int[] full;

    /** By cluster, how many cells its largest group has. */
    private final int[] largest;

    private final long[] on;
    private final long[] off;

    /** By candidate that holds, the cluster that has no other; by one that does not, the candidate that puts it out. */
    private final int[] why;

    /** What happened in order: candidates, as they are for those that hold, complemented for those that do not. */
    private final int[] events;

    /** When it happened. */
    private final int[] time;

    /** By group, its candidates as bits. */
    private final long[][] members;

    private int count;
    private int emptied;
    private int clash;

    Flood(Clusters clusters) {
        this.clusters = clusters;
        this.web = clusters.web();
        int size = web.size();
        full = new int[clusters.size()];
        largest = new int[full.length];
        for (int i = 0; i < full.length; i++) {
            full[i] = clusters.get(i).candidates().length;
            for (int group : clusters.groups(i)) {
                largest[i] = Math.max(largest[i], web.node(group).cells().size());
            }
        }
        left = new int[full.length];
        on = new long[web.words()];
        off = new long[web.words()];
        why = new int[size];
        time = new int[size];
        events = new int[size + 1];
        members = clusters.members();
    }

    /** Assumes that a candidate holds, or does not. Stops where that cannot be. */
    void from(int start, boolean isOn) {
        begin();
        if (isOn) {
            light(start, NONE);
        } else {
            putOut(start, NONE);
        }
        run(0);
    }

    /** Assumes that several candidates hold. */
    void from(List<Integer> starts) {
        begin();
        for (int start : starts) {
            light(start, NONE);
        }
        run(0);
    }

    /** What holds at some moment, to come back to. */
    record Moment(int[] left, long[] on, long[] off, int count) {}

    /** What holds by now. It is not broken. */
    Moment now() {
        return new Moment(left.clone(), on.clone(), off.clone(), count);
    }

    /** Goes back to a moment before, and assumes one more candidate on top. */
    void from(Moment before, int more) {
        System.arraycopy(before.left, 0, left, 0, left.length);
        System.arraycopy(before.on, 0, on, 0, on.length);
        System.arraycopy(before.off, 0, off, 0, off.length);
        count = before.count;
        emptied = NONE;
        clash = NONE;
        light(more, NONE);
        run(before.count);
    }

    private void begin() {
        System.arraycopy(full, 0, left, 0, full.length);
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        count = 0;
        emptied = NONE;
        clash = NONE;
    }

    private void run(int first) {
        for (int i = first; i < count && !isBroken(); i++) {
            if (events[i] >= 0) {
                spread(events[i]);
            } else {
                follow(~events[i]);
            }
        }
    }

    private void light(int candidate, int cluster) {
        if ((on[candidate >> 6] >>> candidate & 1) == 0) {
            on[candidate >> 6] |= 1L << candidate;
            why[candidate] = cluster;
            time[candidate] = count;
            events[count++] = candidate;
        }
    }

    private void putOut(int candidate, int cause) {
        off[candidate >> 6] |= 1L << candidate;
        why[candidate] = cause;
        time[candidate] = count;
        events[count++] = ~candidate;
    }

    /** A candidate that holds puts out those that it sees. */
    private void spread(int candidate) {
        long[] weak = web.weak(candidate);
        for (int word = 0; word < weak.length; word++) {
            if ((weak[word] & on[word]) != 0) {
                clash = (word << 6) + Long.numberOfTrailingZeros(weak[word] & on[word]);
                emptied = candidate;
                return;
            }
            for (long fresh = weak[word] & ~off[word]; fresh != 0; fresh &= fresh - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(fresh);
                // whether a group does not hold is seen by its candidates
                if (other < clusters.candidates()) {
                    putOut(other, candidate);
                }
            }
        }
    }

    /** Where one is put out, another may be the last, or none may be left. */
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

    /** What is left of a cluster may be a group. */
    private void gather(int cluster) {
        int[] groups = clusters.groups(cluster);
        long[] bits = clusters.get(cluster).bits();
        int rest = groups.length == 0 ? Integer.MAX_VALUE : 0;
        for (int word = 0; word < bits.length && rest <= largest[cluster]; word++) {
            rest += Long.bitCount(bits[word] & ~off[word]);
        }
        if (rest > largest[cluster]) {
            return; // more than any group takes in
        }
        for (int group : groups) {
            boolean isAll = (on[group >> 6] >>> group & 1) == 0;
            for (int word = 0; word < bits.length && isAll; word++) {
                isAll = (bits[word] & ~off[word] & ~members[group][word]) == 0;
            }
            if (isAll) {
                light(group, cluster);
            }
        }
    }

    /** Those put out but not followed yet count as well: the last may be gone, which comes up when they are followed. */
    private void last(int cluster) {
        long[] bits = clusters.get(cluster).bits();
        for (int word = 0; word < bits.length; word++) {
            long rest = bits[word] & ~off[word];
            if (rest != 0) {
                light((word << 6) + Long.numberOfTrailingZeros(rest), cluster);
                return;
            }
        }
    }

    /** Whether the assumption cannot be. */
    boolean isBroken() {
        return emptied != NONE;
    }

    /** The cluster in which nothing is left, if that is how it broke. */
    int emptied() {
        return clash == NONE ? emptied : NONE;
    }

    /** Two candidates that both hold and see each other, if that is how it broke. */
    int[] clash() {
        return clash == NONE ? new int[0] : new int[] {emptied, clash};
    }

    /** How many candidates of a cluster are left. */
    int left(int cluster) {
        return left[cluster];
    }

    /** What holds, as bits. */
    long[] on() {
        return on;
    }

    /** What does not hold, as bits. */
    long[] off() {
        return off;
    }

    boolean isOff(int candidate) {
        return (off[candidate >> 6] >>> candidate & 1) != 0;
    }

    /** Why a candidate holds: the cluster in which it is the last; or {@link #NONE} if that was assumed. */
    int cluster(int candidate) {
        return why[candidate];
    }

    /** Why a candidate does not hold: the one that puts it out; or {@link #NONE} if that was assumed. */
    int cause(int candidate) {
        return why[candidate];
    }

    /** When it was known. */
    int time(int candidate) {
        return time[candidate];
    }
}
