package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Fireworks: a row and a column cross in a box, and outside of it a digit has at most one place in each. Then it is in one
 * of these two places or where the lines cross, because otherwise both lines would have it in the box, which has it once.
 *
 * <pre>
 *   X . . | . Y . | . . .      1, 2 and 3 fit in this row only in the box and in Y,
 *   . - - | . . . | . . .      in this column only in the box and in Z:
 *   . - - | . . . | . . .      X, Y and Z hold 1, 2 and 3,
 *   ------+-------+------      and no - can be one of them
 *   Z . . | . . . | . . .
 * </pre>
 *
 * <p>Three digits with the same three cells fill them. So do two digits around X and two others around the fourth corner of
 * the rectangle fill its four corners; X then has one of its own two. Each digit being in just one of its three cells, the
 * box has it in one of the two lines: at X, or beside it if the other line has it outside. This holds for any row, column
 * and region of any board.
 */
public final class Fireworks {

    /** The digit goes off into no cell outside, or into several. */
    private static final int NOWHERE = -1;

    private static final int SEVERAL = -2;

    private final Sight sight;
    private final Hunt hunt;
    private final List<Burst> pairs = new ArrayList<>();

    private Fireworks(Sight sight, Hunt hunt) {
        this.sight = sight;
        this.hunt = hunt;
    }

    /** Some digits around a cell. */
    private record Burst(
            Rule.House box, Rule.House row, Rule.House column, int pivot, int inRow, int inColumn, long digits) {
        CellSet cells() {
            return CellSet.of(pivot, inRow, inColumn);
        }

        CellSet restOfBox() {
            return box.cells().minus(row.cells()).minus(column.cells());
        }
    }

    /** Three digits around one cell, or two and two around opposite cells. */
    public static void find(Sight sight, Hunt hunt) {
        var search = new Fireworks(sight, hunt);
        for (Rule.House box : sight.houses(Kind.BOX, Kind.REGION)) {
            for (int pivot : box.cells().and(sight.open())) {
                search.around(box, pivot);
                if (hunt.isOver()) {
                    return;
                }
            }
        }
        search.quads();
    }

    private void around(Rule.House box, int pivot) {
        Rule.House row = sight.houseOf(pivot, Kind.ROW);
        Rule.House column = sight.houseOf(pivot, Kind.COLUMN);
        int size = sight.size();
        int[] digits = new int[size];
        int[] inRow = new int[size];
        int[] inColumn = new int[size];
        int count = 0;
        for (int digit = 1; digit <= size; digit++) {
            int sideways = outside(digit, row, box);
            int upright = sideways == SEVERAL ? SEVERAL : outside(digit, column, box);
            if (upright != SEVERAL) {
                digits[count] = digit;
                inRow[count] = sideways;
                inColumn[count++] = upright;
            }
        }
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                int y = both(inRow[i], inRow[j]);
                int z = both(inColumn[i], inColumn[j]);
                long two = Digits.of(digits[i], digits[j]).bits();
                if (y == SEVERAL || z == SEVERAL) {
                    continue;
                }
                if (y != NOWHERE && z != NOWHERE) {
                    pairs.add(new Burst(box, row, column, pivot, y, z, two));
                }
                for (int k = j + 1; k < count; k++) {
                    int inThisRow = both(y, inRow[k]);
                    int inThisColumn = both(z, inColumn[k]);
                    if (inThisRow >= 0 && inThisColumn >= 0) {
                        long three = two | Digits.of(digits[k]).bits();
                        triple(new Burst(box, row, column, pivot, inThisRow, inThisColumn, three));
                    }
                }
            }
        }
    }

    /** Where the line can have the digit outside of the box; several if it has the digit already. */
    private int outside(int digit, Rule.House line, Rule.House box) {
        CellSet places = sight.places(digit, line);
        CellSet outside = places.minus(box.cells());
        if (outside.isEmpty()) {
            return places.isEmpty() ? SEVERAL : NOWHERE;
        }
        return outside.isSingle() ? outside.first() : SEVERAL;
    }

    private static int both(int one, int other) {
        if (one == NOWHERE || one == other) {
            return other;
        }
        return other == NOWHERE ? one : SEVERAL;
    }

    private void triple(Burst burst) {
        var digits = new Digits(burst.digits);
        Step.Builder step = hunt.step(digits).eliminate(others(digits), burst.cells());
        keep(step.eliminate(digits, burst.restOfBox()), List.of(burst), burst.cells(), digits);
    }

    private Digits others(Digits digits) {
        return sight.layout().digits().minus(digits);
    }

    private void quads() {
        for (int i = 0; i < pairs.size(); i++) {
            for (int j = i + 1; j < pairs.size() && !hunt.isOver(); j++) {
                Burst one = pairs.get(i);
                Burst other = pairs.get(j);
                boolean isRectangle = one.inRow == other.inColumn && one.inColumn == other.inRow;
                if (isRectangle && (one.digits & other.digits) == 0) {
                    quad(one, other);
                }
            }
        }
    }

    private void quad(Burst one, Burst other) {
        var digits = new Digits(one.digits | other.digits);
        CellSet corners = one.cells().with(other.pivot);
        keep(
                hunt.step(digits)
                        .eliminate(others(digits), CellSet.of(one.inRow, one.inColumn))
                        .eliminate(others(new Digits(one.digits)), CellSet.of(one.pivot))
                        .eliminate(others(new Digits(other.digits)), CellSet.of(other.pivot))
                        .eliminate(new Digits(one.digits), one.restOfBox())
                        .eliminate(new Digits(other.digits), other.restOfBox()),
                List.of(one, other),
                corners,
                digits);
    }

    private void keep(Step.Builder step, List<Burst> bursts, CellSet cells, Digits digits) {
        if (step.isEmpty()) {
            return;
        }
        for (Burst burst : bursts) {
            var own = new Digits(burst.digits);
            step.show(Role.BASE, burst.row)
                    .show(Role.BASE, burst.column)
                    .show(Role.PATTERN, new Candidates(own, burst.cells()))
                    .say(
                            LogicPhrase.FIREWORK_WHY,
                            burst.row,
                            burst.column,
                            own,
                            burst.box,
                            CellSet.of(burst.inRow, burst.inColumn))
                    .say(LogicPhrase.FIREWORK_ELSE, burst.box, CellSet.of(burst.pivot));
        }
        step.say(LogicPhrase.FIREWORK_THEN, cells, digits);
        for (Burst burst : bursts) {
            var own = new Digits(burst.digits);
            if ((sight.digits(burst.restOfBox().and(sight.open())).bits() & own.bits()) != 0) {
                step.show(Role.COVER, burst.box).say(LogicPhrase.FIREWORK_BOX, burst.box, own);
            }
        }
        hunt.keep(step);
    }
}
