package dev.neuf.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A moment of play: the digits placed so far and the candidates of every open cell. Immutable: undo is keeping the old
 * board.
 *
 * <p>A placed digit has left its peers. Nothing else is struck by itself: a cell with one candidate stays open until
 * somebody places it.
 */
public final class Board {

    private final Ruleset rules;
    private final Grid givens;
    private final Grid values;
    private final long[] candidates;

    /** By digit, made when first asked for. A race makes an equal one, no harm. */
    private CellSet @Nullable [] places;

    /** The same. */
    private @Nullable Fits fits;

    private Board(Ruleset rules, Grid givens, Grid values, long[] candidates) {
        this.rules = rules;
        this.givens = givens;
        this.values = values;
        this.candidates = candidates;
    }

    /** The board before the first move. */
    public static Board of(Puzzle puzzle) {
        return of(puzzle.rules(), puzzle.givens());
    }

    /** The board where these digits are given, right or wrong, and nothing else is known. */
    public static Board of(Ruleset rules, Grid values) {
        return of(rules, values, values);
    }

    /** The same where only some of the digits are given, and the others were found. */
    public static Board of(Ruleset rules, Grid givens, Grid values) {
        long[] candidates = new long[values.cellCount()];
        for (int cell = 0; cell < candidates.length; cell++) {
            candidates[cell] = rules.domain(cell).bits();
        }
        for (int cell : values.filled()) {
            candidates[cell] = Digits.of(values.digit(cell)).bits();
        }
        for (int cell : values.filled()) {
            strikeSeen(rules, values, candidates, cell);
        }
        return new Board(rules, givens, values, candidates);
    }

    /** The board as somebody left it: their entries placed, and of the notes only what they noted. */
    public static Board of(Sheet sheet) {
        var moves = new ArrayList<Deduction>();
        for (int cell : sheet.entries().filled()) {
            moves.add(new Deduction.Place(cell, sheet.entries().digit(cell)));
        }
        Digits all = sheet.layout().digits();
        sheet.candidatesInOrder().forEach((cell, noted) -> {
            if (sheet.value(cell) == 0) {
                moves.add(new Deduction.Eliminate(cell, all.minus(noted)));
            }
        });
        return of(sheet.puzzle()).after(moves);
    }

    /** The digit of a placed cell leaves the open cells that must differ from it, or go together with it. */
    private static void strikeSeen(Ruleset rules, Grid values, long[] candidates, int cell) {
        int digit = values.digit(cell);
        long gone = Digits.of(digit).bits();
        for (int peer : rules.cellsOfPeers(cell)) {
            if (values.isEmpty(peer)) {
                candidates[peer] &= ~gone;
            }
        }
        int size = rules.layout().size();
        for (Rule.Relation relation : rules.relations(cell)) {
            Rule.Relation from = relation.from(cell);
            if (values.isEmpty(from.b())) {
                candidates[from.b()] &= from.allowed().partners(digit, size).bits();
            }
        }
    }

    /** The board after these deductions, all about open cells. */
    public Board after(List<? extends Deduction> deductions) {
        Grid placed = values.copy();
        long[] left = candidates.clone();
        for (Deduction deduction : deductions) {
            if (!placed.isEmpty(deduction.cell())) {
                throw new IllegalArgumentException("The cell of %s is not open: it holds %d already."
                        .formatted(deduction, placed.digit(deduction.cell())));
            }
            switch (deduction) {
                case Deduction.Place(int cell, int digit) -> {
                    placed.put(cell, digit);
                    left[cell] = Digits.of(digit).bits();
                    strikeSeen(rules, placed, left, cell);
                }
                case Deduction.Eliminate(int cell, Digits digits) -> left[cell] &= ~digits.bits();
            }
        }
        return new Board(rules, givens, placed, left);
    }

    /**
     * The board after many digits are placed at once, all in open cells.
     *
     * @param digits by cell, what is placed there, or 0
     */
    public Board after(int[] digits) {
        return place(digits, candidates.clone());
    }

    /**
     * The board after many deductions at once, all about open cells.
     *
     * @param digits by cell, what is placed there, or 0
     * @param gone by cell, the candidates that are struck, as bits
     */
    public Board after(int[] digits, long[] gone) {
        long[] left = candidates.clone();
        for (int cell = 0; cell < left.length; cell++) {
            left[cell] &= ~gone[cell];
        }
        return place(digits, left);
    }

    /**
     * The same puzzle at another moment, taken as it is: who asks sees to it that placed digits have left their peers.
     *
     * @param digits what is placed so far, the givens among it
     * @param left by cell, the digits still possible there as bits; of a placed cell, its digit
     */
    public Board at(Grid digits, long[] left) {
        return new Board(rules, givens, digits, left.clone());
    }

    private Board place(int[] digits, long[] left) {
        Grid placed = values.copy();
        for (int cell = 0; cell < left.length; cell++) {
            if (digits[cell] != 0) {
                placed.put(cell, digits[cell]);
                left[cell] = Digits.of(digits[cell]).bits();
            }
        }
        for (int cell = 0; cell < left.length; cell++) {
            if (digits[cell] != 0) {
                strikeSeen(rules, placed, left, cell);
            }
        }
        return new Board(rules, givens, placed, left);
    }

    /** The empty board below. */
    public Layout layout() {
        return rules.layout();
    }

    /** The houses of the puzzle. */
    public List<Rule.House> houses() {
        return rules.houses();
    }

    /** What the puzzle asks. */
    public Ruleset rules() {
        return rules;
    }

    /** The digits placed so far, the givens among them. */
    public Grid values() {
        return values;
    }

    /** The digits still possible in the cell; of a placed cell, its digit. */
    public Digits candidates(int cell) {
        return new Digits(candidates[cell]);
    }

    /** Whether the digit of the cell belongs to the question. */
    public boolean isGiven(int cell) {
        return !givens.isEmpty(cell);
    }

    /** Whether no digit is placed in the cell. */
    public boolean isOpen(int cell) {
        return values.isEmpty(cell);
    }

    /** Whether every cell has a digit, right or wrong. */
    public boolean isFull() {
        return values.isFull();
    }

    /** The open cells that can still hold the digit. */
    public CellSet places(int digit) {
        CellSet[] made = places;
        if (made == null) {
            made = placesByDigit();
            places = made;
        }
        return made[digit - 1];
    }

    private CellSet[] placesByDigit() {
        var builders = new CellSet.Builder[layout().size()];
        for (int i = 0; i < builders.length; i++) {
            builders[i] = new CellSet.Builder();
        }
        for (int cell = 0; cell < candidates.length; cell++) {
            for (long left = values.isEmpty(cell) ? candidates[cell] : 0; left != 0; left &= left - 1) {
                builders[Long.numberOfTrailingZeros(left)].add(cell);
            }
        }
        var made = new CellSet[builders.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = builders[i].build();
        }
        return made;
    }

    /** The open cells among these that can still hold the digit. */
    public CellSet where(int digit, CellSet cells) {
        return places(digit).and(cells);
    }

    /** What a person can see at a glance: digits that clash, a cell without a digit, a digit without a place. */
    public Optional<Answer.Reason> deadEnd() {
        if (rules.areHousesOnly() && fits().isAlive()) {
            return Optional.empty();
        }
        List<Conflict> conflicts = Conflict.in(rules, values);
        if (!conflicts.isEmpty()) {
            return Optional.of(new Answer.Reason.Clash(conflicts));
        }
        for (int cell = 0; cell < candidates.length; cell++) {
            if (candidates[cell] == 0) {
                return Optional.of(new Answer.Reason.NoDigitFor(cell));
            }
        }
        for (Rule.House house : houses()) {
            long left = 0;
            CellSet cells = house.cells();
            for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
                left |= candidates[cell];
            }
            Digits missing = layout().digits().minus(new Digits(left));
            if (!missing.isEmpty()) {
                return Optional.of(new Answer.Reason.NoPlaceFor(missing.first(), house));
            }
        }
        return Optional.empty();
    }

    /** How often each digit fits into each house. */
    public Fits fits() {
        Fits made = fits;
        if (made == null) {
            made = new Fits(
                    rules.cellsOfHouses(), values, candidates, layout().digits().bits());
            fits = made;
        }
        return made;
    }
}
