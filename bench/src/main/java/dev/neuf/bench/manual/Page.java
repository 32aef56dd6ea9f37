package dev.neuf.bench.manual;

import dev.neuf.core.Board;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.draw.Look;
import dev.neuf.draw.StepFigure;
import dev.neuf.logic.Elsewhere;
import dev.neuf.logic.Example;
import dev.neuf.logic.Level;
import dev.neuf.logic.Manual;
import dev.neuf.logic.Person;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** Pages of the manual in one language, in Markdown. */
final class Page {

    /** A position that takes more characters than this is not printed to be pasted. */
    private static final int LONGEST = 1_500;

    private final Language language;
    private final Words words;

    Page(Language language) {
        this.language = language;
        this.words = Words.in(language);
    }

    /** The page that lists all techniques; those that have a page of their own are links to it. */
    String index(Set<Technique> shown) {
        var text = new StringBuilder("# %s\n\n%s\n\n%s\n"
                .formatted(
                        words.say(PagePhrase.INDEX_TITLE), elsewhere("README.md"), words.say(PagePhrase.INDEX_ABOUT)));
        Set<Level> begun = EnumSet.noneOf(Level.class);
        for (Technique technique : Technique.values()) {
            if (begun.add(technique.level())) {
                String level = capital(words.say(technique.level()));
                text.append("\n## %s\n\n%s".formatted(level, head(PagePhrase.INDEX_COLUMNS)));
            }
            String title = title(technique);
            text.append("| %s%s | `%s` | %s | %s | %s | %s |\n"
                    .formatted(
                            shown.contains(technique) ? "[%s](%s.md)".formatted(title, technique.key()) : title,
                            technique.assumesUnique() ? " \\*" : "",
                            technique.key(),
                            rating(technique),
                            hodoku(technique),
                            explainer(technique),
                            yzf(technique)));
        }
        return text + "\n" + words.say(PagePhrase.INDEX_UNIQUE) + "\n";
    }

    /** The page of a technique. */
    String of(Technique technique, Example example, StepFigure picture, List<Technique> shown) {
        Sheet sheet = example.sheet();
        Words about = words.about(sheet.layout(), sheet.symbols());
        var parts = new ArrayList<String>();
        parts.add("[%s](README.md) · %s".formatted(words.say(PagePhrase.ALL), elsewhere(technique.key() + ".md")));
        parts.add("# " + title(technique));
        parts.add(head(PagePhrase.COLUMNS)
                + "| %s | %s | %s | %s | %s |"
                        .formatted(
                                words.say(technique.level()),
                                rating(technique),
                                hodoku(technique),
                                explainer(technique),
                                yzf(technique)));
        Manual.about(technique, language).ifPresent(parts::add);
        if (technique.assumesUnique()) {
            parts.add(words.say(PagePhrase.UNIQUE));
        }
        parts.add("## " + words.say(PagePhrase.EXAMPLE));
        parts.add("![%s](%s%s.svg)"
                .formatted(
                        words.say(PagePhrase.ALT, title(technique)),
                        language == Language.ENGLISH ? "" : "../",
                        technique.key()));
        parts.add(legend(picture));
        if (!sheet.puzzle().variants().isEmpty()) {
            Set<String> keywords = new TreeSet<>();
            sheet.puzzle().variants().forEach(variant -> keywords.add("`" + variant.keyword() + "`"));
            parts.add(words.say(PagePhrase.RULES, String.join(", ", keywords)));
        }
        parts.add("### " + words.say(PagePhrase.PROOF));
        parts.add(proof(example, about));
        parts.add(words.say(PagePhrase.TERMINAL));
        parts.add("```sh\nneuf techniques %s\n```".formatted(technique.key()));
        String position = position(sheet);
        if (position.length() <= LONGEST) {
            parts.add(paste(technique, sheet));
            parts.add("```text\n%s\n```".formatted(position));
        }
        parts.add(neighbours(technique, shown));
        return String.join("\n\n", parts) + "\n";
    }

    /** The same page in the other languages. */
    private String elsewhere(String file) {
        var links = new ArrayList<String>();
        for (Language other : Language.values()) {
            if (other != language) {
                links.add("[%s](%s%s)"
                        .formatted(
                                other.title(), language == Language.ENGLISH ? "" : "../", Pages.folder(other) + file));
            }
        }
        return String.join(" · ", links);
    }

    private String head(PagePhrase columns) {
        String row = words.say(columns);
        return "| %s |\n|%s\n"
                .formatted(
                        row.replace("|", " | "),
                        "---|".repeat(row.length() - row.replace("|", "").length() + 1));
    }

    /** What the forms and colours mean that this picture has. */
    private String legend(StepFigure picture) {
        var entries = new ArrayList<String>();
        for (Look look : picture.looks()) {
            entries.add(words.say(look));
        }
        return words.say(PagePhrase.LEGEND, capital(String.join(" · ", entries)));
    }

    private static String proof(Example example, Words about) {
        var text = new StringBuilder();
        int number = 1;
        for (Sentence sentence : example.step().proof()) {
            // a list in a list would have numbers of its own
            text.append(
                    "%d. %s%s\n".formatted(number++, "&emsp;".repeat(sentence.depth()), about.say(sentence.message())));
        }
        var last = new ArrayList<String>();
        for (Message message : Telling.conclusion(example.step())) {
            last.add(about.say(message));
        }
        return text + "\n**%s**".formatted(String.join(" ", last));
    }

    /** What to do with the position; a hint may say something easier there first, since rare techniques seldom come alone. */
    private String paste(Technique technique, Sheet sheet) {
        Technique first = Person.with(Toolbox.full())
                .next(Board.of(sheet))
                .map(Step::technique)
                .orElse(technique);
        return first == technique
                ? words.say(PagePhrase.PASTE)
                : words.say(PagePhrase.PASTE_EASIER, "[%s](%s.md)".formatted(words.say(first), first.key()));
    }

    /** The position as a line to paste: short where the board is an ordinary one. */
    private static String position(Sheet sheet) {
        Format format = Format.HODOKU.refuses(sheet).isEmpty()
                        && sheet.puzzle().variants().isEmpty()
                        && sheet.layout().equals(Layout.standard(sheet.layout().size()))
                ? Format.HODOKU
                : Format.JSON;
        return format.write(sheet).strip();
    }

    private String neighbours(Technique technique, List<Technique> shown) {
        int at = shown.indexOf(technique);
        var links = new ArrayList<String>();
        if (at > 0) {
            links.add("← " + link(shown.get(at - 1)));
        }
        if (at + 1 < shown.size()) {
            links.add(link(shown.get(at + 1)) + " →");
        }
        return String.join(" · ", links);
    }

    private String link(Technique technique) {
        return "[%s](%s.md)".formatted(title(technique), technique.key());
    }

    private String title(Technique technique) {
        return capital(words.say(technique));
    }

    private static String rating(Technique technique) {
        return "%d.%d".formatted(technique.rating() / 10, technique.rating() % 10);
    }

    private String hodoku(Technique technique) {
        OptionalInt score = Elsewhere.hodoku(technique);
        return score.isPresent()
                ? score.getAsInt() + (technique.code().isEmpty() ? "" : " (%s)".formatted(technique.code()))
                : words.say(PagePhrase.NO_SCORE);
    }

    private String explainer(Technique technique) {
        return Elsewhere.explainer(technique).orElse(words.say(PagePhrase.NO_SCORE));
    }

    private String yzf(Technique technique) {
        OptionalInt score = Elsewhere.yzf(technique);
        return score.isPresent() ? String.valueOf(score.getAsInt()) : words.say(PagePhrase.NO_SCORE);
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
