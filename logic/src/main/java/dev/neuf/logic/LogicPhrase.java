package dev.neuf.logic;

import dev.neuf.core.words.Phrase;

/** Everything that logic has to say. The words are in logic_en.txt, logic_fr.txt ... under the same names. */
public enum LogicPhrase implements Phrase {
    // what follows, and hints that say less
    THEN_PLACE,
    THEN_ELIMINATE,
    NUDGE,
    WHERE_HOUSES,
    WHERE_CELLS,
    // libraries of examples
    LIBRARY_LINE,
    LIBRARY_DIGITS,
    LIBRARY_CANDIDATE,
    // singles
    FULL_HOUSE_WHY,
    HIDDEN_SINGLE_WHY,
    NAKED_SINGLE_WHY,
    DIRECT_THEN,
    // intersections
    LOCKED_WHY,
    LOCKED_COVER,
    SEEN_BY_ALL_WHY,
    // subsets
    NAKED_WHY,
    NAKED_GROUP_WHY,
    NAKED_THEN,
    HIDDEN_WHY,
    HIDDEN_THEN,
    // wings and bent sets
    WING_IF,
    WING_ELSE,
    WING_THEN,
    BENT_WHY,
    BENT_ONCE,
    BENT_THEN,
    W_WING_WHY,
    W_WING_TIE,
    // Sue de Coq
    SUE_DE_COQ_CROSSING,
    SUE_DE_COQ_SET,
    SUE_DE_COQ_ONCE,
    SUE_DE_COQ_TWICE,
    SUE_DE_COQ_THEN,
    // leftovers, relations and sums
    LEFTOVERS_WHY,
    LEFTOVERS_SAME,
    LEFTOVERS_LACK,
    RELATED_CELL_WHY,
    RELATED_THEN,
    CAGE_WHY,
    CAGE_REST,
    CAGE_THEN;

    @Override
    public String book() {
        return "logic";
    }
}
