package dev.neuf.logic;

import dev.neuf.core.words.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** What techniques are and why they work, in a few sentences for people who have not met them. */
public final class Manual {

    private static final String HEADING = "= ";

    private Manual() {}

    /** What a technique is and why it works; nothing if nobody has written that yet. */
    public static Optional<String> about(Technique technique, Language language) {
        String file = "manual_%s.txt".formatted(language.code());
        try (InputStream in = Manual.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("The file %s is missing.".formatted(file));
            }
            return about(technique.key(), new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line {@code = KEY KEY} has the techniques that the lines below it are about. */
    private static Optional<String> about(String key, BufferedReader lines) throws IOException {
        var text = new StringBuilder();
        boolean isMeant = false;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith(HEADING)) {
                isMeant = Arrays.asList(line.substring(HEADING.length()).split(" "))
                        .contains(key);
            } else if (isMeant && !line.isEmpty()) {
                text.append(text.isEmpty() ? "" : " ").append(line);
            }
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(text.toString());
    }
}
