package dev.neuf.core;

import dev.neuf.core.words.Message;

/**
 * Says that what a person typed cannot be understood, where, and what was expected.
 *
 * <p>It travels from the depth of a reader to the edge of the library, where it becomes a
 * {@link dev.neuf.core.format.Parsed.Bad}; on the command line, a usage error. It is about the text, not about the
 * program, so it carries no stack trace.
 */
public final class Unreadable extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;
    private final transient Message why;

    /** At a line and a column, both counted from 1; 0 if the whole is meant. */
    public Unreadable(int line, int column, Message why) {
        super(why.toString(), null, false, false);
        this.line = line;
        this.column = column;
        this.why = why;
    }

    /** In text that has no lines, such as an option. */
    public Unreadable(Message why) {
        this(0, 0, why);
    }

    /** The line, counted from 1, or 0. */
    public int line() {
        return line;
    }

    /** The column, counted from 1, or 0. */
    public int column() {
        return column;
    }

    /** What is wrong and what was expected. */
    public Message why() {
        return why;
    }
}
