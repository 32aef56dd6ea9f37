package dev.neuf.core;

/**
 * Some digits in some cells. With one digit and several cells it is a group: the digit stands in one of them.
 *
 * @param digits what stands there
 * @param cells where
 */
public record Candidates(Digits digits, CellSet cells) implements Part {

    /** One digit in one cell. */
    public static Candidates of(int digit, int cell) {
        return new Candidates(Digits.of(digit), CellSet.of(cell));
    }

    /** One digit in one of these cells. */
    public static Candidates of(int digit, CellSet cells) {
        return new Candidates(Digits.of(digit), cells);
    }
}
