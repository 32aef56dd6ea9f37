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
import java.util.Comparator;
import java.util.List;

/**
 * Sue de Coq: cells where a box and a line cross share their digits between a set of cells in the rest of the line and one
 * in the rest of the box.
 *
 * <pre>
 *   1234 1234 .  |  12  x  x  |  x  x  x      four cells for 1, 2, 3 and 4, each of them once:
 *    y    y  34  |   .  .  .  |  .  .  .      1 and 2 in the line, 3 and 4 in the box,
 *    y    y   y  |   .  .  .  |  .  .  .      so no x is 1 or 2, and no y is 3 or 4
 * </pre>
 *
 * <p>The sets may bring digits of their own, if they have a cell more for each. Counted like this, a digit fits once in the
 * cells of the line or once in those of the box, and a digit that only the two sets have, once in each. If that is just
 * as often as there are cells, every one of them is used, and the rest of its house loses the digit.
 */
public final class SueDeCoq {

    /** The largest set beside the crossing. On a 9x9 board there is none larger than 7; on larger ones work is bounded. */
    private static final int MOST_OF_NINE = 7;

    private static final int MOST_OF_MORE = 4;

    /** The most cells where box and line cross. Only regions and boxes of 6 cells in a line have more. */
    private static final int MOST_CROSSING = 5;

    private final Sight sight;
    private final Hunt hunt;
    private final Rule.House line;
    private final Rule.House box;
    private final int most;

    private SueDeCoq(Sight sight, Hunt hunt, Rule.House line, Rule.House box) {
        this.sight = sight;
        this.hunt = hunt;
        this.line = line;
        this.box = box;
        this.most = sight.size() <= 9 ? MOST_OF_NINE : MOST_OF_MORE;
    }

    /** Some of the open cells of a house, as bits, their digits, and for how many digits of the crossing they have room. */
    private record Group(int[] open, long chosen, long digits, int room) {

        CellSet cells() {
            var cells = new CellSet.Builder();
            for (long rest = chosen; rest != 0; rest &= rest - 1) {
                cells.add(open[Long.numberOfTrailingZeros(rest)]);
            }
            return cells.build();
        }
    }

    /** Finds them, wherever a row or a column crosses a box or a region. */
    public static void find(Sight sight, Hunt hunt) {
        CellSet fresh = hunt.fresh();
        List<Rule.House> boxes = sight.houses(Rule.House.Kind.BOX, Rule.House.Kind.REGION);
        for (Rule.House line : sight.houses(Rule.House.Kind.ROW, Rule.House.Kind.COLUMN)) {
            for (Rule.House box : boxes) {
                CellSet crossing = line.cells().and(box.cells()).and(sight.open());
                if (crossing.size() >= 2 && fresh.meets(line.cells().or(box.cells()))) {
                    new SueDeCoq(sight, hunt, line, box).cross(crossing.toArray(), 0, CellSet.NONE, 0);
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Takes each choice of at least two cells of the crossing, with at least two digits more than cells. */
    private void cross(int[] crossing, int from, CellSet cells, long digits) {
        int count = cells.size();
        if (Long.bitCount(digits) > MOST_CROSSING + 2 * most) {
            return; // more digits than all the cells could take
        }
        if (count >= 2 && Long.bitCount(digits) >= count + 2) {
            share(cells, digits);
        }
        for (int i = from; i < crossing.length && count < MOST_CROSSING && !hunt.isOver(); i++) {
            cross(crossing, i + 1, cells.with(crossing[i]), digits | sight.bits(crossing[i]));
        }
    }

    private void share(CellSet cells, long digits) {
        int needed = Long.bitCount(digits) - cells.size();
        if (needed > 2 * most) {
            return;
        }
        List<Group> inBox = groups(box.cells().minus(cells), digits, needed);
        if (inBox.isEmpty()) {
            return;
        }
        List<Group> inLine = groups(line.cells().minus(cells), digits, needed);
        if (!doSomeFit(inLine, inBox, digits, needed)) {
            return;
        }
        // small sets first
        inLine.sort(Comparator.comparingInt(group -> Long.bitCount(group.chosen)));
        inBox.sort(Comparator.comparingInt(group -> Long.bitCount(group.chosen)));
        for (Group ofLine : inLine) {
            for (Group ofBox : inBox) {
                if (fit(ofLine, ofBox, digits, needed) && !ofLine.cells().meets(ofBox.cells())) {
                    found(cells, digits, ofLine, ofBox);
                }
            }
            if (hunt.isOver()) {
                return;
            }
        }
    }

    private static boolean doSomeFit(List<Group> inLine, List<Group> inBox, long crossing, int needed) {
        for (int i = 0; i < inLine.size(); i++) {
            for (int j = 0; j < inBox.size(); j++) {
                if (fit(inLine.get(i), inBox.get(j), crossing, needed)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether two sets take together what is needed, and not the same digits of the crossing. */
    private static boolean fit(Group ofLine, Group ofBox, long crossing, int needed) {
        return ofLine.room + ofBox.room == needed && (ofLine.digits & ofBox.digits & crossing) == 0;
    }

    /** The sets with room for a digit of the crossing, and not for all that are needed. */
    private List<Group> groups(CellSet cells, long crossing, int needed) {
        var groups = new ArrayList<Group>();
        int[] open = cells.and(sight.open()).toArray();
        choose(open, 0, 0, 0, crossing, needed, groups);
        return groups;
    }

    /** Adds cells to those chosen, which are bits: the first open cell is the lowest. */
    private void choose(int[] open, int from, long chosen, long digits, long crossing, int needed, List<Group> groups) {
        int count = Long.bitCount(chosen);
        int room = count - Long.bitCount(digits & ~crossing);
        if (room >= 1 && room < needed && (digits & crossing) != 0) {
            groups.add(new Group(open, chosen, digits, room));
        }
        if (count == most) {
            return;
        }
        for (int i = from; i < open.length && !hunt.isOver(); i++) {
            long both = digits | sight.bits(open[i]);
            // with more digits of its own there are not enough cells left, or not enough in the other set
            int last = Math.min(most, count + open.length - i);
            if (Long.bitCount(both & ~crossing) <= last - Math.max(1, needed - most)) {
                choose(open, i + 1, chosen | 1L << i, both, crossing, needed, groups);
            }
        }
    }

    private void found(CellSet cells, long crossing, Group ofLine, Group ofBox) {
        long twice = ofLine.digits & ofBox.digits;
        var inLine = new Digits((crossing | ofLine.digits) & ~ofBox.digits | twice);
        var inBox = new Digits((crossing | ofBox.digits) & ~ofLine.digits | twice);
        CellSet lineCells = cells.or(ofLine.cells());
        CellSet boxCells = cells.or(ofBox.cells());
        var all = new Digits(crossing | ofLine.digits | ofBox.digits);
        Step.Builder step = hunt.step(new Digits(crossing))
                .eliminate(inLine, line.cells().minus(lineCells))
                .eliminate(inBox, box.cells().minus(boxCells));
        if (step.isEmpty()) {
            return;
        }
        step.show(Role.BASE, line)
                .show(Role.BASE, box)
                .show(Role.PATTERN, new Candidates(new Digits(crossing), cells))
                .say(LogicPhrase.SUE_DE_COQ_CROSSING, line, box, cells, new Digits(crossing))
                .show(Role.FIRST_COLOUR, new Candidates(new Digits(ofLine.digits), ofLine.cells()))
                .say(LogicPhrase.SUE_DE_COQ_SET, line, ofLine.cells(), new Digits(ofLine.digits))
                .show(Role.SECOND_COLOUR, new Candidates(new Digits(ofBox.digits), ofBox.cells()))
                .say(LogicPhrase.SUE_DE_COQ_SET, box, ofBox.cells(), new Digits(ofBox.digits));
        int count = lineCells.size() + ofBox.cells().size();
        if (twice == 0) {
            step.say(LogicPhrase.SUE_DE_COQ_ONCE, count, all);
        } else {
            step.say(
                    LogicPhrase.SUE_DE_COQ_TWICE,
                    count,
                    all.minus(new Digits(twice)),
                    new Digits(twice),
                    ofLine.cells(),
                    ofBox.cells());
        }
        hunt.keep(step.say(LogicPhrase.SUE_DE_COQ_THEN, line, inLine, box, inBox));
    }
}
