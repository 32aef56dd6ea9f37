package dev.neuf.sat;

import java.util.Arrays;

/**
 * Learns a clause from a conflict: what cannot all be, as short and as early as can be seen.
 *
 * <p>It is the clause of the first unique implication point (Marques-Silva, Sakallah 1996), shortened.
 */
final class Analysis {

    /*
     * Every variable met on the way gets a higher score, and so do the variables that forced a literal of the clause
     * (reason-side bumping: Liang and others 2016). On grids with many solutions the second matters most: without it,
     * five of eight grids of level 99 were not solved with 180,000 conflicts, with it each took less than 60,000.
     */

    private final Assignment assignment;
    private final ClauseStore clauses;
    private final Scores scores;
    private final Traces traces;
    private final Depths depths;
    private final Shortening shortening;

    /** The clause; the first literal is the one that must hold after going back to the depth of the second. */
    int[] literals = new int[64];

    int length;

    /** How many decisions meet in the clause (glue: Audemard, Simon 2009). */
    int glue;

    Analysis(Assignment assignment, ClauseStore clauses, Scores scores) {
        this.assignment = assignment;
        this.clauses = clauses;
        this.scores = scores;
        traces = new Traces(assignment.trail.length);
        depths = new Depths(assignment);
        shortening = new Shortening(assignment, clauses, traces, depths);
    }

    /** Learns from a conflict of the propagation. */
    void learn(int conflict, Propagation propagation) {
        length = 1;
        int open;
        if (conflict == Propagation.CONFLICT_OF_TWO) {
            open = meet(propagation.oneOfTwo) + meet(propagation.otherOfTwo);
        } else {
            open = meetAll(conflict, 0);
        }
        int place = assignment.size;
        int literal;
        while (true) {
            do {
                literal = assignment.trail[--place];
            } while (traces.of(literal >> 1) == Traces.UNSEEN);
            if (--open == 0) {
                break;
            }
            int reason = assignment.reason[literal >> 1];
            open += reason < 0 ? meet(-reason ^ 1) : meetAll(reason, literal);
        }
        literals[0] = literal ^ 1;
        int met = traces.count();
        length = shortening.run(literals, length);
        glue = depths.count(literals, 0, length);
        raise(met);
        traces.clear();
        putDeepestSecond();
    }

    private int meetAll(int clause, int but) {
        int first = clause + ClauseStore.LITERALS;
        int end = first + clauses.array[clause];
        if (clauses.isLearnt(clause)) {
            clauses.use(clause, depths.count(clauses.array, first, end));
        }
        int open = 0;
        for (int i = first; i < end; i++) {
            open += clauses.array[i] == but ? 0 : meet(clauses.array[i]);
        }
        return open;
    }

    /** Takes a literal of the conflict into the clause, or returns 1 if it is of the last depth and to be resolved. */
    private int meet(int literal) {
        int variable = literal >> 1;
        if (traces.of(variable) != Traces.UNSEEN || assignment.depthOf[variable] == 0) {
            return 0;
        }
        traces.set(variable, Traces.MET);
        if (assignment.depthOf[variable] == assignment.depth) {
            return 1;
        }
        literals = length == literals.length ? Arrays.copyOf(literals, 2 * length) : literals;
        literals[length++] = literal;
        return 0;
    }

    /** Raises the scores of what was met, of what came into the clause instead, and of what forced its literals. */
    private void raise(int met) {
        for (int i = 0; i < traces.count(); i++) {
            if (i < met || traces.of(traces.variable(i)) == Traces.MET) {
                scores.raise(traces.variable(i));
            }
        }
        for (int i = 1; i < length; i++) {
            int reason = assignment.reason[literals[i] >> 1];
            if (reason < 0) {
                raiseBeside(-reason >> 1);
            } else if (reason > 0) {
                int first = reason + ClauseStore.LITERALS;
                for (int k = first; k < first + clauses.array[reason]; k++) {
                    raiseBeside(clauses.array[k] >> 1);
                }
            }
        }
        scores.fade();
    }

    private void raiseBeside(int variable) {
        byte mark = traces.of(variable);
        if (mark != Traces.MET && mark != Traces.BESIDE && assignment.depthOf[variable] > 0) {
            traces.set(variable, Traces.BESIDE);
            scores.raise(variable);
        }
    }

    /** Puts a literal of the greatest depth but one in the second place: the depth to go back to. */
    private void putDeepestSecond() {
        for (int i = 2; i < length; i++) {
            if (assignment.depthOf[literals[i] >> 1] > assignment.depthOf[literals[1] >> 1]) {
                int literal = literals[1];
                literals[1] = literals[i];
                literals[i] = literal;
            }
        }
    }
}
