package dev.neuf.core;

/** Why a puzzle that has no solution has none. */
final class Reasons {

    private Reasons() {}

    /** What a person can see at a glance, else that everything was tried. */
    static Answer.Reason of(Puzzle puzzle) {
        return Board.of(puzzle).deadEnd().orElse(new Answer.Reason.Exhausted());
    }
}
