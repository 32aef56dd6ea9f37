package dev.neuf.sat;

/** For each variable, the groups in which it is: lists of groups read the other way round. */
final class Memberships {

    /** The groups of variable v are those from {@code from[v]} to before {@code from[v + 1]}, in rising order. */
    final int[] from;

    final int[] groups;

    /** Those of the variables up to the last one; the groups of further lists are counted on. */
    Memberships(int variables, Lists... lists) {
        from = new int[variables + 2];
        for (Lists each : lists) {
            for (int i = 0; i < each.start(each.count()); i++) {
                from[each.item(i) + 1]++;
            }
        }
        for (int v = 1; v < from.length; v++) {
            from[v] += from[v - 1];
        }
        groups = new int[from[from.length - 1]];
        int[] filled = from.clone();
        int first = 0;
        for (Lists each : lists) {
            for (int group = 0; group < each.count(); group++) {
                for (int i = each.start(group); i < each.end(group); i++) {
                    groups[filled[each.item(i)]++] = first + group;
                }
            }
            first += each.count();
        }
    }
}
