package dev.neuf.sat;

import java.util.Arrays;
import java.util.Optional;

/** The parts of the encodings that have a variable for each digit of each cell. */
public enum ClausePart {
    // spotless:off
    CELL_MIN   ("cell-min"),
    CELL_MAX   ("cell-max"),
    ROW_MIN    ("row-min"),
    ROW_MAX    ("row-max"),
    COLUMN_MIN ("col-min"),
    COLUMN_MAX ("col-max"),
    /** A block is every house that is neither row nor column: box, region, diagonal, window ... */
    BLOCK_MIN  ("block-min"),
    BLOCK_MAX  ("block-max"),
    /** What is no house: cells that differ, pairs, sums, cells that hold only some digits. */
    RULES      ("rules"),
    /** Each digit given, in its cell. */
    GIVENS     ("givens"),
    /** What each digit given strikes: the other digits of its cell, and itself in the other cells of its houses. */
    STRIKES    ("strikes");
    // spotless:on

    private final String id;

    ClausePart(String id) {
        this.id = id;
    }

    /** The word by which the command line calls it. */
    public String id() {
        return id;
    }

    /** The part of a name, if there is one. */
    public static Optional<ClausePart> of(String id) {
        return Arrays.stream(values()).filter(part -> part.id.equals(id)).findFirst();
    }
}
