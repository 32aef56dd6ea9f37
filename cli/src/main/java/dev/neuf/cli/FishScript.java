package dev.neuf.cli;

import java.util.List;

/** What fish needs to know to complete our commands. */
final class FishScript {

    private FishScript() {}

    static String of(List<Described> commands) {
        var script = new StringBuilder("""
                # Completion of neuf for fish, made by 'neuf completion fish'.
                complete -c neuf -e
                complete -c neuf -f
                """);
        for (Described command : commands) {
            boolean isProgram = command.name().equals("neuf");
            String here = isProgram ? "__fish_use_subcommand" : "__fish_seen_subcommand_from " + command.name();
            if (!isProgram) {
                script.append(line("__fish_use_subcommand", " -a " + command.name(), command.shortly()));
            }
            for (Described.Option word : command.words()) {
                script.append(line(here, value(command, word), word.label()));
            }
            for (Described.Option option : command.options()) {
                var names = new StringBuilder();
                for (String name : option.names()) {
                    names.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
                }
                String value = option.label().isEmpty() ? "" : " -r" + value(command, option);
                script.append(line(here, names + value, option.shortly()));
            }
        }
        return script.toString();
    }

    /** Files, or these words, or anything but files. */
    private static String value(Described command, Described.Option option) {
        List<String> words = Values.of(command.name(), option.label());
        return Values.isFile(option.label())
                ? " -F"
                : words.isEmpty() ? " -f" : " -f -a " + quoted(String.join(" ", words));
    }

    private static String line(String where, String what, String about) {
        return "complete -c neuf -n " + quoted(where) + what + " -d " + quoted(about) + "\n";
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
