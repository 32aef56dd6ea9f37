package dev.neuf.cli;

/** How a command ends. */
enum Exit {
    YES(0),
    /** The answer is no: no solution, not valid, not unique. */
    NO(1),
    USAGE(2),
    /** Some input could not be read. */
    UNREADABLE(3),
    LIMIT(4);

    private final int code;

    Exit(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }

    /** Over many puzzles, what weighs most: unreadable, a limit, no, yes. */
    Exit and(Exit other) {
        return weight() >= other.weight() ? this : other;
    }

    private int weight() {
        return switch (this) {
            case YES -> 0;
            case NO -> 1;
            case LIMIT -> 2;
            case UNREADABLE -> 3;
            case USAGE -> 4;
        };
    }
}
