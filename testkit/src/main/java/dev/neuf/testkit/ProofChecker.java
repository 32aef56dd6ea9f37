package dev.neuf.testkit;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Checks proofs in DRAT that clauses contradict each other, without knowing anything of the solver that wrote them.
 *
 * <p>Each line of a proof adds a clause ({@code 1 -2 0}) or deletes one ({@code d 1 -2 0}). A clause may be added if its
 * negation leads to a contradiction by unit propagation alone (RUP), or if its first literal is such that this holds for
 * all resolvents on it (RAT). The proof is complete when the empty clause may be added.
 */
public final class ProofChecker {

    /*
     * Clauses lie one behind the other in one array: length, then literals, of which the first two are watched. Literal
     * l is at 2 * |l|, or one more if negative, in the arrays by literals. What holds by units of all clauses so far
     * stays on the trail; the negation of a clause in question is put on top, and taken away again.
     *
     * A deleted clause that is the reason of such a unit stays, as in other checkers: solvers delete clauses that are
     * satisfied for good and do not mean to take the unit back.
     */

    /** What comes of a proof. */
    public sealed interface Verdict {

        /** The clauses contradict each other. */
        record Accepted() implements Verdict {}

        /** The line of the proof, counted from 1, that does not follow; or 0 if it ends without the empty clause. */
        record Refused(int line, String why) implements Verdict {}
    }

    private static final int NO_CLAUSE = -1;

    private int[] arena = new int[1 << 12];
    private int end;
    private int[][] watches = new int[16][];
    private int[] watchCounts = new int[16];

    /** Whether a literal holds: 1, -1 or 0. */
    private byte[] values = new byte[16];

    private int[] reasons = new int[8];
    private int[] trail = new int[8];
    private int trailEnd;
    private int done;
    private boolean isContradiction;

    /** The clauses by their literals in order, for deletion. */
    private final Map<Key, int[]> clauses = new HashMap<>();

    private record Key(int[] literals) {

        static Key of(int[] literals) {
            int[] sorted = literals.clone();
            Arrays.sort(sorted);
            return new Key(sorted);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && Arrays.equals(literals, key.literals);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(literals);
        }
    }

    private ProofChecker() {}

    /** Checks a proof of a formula in DIMACS. */
    public static Verdict check(String dimacs, String proof) {
        var checker = new ProofChecker();
        checker.load(dimacs);
        return checker.check(proof);
    }

    private void load(String dimacs) {
        long declared = -1;
        long count = 0;
        for (String line : dimacs.split("\n")) {
            if (line.startsWith("p cnf ")) {
                declared = Long.parseLong(line.strip().split("\\s+")[3]);
            } else if (!line.isBlank() && !line.startsWith("c")) {
                add(literals(line));
                count++;
            }
        }
        if (declared != count) {
            throw new IllegalArgumentException(
                    "The header declares %d clauses, but there are %d, one a line.".formatted(declared, count));
        }
    }

    private Verdict check(String proof) {
        int number = 0;
        for (int from = 0; from < proof.length(); ) {
            int to = proof.indexOf('\n', from);
            String line = proof.substring(from, to < 0 ? proof.length() : to).strip();
            from = to < 0 ? proof.length() : to + 1;
            number++;
            if (line.isEmpty() || line.startsWith("c")) {
                continue;
            }
            if (line.startsWith("d ")) {
                if (!delete(literals(line.substring(2)))) {
                    return new Verdict.Refused(number, "there is no such clause to delete: " + line);
                }
                continue;
            }
            int[] clause = literals(line);
            if (!follows(clause)) {
                return new Verdict.Refused(number, "does not follow: " + line);
            }
            if (clause.length == 0) {
                return new Verdict.Accepted();
            }
            add(clause);
        }
        return new Verdict.Refused(0, "the empty clause is missing");
    }

    private int[] literals(String line) {
        int[] numbers = Arrays.stream(line.strip().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .toArray();
        if (numbers[numbers.length - 1] != 0) {
            throw new IllegalArgumentException("The line '%s' must end with 0.".formatted(line));
        }
        for (int literal : numbers) {
            makeRoom(Math.abs(literal));
        }
        return Arrays.copyOf(numbers, numbers.length - 1);
    }

    private void makeRoom(int variable) {
        if (2 * variable + 1 >= values.length) {
            int size = 4 * variable + 2;
            values = Arrays.copyOf(values, size);
            watches = Arrays.copyOf(watches, size);
            watchCounts = Arrays.copyOf(watchCounts, size);
            reasons = Arrays.copyOf(reasons, size / 2);
            trail = Arrays.copyOf(trail, size / 2);
        }
    }

    private static int index(int literal) {
        return literal > 0 ? 2 * literal : -2 * literal + 1;
    }

    private int value(int literal) {
        return values[index(literal)];
    }

    private void add(int[] literals) {
        int[] sorted = Arrays.stream(literals).distinct().toArray();
        // those that may still hold come first, to be watched
        int free = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (value(sorted[i]) >= 0) {
                int literal = sorted[i];
                sorted[i] = sorted[free];
                sorted[free++] = literal;
            }
        }
        int clause = end;
        if (end + sorted.length + 1 > arena.length) {
            arena = Arrays.copyOf(arena, 2 * (end + sorted.length + 1));
        }
        arena[end++] = sorted.length;
        for (int literal : sorted) {
            arena[end++] = literal;
        }
        clauses.merge(Key.of(literals), new int[] {clause}, (all, one) -> {
            int[] more = Arrays.copyOf(all, all.length + 1);
            more[all.length] = one[0];
            return more;
        });
        if (sorted.length > 1) {
            watch(sorted[0], clause);
            watch(sorted[1], clause);
        }
        if (free == 0) {
            isContradiction = true;
        } else if (free == 1 && value(sorted[0]) == 0) {
            assign(sorted[0], clause);
            isContradiction |= !propagate();
        }
    }

    private void watch(int literal, int clause) {
        int at = index(literal);
        int[] list = watches[at] == null ? new int[4] : watches[at];
        if (watchCounts[at] == list.length) {
            list = Arrays.copyOf(list, 2 * list.length);
        }
        list[watchCounts[at]++] = clause;
        watches[at] = list;
    }

    private boolean delete(int[] literals) {
        Key key = Key.of(literals);
        int[] found = clauses.get(key);
        if (found == null) {
            return false;
        }
        int clause = found[found.length - 1];
        if (found.length == 1) {
            clauses.remove(key);
        } else {
            clauses.put(key, Arrays.copyOf(found, found.length - 1));
        }
        for (int i = 0; i < arena[clause]; i++) {
            int literal = arena[clause + 1 + i];
            if (value(literal) > 0 && reasons[Math.abs(literal)] == clause) {
                return true;
            }
        }
        arena[clause] = -arena[clause];
        return true;
    }

    private void assign(int literal, int reason) {
        values[index(literal)] = 1;
        values[index(-literal)] = -1;
        reasons[Math.abs(literal)] = reason;
        trail[trailEnd++] = literal;
    }

    private void takeBack(int to) {
        while (trailEnd > to) {
            int literal = trail[--trailEnd];
            values[index(literal)] = 0;
            values[index(-literal)] = 0;
        }
        done = to;
    }

    /** Whether units can be followed to their end without a contradiction. */
    private boolean propagate() {
        while (done < trailEnd) {
            int wrong = -trail[done++];
            int at = index(wrong);
            int[] list = watches[at];
            int kept = 0;
            boolean isFine = true;
            for (int i = 0; i < watchCounts[at]; i++) {
                int clause = list[i];
                if (!isFine) {
                    list[kept++] = clause;
                } else if (arena[clause] > 0 && !moveWatch(clause, wrong)) {
                    list[kept++] = clause;
                    int other = arena[clause + 1];
                    if (value(other) == 0) {
                        assign(other, clause);
                    } else {
                        isFine = value(other) > 0;
                    }
                }
            }
            watchCounts[at] = kept;
            if (!isFine) {
                return false;
            }
        }
        return true;
    }

    /** Puts the wrong literal second, and another in its place if one may hold; false if there is none. */
    private boolean moveWatch(int clause, int wrong) {
        int first = clause + 1;
        if (arena[first] == wrong) {
            arena[first] = arena[first + 1];
            arena[first + 1] = wrong;
        }
        if (value(arena[first]) > 0) {
            return false;
        }
        for (int i = first + 2; i < first + arena[clause]; i++) {
            if (value(arena[i]) >= 0) {
                arena[first + 1] = arena[i];
                arena[i] = wrong;
                watch(arena[first + 1], clause);
                return true;
            }
        }
        return false;
    }

    private boolean follows(int[] clause) {
        if (isContradiction) {
            return true;
        }
        int before = trailEnd;
        boolean isFollowing = !deny(clause, 0) || clause.length > 0 && isRat(clause[0]);
        takeBack(before);
        return isFollowing;
    }

    /** Assumes that no literal of a clause holds, but for one; false if that leads to a contradiction. */
    private boolean deny(int[] clause, int but) {
        for (int literal : clause) {
            if (literal != but && value(literal) > 0) {
                return false;
            }
            if (literal != but && value(literal) == 0) {
                assign(-literal, NO_CLAUSE);
            }
        }
        return propagate();
    }

    /** Whether every resolvent on a literal of the clause that is denied leads to a contradiction. */
    private boolean isRat(int pivot) {
        int before = trailEnd;
        for (int clause = 0; clause < end; clause += Math.abs(arena[clause]) + 1) {
            int[] literals = Arrays.copyOfRange(arena, clause + 1, clause + 1 + Math.max(0, arena[clause]));
            if (Arrays.stream(literals).anyMatch(literal -> literal == -pivot)) {
                boolean isFine = !deny(literals, -pivot);
                takeBack(before);
                if (!isFine) {
                    return false;
                }
            }
        }
        return true;
    }
}
