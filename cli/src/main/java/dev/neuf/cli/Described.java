package dev.neuf.cli;

import dev.neuf.core.words.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A command as its help page knows it: what completions and manual pages are made from.
 *
 * @param name such as {@code solve}; {@code neuf} for what stands before the name of a command
 * @param synopsis how it is called, in one line or several
 * @param examples what is below the options
 * @param words what is given without the name of an option; empty if nothing is
 */
record Described(
        String name,
        String about,
        String synopsis,
        String examples,
        List<Described.Option> options,
        List<Option> words) {

    /**
     * An option, or a word without a name.
     *
     * @param label what its value is called; empty if it takes none
     */
    record Option(List<String> names, String label, String about) {

        /** What it is about in a few words: the first sentence, without its full stop. */
        String shortly() {
            return firstSentence(about);
        }
    }

    /** Every command in a language, the program itself first. */
    static List<Described> all(Language language) {
        CommandLine line = Neuf.commandLine(Commands.names()).setResourceBundle(new CliBundle(language));
        var all = new ArrayList<>(List.of(of(line)));
        for (CommandLine command : line.getSubcommands().values()) {
            if (command.getCommandName().equals(Commands.DROP_IN)) {
                SudokuOption.describe(command.getCommandSpec());
            }
            all.add(of(command));
        }
        return all;
    }

    private static Described of(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        var options = new ArrayList<CommandLine.Model.OptionSpec>(spec.options());
        options.sort((a, b) -> Integer.compare(a.order(), b.order()));
        return new Described(
                spec.name(),
                text(spec.usageMessage().description()),
                command.getHelp().synopsis(0).strip(),
                text(spec.usageMessage().footer()),
                options.stream()
                        .map(option -> new Option(
                                Arrays.asList(option.names()),
                                option.arity().max() == 0 ? "" : option.paramLabel(),
                                text(option.description())))
                        .toList(),
                spec.positionalParameters().stream()
                        .map(word -> new Option(List.of(), word.paramLabel(), text(word.description())))
                        .toList());
    }

    /** Without the marks that picocli knows. */
    private static String text(String[] lines) {
        return Ansi.OFF.string(String.join("\n", lines).replace("%n", "\n").replace("%%", "%"));
    }

    /** What the command is about in a few words. */
    String shortly() {
        return firstSentence(about);
    }

    private static String firstSentence(String text) {
        int end = text.indexOf(". ");
        String sentence = end < 0 ? text : text.substring(0, end);
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }
}
