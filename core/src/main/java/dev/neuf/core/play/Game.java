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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A person playing a puzzle. Immutable: each move gives another game, and what makes no sense gives the same one.
 *
 * <p>There are two kinds of pencil marks. One's own are whatever the player likes; nothing is concluded from them, and a
 * digit that is entered leaves the marks of its peers. Automatic marks are the candidates that the rules leave, without
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
            if (sheet.values().isEmpty(cell)) {
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
            Board plain = Board.of(rules, values());
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
        return view.isAutomatic() ? board().candidates(cell) : spot(cell).marks();
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

    /** Enters a digit, or takes it away if it is there already. It leaves the player's own marks of its peers. */
    public Game enter(int cell, int digit) {
        if (isGiven(cell) || !layout().digits().contains(digit)) {
            return this;
        }
        var written = new HashMap<Integer, Spot>();
        boolean isThere = spot(cell).digit() == digit;
        written.put(cell, spot(cell).withDigit(isThere ? 0 : digit));
        if (!isThere) {
            for (int peer : rules.peers(cell)) {
                written.put(peer, spot(peer).withoutMark(digit));
            }
        }
        return with(branch().after(written));
    }

    /** Puts a pencil mark into an open cell, or takes it away. Of automatic marks, only candidates can come and go. */
    public Game mark(int cell, int digit) {
        if (!board().isOpen(cell) || !layout().digits().contains(digit)) {
            return this;
        }
        Spot spot = spot(cell);
        if (!view.isAutomatic()) {
            return with(branch().after(Map.of(cell, spot.withMarks(toggled(spot.marks(), digit)))));
        }
        boolean isPossible = Board.of(rules, values()).candidates(cell).contains(digit);
        return isPossible ? with(branch().after(Map.of(cell, spot.withStruck(toggled(spot.struck(), digit))))) : this;
    }

    private static Digits toggled(Digits digits, int digit) {
        return digits.contains(digit) ? digits.without(digit) : digits.with(digit);
    }

    /** Clears a cell: its digit, or else the marks that are shown. */
    public Game clear(int cell) {
        Spot spot = spot(cell);
        Spot cleared = spot.digit() != 0
                ? spot.withDigit(0)
                : view.isAutomatic() ? spot.withStruck(Digits.NONE) : spot.withMarks(Digits.NONE);
        return isGiven(cell) ? this : with(branch().after(Map.of(cell, cleared)));
    }

    /** Does what a step concludes, all at once. What is about filled cells is passed over. */
    public Game after(List<? extends Deduction> deductions) {
        var written = new HashMap<Integer, Spot>();
        for (Deduction deduction : deductions) {
            int cell = deduction.cell();
            Spot spot = written.getOrDefault(cell, spot(cell));
            if (isGiven(cell) || spot.digit() != 0) {
                continue;
            }
            switch (deduction) {
                case Deduction.Place(int _, int digit) -> {
                    written.put(cell, spot.withDigit(digit));
                    for (int peer : rules.peers(cell)) {
                        written.put(peer, written.getOrDefault(peer, spot(peer)).withoutMark(digit));
                    }
                }
                case Deduction.Eliminate(int _, Digits digits) ->
                    written.put(
                            cell,
                            new Spot(
                                    0, spot.marks().minus(digits), spot.struck().or(digits)));
            }
        }
        return with(branch().after(written));
    }

    /** Writes all candidates as the player's own marks. */
    public Game withAllMarks() {
        var written = new HashMap<Integer, Spot>();
        for (int cell = 0; cell < layout().cellCount(); cell++) {
            if (board().isOpen(cell)) {
                written.put(cell, spot(cell).withMarks(board().candidates(cell)));
            }
        }
        return with(branch().after(written));
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
        if (called.isEmpty()
                || called.length() > LONGEST_NAME
                || called.chars().anyMatch(Character::isISOControl)
                || branch(called).isPresent()
                || branches.size() >= MOST_BRANCHES) {
            return this;
        }
        var all = new ArrayList<>(branches);
        all.add(Branch.at(called, current, branch().now()));
        return with(all, called);
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
        return Optional.of(Comparison.of(
                branches.getFirst().now(), first.get().now(), second.get().now(), layout().cellCount()));
    }
}
