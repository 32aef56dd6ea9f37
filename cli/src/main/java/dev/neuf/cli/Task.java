package dev.neuf.cli;

/** What a command does. */
interface Task {

    /** Does it. */
    Exit run(Session session);

    /** The options that every command has. */
    Settings settings();

    /** Where and how the answer is wanted. */
    Delivery delivery();
}
