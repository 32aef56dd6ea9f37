package dev.neuf.sat;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Collects groups of variables, and leaves out what another group has said already. */
final class Groups {

    final Lists exactly = new Lists();
    final Lists most = new Lists();

    /** The last group that begins with a variable, and for each group the one before; both counted from 1. */
    private final int[] exactlyFrom;

    private int[] exactlyEarlier = new int[64];
    private int[] mostFrom = {};
    private int[] mostEarlier = {};

    /** Who is in which group of {@code exactly}, as soon as there are no more of these. */
    private @Nullable Memberships memberships;

    Groups(int variables) {
        exactlyFrom = new int[variables + 1];
    }

    /** Ends a group of which exactly one holds. */
    void closeExactly() {
        exactlyEarlier = close(exactly, exactlyFrom, exactlyEarlier);
    }

    /** Ends a group of which at most one holds. No more of the other kind may follow. */
    void closeMost() {
        if (mostFrom.length == 0) {
            mostFrom = new int[exactlyFrom.length];
            mostEarlier = new int[64];
        }
        if (most.pending() < 2 || isInsideExactly(exactlyOf())) {
            most.drop();
        } else {
            mostEarlier = close(most, mostFrom, mostEarlier);
        }
    }

    private static int[] close(Lists lists, int[] lastFrom, int[] earlier) {
        int start = lists.start(lists.count());
        int first = lists.item(start);
        for (int group = lastFrom[first]; group != 0; group = earlier[group]) {
            if (Arrays.equals(
                    lists.items(),
                    lists.start(group - 1),
                    lists.end(group - 1),
                    lists.items(),
                    start,
                    lists.end(lists.count()))) {
                lists.drop();
                return earlier;
            }
        }
        lists.close();
        int group = lists.count();
        int[] room = group < earlier.length ? earlier : Arrays.copyOf(earlier, 2 * group);
        room[group] = lastFrom[first];
        lastFrom[first] = group;
        return room;
    }

    private Memberships exactlyOf() {
        Memberships known = memberships != null ? memberships : new Memberships(exactlyFrom.length - 1, exactly);
        memberships = known;
        return known;
    }

    /** Whether one group of which exactly one holds has all members of the group that is being made. */
    private boolean isInsideExactly(Memberships of) {
        int start = most.start(most.count());
        int end = most.end(most.count());
        int first = most.item(start);
        for (int i = of.from[first]; i < of.from[first + 1]; i++) {
            boolean isInside = true;
            for (int k = start + 1; k < end && isInside; k++) {
                isInside = isIn(most.item(k), of.groups[i], of);
            }
            if (isInside) {
                return true;
            }
        }
        return false;
    }

    private static boolean isIn(int variable, int group, Memberships of) {
        for (int i = of.from[variable]; i < of.from[variable + 1]; i++) {
            if (of.groups[i] == group) {
                return true;
            }
        }
        return false;
    }
}
