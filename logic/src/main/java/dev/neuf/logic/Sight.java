package dev.neuf.logic;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A board as finders look at it. What several of them need is worked out once, when first asked for. */
public final class Sight {

    private final Board board;
    private final Ruleset rules;
    private final List<Rule.House> houses;
    private final BooleanSupplier isCancelled;
    private final boolean isQuiet;
    private final Memory memory;

    private final @Nullable CellSet[] seen;
    private @Nullable CellSet open;
    private @Nullable CellSet bivalue;
    private final Map<Class<?>, Object> shared = new HashMap<>();

    /** Looks at a board. */
    public Sight(Board board) {
        this(board, () -> false);
    }

    /** Looks at a board until called off. */
    Sight(Board board, BooleanSupplier isCancelled) {
        this(board, isCancelled, false, new Memory(false));
    }

    /**
     * Looks at one board of several.
     *
     * @param isQuiet whether steps go without their proofs, because nobody will read them
     * @param memory what is known from other boards of the same puzzle
     */
    Sight(Board board, BooleanSupplier isCancelled, boolean isQuiet, Memory memory) {
        this.board = board;
        this.isCancelled = isCancelled;
        this.isQuiet = isQuiet;
        this.memory = memory;
        this.rules = board.rules();
        this.houses = board.houses();
        this.seen = new CellSet[rules.relations().isEmpty() ? 0 : board.values().cellCount() * layout().size()];
    }

    /** The board. */
    public Board board() {
        return board;
    }

    /** What follows from the places of one digit, and nothing else. It is kept for other boards with the same places. */
    public <T> T ofDigit(Class<T> kind, int digit, BiFunction<Sight, Integer, T> maker) {
        return memory.ofDigit(kind, this, digit, maker);
    }

    /** The cells that have changed since the technique was looked for before; all open cells, if it was not. */
    CellSet fresh(Technique technique) {
        return memory.fresh(technique, this);
    }

    /** What several finders need, and the first of them works out for all. */
    public <T> T shared(Class<T> kind, Function<Sight, T> maker) {
        Object made = shared.get(kind);
        if (made == null) {
            made = maker.apply(this);
            shared.put(kind, made);
        }
        return kind.cast(made);
    }

    /** Whether somebody called it off. */
    boolean isCancelled() {
        return isCancelled.getAsBoolean();
    }

    /** Whether proofs are left out. */
    boolean isQuiet() {
        return isQuiet;
    }

    /** What the puzzle asks. */
    public Ruleset rules() {
        return rules;
    }

    /** The empty board below. */
    public Layout layout() {
        return rules.layout();
    }

    /** How many digits there are. */
    public int size() {
        return rules.layout().size();
    }

    /** The sets of cells with each digit once. */
    public List<Rule.House> houses() {
        return houses;
    }

    /** The houses of these kinds. */
    public List<Rule.House> houses(Rule.House.Kind... kinds) {
        var chosen = new ArrayList<Rule.House>();
        for (Rule.House house : houses) {
            for (Rule.House.Kind kind : kinds) {
                if (house.kind() == kind) {
                    chosen.add(house);
                }
            }
        }
        return chosen;
    }

    /** The house of this kind around a cell, where every cell has one: its row or its column. */
    public Rule.House houseOf(int cell, Rule.House.Kind kind) {
        for (Rule.House house : rules.houses(cell)) {
            if (house.kind() == kind) {
                return house;
            }
        }
        throw new IllegalStateException("The cell %d is in no house of the kind %s.".formatted(cell, kind));
    }

    /** The houses that hold all of these cells. */
    public List<Rule.House> housesAround(CellSet cells) {
        var around = new ArrayList<Rule.House>();
        for (Rule.House house : rules.houses(cells.first())) {
            if (house.cells().containsAll(cells)) {
                around.add(house);
            }
        }
        return around;
    }

    /** The digits possible in a cell. */
    public Digits candidates(int cell) {
        return board.candidates(cell);
    }

    /** The same as bits, for inner loops. */
    public long bits(int cell) {
        return board.candidates(cell).bits();
    }

    /** What these cells hold, or could hold. */
    public Digits digits(CellSet cells) {
        long bits = 0;
        for (int cell : cells) {
            bits |= bits(cell);
        }
        return new Digits(bits);
    }

    /** Whether the cell is open and can hold the digit. */
    public boolean has(int cell, int digit) {
        return board.places(digit).contains(cell);
    }

    /** The cells without a digit. */
    public CellSet open() {
        CellSet made = open;
        if (made == null) {
            made = layout().cells().minus(board.values().filled());
            open = made;
        }
        return made;
    }

    /** The open cells with exactly two candidates. */
    public CellSet bivalue() {
        CellSet made = bivalue;
        if (made == null) {
            var cells = new CellSet.Builder();
            for (int cell : open()) {
                if (Long.bitCount(bits(cell)) == 2) {
                    cells.add(cell);
                }
            }
            made = cells.build();
            bivalue = made;
        }
        return made;
    }

    /** The open cells that can hold the digit. */
    public CellSet places(int digit) {
        return board.places(digit);
    }

    /** The open cells of a house that can hold the digit. */
    public CellSet places(int digit, Rule.House house) {
        return board.places(digit).and(house.cells());
    }

    /** The cells that cannot hold the digit when this one does: the peers, and what relations between cells say. */
    public CellSet sees(int cell, int digit) {
        if (seen.length == 0) {
            return rules.peers(cell);
        }
        int index = cell * size() + digit - 1;
        CellSet made = seen[index];
        if (made == null) {
            made = rules.peers(cell);
            for (Rule.Relation relation : rules.relations(cell)) {
                if (!relation.allowed().test(digit, digit)) {
                    made = made.with(relation.from(cell).b());
                }
            }
            seen[index] = made;
        }
        return made;
    }

    /** The cells that cannot hold the digit when any of these does. There is at least one of these. */
    public CellSet seenByAll(CellSet cells, int digit) {
        int cell = cells.first();
        CellSet common = sees(cell, digit);
        for (cell = cells.next(cell + 1); cell >= 0 && !common.isEmpty(); cell = cells.next(cell + 1)) {
            common = common.and(sees(cell, digit));
        }
        return common;
    }

    /** The open cells that lose the digit when one of these holds it. */
    public CellSet targets(CellSet cells, int digit) {
        return seenByAll(cells, digit).and(places(digit));
    }
}
