package dev.neuf.cli;

import dev.neuf.core.words.Language;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.Option;

/** Options that every command has. */
final class Settings {

    @Option(names = "--lang", paramLabel = "CODE", descriptionKey = "OPTION_LANG", order = 100)
    String language = "";

    @Option(names = "--color", paramLabel = "auto|always|never", descriptionKey = "OPTION_COLOR", order = 101)
    String color = "";

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "OPTION_HELP",
            order = 110)
    boolean isHelpWanted;

    @Option(
            names = {"-V", "--version"},
            descriptionKey = "OPTION_VERSION",
            order = 111)
    boolean isVersionWanted;

    /** What was said before the name of the command counts where nothing was said after it. */
    void inherit(Settings outer) {
        language = language.isEmpty() ? outer.language : language;
        color = color.isEmpty() ? outer.color : color;
        isHelpWanted |= outer.isHelpWanted;
        isVersionWanted |= outer.isVersionWanted;
    }

    /** Refuses values that no option can have. */
    void require() {
        if (!language.isEmpty()) {
            Choices.oneOf(
                    "--lang",
                    language,
                    Arrays.stream(Language.values()).map(Language::code).toList());
        }
        if (!color.isEmpty()) {
            Choices.oneOf("--color", color, "auto", "always", "never");
        }
    }

    /** The language asked for last on the command line, else that of the environment. */
    static Language language(String[] args, Io io) {
        for (int i = args.length - 1; i >= 0; i--) {
            String said = args[i].startsWith("--lang=")
                    ? args[i].substring(7)
                    : args[i].equals("--lang") && i + 1 < args.length ? args[i + 1] : "";
            if (Language.of(said).isPresent()) {
                return Language.of(said).get();
            }
        }
        for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String value = io.environment().getOrDefault(name, "");
            if (!value.isEmpty()) {
                return Language.of(value.toLowerCase(Locale.ROOT).split("[_.@-]")[0])
                        .orElse(Language.ENGLISH);
            }
        }
        return Language.ENGLISH;
    }

    /** Whether the output to a terminal, or to anything, is coloured. */
    boolean isColored(Io io) {
        return switch (color) {
            case "always" -> true;
            case "never" -> false;
            default ->
                io.isOutTerminal()
                        && io.environment().getOrDefault("NO_COLOR", "").isEmpty()
                        && !io.environment().getOrDefault("TERM", "").equals("dumb");
        };
    }
}
