package dev.neuf.sat;

/** Draws the conclusions of what holds, until there are no more or two of them clash. */
final class Propagation {

    /** What {@link #run} returns if nothing clashes. */
    static final int NO_CONFLICT = 0;

    /** What {@link #run} returns if two literals clash that cannot both fail. */
    static final int CONFLICT_OF_TWO = -1;

    private final Assignment assignment;
    private final ClauseStore clauses;

    /** The groups of which at most one holds: where the members of each begin and end. */
    private final int[] from;

    private final int[] to;
    private final int[] members;

    /** The {@link Memberships}. */
    private final int[] groupsFrom;

    private final int[] groups;

    /** The clause of two literals that clashes. */
    int oneOfTwo;

    int otherOfTwo;

    /** How much was done: about as many as the literals looked at. */
    long work;

    Propagation(Model model, Assignment assignment, ClauseStore clauses) {
        this.assignment = assignment;
        this.clauses = clauses;
        Lists exactly = model.exactly();
        Lists most = model.most();
        int count = exactly.count() + most.count();
        from = new int[count];
        to = new int[count];
        members = new int[exactly.start(exactly.count()) + most.start(most.count())];
        copy(exactly, 0, 0);
        copy(most, exactly.count(), exactly.start(exactly.count()));
        var memberships = new Memberships(model.variables(), exactly, most);
        groupsFrom = memberships.from;
        groups = memberships.groups;
    }

    private void copy(Lists lists, int firstGroup, int place) {
        for (int list = 0; list < lists.count(); list++) {
            from[firstGroup + list] = place + lists.start(list);
            to[firstGroup + list] = place + lists.end(list);
        }
        System.arraycopy(lists.items(), 0, members, place, lists.start(lists.count()));
    }

    /** Draws all conclusions. Returns the clause that clashes, or one of the two constants. */
    int run() {
        int conflict = NO_CONFLICT;
        while (conflict == NO_CONFLICT && assignment.next < assignment.size) {
            int literal = assignment.trail[assignment.next++];
            if ((literal & 1) == 0) {
                conflict = strike(literal);
            }
            if (conflict == NO_CONFLICT) {
                conflict = wake(literal);
            }
        }
        return conflict;
    }

    /** A variable holds: no other in its groups does. */
    private int strike(int literal) {
        final byte[] value = assignment.value;
        int holding = literal >> 1;
        for (int i = groupsFrom[holding]; i < groupsFrom[holding + 1]; i++) {
            int group = groups[i];
            int end = to[group];
            work += end - from[group];
            for (int k = from[group]; k < end; k++) {
                int member = 2 * members[k];
                if (value[member] != Assignment.FALSE && member != literal) {
                    if (value[member] == Assignment.TRUE) {
                        oneOfTwo = member ^ 1;
                        otherOfTwo = literal ^ 1;
                        return CONFLICT_OF_TWO;
                    }
                    assignment.assign(member ^ 1, -literal);
                }
            }
        }
        return NO_CONFLICT;
    }

    /** A literal holds: looks at the clauses in which its opposite is watched. */
    private int wake(int literal) {
        final byte[] value = assignment.value;
        final int[] array = clauses.array;
        final int[] list = clauses.watchers[literal];
        final int failed = literal ^ 1;
        int conflict = NO_CONFLICT;
        int count = clauses.watched[literal];
        work += count;
        int read = 0;
        int kept = 0;
        while (read < count) {
            int clause = list[read];
            int other = list[read + 1];
            read += 2;
            if (value[other] == Assignment.TRUE) {
                list[kept++] = clause;
                list[kept++] = other;
                continue;
            }
            int reason = -literal;
            if (clause != ClauseStore.OF_TWO) {
                reason = clause;
                int first = clause + ClauseStore.LITERALS;
                other = array[first] ^ array[first + 1] ^ failed;
                if (value[other] != Assignment.TRUE) {
                    int end = first + array[clause];
                    int place = first + 2;
                    while (place < end && value[array[place]] == Assignment.FALSE) {
                        place++;
                    }
                    if (place < end) {
                        int next = array[place];
                        if (value[next] == Assignment.TRUE) {
                            list[kept++] = clause;
                            list[kept++] = next;
                            continue;
                        }
                        array[first] = other;
                        array[first + 1] = next;
                        array[place] = failed;
                        clauses.watch(next ^ 1, clause, other);
                        continue;
                    }
                }
            }
            list[kept++] = clause;
            list[kept++] = other;
            if (value[other] == Assignment.FALSE) {
                conflict = reason == clause ? clause : CONFLICT_OF_TWO;
                oneOfTwo = other;
                otherOfTwo = failed;
                System.arraycopy(list, read, list, kept, count - read);
                kept += count - read;
                break;
            }
            if (value[other] == Assignment.OPEN) {
                assignment.assign(other, reason);
            }
        }
        clauses.watched[literal] = kept;
        return conflict;
    }

    /** Takes those out of the groups that can never hold. To be called at depth 0. */
    void tidy() {
        for (int group = 0; group < from.length; group++) {
            int kept = from[group];
            for (int i = kept; i < to[group]; i++) {
                if (assignment.value[2 * members[i]] == Assignment.OPEN) {
                    members[kept++] = members[i];
                }
            }
            to[group] = kept;
        }
    }
}
