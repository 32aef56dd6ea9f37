package dev.neuf.cli;

import dev.neuf.core.Board;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Elsewhere;
import dev.neuf.logic.Example;
import dev.neuf.logic.Level;
import dev.neuf.logic.Manual;
import dev.neuf.logic.StepJson;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
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
        for (Technique technique : wanted) {
            if (session.isJson()) {
                session.write(Json.write(json(technique, session.words(), !names.isEmpty())) + "\n");
            } else if (names.isEmpty()) {
                session.write(heading(technique, session) + line(technique, session));
            } else {
                session.write((technique == wanted.getFirst() ? "" : "\n") + page(technique, session));
            }
        }
        if (session.isForPerson() && names.isEmpty()) {
            session.write("\n" + session.paper().wrapped(session.words().say(CliPhrase.TECHNIQUES_ORDER)) + "\n");
        }
        return Exit.YES;
    }

    /** The level, above the first technique that has it. */
    private static String heading(Technique technique, Session session) {
        boolean isFirst = Arrays.stream(Technique.values())
                        .filter(other -> other.level() == technique.level())
                        .findFirst()
                        .orElseThrow()
                == technique;
        String level = StepText.capital(session.words().say(technique.level())) + "\n";
        return !session.isForPerson() || !isFirst ? "" : (technique.level() == Level.EASY ? "" : "\n") + level;
    }

    /** What a technique is and why it works, and how hard others say it is. */
    private static String page(Technique technique, Session session) {
        Words words = session.words();
        Paper paper = session.paper();
        var parts = new ArrayList<String>();
        parts.add(StepText.title(technique, words));
        Manual.about(technique, words.language()).map(paper::wrapped).ifPresent(parts::add);
        if (technique.assumesUnique()) {
            parts.add(paper.wrapped(words.say(CliPhrase.TECHNIQUE_UNIQUE)));
        }
        List<String> elsewhere = elsewhere(technique);
        if (!elsewhere.isEmpty()) {
            parts.add(words.say(CliPhrase.TECHNIQUE_ELSEWHERE, String.join(", ", elsewhere)));
        }
        String example = Example.find(technique)
                .map(found -> "\n" + example(found, session))
                .orElse("");
        return String.join("\n", parts) + "\n" + example;
    }

    /** What other programs say, by their names: HoDoKu 140 (0300). */
    private static List<String> elsewhere(Technique technique) {
        var said = new ArrayList<String>();
        String code = technique.code().isEmpty() ? "" : " (%s)".formatted(technique.code());
        Elsewhere.hodoku(technique).ifPresent(score -> said.add("HoDoKu " + score + code));
        Elsewhere.explainer(technique).ifPresent(rating -> said.add("Sudoku Explainer " + rating));
        Elsewhere.yzf(technique).ifPresent(score -> said.add("YZF " + score));
        return said;
    }

    /** The technique on a board. */
    private static String example(Example example, Session session) {
        Sheet sheet = example.sheet();
        Words words = session.words().about(sheet.layout(), sheet.symbols());
        Board board = Board.of(sheet);
        Paper paper = session.paper();
        String picture = StepPicture.of(sheet, board, List.of(example.step()), paper, words);
        return picture + "\n" + StepText.told(example.step(), words, paper, 0) + "\n";
    }

    private static String line(Technique technique, Session session) {
        String title = session.words().say(technique) + (technique.assumesUnique() ? " *" : "");
        if (!session.isForPerson()) {
            return "%s\t%s\t%s\t%s%n"
                    .formatted(
                            technique.key(),
                            technique.level().name().toLowerCase(Locale.ROOT),
                            rating(technique),
                            title);
        }
        String key = technique.key() + " ".repeat(longestKey() - technique.key().length());
        String columns = "  %s  %4s  ".formatted(key, rating(technique));
        Paper paper = session.paper();
        boolean fits = columns.length() + title.length() < paper.columns();
        return columns + (fits ? title : paper.wrapped(title, columns.length())) + "\n";
    }

    private static int longestKey() {
        return Arrays.stream(Technique.values())
                .mapToInt(technique -> technique.key().length())
                .max()
                .orElseThrow();
    }

    private static String rating(Technique technique) {
        return "%d.%d".formatted(technique.rating() / 10, technique.rating() % 10);
    }

    private static Map<String, Object> json(Technique technique, Words words, boolean isWhole) {
        Map<String, Object> object = Json.object(
                "technique", technique.key(),
                "title", words.say(technique),
                "level", technique.level().name().toLowerCase(Locale.ROOT),
                "rating", technique.rating() / 10.0,
                "hodoku", technique.code(),
                "unique", technique.assumesUnique());
        Elsewhere.hodoku(technique).ifPresent(score -> object.put("hodokuScore", score));
        Elsewhere.explainer(technique).ifPresent(rating -> object.put("explainer", rating));
        Elsewhere.yzf(technique).ifPresent(score -> object.put("yzfScore", score));
        if (isWhole) {
            Manual.about(technique, words.language()).ifPresent(text -> object.put("about", text));
            Example.find(technique).ifPresent(example -> {
                Sheet sheet = example.sheet();
                var steps = new StepJson(sheet.layout(), sheet.symbols(), words.about(sheet.layout(), sheet.symbols()));
                object.put("example", Json.parse(Format.JSON.write(sheet)));
                object.put("step", steps.of(example.step()));
            });
        }
        return object;
    }
}
