package dev.neuf.cli;

import java.util.List;

/** What zsh needs to know to complete our commands. */
final class ZshScript {

    private static final String BEGIN = """
            #compdef neuf
            # Completion of neuf for zsh, made by 'neuf completion zsh'.
            _neuf() {
                local curcontext=$curcontext state line
                typeset -A opt_args
                local -a commands
                commands=(
            """;

    private static final String WORDS = """
                case $state in
                    command) _describe COMMAND commands ;;
                    word)
                        case $words[1] in
            """;

    private static final String END = """
                        esac
                        ;;
                esac
            }
            if [[ $funcstack[1] == _neuf ]]; then
                _neuf "$@"
            else
                compdef _neuf neuf
            fi
            """;

    private ZshScript() {}

    static String of(List<Described> commands) {
        List<Described> named = commands.subList(1, commands.size());
        var script = new StringBuilder(BEGIN);
        for (Described command : named) {
            String entry = command.name() + ":" + command.shortly().replace(":", "\\:");
            script.append("        ").append(quoted(entry)).append("\n");
        }
        script.append("    )\n    _arguments -C").append(specs(commands.getFirst(), 8));
        script.append(spec("1:COMMAND:->command", 8))
                .append(spec("*::WORD:->word", 8))
                .append("\n");
        script.append(WORDS);
        for (Described command : named) {
            script.append("                ").append(command.name()).append(")\n                    _arguments");
            script.append(specs(command, 24));
            for (Described.Option word : command.words()) {
                script.append(spec("*" + value(command, word), 24));
            }
            script.append("\n                    ;;\n");
        }
        return script.append(END).toString();
    }

    /** The options of a command. */
    private static String specs(Described command, int indent) {
        var specs = new StringBuilder();
        for (Described.Option option : command.options()) {
            boolean hasValue = !option.label().isEmpty();
            boolean isRepeated = Values.isList(option.label()) || option.label().equals("RULE");
            for (String name : option.names()) {
                String equals = !hasValue ? "" : name.startsWith("--") ? "=" : "+";
                String about = option.shortly().replaceAll("[\\\\\\[\\]:]", "\\\\$0");
                specs.append(spec(
                        (isRepeated ? "*" : "") + name + equals + "[" + about + "]"
                                + (hasValue ? value(command, option) : ""),
                        indent));
            }
        }
        return specs.toString();
    }

    /** One of the things that {@code _arguments} is told, on a line of its own. */
    private static String spec(String text, int indent) {
        return " \\\n" + " ".repeat(indent) + quoted(text);
    }

    /** What a value is called, and what to offer for it. */
    private static String value(Described command, Described.Option option) {
        String label = option.label().replaceAll("\\[.*", "").replace(":", "\\:");
        String all = String.join(" ", Values.of(command.name(), option.label()));
        if (Values.isFile(option.label())) {
            return ":" + label + ":_files";
        }
        String list = Values.isList(option.label()) ? "_values -s , " + label + " " + all : "(" + all + ")";
        return ":" + label + ":" + (all.isEmpty() ? " " : list);
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
