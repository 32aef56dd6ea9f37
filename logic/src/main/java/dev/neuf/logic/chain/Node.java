package dev.neuf.logic.chain;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;

/**
 * What holds or not: the digit is in one of the cells. One cell is a candidate, several that lie in two houses are a group,
 * and those of an almost locked set say whether the set has the digit.
 *
 * @param ground the cells that a chain must not come back to: the whole set, or just the cells
 */
record Node(int digit, CellSet cells, Kind kind, CellSet ground) {

    enum Kind {
        CANDIDATE,
        GROUP,
        SET
    }

    static Node candidate(int digit, int cell) {
        CellSet cells = CellSet.of(cell);
        return new Node(digit, cells, Kind.CANDIDATE, cells);
    }

    static Node group(int digit, CellSet cells) {
        return new Node(digit, cells, Kind.GROUP, cells);
    }

    static Node ofSet(int digit, CellSet cells, CellSet set) {
        return new Node(digit, cells, Kind.SET, set);
    }

    boolean isCandidate() {
        return kind == Kind.CANDIDATE;
    }

    /** The cell of a candidate. */
    int cell() {
        return cells.first();
    }

    Candidates candidates() {
        return Candidates.of(digit, cells);
    }
}
