package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

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
            var losing = new CellSet.Builder();
            for (int cell : sight.open()) {
                Digits gone = gone(cell, moved, names);
                if (!gone.isEmpty()) {
                    step.eliminate(gone, CellSet.of(cell));
                    losing.add(cell);
                }
            }
            if (!step.isEmpty()) {
                tell(step, moved, names);
                tellCells(step, moved, names, losing.build());
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

    /** Digits that would become one the next cells cannot have, or come back as another. */
    private Digits gone(int cell, int[] moved, int[] names) {
        Digits gone = Digits.NONE;
        for (int digit : sight.candidates(cell)) {
            gone = isGone(cell, digit, moved, names) ? gone.with(digit) : gone;
        }
        return gone;
    }

    private boolean isGone(int cell, int digit, int[] moved, int[] names) {
        int there = moved[cell];
        int name = names[digit];
        while (there != cell && sight.candidates(there).contains(name)) {
            there = moved[there];
            name = names[name];
        }
        return there != cell || name != digit;
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
            // of all turns only the diagonals have words for their corners
            int corner = turns.getFirst() == Turn.RISING ? size * (size - 1) : 0;
            step.say(turns.getFirst().phrase(), CellSet.of(corner), CellSet.of(size * size - 1 - corner));
        }
        step.say(digits.isEmpty() ? LogicPhrase.GURTH_SAME : LogicPhrase.GURTH_GIVENS, digits, become)
                .say(LogicPhrase.GURTH_THEN);
    }

    /** Which cells stay and what they can hold, and where cells come from that lose something and do not stay. */
    private void tellCells(Step.Builder step, int[] moved, int[] names, CellSet losing) {
        CellSet staying = CellSet.of(IntStream.range(0, moved.length)
                .filter(cell -> moved[cell] == cell)
                .toArray());
        Digits kept = Digits.NONE;
        for (int digit : sight.layout().digits()) {
            kept = names[digit] == digit ? kept.with(digit) : kept;
        }
        if (staying.meets(losing) && !kept.isEmpty()) {
            step.show(Role.SET, staying)
                    .show(Role.PATTERN, new Candidates(kept, staying.and(sight.open())))
                    .say(LogicPhrase.GURTH_STAYING, staying, kept);
        }
        for (int cell : losing.minus(staying)) {
            int there = moved[cell];
            step.show(Role.PATTERN, new Candidates(sight.candidates(there), CellSet.of(there)))
                    .say(LogicPhrase.GURTH_COMES, CellSet.of(cell), CellSet.of(there));
        }
    }
}
