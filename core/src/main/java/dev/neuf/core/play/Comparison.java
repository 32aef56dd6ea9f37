package dev.neuf.core.play;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Two branches side by side: what both say and the one below does not, and where they differ.
 *
 * @param trunk the name of the branch that both began on: what both say is proved there if one of the two must hold, and
 *     nowhere below, where what was tried on the trunk is no more than a guess
 * @param agreed digits that both have entered and the trunk has not, by cell
 * @param differing the two digits of cells that both have filled, but not alike
 * @param onlyOne how many digits only the first has
 * @param onlyOther how many digits only the second has
 */
public record Comparison(
        String trunk,
        SortedMap<Integer, Integer> agreed,
        SortedMap<Integer, Map.Entry<Integer, Integer>> differing,
        int onlyOne,
        int onlyOther) {

    static Comparison of(Branch trunk, Branch one, Branch other, int cells) {
        var agreed = new TreeMap<Integer, Integer>();
        var differing = new TreeMap<Integer, Map.Entry<Integer, Integer>>();
        int onlyOne = 0;
        int onlyOther = 0;
        for (int cell = 0; cell < cells; cell++) {
            int first = one.now().spot(cell).digit();
            int second = other.now().spot(cell).digit();
            if (first != 0 && second != 0 && first != second) {
                differing.put(cell, Map.entry(first, second));
            } else if (first != 0 && first == second && trunk.now().spot(cell).digit() != first) {
                agreed.put(cell, first);
            }
            onlyOne += first != 0 && second == 0 ? 1 : 0;
            onlyOther += first == 0 && second != 0 ? 1 : 0;
        }
        return new Comparison(trunk.name(), agreed, differing, onlyOne, onlyOther);
    }
}
