package dev.neuf.cli;

import dev.neuf.core.json.Json;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code neuf techniques}: what it knows, in the order in which it tries. */
@Command(name = "techniques", abbreviateSynopsis = true, sortOptions = false)
final class TechniquesCommand extends Task {

    @Parameters(paramLabel = "NAME", arity = "0..*", descriptionKey = "PARAMETER_TECHNIQUE")
    List<String> names = List.of();

    @Option(names = "--verify", paramLabel = "FILE", descriptionKey = "OPTION_VERIFY", order = 1)
    String verify = "";

    @Override
    Exit run(Session session) {
        Choices.notTogether("--verify", !verify.isEmpty(), "NAME", !names.isEmpty());
        if (!verify.isEmpty()) {
            return Verifying.run(verify, session);
        }
        List<Technique> wanted = names.isEmpty()
                ? Arrays.asList(Technique.values())
                : names.stream()
                        .map(name -> Method.technique("techniques", name))
                        .toList();
        Level level = Level.BEYOND;
        for (Technique technique : wanted) {
            if (session.isJson()) {
                session.write(Json.write(json(technique, session.words())) + "\n");
                continue;
            }
            if (session.isForPerson() && technique.level() != level) {
                level = technique.level();
                session.write((technique == wanted.getFirst() ? "" : "\n")
                        + StepText.capital(session.words().say(level)) + "\n");
            }
            session.write(line(technique, session));
        }
        if (session.isForPerson() && names.isEmpty()) {
            session.write("\n" + Wrapping.wrapped(session.words().say(CliPhrase.TECHNIQUES_ORDER), 0) + "\n");
        }
        return Exit.YES;
    }

    private static String line(Technique technique, Session session) {
        String title = session.words().say(technique) + (technique.assumesUnique() ? " *" : "");
        return session.isForPerson()
                ? "  %-24s%s  %s%n".formatted(technique.key(), rating(technique), title)
                : "%s\t%s\t%s\t%s%n"
                        .formatted(
                                technique.key(),
                                technique.level().name().toLowerCase(Locale.ROOT),
                                rating(technique),
                                title);
    }

    private static String rating(Technique technique) {
        return "%d.%d".formatted(technique.rating() / 10, technique.rating() % 10);
    }

    private static Map<String, Object> json(Technique technique, Words words) {
        return Json.object(
                "technique", technique.key(),
                "title", words.say(technique),
                "level", technique.level().name().toLowerCase(Locale.ROOT),
                "rating", technique.rating() / 10.0,
                "hodoku", technique.code(),
                "unique", technique.assumesUnique());
    }
}
