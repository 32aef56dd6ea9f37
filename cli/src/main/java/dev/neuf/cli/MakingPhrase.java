package dev.neuf.cli;

import dev.neuf.core.words.Phrase;

/** What is said of making puzzles. The words are in making_en.txt, making_fr.txt ... under the same names. */
enum MakingPhrase implements Phrase {
    // wrong orders
    BAD_RANGE,
    PATTERN_MISFIT,
    NEEDS_AND_WITHOUT,
    NEEDS_ABOVE_LEVEL,
    NEEDS_OTHER_BOARD,
    TOO_FEW_GIVENS,
    UNEVEN_GIVENS,
    NEAR_NEEDS_ONE,
    NEAR_NEEDS_SOMETHING,
    // progress
    MAKING_RATE,
    MAKING_SLOWLY,
    CLIMBING,
    // answers
    MADE,
    MADE_GRADED,
    MADE_LACKING,
    MADE_ADVICE,
    MADE_SO_FAR,
    MADE_REPEAT,
    REPEAT,
    SEED_IS,
    CLIMBED,
    CLIMB_GOES_ON;

    @Override
    public String book() {
        return "making";
    }
}
