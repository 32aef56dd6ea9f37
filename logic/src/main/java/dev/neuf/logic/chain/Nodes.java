package dev.neuf.logic.chain;

/** What a chain may lead through. */
public enum Nodes {
    /** Candidates only. */
    CANDIDATES,
    /** Also groups: the places of a digit in two houses at once. */
    GROUPS,
    /** Also almost locked sets: without one digit, they hold all others. */
    SETS
}
