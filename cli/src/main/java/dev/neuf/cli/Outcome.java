package dev.neuf.cli;

import dev.neuf.core.Answer;
import java.util.Locale;

/** The kinds of answers, as they are counted and as JSON names them. */
enum Outcome {
    UNIQUE,
    MANY,
    NONE,
    UNKNOWN,
    /** A solution, of which nobody asked whether it is the only one. */
    SOLVED,
    /** What another program says is no solution. */
    WRONG,
    /** A puzzle that the question does not fit. */
    REFUSED;

    static Outcome of(Answer answer) {
        return switch (answer) {
            case Answer.Unique _ -> UNIQUE;
            case Answer.Many _ -> MANY;
            case Answer.Impossible _ -> NONE;
            case Answer.Unknown _ -> UNKNOWN;
        };
    }

    /** The word in JSON, the same in every command. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
