package dev.neuf.cli;

import picocli.CommandLine.Option;

/** Where and how the answer is wanted. */
final class Delivery {

    @Option(names = "--json", descriptionKey = "OPTION_JSON", order = 31)
    boolean isJson;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            descriptionKey = "OPTION_OUTPUT",
            order = 32)
    String file = "";
}
