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

    /**
     * Turns on an option that takes no value; false if this one is left to picocli.
     *
     * <p>This and {@link #set} are the short way for the options that people type most: picocli needs as long to look at
     * the annotations of a command as it takes to solve a puzzle. The annotations are what counts; a test holds both
     * together.
     */
    boolean turnOn(String option) {
        boolean isJson = option.equals("--json") && hasAnswer();
        delivery.isJson |= isJson;
        return isJson;
    }

    /** Gives an option its value; false if this one is left to picocli. */
    boolean set(String option, String value) {
        switch (option) {
            case "-o", "--output" -> {
                delivery.file = value;
                return hasAnswer();
            }
            case "--lang" -> settings.language = value;
            case "--color" -> settings.color = value;
            default -> {
                return subject().map(input -> input.set(option, value)).orElse(false);
            }
        }
        return true;
    }

    /** Does it. */
    abstract Exit run(Session session);
}
