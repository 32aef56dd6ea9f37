package dev.neuf.sat;

import java.util.Arrays;

/**
 * The clauses of three and more literals, in one array, and for each literal those that wait for it to fail.
 *
 * <p>A clause is a place in the array: its length, its glue (0 if it is there to stay), how lately it was of use, and then
 * its literals, of which the first two are watched. Clauses of two literals are only in the lists of their watchers.
 */
final class ClauseStore {

    static final int GLUE = 1;
    static final int USE = 2;
    static final int LITERALS = 3;

    /** What stands for a clause of two literals in a list of watchers. */
    static final int OF_TWO = -1;

    /** So many decisions meet in clauses that are kept for good, and in those that are kept for long. */
    private static final int BEST_GLUE = 2;

    private static final int GOOD_GLUE = 6;

    private static final int GONE = -1;

    /** So many numbers are the most: a quarter of a gigabyte. */
    private static final int MOST = 1 << 26;

    /** Of the clauses that were of no use lately, one in so many stays. */
    private static final int STAYING = 4;

    int[] array = new int[1 << 12];

    /** By literal that holds: pairs of a clause in which its opposite is watched, and another literal of the clause. */
    final int[][] watchers;

    /** How much of each list is used. */
    final int[] watched;

    private int end = 1;
    private int gone;
    private int[] learnt = new int[64];
    private int learntCount;

    ClauseStore(int variables) {
        watchers = new int[2 * variables + 2][];
        watched = new int[2 * variables + 2];
        Arrays.fill(watchers, new int[0]);
    }

    /**
     * Adds a clause of two and more literals; the first two are watched.
     *
     * @param glue how many decisions meet in it, or 0 if it is there to stay
     * @return the clause as a reason for its first literal
     */
    int add(int[] literals, int length, int glue) {
        if (length == 2) {
            watch(literals[0] ^ 1, OF_TWO, literals[1]);
            watch(literals[1] ^ 1, OF_TWO, literals[0]);
            return -(literals[1] ^ 1);
        }
        int clause = end;
        end += LITERALS + length;
        if (end > array.length) {
            array = Arrays.copyOf(array, Math.max(end, array.length + array.length / 2));
        }
        array[clause] = length;
        array[clause + GLUE] = glue;
        array[clause + USE] = 2;
        System.arraycopy(literals, 0, array, clause + LITERALS, length);
        watch(literals[0] ^ 1, clause, literals[1]);
        watch(literals[1] ^ 1, clause, literals[0]);
        if (glue > 0) {
            learnt = learntCount == learnt.length ? Arrays.copyOf(learnt, 2 * learntCount) : learnt;
            learnt[learntCount++] = clause;
        }
        return clause;
    }

    /** Lets a clause wait for a literal to hold. */
    void watch(int literal, int clause, int other) {
        int count = watched[literal];
        int[] list = watchers[literal];
        if (count == list.length) {
            list = Arrays.copyOf(list, Math.max(4, 2 * count));
            watchers[literal] = list;
        }
        list[count] = clause;
        list[count + 1] = other;
        watched[literal] = count + 2;
    }

    /** Whether there is no room for many more clauses. */
    boolean isFull() {
        return end > MOST;
    }

    boolean isLearnt(int clause) {
        return array[clause + GLUE] > 0;
    }

    /** Notes that a learnt clause was of use, and how many decisions met in it. */
    void use(int clause, int glue) {
        array[clause + GLUE] = Math.min(array[clause + GLUE], Math.max(1, glue));
        array[clause + USE] = array[clause + GLUE] <= GOOD_GLUE ? 2 : 1;
    }

    /** Forgets most of the learnt clauses that were of no use lately, those first in which many decisions meet. */
    void forget(Assignment assignment, Proof proof) {
        long[] order = new long[learntCount];
        int useless = 0;
        for (int i = 0; i < learntCount; i++) {
            int clause = learnt[i];
            if (array[clause + GLUE] <= BEST_GLUE) {
                continue;
            }
            if (array[clause + USE] > 0) {
                array[clause + USE]--;
            } else if (!assignment.isReason(clause, array[clause + LITERALS], array[clause + LITERALS + 1])) {
                long glue = Math.min(array[clause + GLUE], Short.MAX_VALUE);
                order[useless++] = glue << 48 | (long) Math.min(array[clause], Short.MAX_VALUE) << 32 | i;
            }
        }
        Arrays.sort(order, 0, useless);
        for (int k = useless / STAYING; k < useless; k++) {
            drop(learnt[(int) order[k]], proof);
        }
        sweep(assignment);
    }

    /** Forgets clauses that hold anyway. To be called at depth 0. */
    void forgetHolding(Assignment assignment, Proof proof) {
        for (int clause = 1; clause < end; clause += LITERALS + array[clause]) {
            for (int i = clause + LITERALS; i < clause + LITERALS + array[clause]; i++) {
                if (assignment.value[array[i]] == Assignment.TRUE && array[clause + GLUE] != GONE) {
                    drop(clause, proof);
                }
            }
        }
        for (int i = 0; i < assignment.size; i++) {
            assignment.reason[assignment.trail[i] >> 1] = Assignment.NO_REASON;
            watched[assignment.trail[i]] = 0;
            watched[assignment.trail[i] ^ 1] = 0;
        }
        sweep(assignment);
    }

    private void drop(int clause, Proof proof) {
        if (isLearnt(clause)) { // those of the puzzle are not in every encoding with the same words
            proof.forgotten(array, clause + LITERALS, array[clause]);
        }
        array[clause + GLUE] = GONE;
        gone += LITERALS + array[clause];
    }

    private void sweep(Assignment assignment) {
        int kept = 0;
        for (int i = 0; i < learntCount; i++) {
            if (array[learnt[i] + GLUE] != GONE) {
                learnt[kept++] = learnt[i];
            }
        }
        learntCount = kept;
        for (int literal = 2; literal < watchers.length; literal++) {
            int[] list = watchers[literal];
            int count = 0;
            for (int i = 0; i < watched[literal]; i += 2) {
                if (list[i] == OF_TWO || array[list[i] + GLUE] != GONE) {
                    list[count] = list[i];
                    list[count + 1] = list[i + 1];
                    count += 2;
                }
            }
            watched[literal] = count;
        }
        if (gone > end / 3) {
            closeUp(assignment);
        }
    }

    /** Moves the clauses together. */
    private void closeUp(Assignment assignment) {
        int[] fresh = new int[Math.max(1 << 12, end - gone + (end - gone) / 2)];
        int to = 1;
        int length;
        for (int clause = 1; clause < end; clause += length) {
            length = LITERALS + array[clause];
            if (array[clause + GLUE] != GONE) {
                System.arraycopy(array, clause, fresh, to, length);
                array[clause + USE] = to;
                to += length;
            }
        }
        for (int i = 0; i < learntCount; i++) {
            learnt[i] = array[learnt[i] + USE];
        }
        for (int literal = 2; literal < watchers.length; literal++) {
            int[] list = watchers[literal];
            for (int i = 0; i < watched[literal]; i += 2) {
                list[i] = list[i] == OF_TWO ? OF_TWO : array[list[i] + USE];
            }
        }
        for (int i = 0; i < assignment.size; i++) {
            int variable = assignment.trail[i] >> 1;
            if (assignment.reason[variable] > 0) {
                assignment.reason[variable] = array[assignment.reason[variable] + USE];
            }
        }
        array = fresh;
        end = to;
        gone = 0;
    }
}
