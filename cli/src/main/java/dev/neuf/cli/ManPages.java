package dev.neuf.cli;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The help pages as manual pages, for those who ask {@code man neuf-solve}. The packages are made with them. */
final class ManPages {

    private final Words words;
    private final List<Described> commands;

    ManPages(Language language) {
        this.words = Words.in(language);
        this.commands = Described.all(language);
    }

    /** Writes all pages to a folder {@code man}: English ones to its {@code man1}, others to {@code fr/man1}. */
    public static void main(String[] args) throws IOException {
        for (Language language : Language.values()) {
            Path folder =
                    language == Language.ENGLISH ? Path.of(args[0], "man1") : Path.of(args[0], language.code(), "man1");
            Files.createDirectories(folder);
            var pages = new ManPages(language);
            for (Described command : pages.commands) {
                Files.writeString(folder.resolve(title(command) + ".1"), pages.page(command));
            }
        }
    }

    /** The name of a page. */
    private static String title(Described command) {
        return command.name().equals("neuf") ? "neuf" : "neuf-" + command.name();
    }

    /** The page of a command by its name. */
    String page(String name) {
        return commands.stream()
                .filter(command -> command.name().equals(name))
                .map(this::page)
                .findFirst()
                .orElseThrow();
    }

    private String page(Described command) {
        var page = new StringBuilder();
        page.append(".TH \"%s\" 1 \"\" \"%s\" \"Neuf\"\n"
                .formatted(title(command).toUpperCase(Locale.ROOT), Version.name()));
        page.append(".nh\n.ad l\n"); // names of options must not be broken
        section(page, CliPhrase.MAN_NAME).append(title(command)).append(" \\- ");
        page.append(text(command.shortly())).append("\n");
        section(page, CliPhrase.MAN_SYNOPSIS);
        page.append(".nf\n").append(text(command.synopsis())).append("\n.fi\n");
        section(page, CliPhrase.MAN_DESCRIPTION).append(text(command.about())).append("\n");
        if (command.name().equals("neuf")) {
            commandList(page);
        }
        section(page, CliPhrase.MAN_OPTIONS);
        command.words().forEach(word -> option(page, word));
        command.options().forEach(option -> option(page, option));
        section(page, CliPhrase.MAN_EXAMPLES);
        page.append(".nf\n").append(text(command.examples())).append("\n.fi\n");
        section(page, CliPhrase.MAN_SEE_ALSO);
        page.append(String.join(
                ", ",
                commands.stream()
                        .filter(other -> !other.equals(command))
                        .map(other -> "\\fB" + text(title(other)) + "\\fR(1)")
                        .toList()));
        return page.append("\n").toString();
    }

    private void commandList(StringBuilder page) {
        section(page, CliPhrase.MAN_COMMANDS);
        for (Described other : commands.subList(1, commands.size())) {
            page.append(".TP\n\\fB").append(other.name()).append("\\fR\n");
            page.append(text(other.about())).append("\n");
        }
    }

    private StringBuilder section(StringBuilder page, CliPhrase heading) {
        return page.append(".SH ").append(words.say(heading)).append("\n");
    }

    private static void option(StringBuilder page, Described.Option option) {
        String names = String.join(
                ", ",
                option.names().stream()
                        .map(name -> "\\fB" + text(name) + "\\fR")
                        .toList());
        String sign = option.names().isEmpty() || option.label().isEmpty() ? "" : "=";
        String label = option.label().isEmpty() ? "" : "\\fI" + text(option.label()) + "\\fR";
        page.append(".TP\n").append(names).append(sign).append(label).append("\n");
        page.append(text(option.about())).append("\n");
    }

    /** Text as roff wants it: a dash is a dash to be typed, and a line may begin with anything. */
    private static String text(String plain) {
        return plain.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replaceAll("(?m)^\\.", "\\\\&.");
    }
}
