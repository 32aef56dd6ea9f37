package dev.neuf.logic.exotic;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Gurth's symmetrical placement: if the givens stay the same when the board is turned or mirrored and its digits change
 * names, so does the solution, because there is only one.
 *
 * <pre>
 *   1 . 2 | .       half a turn makes 1 of 2 and 3 of 4,
 *   . x . | 3       so whatever a cell is, the cell across the middle has the other name,
 *   ------+--       and a cell in the middle has a digit that keeps its name
 *   4 ...
 * </pre>
 *
 * <p>Every rule must be a house or a set of different cells, and such a rule again after the move. At most one digit may
 * lack among the givens: what becomes of it is what is left over. If a cell goes to another in some moves, its digit goes
 * along; after all moves that bring the cell back its digit must be back, too.
 *
 * <p>On a board with boxes of three by three, all ways to move rows and columns that keep the boxes together are tried
 * ({@link Moves}), on others only turns and mirrors.
 */
public final class Gurth {

    private final Sight sight;
    private final Hunt hunt;
    private final int size;
    private final int[] givens;
    private int lacking;

    private Gurth(Sight sight, Hunt hunt) {
        this.sight = sight;
        this.hunt = hunt;
        this.size = sight.size();
        this.givens = new int[size * size];
        long seen = 0;
        for (int cell = 0; cell < givens.length; cell++) {
            if (sight.board().isGiven(cell)) {
                givens[cell] = sight.board().values().digit(cell);
                seen |= Digits.of(givens[cell]).bits();
            }
        }
        lacking = size - Long.bitCount(seen);
    }

    /** Finds them. */
    public static Finder.OfUnique find() {
        return (sight, hunt) -> {
            var search = new Gurth(sight, hunt);
            if (search.lacking <= 1 && search.hasOnlySets()) {
                search.search();
            }
        };
    }

    private boolean hasOnlySets() {
        return sight.rules().all().stream()
                .allMatch(rule -> rule instanceof Rule.House || rule instanceof Rule.Different);
    }

    private void search() {
        if (NineBoxes.of(sight).isMissing()) {
            for (Turn turn : Turn.values()) {
                look(turn.moved(size));
            }
        } else {
            new Moves(givens).each(hunt, this::look);
        }
    }

    /** Looks at a move, by cell where it goes. */
    private void look(int[] moved) {
        int[] names = names(moved);
        if (names.length > 0 && keepsRules(moved)) {
            Step.Builder step = hunt.step(sight.layout().digits());
            for (int cell : sight.open()) {
                eliminate(step, cell, moved, names);
            }
            if (!step.isEmpty()) {
                tell(step, moved, names);
                hunt.keep(step);
            }
        }
    }

    /** By digit what it becomes, or nothing if the givens do not stay the same. */
    private int[] names(int[] moved) {
        int[] names = new int[size + 1];
        long taken = 0;
        int count = 0;
        for (int cell = 0; cell < givens.length; cell++) {
            int digit = givens[cell];
            int becomes = givens[moved[cell]];
            if (digit == 0 ? becomes != 0 : becomes == 0 || names[digit] != 0 && names[digit] != becomes) {
                return new int[0];
            }
            if (digit != 0 && names[digit] == 0) {
                names[digit] = becomes;
                taken |= Digits.of(becomes).bits();
                count++;
            }
        }
        if (Long.bitCount(taken) < count) {
            return new int[0]; // two digits would become one
        }
        for (int digit = 1; digit <= size; digit++) {
            if (names[digit] == 0) {
                names[digit] = sight.layout().digits().minus(new Digits(taken)).first();
            }
        }
        return names;
    }

    private boolean keepsRules(int[] moved) {
        Set<CellSet> houses = new HashSet<>();
        Set<CellSet> groups = new HashSet<>();
        for (Rule rule : sight.rules().all()) {
            (rule instanceof Rule.House ? houses : groups).add(rule.cells());
        }
        return areKept(houses, moved) && areKept(groups, moved);
    }

    private static boolean areKept(Set<CellSet> sets, int[] moved) {
        for (CellSet cells : sets) {
            if (!sets.contains(
                    CellSet.of(cells.stream().map(cell -> moved[cell]).toArray()))) {
                return false;
            }
        }
        return true;
    }

    /** Strikes digits that would become one the next cells cannot have, or come back as another. */
    private void eliminate(Step.Builder step, int cell, int[] moved, int[] names) {
        for (int digit : sight.candidates(cell)) {
            int there = moved[cell];
            int name = names[digit];
            while (there != cell && sight.candidates(there).contains(name)) {
                there = moved[there];
                name = names[name];
            }
            if (there != cell || name != digit) {
                step.eliminate(digit, CellSet.of(cell));
            }
        }
    }

    private void tell(Step.Builder step, int[] moved, int[] names) {
        var digits = new ArrayList<Digits>();
        var become = new ArrayList<Digits>();
        for (int digit = 1; digit <= size; digit++) {
            if (names[digit] != digit) {
                digits.add(Digits.of(digit));
                become.add(Digits.of(names[digit]));
            }
        }
        List<Turn> turns = Arrays.stream(Turn.values())
                .filter(turn -> Arrays.equals(turn.moved(size), moved))
                .toList();
        if (turns.isEmpty()) {
            boolean areRows = moved[1] / size == moved[0] / size;
            var first = new ArrayList<Integer>();
            var second = new ArrayList<Integer>();
            for (int i = 0; i < size; i++) {
                first.add((areRows ? moved[i * size] / size : moved[i * size] % size) + 1);
                second.add((areRows ? moved[i] % size : moved[i] / size) + 1);
            }
            step.say(areRows ? LogicPhrase.GURTH_LINES : LogicPhrase.GURTH_LINES_SWAPPED, first, second);
        } else {
            step.say(turns.getFirst().phrase());
        }
        step.say(digits.isEmpty() ? LogicPhrase.GURTH_SAME : LogicPhrase.GURTH_GIVENS, digits, become)
                .say(LogicPhrase.GURTH_THEN);
    }
}
