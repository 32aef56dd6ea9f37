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
    LACKS,
    LACK_UNIQUE,
    LACK_GIVENS,
    LACK_FEWEST,
    LACK_MINIMAL,
    LACK_LEVEL,
    LACK_SCORE,
    LACK_NEEDS,
    LACK_WITHOUT,
    GIVENS_RANGE,
    OBSTACLE_BOTH,
    OBSTACLE_LEVEL,
    OBSTACLE_BOARD,
    OBSTACLE_FEW,
    OBSTACLE_NO_GIVENS,
    OBSTACLE_MINIMAL,
    OBSTACLE_RULES,
    // setting
    REGION_LARGE,
    REGION_SMALL,
    REGION_PIECES,
    REGION_NONE,
    DRAFT_DAMAGED,
    DRAFT_LARGE,
    NOT_COMPLETED,
    SPARE,
    SPARE_NONE,
    SPARE_CUT;

    @Override
    public String book() {
        return "door";
    }
}
