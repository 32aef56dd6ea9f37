package dev.neuf.logic;

/** What a part of a step is there for: a picture gives each role its look. */
public enum Role {
    /** Cells or candidates that make the pattern. */
    PATTERN,
    /** A house in which the pattern lives. */
    BASE,
    /** A house that takes the pattern in, and loses candidates by it. */
    COVER,
    /** Candidates that disturb the pattern, and still do not save the target. */
    FIN,
    /** The cell in the middle, which decides between the others. */
    PIVOT,
    /** One of the ends, of which one holds. */
    END,
    /** What is supposed, and may turn out to be wrong. */
    SUPPOSED,
    /** Candidates of the first colour: all hold or none. */
    FIRST_COLOUR,
    /** Candidates of the second colour: all hold if the first does not. */
    SECOND_COLOUR,
    /** Candidates of the first colour of another cluster. */
    THIRD_COLOUR,
    /** Candidates of the second colour of another cluster. */
    FOURTH_COLOUR,
    /** A set of cells that has nearly no room. */
    SET,
    /** How candidates hang together. */
    LINK,
    /** Candidates of a cell or house that all of them are gone from: that cannot be. */
    EMPTIED,
    /** Placed digits that the proof uses, such as those that leave the target no room. */
    WITNESS;

    /** The colour of one of several in a row, counted from 0: neighbours never have the same. */
    public static Role colour(int number) {
        return switch (number % 4) {
            case 0 -> FIRST_COLOUR;
            case 1 -> SECOND_COLOUR;
            case 2 -> THIRD_COLOUR;
            default -> FOURTH_COLOUR;
        };
    }
}
