package dev.neuf.core;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Texts with what is expected of them, kept in a file.
 *
 * <pre>
 *   # a comment, outside of a text
 *   == title
 *   the text, as many lines as it has, without a newline at the end
 *   => what is expected
 * </pre>
 *
 * In a text, {@code «U+0009»} is a character and {@code «.x81»} is 81 dots.
 */
public final class Corpus {

    private static final Pattern SPECIAL = Pattern.compile("«(?:U\\+([0-9A-F]{4})|(.+?)x(\\d+))»");

    private Corpus() {}

    /** One text of the file. */
    public record Sample(String title, String text, String expected) {
        @Override
        public String toString() {
            return title;
        }
    }

    /** All samples of a file under {@code dev/neuf/core}. */
    public static List<Sample> samples(String file) {
        var samples = new ArrayList<Sample>();
        String title = "";
        var text = new ArrayList<String>();
        for (String line : lines("/dev/neuf/core/" + file)) {
            if (line.startsWith("== ")) {
                title = line.substring(3);
                text.clear();
            } else if (line.startsWith("=> ")) {
                samples.add(new Sample(title, unescaped(String.join("\n", text)), line.substring(3)));
                title = "";
            } else if (!title.isEmpty()) {
                text.add(line);
            }
        }
        return samples;
    }

    private static List<String> lines(String file) {
        try (var in = requireNonNull(Corpus.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String unescaped(String text) {
        return SPECIAL.matcher(text).replaceAll(Corpus::special);
    }

    private static String special(MatchResult match) {
        String plain = match.group(1) == null
                ? match.group(2).repeat(Integer.parseInt(match.group(3)))
                : String.valueOf((char) Integer.parseInt(match.group(1), 16));
        return plain.replace("\\", "\\\\").replace("$", "\\$");
    }
}
