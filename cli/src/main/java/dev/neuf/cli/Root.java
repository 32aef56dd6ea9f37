package dev.neuf.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code neuf} itself: what stands before the name of a command. */
@Command(name = "neuf", abbreviateSynopsis = true, sortOptions = false, synopsisSubcommandLabel = "COMMAND")
final class Root {

    @Mixin
    Settings settings = new Settings();
}
