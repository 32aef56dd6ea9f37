package dev.neuf.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Finds every assignment that keeps some clauses, in the plainest way: units, then the first variable that is open. */
final class Assignments {

    private final List<int[]> clauses = new ArrayList<>();
    private final List<List<int[]>> with = new ArrayList<>();
    private final int variables;
    private final boolean[] isUsed;

    /** For each variable 1, -1, or 0 while it is open. */
    private final int[] values;

    private final int[] trail;
    private int length;

    private Assignments(Cnf cnf) {
        variables = Dimacs.measure(cnf).variables();
        isUsed = new boolean[variables + 1];
        values = new int[variables + 1];
        trail = new int[variables + 1];
        for (int i = 0; i <= 2 * variables; i++) {
            with.add(new ArrayList<>());
        }
        cnf.each((literals, count) -> {
            int[] clause = Arrays.copyOf(literals, count);
            clauses.add(clause);
            for (int literal : clause) {
                isUsed[Math.abs(literal)] = true;
                with.get(variables + literal).add(clause);
            }
        });
    }

    /** Visits the assignments, until the visitor has seen enough. */
    static void each(Cnf cnf, Predicate<IntPredicate> each) {
        var all = new Assignments(cnf);
        for (int[] clause : all.clauses) {
            if (!all.keeps(clause)) {
                return;
            }
        }
        if (all.propagate(0)) {
            all.search(1, each);
        }
    }

    private boolean search(int from, Predicate<IntPredicate> each) {
        int open = from;
        while (open <= variables && (!isUsed[open] || values[open] != 0)) {
            open++;
        }
        if (open > variables) {
            return each.test(v -> values[v] > 0);
        }
        for (int sign = 1; sign >= -1; sign -= 2) {
            int before = length;
            assign(sign * open);
            if (propagate(before) && !search(open + 1, each)) {
                return false;
            }
            while (length > before) {
                values[Math.abs(trail[--length])] = 0;
            }
        }
        return true;
    }

    private boolean propagate(int from) {
        for (int i = from; i < length; i++) {
            for (int[] clause : with.get(variables - trail[i])) {
                if (!keeps(clause)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Assigns the last open literal of a clause that no other literal makes true; false if there is none. */
    private boolean keeps(int[] clause) {
        int open = 0;
        int last = 0;
        for (int literal : clause) {
            int value = values[Math.abs(literal)] * Integer.signum(literal);
            if (value > 0) {
                return true;
            }
            if (value == 0 && literal != last) {
                open++;
                last = literal;
            }
        }
        if (open == 1) {
            assign(last);
        }
        return open > 0;
    }

    private void assign(int literal) {
        values[Math.abs(literal)] = Integer.signum(literal);
        trail[length++] = literal;
    }
}
