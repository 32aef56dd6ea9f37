package dev.neuf.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Options that are read by hand mean what picocli says they mean. */
class ShortWayTest {

    private static Task byPicocli(List<String> args) {
        CommandLine line = Neuf.commandLine(List.of(args.getFirst()));
        return line.parseArgs(args.toArray(String[]::new))
                .subcommand()
                .commandSpec()
                .commandLine()
                .getCommand();
    }

    @ParameterizedTest
    @EnumSource
    void everyOptionDoesTheSame(Commands row) {
        CommandLine line = Neuf.commandLine(List.of(row.id()));
        CommandLine command = line.getSubcommands().getOrDefault(row.id(), line);
        for (OptionSpec option : command.getCommandSpec().options()) {
            for (String name : option.names()) {
                boolean hasValue = option.arity().max() > 0;
                List<String> values = Values.of(row.id(), option.paramLabel());
                String value = values.isEmpty() ? "7" : values.getLast();
                var lines = new ArrayList<List<String>>();
                lines.add(hasValue ? List.of(row.id(), name, value, "1") : List.of(row.id(), "1", name));
                if (hasValue && name.startsWith("--")) {
                    lines.add(List.of(row.id(), name + "=" + value, "1", "--lang=fr", "-"));
                    lines.add(List.of(row.id(), "2", name, "first", name, value));
                }
                for (List<String> typed : lines) {
                    Optional<Task> task = Commands.plain(typed.toArray(String[]::new));
                    task.ifPresent(read -> assertThat(read)
                            .as(String.join(" ", typed))
                            .usingRecursiveComparison()
                            .isEqualTo(byPicocli(typed)));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve --json 1",
                "solve --to line 1",
                "solve --all --limit 2 1",
                "count --limit=2 1",
                "hint --show nudge 1",
                "hint --all 1 --lang fr",
                "rate --scale hodoku -",
                "play --new hard --size 6",
                "convert --to csv 1 -o x"
            })
    void whatIsUsualIsReadByHand(String line) {
        assertThat(Commands.plain(line.split(" "))).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve --jsno 1",
                "solve --json=yes 1",
                "solve 1 --to",
                "solve 1 --to=",
                "solve --limit -3 1",
                "solve -- -1..",
                "solve --help",
                "solve -V",
                "solve -ox 1",
                "play --json",
                "play -o x",
                "generate --level hard",
                "--lang fr solve 1",
                "slove"
            })
    void whatIsUnusualIsLeftToPicocli(String line) {
        assertThat(Commands.plain(line.split(" "))).isEmpty();
    }
}
