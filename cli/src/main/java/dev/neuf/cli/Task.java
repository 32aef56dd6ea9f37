package dev.neuf.cli;

import java.util.Optional;
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

    /** Whether there is an answer that can go to a file, or be JSON. */
    boolean hasAnswer() {
        return true;
    }

    /** The puzzles it is about, and what is known of them; none for a command that is not about puzzles. */
    Optional<Input> subject() {
        return Optional.empty();
    }

    /** Does it. */
    abstract Exit run(Session session);
}
