package dev.neuf.sat;

import java.util.Arrays;

/** Collects groups of variables, and leaves out what another group has said already. */
final class Groups {

    final Lists exactly = new Lists();
    final Lists most = new Lists();

    /** The last group that begins with a variable, and for each group the one before; both counted from 1. */
    private final int[] exactlyFrom;

    private int[] exactlyEarlier = new int[64];
    private int[] mostFrom = {};
    private int[] mostEarlier = {};

    /** The groups of variable v in {@code exactly}: those from {@code from[v]} to before {@code from[v + 1]}. */
    private int[] from = {};

    private int[] groupsOf = {};

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
            indexExactly();
        }
        if (most.pending() < 2 || isInsideExactly()) {
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

    private void indexExactly() {
        int[] items = exactly.items();
        int end = exactly.start(exactly.count());
        from = new int[exactlyFrom.length + 1];
        for (int i = 0; i < end; i++) {
            from[items[i] + 1]++;
        }
        for (int v = 1; v < from.length; v++) {
            from[v] += from[v - 1];
        }
        groupsOf = new int[end];
        int[] filled = from.clone();
        for (int group = 0; group < exactly.count(); group++) {
            for (int i = exactly.start(group); i < exactly.end(group); i++) {
                groupsOf[filled[items[i]]++] = group;
            }
        }
    }

    /** Whether one group of which exactly one holds has all members of the group that is being made. */
    private boolean isInsideExactly() {
        int start = most.start(most.count());
        int end = most.end(most.count());
        int first = most.item(start);
        for (int i = from[first]; i < from[first + 1]; i++) {
            boolean isInside = true;
            for (int k = start + 1; k < end && isInside; k++) {
                isInside = isIn(most.item(k), groupsOf[i]);
            }
            if (isInside) {
                return true;
            }
        }
        return false;
    }

    private boolean isIn(int variable, int group) {
        for (int i = from[variable]; i < from[variable + 1]; i++) {
            if (groupsOf[i] == group) {
                return true;
            }
        }
        return false;
    }
}
