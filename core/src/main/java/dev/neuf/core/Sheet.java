package dev.neuf.core;

import java.util.Map;
import java.util.TreeMap;

/**
 * A puzzle on paper: the question, and what somebody has written on it so far. This is what formats read and write.
 *
 * @param entries digits that are not given but were entered, 0 elsewhere
 * @param candidates digits noted as possible, for the cells that have such notes
 * @param symbols how the digits are written
 */
public record Sheet(Puzzle puzzle, Grid entries, Map<Integer, Digits> candidates, Symbols symbols) {

    public Sheet {
        candidates = Map.copyOf(candidates);
        int size = puzzle.layout().size();
        if (entries.size() != size || symbols.size() != size) {
            throw new IllegalArgumentException(
                    "The entries (%d rows) and the symbols (%d) must fit the board of size %d."
                            .formatted(entries.size(), symbols.size(), size));
        }
        for (var note : candidates.entrySet()) {
            if (!puzzle.layout().contains(note.getKey() / size, note.getKey() % size)
                    || !puzzle.layout().digits().containsAll(note.getValue())) {
                throw new IllegalArgumentException("The candidates %s of cell %d must fit the board of size %d."
                        .formatted(note.getValue(), note.getKey(), size));
            }
        }
        if (entries.filled().meets(puzzle.givens().filled())) {
            throw new IllegalArgumentException("The cells %s are both given and entered."
                    .formatted(entries.filled().and(puzzle.givens().filled())));
        }
    }

    /** A puzzle nobody has begun. */
    public static Sheet of(Puzzle puzzle) {
        int size = puzzle.layout().size();
        return new Sheet(puzzle, Grid.empty(size), Map.of(), Symbols.standard(size));
    }

    /** The empty board below. */
    public Layout layout() {
        return puzzle.layout();
    }

    /** All digits on the sheet, given and entered. */
    public Grid values() {
        return puzzle.givens().or(entries);
    }

    /** The digit in a cell, given or entered; 0 if it is open. For one cell this is quicker than {@link #values}. */
    public int value(int cell) {
        return puzzle.givens().isEmpty(cell)
                ? entries.digit(cell)
                : puzzle.givens().digit(cell);
    }

    /** The question that is left: what was entered counts as given. */
    public Puzzle position() {
        return entries.filledCount() == 0 ? puzzle : puzzle.withGivens(values());
    }

    /** The notes in the order of the cells. */
    public Map<Integer, Digits> candidatesInOrder() {
        return new TreeMap<>(candidates);
    }

    /** The same question with these digits in the cells that are not given, and no notes. */
    public Sheet filledWith(Grid solution) {
        return new Sheet(puzzle, solution.without(puzzle.givens().filled()), Map.of(), symbols);
    }
}
