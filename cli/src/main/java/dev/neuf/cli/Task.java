package dev.neuf.cli;

import picocli.CommandLine.Mixin;

/** What a command does, and the options that every command has. */
abstract class Task {

    @Mixin
    Delivery delivery = new Delivery();

    @Mixin
    Settings settings = new Settings();

    /** The file that the answer goes to; none for standard output. */
    String answerFile() {
        return delivery.file;
    }

    /** Does it. */
    abstract Exit run(Session session);
}
