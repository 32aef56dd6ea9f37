package dev.neuf.sat;

import java.util.Arrays;

/** Makes a learnt clause shorter, which makes it stronger. */
final class Shortening {

    /*
     * Three ways, one after the other:
     *
     *   What follows from the rest of the clause is left out (Soerensson, Biere 2009).
     *
     *   The literals of one depth give way to the one literal through which all of them came about, if there is one that
     *   needs nothing else (Fleury, Biere 2021).
     *
     *   Candidates that fail because the same one holds, in a cell or a house, give way to that one: "not 3 here" says
     *   all of "a 5, a 7 or an 8 here". A clause on a board of 49x49 has 500 literals without the last two ways, 150 with
     *   them.
     */

    /** How far to look for reasons of a literal that may be left out. */
    private static final int FARTHEST = 500;

    private final Assignment assignment;
    private final ClauseStore clauses;
    private final Traces traces;
    private final Depths depths;

    /** By variable: the last attempt in which it was seen. */
    private final long[] seenIn;

    private long attempt;

    /** By variable: how many literals of the clause fail because of it. */
    private final int[] causes;

    private long[] order = new long[64];

    Shortening(Assignment assignment, ClauseStore clauses, Traces traces, Depths depths) {
        this.assignment = assignment;
        this.clauses = clauses;
        this.traces = traces;
        this.depths = depths;
        seenIn = new long[assignment.reason.length];
        causes = new int[assignment.reason.length];
    }

    /** Shortens a clause whose literals all fail, but for its first literal. Returns how many are left. */
    int run(int[] literals, int length) {
        depths.count(literals, 0, length);
        int kept = leaveOut(literals, length);
        return kept < 3 ? kept : joinDepths(literals, kept);
    }

    private int leaveOut(int[] literals, int length) {
        int kept = 1;
        for (int i = 1; i < length; i++) {
            int variable = literals[i] >> 1;
            if (assignment.reason[variable] == Assignment.NO_REASON || !follows(variable, 0)) {
                literals[kept++] = literals[i];
            }
        }
        return kept;
    }

    private boolean follows(int variable, int steps) {
        int reason = assignment.reason[variable];
        if (reason < 0) {
            return isCovered(-reason >> 1, steps);
        }
        int first = reason + ClauseStore.LITERALS;
        for (int i = first; i < first + clauses.array[reason]; i++) {
            int other = clauses.array[i] >> 1;
            if (other != variable && !isCovered(other, steps)) {
                return false;
            }
        }
        return true;
    }

    private boolean isCovered(int variable, int steps) {
        byte mark = traces.of(variable);
        if (assignment.depthOf[variable] == 0 || mark == Traces.MET || mark == Traces.COVERED) {
            return true;
        }
        if (mark == Traces.NOT_COVERED
                || assignment.reason[variable] == Assignment.NO_REASON
                // a depth that the clause knows nothing of has a decision it knows nothing of
                || !depths.isCounted(assignment.depthOf[variable])
                || steps == FARTHEST) {
            return false;
        }
        boolean isCovered = follows(variable, steps + 1);
        traces.set(variable, isCovered ? Traces.COVERED : Traces.NOT_COVERED);
        return isCovered;
    }

    private int joinDepths(int[] literals, int length) {
        order = length > order.length ? new long[2 * length] : order;
        for (int i = 1; i < length; i++) {
            order[i] = (long) assignment.placeOf[literals[i] >> 1] << 32 | literals[i];
        }
        Arrays.sort(order, 1, length);
        int kept = 1;
        int last = length - 1;
        while (last > 0) {
            int before = last - 1;
            while (before > 0 && depth(before) == depth(last)) {
                before--;
            }
            if (last == before + 1) {
                literals[kept++] = (int) order[last];
            } else {
                int one = source(before + 1, last);
                if (one == 0) {
                    kept = joinCauses(before + 1, last, literals, kept);
                } else {
                    traces.set(one >> 1, Traces.MET);
                    literals[kept++] = one;
                }
            }
            last = before;
        }
        return kept;
    }

    private int depth(int i) {
        return assignment.depthOf[(int) order[i] >> 1];
    }

    /** The literal through which those from one to another of the order came about, or 0 if there is none. */
    private int source(int from, int to) {
        attempt++;
        for (int i = from; i <= to; i++) {
            seenIn[(int) order[i] >> 1] = attempt;
        }
        int open = to - from + 1;
        int depth = depth(from);
        for (int place = assignment.placeOf[(int) order[to] >> 1]; ; place--) {
            int literal = assignment.trail[place];
            if (seenIn[literal >> 1] != attempt) {
                continue;
            }
            if (open == 1) {
                return literal ^ 1;
            }
            int more = through(literal, depth);
            if (more < 0) {
                return 0;
            }
            open += more - 1;
        }
    }

    /** How many literals of the depth come in instead of one, or -1 if something else does. */
    private int through(int literal, int depth) {
        int reason = assignment.reason[literal >> 1];
        if (reason < 0) {
            return enter(-reason >> 1, depth);
        }
        int first = reason + ClauseStore.LITERALS;
        int entered = 0;
        for (int i = first; i < first + clauses.array[reason]; i++) {
            if (clauses.array[i] != literal) {
                int more = enter(clauses.array[i] >> 1, depth);
                if (more < 0) {
                    return -1;
                }
                entered += more;
            }
        }
        return entered;
    }

    private int enter(int variable, int depth) {
        if (assignment.depthOf[variable] != depth) {
            return isCovered(variable, 0) ? 0 : -1;
        }
        int more = seenIn[variable] == attempt ? 0 : 1;
        seenIn[variable] = attempt;
        return more;
    }

    private int joinCauses(int from, int to, int[] literals, int before) {
        for (int i = from; i <= to; i++) {
            causes[cause(i)]++;
        }
        int kept = before;
        for (int i = to; i >= from; i--) {
            int cause = cause(i);
            if (cause == 0 || causes[cause] == 1 || assignment.depthOf[cause] != depth(i)) {
                literals[kept++] = (int) order[i];
            } else if (causes[cause] > 1) {
                causes[cause] = -1;
                traces.set(cause, Traces.MET);
                literals[kept++] = -assignment.reason[(int) order[i] >> 1] ^ 1;
            }
        }
        for (int i = from; i <= to; i++) {
            causes[cause(i)] = 0;
        }
        return kept;
    }

    /** The variable because of which alone a literal fails, or 0. */
    private int cause(int i) {
        int reason = assignment.reason[(int) order[i] >> 1];
        return reason < 0 ? -reason >> 1 : 0;
    }
}
