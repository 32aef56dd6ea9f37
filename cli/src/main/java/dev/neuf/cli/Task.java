package dev.neuf.cli;

import picocli.CommandLine.Mixin;

/** What a command does, and the options that every command has. */
abstract class Task {

    @Mixin
    Delivery delivery = new Delivery();

    @Mixin
    Settings settings = new Settings();

    /** Does it. */
    abstract Exit run(Session session);
}
