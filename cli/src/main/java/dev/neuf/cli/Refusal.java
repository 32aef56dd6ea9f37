package dev.neuf.cli;

import dev.neuf.core.words.Message;

/** Ends a command at once with a sentence for the person and an exit status. It is no bug, so it has no stack trace. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Exit exit;
    private final transient Message why;

    Refusal(Exit exit, Message why) {
        super(why.toString(), null, false, false);
        this.exit = exit;
        this.why = why;
    }

    Exit exit() {
        return exit;
    }

    Message why() {
        return why;
    }
}
