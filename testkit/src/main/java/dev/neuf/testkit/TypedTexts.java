package dev.neuf.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Texts as people type them, good and bad: the samples that the tests of {@code core} read. They are taken from the
 * sources, below the folder that the property {@code neuf.root} names.
 *
 * <p>A text stands between lines {@code == title} and {@code => what is expected}. In it, {@code «U+0009»} is a character
 * and {@code «.x81»} is 81 dots.
 */
public final class TypedTexts {

    private static final String FOLDER = "core/src/test/resources/dev/neuf/core/format";

    private static final Pattern SPECIAL = Pattern.compile("«(?:U\\+([0-9A-F]{4})|(.+?)x(\\d+))»");

    private TypedTexts() {}

    /** All of them, those of a file together: each format has two, and no more weight if it has many samples. */
    public static List<List<String>> all() {
        var texts = new ArrayList<List<String>>();
        Path folder = Path.of(System.getProperty("neuf.root", ".")).resolve(FOLDER);
        try (var files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                texts.add(samples(Files.readAllLines(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("No typed texts in %s. Maybe set neuf.root.".formatted(folder), e);
        }
        return texts;
    }

    static List<String> samples(List<String> lines) {
        var samples = new ArrayList<String>();
        int first = -1;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("== ")) {
                first = i + 1;
            } else if (lines.get(i).startsWith("=> ") && first >= 0) {
                samples.add(unescaped(String.join("\n", lines.subList(first, i))));
                first = -1;
            }
        }
        return samples;
    }

    private static String unescaped(String text) {
        return SPECIAL.matcher(text).replaceAll(TypedTexts::special);
    }

    private static String special(MatchResult match) {
        String plain = match.group(1) == null
                ? match.group(2).repeat(Integer.parseInt(match.group(3)))
                : String.valueOf((char) Integer.parseInt(match.group(1), 16));
        return plain.replace("\\", "\\\\").replace("$", "\\$");
    }

    /** The text as it would stand in a file of samples: what one cannot see is spelt out. */
    public static String escaped(String text) {
        var escaped = new StringBuilder();
        for (char c : text.toCharArray()) {
            boolean isSeen = c == '\n' || c == ' ' || !Character.isISOControl(c) && !isWhiteOrHalf(c);
            escaped.append(isSeen ? String.valueOf(c) : "«U+%04X»".formatted((int) c));
        }
        return escaped.toString();
    }

    private static boolean isWhiteOrHalf(char c) {
        return Character.isSpaceChar(c) || Character.isSurrogate(c) || c == '\uFEFF' || c == '\uFFFD';
    }
}
