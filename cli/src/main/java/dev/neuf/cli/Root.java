package dev.neuf.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code neuf} itself: what stands before the name of a command. */
@Command(name = "neuf", abbreviateSynopsis = true, sortOptions = false, synopsisSubcommandLabel = "COMMAND")
final class Root {

    @Mixin
    Settings settings = new Settings();

    @Option(
            names = {"-V", "--version"},
            descriptionKey = "OPTION_VERSION",
            order = 111)
    boolean isVersionWanted;
}
