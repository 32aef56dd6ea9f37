package dev.neuf.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The options of the drop-in, in the order of its help page. */
enum SudokuOption implements Getopt.Option {
    // spotless:off
    //       letter name        value                    label   words
    ALL     ('a',   "all",      Getopt.Value.NONE,       "",     CliPhrase.OPTION_ALL),
    GENERATE('g',   "generate", Getopt.Value.OPTIONAL,   "N",    CliPhrase.OPTION_GENERATE),
    OUTPUT  ('o',   "output",   Getopt.Value.REQUIRED,   "FILE", CliPhrase.OPTION_OUTPUT_SKU),
    UNIQUE  ('u',   "unique",   Getopt.Value.NONE,       "",     CliPhrase.OPTION_UNIQUE_GENERATE),
    VERBOSE ('v',   "verbose",  Getopt.Value.NONE,       "",     CliPhrase.OPTION_VERBOSE),
    VERSION ('V',   "version",  Getopt.Value.NONE,       "",     CliPhrase.OPTION_VERSION_SIZES),
    HELP    ('h',   "help",     Getopt.Value.NONE,       "",     CliPhrase.OPTION_HELP);
    // spotless:on

    private final char letter;
    private final String longName;
    private final Getopt.Value value;
    private final String label;
    private final CliPhrase words;

    SudokuOption(char letter, String longName, Getopt.Value value, String label, CliPhrase words) {
        this.letter = letter;
        this.longName = longName;
        this.value = value;
        this.label = label;
        this.words = words;
    }

    @Override
    public char letter() {
        return letter;
    }

    @Override
    public String longName() {
        return longName;
    }

    @Override
    public Getopt.Value value() {
        return value;
    }

    @Override
    public String label() {
        return label;
    }

    /** Puts the options on a help page: picocli draws it, but reads none of them. */
    static void describe(CommandSpec page) {
        page.usageMessage()
                .customSynopsis("sudoku [-av] [-o FILE] FILE...", "       sudoku -g[N] [-uv] [-o FILE]")
                .sortOptions(false);
        page.addPositional(PositionalParamSpec.builder()
                .paramLabel("FILE")
                .arity("1..*")
                .descriptionKey(CliPhrase.PARAMETER_GRID.name())
                .build());
        for (SudokuOption option : values()) {
            page.addOption(OptionSpec.builder("-" + option.letter, "--" + option.longName)
                    .paramLabel(option.label)
                    .arity(
                            switch (option.value) {
                                case NONE -> "0";
                                case OPTIONAL -> "0..1";
                                case REQUIRED -> "1";
                            })
                    .descriptionKey(option.words.name())
                    .build());
        }
    }
}
