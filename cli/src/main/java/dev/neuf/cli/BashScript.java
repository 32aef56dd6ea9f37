package dev.neuf.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What bash needs to know to complete our commands. */
final class BashScript {

    private static final String BEGIN = """
            # Completion of neuf for bash, made by 'neuf completion bash'.
            _neuf() {
                local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
                local command= words= kind= head= i
                COMPREPLY=()
                # bash takes --to=line for three words
                if [[ $cur == = ]]; then
                    cur=
                elif [[ $prev == = ]]; then
                    prev=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                for ((i = 1; i < COMP_CWORD; i++)); do
                    case ${COMP_WORDS[i]} in
                        COMMANDS)
                            command=${COMP_WORDS[i]}
                            break
                            ;;
                    esac
                done
                case "$command $prev" in
            """;

    private static final String END = """
                esac
                if [[ $kind == file ]]; then
                    compopt -o filenames 2>/dev/null
                    mapfile -t COMPREPLY < <(compgen -f -- "$cur")
                    return
                fi
                if [[ $kind == list && $cur == *,* ]]; then
                    head=${cur%,*},
                    cur=${cur##*,}
                fi
                mapfile -t COMPREPLY < <(compgen -P "$head" -W "$words" -- "$cur")
            }
            complete -F _neuf neuf
            """;

    private BashScript() {}

    static String of(List<Described> commands) {
        List<Described> named = commands.subList(1, commands.size());
        List<String> names = named.stream().map(Described::name).toList();
        var script = new StringBuilder(BEGIN.replace("COMMANDS", String.join(" | ", names)));
        values(commands)
                .forEach((action, options) -> script.append("        ")
                        .append(String.join(" | ", options))
                        .append(") ")
                        .append(action)
                        .append(" ;;\n"));
        script.append("        *)\n            case \"$command $cur\" in\n");
        for (Described command : commands) {
            script.append("                '%s '-*) words='%s' ;;\n".formatted(key(command), optionNames(command)));
        }
        script.append("                ' '*) words='%s help' ;;\n".formatted(String.join(" ", names)));
        for (Described command : named) {
            for (Described.Option word : command.words()) {
                script.append("                '%s '*) %s ;;\n".formatted(command.name(), action(command, word)));
            }
        }
        return script.append("            esac\n            ;;\n").append(END).toString();
    }

    /** What to offer, and after which options. */
    private static Map<String, List<String>> values(List<Described> commands) {
        var values = new LinkedHashMap<String, List<String>>();
        for (Described command : commands) {
            for (Described.Option option : command.options()) {
                for (String name : option.names()) {
                    if (!option.label().isEmpty()) {
                        values.computeIfAbsent(action(command, option), _ -> new ArrayList<>())
                                .add("'" + key(command) + " " + name + "'");
                    }
                }
            }
        }
        return values;
    }

    private static String action(Described command, Described.Option option) {
        List<String> words = Values.of(command.name(), option.label());
        String list = Values.isList(option.label()) ? " kind=list" : "";
        return Values.isFile(option.label())
                ? "kind=file"
                : words.isEmpty() ? "return" : "words='" + String.join(" ", words) + "'" + list;
    }

    /** Before the name of a command there is none. */
    private static String key(Described command) {
        return command.name().equals("neuf") ? "" : command.name();
    }

    private static String optionNames(Described command) {
        return String.join(
                " ",
                command.options().stream()
                        .flatMap(option -> option.names().stream())
                        .toList());
    }
}
