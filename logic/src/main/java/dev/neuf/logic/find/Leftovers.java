package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The law of leftovers, for regions of any shape. Some rows side by side hold each digit as often as the same number of
 * regions. So do the cells that only one of the two has: the leftovers. What cannot be in one of them cannot be in the
 * other.
 *
 * <pre>
 *   1 1 1 2      the first row and region 1 share three cells; left over are
 *   1 . . 2      r1c4 of the row and r2c1 of the region: they hold the same digit
 * </pre>
 */
public final class Leftovers {

    private final Sight sight;
    private final Hunt hunt;
    private final List<Rule.House> lines;
    private final List<Rule.House> regions;

    private Leftovers(Sight sight, Hunt hunt, List<Rule.House> lines, List<Rule.House> regions) {
        this.sight = sight;
        this.hunt = hunt;
        this.lines = lines;
        this.regions = regions;
    }

    /** Finds them in rows and in columns, with the regions that lie for the most part, or at least to the half, in them. */
    public static void find(Sight sight, Hunt hunt) {
        List<Rule.House> regions = sight.houses(Rule.House.Kind.REGION);
        if (regions.isEmpty()) {
            return;
        }
        regions = sight.houses(Rule.House.Kind.BOX, Rule.House.Kind.REGION);
        new Leftovers(sight, hunt, sight.houses(Rule.House.Kind.ROW), regions).run();
        new Leftovers(sight, hunt, sight.houses(Rule.House.Kind.COLUMN), regions).run();
    }

    /** Few lines first: what is left out of them is the same as what is left out of all others. */
    private void run() {
        for (int count = 1; count < lines.size(); count++) {
            for (int from = 0; from + count <= lines.size() && !hunt.isOver(); from++) {
                compare(lines.subList(from, from + count));
            }
        }
    }

    private void compare(List<Rule.House> chosen) {
        CellSet inLines = union(chosen);
        List<Rule.House> most = new ArrayList<>();
        List<Rule.House> half = new ArrayList<>();
        for (Rule.House region : regions) {
            int inside = 2 * region.cells().and(inLines).size();
            if (inside > sight.size()) {
                most.add(region);
            }
            if (inside >= sight.size()) {
                half.add(region);
            }
        }
        if (most.size() == chosen.size()) {
            compare(chosen, inLines, most);
        } else if (half.size() == chosen.size()) {
            compare(chosen, inLines, half);
        }
    }

    private void compare(List<Rule.House> chosen, CellSet inLines, List<Rule.House> mates) {
        CellSet inRegions = union(mates);
        CellSet ofLines = inLines.minus(inRegions);
        CellSet ofRegions = inRegions.minus(inLines);
        Digits notInLines = sight.layout().digits().minus(sight.digits(ofLines));
        Digits notInRegions = sight.layout().digits().minus(sight.digits(ofRegions));
        CellSet open = sight.open();
        Digits struckInRegions = sight.digits(ofRegions.and(open)).and(notInLines);
        Digits struckInLines = sight.digits(ofLines.and(open)).and(notInRegions);
        if (struckInRegions.isEmpty() && struckInLines.isEmpty()) {
            return;
        }
        Step.Builder step = hunt.step(struckInLines.or(struckInRegions))
                .eliminate(struckInRegions, ofRegions)
                .eliminate(struckInLines, ofLines);
        for (Rule.House house : chosen) {
            step.show(Role.BASE, house);
        }
        for (Rule.House house : mates) {
            step.show(Role.BASE, house);
        }
        step.say(LogicPhrase.LEFTOVERS_WHY, List.copyOf(chosen), mates)
                .show(Role.FIRST_COLOUR, new Candidates(sight.digits(ofLines), ofLines))
                .show(Role.SECOND_COLOUR, new Candidates(sight.digits(ofRegions), ofRegions))
                .say(LogicPhrase.LEFTOVERS_SAME, ofLines, ofRegions);
        if (!struckInRegions.isEmpty()) {
            step.say(LogicPhrase.LEFTOVERS_LACK, ofLines, struckInRegions);
        }
        if (!struckInLines.isEmpty()) {
            step.say(LogicPhrase.LEFTOVERS_LACK, ofRegions, struckInLines);
        }
        hunt.keep(step);
    }

    private static CellSet union(List<Rule.House> houses) {
        var cells = new CellSet.Builder();
        for (Rule.House house : houses) {
            cells.add(house.cells());
        }
        return cells.build();
    }
}
