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
    // formats
    FORMAT_FPUZZLES,
    FORMAT_SUDOKUPAD,
    FORMAT_SUDOKUWIKI,
    FORMAT_COACH,
    FORMAT_SUDOKUMAKER,
    FORMAT_PENPA,
    FORMAT_ISS,
    FORMAT_LISUDOKU,
    FORMAT_GNOME,
    FORMAT_SUMOCUE,
    FORMAT_PS_KILLER,
    FORMAT_SHORT_KILLER,
    FORMAT_SOLO,
    FORMAT_OPENSUDOKU,
    FORMAT_KSUDOKU,
    FORMAT_JSON,
    FORMAT_EPFL,
    FORMAT_QWH,
    FORMAT_LLOYD_AMOS,
    FORMAT_HODOKU,
    FORMAT_GSF,
    FORMAT_EXCHANGE,
    FORMAT_SDK,
    FORMAT_SS,
    FORMAT_CSV,
    FORMAT_VARS,
    FORMAT_CANDIDATES,
    FORMAT_DECIMAL,
    FORMAT_SUKAKU,
    FORMAT_JIGSAW,
    FORMAT_SDM,
    FORMAT_LINE,
    FORMAT_SKU,
    FORMAT_PICTURE,
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
    NOT_MADE;

    @Override
    public String book() {
        return "door";
    }
}
