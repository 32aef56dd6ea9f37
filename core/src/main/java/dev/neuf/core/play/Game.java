package dev.neuf.core.play;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Conflict;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Sheet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A person playing a puzzle. Immutable: each move gives another game, and what makes no sense gives the same one.
 *
 * <p>There are two kinds of pencil marks. One's own, in the middle and in the corners, are whatever the player likes;
 * nothing is concluded from them, and a digit that is entered leaves the marks of its peers, unless the view says no. Automatic marks are the candidates that the rules leave, without
 * those the player has struck; hints go by them, whether they are shown or not.
 */
public final class Game {

    /** More branches than anybody keeps in mind. */
    public static final int MOST_BRANCHES = 20;

    /** Longer names fit on no screen. */
    public static final int LONGEST_NAME = 24;

    private final Sheet sheet;
    private final Ruleset rules;
    private final List<Branch> branches;
    private final String current;
    private final View view;

    /** Made when first asked for. */
    private @Nullable Board board;

    private Game(Sheet sheet, Ruleset rules, List<Branch> branches, String current, View view) {
        this.sheet = sheet;
        this.rules = rules;
        this.branches = List.copyOf(branches);
        this.current = current;
        this.view = view;
    }

    /** The game before the first move. Notes on the sheet count as candidates, and are shown. */
    public static Game of(Sheet sheet) {
        Ruleset rules = sheet.puzzle().rules();
        Board board = Board.of(rules, sheet.values());
        var written = new HashMap<Integer, Spot>();
        for (int cell : sheet.entries().filled()) {
            written.put(cell, Spot.BLANK.withDigit(sheet.entries().digit(cell)));
        }
        sheet.candidates().forEach((cell, noted) -> {
            if (sheet.value(cell) == 0) {
                written.put(cell, Spot.BLANK.withStruck(board.candidates(cell).minus(noted)));
            }
        });
        Position base = Position.blank(sheet.layout().cellCount()).with(written);
        boolean isNoted = !sheet.candidates().isEmpty();
        return new Game(
                sheet,
                rules,
                List.of(Branch.at("", "", base)),
                "",
                View.at(middle(sheet.layout())).withAutomatic(isNoted));
    }

    /** The cell in the middle, or below and right of it, where a player begins. */
    public static int middle(Layout layout) {
        return layout.cell(layout.size() / 2, layout.size() / 2);
    }

    /** A game that was saved. */
    static Game of(Sheet sheet, List<Branch> branches, String current, View view) {
        return new Game(sheet, sheet.puzzle().rules(), branches, current, view);
    }

    private Game with(Branch changed) {
        var all = new ArrayList<>(branches);
        all.replaceAll(branch -> branch.name().equals(changed.name()) ? changed : branch);
        return new Game(sheet, rules, all, current, view);
    }

    private Game with(List<Branch> all, String now) {
        return new Game(sheet, rules, all, now, view);
    }

    /** The same, looked at in another way. */
    public Game with(View other) {
        var same = new Game(sheet, rules, branches, current, other);
        same.board = board;
        return same;
    }

    /** The puzzle as it was opened. */
    public Sheet sheet() {
        return sheet;
    }

    /** The empty board below. */
    public Layout layout() {
        return sheet.layout();
    }

    /** How the player looks at it. */
    public View view() {
        return view;
    }

    /** All branches, the main line first. */
    public List<Branch> branches() {
        return branches;
    }

    /** The branch the player is on. */
    public Branch branch() {
        return branch(current).orElseThrow();
    }

    /** The branch of that name. */
    public Optional<Branch> branch(String name) {
        return branches.stream().filter(branch -> branch.name().equals(name)).findFirst();
    }

    /** What is written in the cell. */
    public Spot spot(int cell) {
        return branch().now().spot(cell);
    }

    /** Whether the digit of the cell belongs to the question. */
    public boolean isGiven(int cell) {
        return !sheet.puzzle().givens().isEmpty(cell);
    }

    /** All digits, given and entered. */
    public Grid values() {
        return sheet.puzzle().givens().or(branch().now().entries());
    }

    /** The moment of play that hints go by: all digits, and the candidates that are not struck. */
    public Board board() {
        Board made = board;
        if (made == null) {
            Board plain = Board.of(rules, sheet.puzzle().givens(), values());
            var struck = new ArrayList<Deduction>();
            for (int cell = 0; cell < layout().cellCount(); cell++) {
                if (plain.isOpen(cell) && !spot(cell).struck().isEmpty()) {
                    struck.add(new Deduction.Eliminate(cell, spot(cell).struck()));
                }
            }
            made = plain.after(struck);
            board = made;
        }
        return made;
    }

    /** The position on paper, for engines and formats: the digits entered, and as notes the cells with something struck. */
    public Sheet position() {
        var notes = new HashMap<Integer, Digits>();
        for (int cell = 0; cell < layout().cellCount(); cell++) {
            if (board().isOpen(cell) && !spot(cell).struck().isEmpty()) {
                notes.put(cell, board().candidates(cell));
            }
        }
        return new Sheet(sheet.puzzle(), branch().now().entries(), notes, sheet.symbols());
    }

    /** The pencil marks to show in an open cell. */
    public Digits marks(int cell) {
        if (!board().isOpen(cell)) {
            return Digits.NONE;
        }
        return view.isAutomatic() ? board().candidates(cell) : spot(cell).centre();
    }

    /** The cells whose digits break a rule. */
    public CellSet conflicts() {
        var cells = new CellSet.Builder();
        Conflict.in(rules, values()).forEach(conflict -> cells.add(conflict.cells()));
        return cells.build().and(values().filled());
    }

    /** Whether every cell has a digit and no rule is broken. */
    public boolean isSolved() {
        return values().isFull() && Conflict.in(rules, values()).isEmpty();
    }

    /** The same after the pen has written some cells anew, as one move. */
    private Game written(Function<Pen, Map<Integer, Spot>> deed) {
        Branch after = branch().after(deed.apply(new Pen(this, rules)));
        return after.equals(branch()) ? this : with(after);
    }

    /** Enters a digit, or takes it away if it is there already. It leaves the player's own marks of its peers. */
    public Game enter(int cell, int digit) {
        return enter(List.of(cell), digit);
    }

    /** Enters a digit in all of these cells that are not given; takes it away if all of them have it. */
    public Game enter(Collection<Integer> cells, int digit) {
        return written(pen -> pen.enter(cells, digit));
    }

    /** Puts a pencil mark into an open cell, or takes it away. Of automatic marks, only candidates can come and go. */
    public Game mark(int cell, int digit) {
        return view.isAutomatic() ? strike(List.of(cell), digit) : centre(List.of(cell), digit);
    }

    /** Puts a mark into the middle of the open cells among these; takes it away if all of them have it. */
    public Game centre(Collection<Integer> cells, int digit) {
        return written(pen -> pen.centre(cells, digit));
    }

    /** Puts a mark into a corner of the open cells among these; takes it away if all of them have it. */
    public Game corner(Collection<Integer> cells, int digit) {
        return written(pen -> pen.corner(cells, digit));
    }

    /** Strikes a candidate in the cells that have it; brings it back if it is struck in all of them. */
    public Game strike(Collection<Integer> cells, int digit) {
        return written(pen -> pen.strike(cells, digit));
    }

    /** Gives the cells one more colour; takes it away if all of them have it. */
    public Game colour(Collection<Integer> cells, int colour) {
        return written(pen -> pen.colour(cells, colour));
    }

    /** Gives a candidate of the open cells among these a colour; takes it away if all of them have it. */
    public Game tint(Collection<Integer> cells, int digit, int colour) {
        return written(pen -> pen.tint(cells, digit, colour));
    }

    /** Clears a cell: its digit, or else the marks that are shown. */
    public Game clear(int cell) {
        return clear(List.of(cell), Layer.DIGIT);
    }

    /** Clears a layer of the cells; where it has nothing, the first that has something. */
    public Game clear(Collection<Integer> cells, Layer layer) {
        return written(pen -> pen.clear(cells, layer));
    }

    /** Does what a step concludes, all at once. What is about filled cells is passed over. */
    public Game after(List<? extends Deduction> deductions) {
        return written(pen -> pen.conclude(deductions));
    }

    /** Writes all candidates as the player's own marks. */
    public Game withAllMarks() {
        return written(Pen::allMarks);
    }

    /** Takes back the last move of this branch. */
    public Game undo() {
        return with(branch().undone());
    }

    /** Does again what was taken back. */
    public Game redo() {
        return with(branch().redone());
    }

    /** Back to where this branch began; everything can be done again. */
    public Game restart() {
        return with(branch().restarted());
    }

    /** Begins a what-if here and goes on with it. The same if the name is taken or none, or there are too many. */
    public Game begin(String name) {
        String called = name.strip();
        if (!isFree(called) || branches.size() >= MOST_BRANCHES) {
            return this;
        }
        var all = new ArrayList<>(branches);
        all.add(Branch.at(called, current, branch().now()));
        return with(all, called);
    }

    /** Whether a what-if can be called so. */
    private boolean isFree(String called) {
        return !called.isEmpty()
                && called.length() <= LONGEST_NAME
                && called.chars().noneMatch(Character::isISOControl)
                && branch(called).isEmpty();
    }

    /** Calls a what-if by another name. The same if there is none, or the name is taken or none. */
    public Game rename(String name, String other) {
        String called = other.strip();
        if (name.isEmpty() || branch(name).isEmpty() || !isFree(called)) {
            return this;
        }
        var all = new ArrayList<>(branches);
        all.replaceAll(branch -> branch.renamed(name, called));
        return with(all, current.equals(name) ? called : current);
    }

    /** Goes on with another branch. */
    public Game goTo(String name) {
        return branch(name).isPresent() ? with(branches, name) : this;
    }

    /** Takes what this branch has written over into the one it began on, as one move, and goes on there. */
    public Game keep() {
        Branch kept = branch();
        if (kept.isMain()) {
            return this;
        }
        var written = new HashMap<Integer, Spot>();
        for (int cell = 0; cell < layout().cellCount(); cell++) {
            Spot spot = kept.now().spot(cell);
            if (!spot.equals(kept.base().spot(cell))) {
                written.put(cell, spot);
            }
        }
        Game dropped = drop(kept.name());
        return dropped.with(dropped.branch().after(written));
    }

    /** Forgets a what-if; those that began on it stay, as if they had begun on the one below. */
    public Game drop(String name) {
        Optional<Branch> gone = branch(name).filter(branch -> !branch.isMain());
        if (gone.isEmpty()) {
            return this;
        }
        String parent = gone.get().parent();
        var all = new ArrayList<>(branches);
        all.remove(gone.get());
        all.replaceAll(branch -> branch.parent().equals(name) ? branch.withParent(parent) : branch);
        return with(all, current.equals(name) ? parent : current);
    }

    /** Two branches side by side; nothing if there is no such pair. */
    public Optional<Comparison> compare(String one, String other) {
        Optional<Branch> first = branch(one);
        Optional<Branch> second = branch(other);
        if (first.isEmpty() || second.isEmpty() || one.equals(other)) {
            return Optional.empty();
        }
        return Optional.of(
                Comparison.of(trunk(first.get(), second.get()), first.get(), second.get(), layout().cellCount()));
    }

    /** The nearest branch that both began on, directly or not; it may be one of the two. */
    private Branch trunk(Branch one, Branch other) {
        List<Branch> below = line(other);
        return line(one).stream().filter(below::contains).findFirst().orElse(branches.getFirst());
    }

    /** A branch, the one it began on, and so on down to the main line. */
    private List<Branch> line(Branch branch) {
        return Stream.iterate(branch, above -> branch(above.parent()).orElseThrow())
                // a save that somebody has written by hand may go round in circles
                .limit(branches.size())
                .toList();
    }
}
