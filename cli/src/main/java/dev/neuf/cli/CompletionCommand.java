package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code neuf completion}: the script with which a shell completes our commands, options and values. */
@Command(name = "completion", abbreviateSynopsis = true, sortOptions = false)
final class CompletionCommand extends Task {

    @Parameters(paramLabel = "SHELL", arity = "0..1", descriptionKey = "PARAMETER_SHELL")
    List<String> shells = new ArrayList<>();

    @Override
    Exit run(Session session) {
        Choices.notTogether("completion", true, "--json", delivery.isJson);
        if (shells.isEmpty()) {
            String known = String.join(", ", Values.of("completion", "SHELL"));
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.NO_SHELL, known));
        }
        Shell shell = Choices.oneOf("completion", shells.getFirst(), Shell.class);
        session.write(shell.script(Described.all(session.words().language())));
        return Exit.YES;
    }
}
