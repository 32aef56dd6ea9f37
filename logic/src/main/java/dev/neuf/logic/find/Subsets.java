package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Fits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.Arrays;
import java.util.Optional;

/**
 * As many cells as digits.
 *
 * <pre>
 *   naked pair    12 12 | 123x 1x 2x ...     two cells for 1 and 2 only: no other cell has them
 *   hidden pair   12xy 12x | xy  xyz ...     1 and 2 in two cells only: these cells have nothing else
 * </pre>
 */
public final class Subsets {

    private Subsets() {}

    /** Cells with that many digits between them. Those that are {@link #locked} are left to that technique. */
    public static Finder naked(int size) {
        return (sight, hunt) -> eachNaked(sight, hunt, size, false);
    }

    /** A naked subset that lies in a box and in a line, and takes digits from both. */
    public static Finder locked(int size) {
        return (sight, hunt) -> eachNaked(sight, hunt, size, true);
    }

    private static void eachNaked(Sight sight, Hunt hunt, int size, boolean isLocked) {
        for (Rule rule : sight.rules().all()) {
            if (rule instanceof Rule.House || rule instanceof Rule.Different) {
                CellSet cells = rule.cells().and(sight.open());
                int count = cells.size();
                // a house that is all subset has nothing to lose; a smaller group may be seen from outside
                if (count > size || count == size && rule instanceof Rule.Different) {
                    int[] few = few(sight, cells, size);
                    if (few.length >= size) {
                        new Naked(sight, hunt, rule, few, size, isLocked).choose(0, 0, 0);
                    }
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        }
    }

    /** Those of the cells that have no more digits than that. */
    private static int[] few(Sight sight, CellSet cells, int most) {
        int[] few = new int[cells.size()];
        int count = 0;
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            if (Long.bitCount(sight.bits(cell)) <= most) {
                few[count++] = cell;
            }
        }
        return Arrays.copyOf(few, count);
    }

    /** Chooses cells one by one, as long as they have few enough digits between them. */
    private static final class Naked {
        private final Sight sight;
        private final Hunt hunt;
        private final Rule rule;
        private final int[] open;
        private final int size;
        private final boolean isLocked;
        private final int[] chosen;

        Naked(Sight sight, Hunt hunt, Rule rule, int[] open, int size, boolean isLocked) {
            this.sight = sight;
            this.hunt = hunt;
            this.rule = rule;
            this.open = open;
            this.size = size;
            this.isLocked = isLocked;
            this.chosen = new int[size];
        }

        void choose(int count, int from, long digits) {
            if (count == size) {
                if (Long.bitCount(digits) == size) {
                    found(CellSet.of(chosen), new Digits(digits));
                }
                return;
            }
            for (int i = from; i <= open.length - (size - count) && !hunt.isOver(); i++) {
                long both = digits | sight.bits(open[i]);
                if (Long.bitCount(both) <= size) {
                    chosen[count] = open[i];
                    choose(count + 1, i + 1, both);
                }
            }
        }

        private void found(CellSet cells, Digits digits) {
            if (isLocked != isLocked(cells, digits)) {
                return;
            }
            if (!isLocked) {
                keepNaked(sight, hunt, rule, cells, digits);
                return;
            }
            Step.Builder step = begin(sight, hunt, cells, digits);
            if (!step.isEmpty()) {
                Rule.House line = around(cells, false).orElseThrow();
                Rule.House box = around(cells, true).orElseThrow();
                hunt.keep(step.show(Role.BASE, line)
                        .show(Role.BASE, box)
                        .say(LogicPhrase.NAKED_LOCKED_WHY, line, box, cells, digits)
                        .say(LogicPhrase.NAKED_THEN, cells, digits));
            }
        }

        /** Whether a box and a line hold the cells, and both lose something: the line outside the box. */
        private boolean isLocked(CellSet cells, Digits digits) {
            if (size > 3) {
                return false;
            }
            Optional<Rule.House> box = around(cells, true);
            Optional<Rule.House> line = around(cells, false);
            return box.isPresent()
                    && line.isPresent()
                    && isIn(box.get().cells().minus(cells), digits)
                    && isIn(line.get().cells().minus(box.get().cells()), digits);
        }

        private Optional<Rule.House> around(CellSet cells, boolean isBox) {
            return sight.housesAround(cells).stream()
                    .filter(house -> isBox ? Singles.isBox(house) : Singles.isLine(house))
                    .findFirst();
        }

        private boolean isIn(CellSet cells, Digits digits) {
            for (int digit : digits) {
                if (sight.places(digit).meets(cells)) {
                    return true;
                }
            }
            return false;
        }
    }

    private static Step.Builder begin(Sight sight, Hunt hunt, CellSet cells, Digits digits) {
        Step.Builder step = hunt.step(digits).show(Role.PATTERN, new Candidates(digits, cells));
        for (int digit : digits) {
            step.eliminate(digit, sight.targets(cells, digit));
        }
        return step;
    }

    /** Keeps the step of cells in a house, or a group that must differ, with as many digits between them. */
    static void keepNaked(Sight sight, Hunt hunt, Rule rule, CellSet cells, Digits digits) {
        Step.Builder step = begin(sight, hunt, cells, digits);
        if (!step.isEmpty()) {
            if (rule instanceof Rule.House house) {
                step.show(Role.BASE, house).say(LogicPhrase.NAKED_WHY, house, cells, digits);
            } else {
                step.say(LogicPhrase.NAKED_GROUP_WHY, cells, digits);
            }
            hunt.keep(step.say(LogicPhrase.NAKED_THEN, cells, digits));
        }
    }

    /** Keeps the step of digits in a house with as many places between them. */
    static void keepHidden(Sight sight, Hunt hunt, Rule.House house, Digits digits, CellSet cells) {
        Step.Builder step = hunt.step(digits).eliminate(sight.layout().digits().minus(digits), cells);
        if (!step.isEmpty()) {
            hunt.keep(step.show(Role.BASE, house)
                    .show(Role.PATTERN, new Candidates(digits, cells))
                    .say(LogicPhrase.HIDDEN_WHY, house, digits, cells)
                    .say(LogicPhrase.HIDDEN_THEN));
        }
    }

    /** Digits with that many places between them in a house. */
    public static Finder hidden(int size) {
        return (sight, hunt) -> {
            Fits fits = sight.board().fits();
            CellSet fresh = hunt.fresh();
            for (int number = 0; number < sight.houses().size(); number++) {
                Rule.House house = sight.houses().get(number);
                if (Long.bitCount(fits.missing(number)) > size && fresh.meets(house.cells())) {
                    long few = 0;
                    for (long rest = fits.some(number); rest != 0; rest &= rest - 1) {
                        int digit = Long.numberOfTrailingZeros(rest) + 1;
                        few |= sight.places(digit, house).size() <= size ? rest & -rest : 0;
                    }
                    if (Long.bitCount(few) >= size) {
                        new Hidden(sight, hunt, house, size).choose(0, few, Digits.NONE, CellSet.NONE);
                    }
                }
                if (hunt.isOver()) {
                    return;
                }
            }
        };
    }

    /** Chooses digits one by one, as long as they have few enough places between them. */
    private record Hidden(Sight sight, Hunt hunt, Rule.House house, int size) {

        void choose(int count, long few, Digits digits, CellSet cells) {
            if (count == size) {
                if (cells.size() == size) {
                    keepHidden(sight, hunt, house, digits, cells);
                }
                return;
            }
            for (long rest = few; Long.bitCount(rest) >= size - count && !hunt.isOver(); rest &= rest - 1) {
                int digit = Long.numberOfTrailingZeros(rest) + 1;
                CellSet both = cells.or(sight.places(digit, house));
                if (both.size() <= size) {
                    choose(count + 1, rest & rest - 1, digits.with(digit), both);
                }
            }
        }
    }
}
