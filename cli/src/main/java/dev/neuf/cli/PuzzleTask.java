package dev.neuf.cli;

import java.util.Optional;
import picocli.CommandLine.Mixin;

/** A command that asks something of each puzzle it is given, within limits. */
abstract class PuzzleTask extends Task {

    @Mixin
    Effort effort = new Effort();

    @Mixin
    Bulk bulk = new Bulk();

    @Mixin
    Input input = new Input();

    @Override
    Optional<Input> subject() {
        return Optional.of(input);
    }

    @Override
    boolean set(String option, String value) {
        switch (option) {
            case "--time-limit" -> effort.time = value;
            case "--threads" -> bulk.threads = value;
            default -> {
                return super.set(option, value);
            }
        }
        return true;
    }
}
