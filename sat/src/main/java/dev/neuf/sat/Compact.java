package dev.neuf.sat;

import dev.neuf.core.Grid;
import java.util.function.IntPredicate;

/** A {@link Model} as clauses: of each group at least one, and no two, said once for each pair. */
final class Compact implements Cnf {

    private final Model model;

    private final Memberships memberships;

    Compact(Model model) {
        this.model = model;
        memberships = new Memberships(model.variables(), model.exactly(), model.most());
    }

    @Override
    public void each(Clauses clauses) {
        if (model.isRefuted()) {
            clauses.clause(new int[0], 0);
            return;
        }
        lists(model.exactly(), clauses);
        pairs(model.exactly(), 0, clauses);
        pairs(model.most(), model.exactly().count(), clauses);
        lists(model.clauses(), clauses);
    }

    private static void lists(Lists lists, Clauses clauses) {
        int[] literals = new int[Long.SIZE];
        for (int list = 0; list < lists.count(); list++) {
            int length = lists.length(list);
            literals = length <= literals.length ? literals : new int[length];
            System.arraycopy(lists.items(), lists.start(list), literals, 0, length);
            clauses.clause(literals, length);
        }
    }

    private void pairs(Lists groups, int first, Clauses clauses) {
        int[] pair = new int[2];
        for (int group = 0; group < groups.count(); group++) {
            int end = groups.end(group);
            for (int i = groups.start(group); i < end; i++) {
                for (int k = i + 1; k < end; k++) {
                    if (firstWith(groups.item(i), groups.item(k)) == first + group) {
                        pair[0] = -groups.item(i);
                        pair[1] = -groups.item(k);
                        clauses.clause(pair, 2);
                    }
                }
            }
        }
    }

    /** The first group that has both variables. */
    private int firstWith(int one, int other) {
        int[] groups = memberships.groups;
        int i = memberships.from[one];
        int k = memberships.from[other];
        while (groups[i] != groups[k]) {
            if (groups[i] < groups[k]) {
                i++;
            } else {
                k++;
            }
        }
        return groups[i];
    }

    @Override
    public Grid grid(IntPredicate holds) {
        return model.grid(holds);
    }
}
