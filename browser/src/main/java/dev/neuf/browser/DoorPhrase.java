package dev.neuf.browser;

import dev.neuf.core.words.Phrase;

/** Everything that the door has to say by itself. */
enum DoorPhrase implements Phrase {
    // what is wrong with a request
    NO_REQUEST,
    UNKNOWN_REQUEST,
    NEEDS_FIELD,
    NO_GAME,
    NO_BRANCH,
    DAMAGED,
    BROKEN,
    // reading
    READ_AS,
    SEVERAL_READ,
    // rules
    RULE_BOXES,
    RULE_REGIONS,
    RULE_LATIN,
    // help
    ALL_FINE,
    MANY_SOLUTIONS,
    NOT_KNOWN,
    NO_MOVE,
    MOVE_PLACE,
    MOVE_STRIKE,
    PROVES,
    // what-ifs
    CELL_DIGIT,
    CELL_DIGITS,
    AGREE,
    AGREE_NONE,
    DIFFER,
    ONLY,
    MAIN,
    // live
    FIXED,
    FIXED_GIVENS,
    COUNT_NONE,
    COUNT_ONE,
    COUNT,
    COUNT_MORE,
    COUNT_UNKNOWN,
    // making
    NEAREST,
    NOT_MADE,
    // learning
    NO_TECHNIQUE,
    NO_EXAMPLE,
    NO_SUCH_STEP,
    HELP,
    HELP_PLACES,
    HELP_STRIKES,
    JUDGE_NOTHING,
    JUDGE_WRONG,
    JUDGE_OTHER,
    JUDGE_UNPROVEN,
    JUDGE_PART,
    JUDGE_DONE;

    @Override
    public String book() {
        return "door";
    }
}
