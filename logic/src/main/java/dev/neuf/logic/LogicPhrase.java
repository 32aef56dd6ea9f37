package dev.neuf.logic;

import dev.neuf.core.words.Phrase;

/** Everything that logic has to say. The words are in logic_en.txt, logic_fr.txt ... under the same names. */
public enum LogicPhrase implements Phrase {
    // what follows, and hints that say less
    THEN_PLACE,
    THEN_ELIMINATE,
    THEN_ELIMINATE_TOO,
    NUDGE,
    WHERE_HOUSES,
    WHERE_CELLS,
    WHERE_MANY,
    // libraries of examples
    LIBRARY_LINE,
    LIBRARY_DIGITS,
    LIBRARY_CANDIDATE,
    // singles
    FULL_HOUSE_WHY,
    HIDDEN_SINGLE_SEEN,
    HIDDEN_SINGLE_WHY,
    NAKED_SINGLE_SEEN,
    NAKED_SINGLE_WHY,
    DIRECT_THEN,
    // intersections
    LOCKED_WHY,
    LOCKED_COVER,
    LOCKED_APART,
    SEEN_BY_ALL_WHY,
    // subsets
    NAKED_WHY,
    NAKED_LOCKED_WHY,
    NAKED_GROUP_WHY,
    NAKED_THEN,
    HIDDEN_WHY,
    HIDDEN_THEN,
    // fish
    FISH_WHY,
    FISH_THEN,
    FINNED_WHY,
    FINNED_NOT,
    FINNED_ELSE,
    // complex fish
    COMPLEX_FISH_WHY,
    COMPLEX_FISH_THEN,
    COMPLEX_FISH_TWICE,
    COMPLEX_FINNED_WHY,
    COMPLEX_FINNED_NOT,
    // more of one digit
    GROUPED_TURBOT_TIED,
    BROKEN_WING_ROUND,
    BROKEN_WING_ODD,
    BROKEN_WING_THEN,
    TEMPLATE_TAKEN,
    TEMPLATE_ALL,
    TEMPLATE_NONE,
    // pairs of places, and colours
    TIED_PAIRS_WHY,
    EMPTY_RECTANGLE_WHY,
    EMPTY_RECTANGLE_IF,
    REMOTE_PAIR_WHY,
    REMOTE_PAIR_TURNS,
    COLOURS_WHY,
    COLOUR_TRAP_WHY,
    COLOUR_WRAP_WHY,
    MORE_COLOURS_WHY,
    MULTI_COLOURS_CLASH,
    MULTI_COLOURS_SEEN,
    MULTI_COLOURS_BOTH,
    MULTI_COLOURS_KIN,
    MULTI_COLOURS_EACH,
    MEDUSA_WHY,
    MEDUSA_CROWDED,
    MEDUSA_CLASH,
    MEDUSA_EMPTIED,
    MEDUSA_BOTH_IN_CELL,
    MEDUSA_BOTH_IN_SIGHT,
    MEDUSA_MIXED,
    MEDUSA_MIXED_BACK,
    // uniqueness
    DEADLY_WHY,
    ESCAPE_CELL,
    ESCAPE_DIGIT,
    ESCAPE_PAIR,
    ESCAPE_LOCK,
    ONE_OF_SUBSET,
    RECTANGLE_SIDES,
    RECTANGLE_ACROSS,
    RECTANGLE_HIDDEN,
    AVOIDABLE_WHY,
    BUG_WHY,
    BUG_TWO,
    BUG_ONE,
    BUG_SEVERAL,
    BUG_EACH,
    // wings and bent sets
    WING_IF,
    WING_ELSE,
    WING_THEN,
    BENT_WHY,
    BENT_ONCE,
    BENT_THEN,
    W_WING_WHY,
    W_WING_TIE,
    W_WING_THEN,
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
    CAGE_LAST,
    CAGE_THEN;

    @Override
    public String book() {
        return "logic";
    }
}
