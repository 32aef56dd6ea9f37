package dev.neuf.browser.regex;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Our small regular expressions find what Java's find, for every expression in the portable modules. */
class PatternTest {

    private static final java.util.regex.Pattern USED = java.util.regex.Pattern.compile(
            "(?:matches|split|replaceAll|replaceFirst|compile)\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

    private static final List<String> PIECES = List.of(
            "1",
            "0",
            "9",
            "42",
            "r",
            "c",
            "x",
            "X",
            "I",
            "E",
            " ",
            "\t",
            "\n",
            "\r\n",
            ".",
            ":",
            "-",
            "+",
            "*",
            "~",
            "!",
            "#",
            "%",
            "^",
            "=",
            "|",
            "[",
            "]",
            "{",
            "\"neuf\"",
            "\"size\"",
            "order",
            "_",
            "a",
            "sudokuexchange.com/",
            "?s=",
            "&",
            ",",
            "F",
            "e",
            "é",
            "12345678",
            "https://");

    /** The expressions in the sources, as Java reads them. */
    private static List<String> expressions() throws IOException {
        var found = new TreeSet<String>();
        Path root = Path.of(System.getProperty("neuf.root", ".."));
        for (String module : List.of("core", "search", "logic", "make", "browser")) {
            try (Stream<Path> files = Files.walk(root.resolve(module).resolve("src/main/java"))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    USED.matcher(Files.readString(file))
                            .results()
                            .forEach(use -> found.add(use.group(1).translateEscapes()));
                }
            }
        }
        // one is put together, and the one with names is of a class that no page needs
        found.removeIf(expression -> expression.contains("%d") || expression.contains("(?<"));
        return List.copyOf(found);
    }

    private static String random(SplittableRandom random) {
        var text = new StringBuilder();
        for (int length = random.nextInt(7); length > 0; length--) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }

    @Test
    void everyExpressionFindsWhatItShould() throws IOException {
        List<String> expressions = expressions();
        assertThat(expressions).hasSizeGreaterThan(25).contains("\\s+", "[0-9]{1,2}");
        var random = new SplittableRandom(1);
        int hits = 0;
        for (String expression : expressions) {
            var theirs = java.util.regex.Pattern.compile(expression);
            Pattern ours = Pattern.compile(expression);
            for (int i = 0; i < 2000; i++) {
                String text = random(random);
                String about = expression + " on " + text;
                boolean isMatch = theirs.matcher(text).matches();
                hits += isMatch ? 1 : 0;
                assertThat(ours.matcher(text).matches()).as(about).isEqualTo(isMatch);
                assertThat(ours.matcher(text).lookingAt())
                        .as(about)
                        .isEqualTo(theirs.matcher(text).lookingAt());
                assertThat(found(ours.matcher(text))).as(about).isEqualTo(found(theirs.matcher(text)));
                assertThat(ours.split(text)).as(about).isEqualTo(theirs.split(text));
                assertThat(ours.split(text, -1)).as(about).isEqualTo(theirs.split(text, -1));
                assertThat(ours.split(text, 2)).as(about).isEqualTo(theirs.split(text, 2));
                assertThat(ours.matcher(text).replaceAll("<$0>"))
                        .as(about)
                        .isEqualTo(theirs.matcher(text).replaceAll("<$0>"));
            }
        }
        assertThat(hits).isGreaterThan(100);
    }

    private static List<Object> found(Matcher matcher) {
        var all = new ArrayList<Object>();
        while (matcher.find()) {
            all.add(List.of(matcher.start(), matcher.end(), matcher.group()));
        }
        return all;
    }

    private static List<Object> found(java.util.regex.Matcher matcher) {
        var all = new ArrayList<Object>();
        while (matcher.find()) {
            all.add(List.of(matcher.start(), matcher.end(), matcher.group()));
        }
        return all;
    }

    @Test
    void groupsAreRemembered() {
        Matcher cell = Pattern.compile("(r\\d+c\\d+)(?:=(.))?(?:~([^!]+))?").matcher("r1c12~34");
        assertThat(cell.matches()).isTrue();
        assertThat(cell.group(1)).isEqualTo("r1c12");
        assertThat(cell.group(2)).isNull();
        assertThat(cell.group(3)).isEqualTo("34");
        assertThat(cell.start(3)).isEqualTo(6);
        assertThat(cell.end(3)).isEqualTo(8);
    }
}
