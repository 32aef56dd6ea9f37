package dev.neuf.cli;

import dev.neuf.core.format.Shapes;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** Our language files, the way picocli wants to be given the words of its help pages. */
final class CliBundle extends ResourceBundle {

    private static final String SHAPES = String.join(
            ", ", Arrays.stream(Shapes.values()).map(Shapes::example).toList());

    private static final String VARIANTS = String.join(
            ", ",
            Arrays.stream(Variants.values())
                    .map(Variants::example)
                    .map(example -> example.indexOf(' ') < 0 ? example : "'" + example + "'")
                    .toList());

    private final Map<String, String> words = new HashMap<>();

    CliBundle(Language language) {
        Map<String, String> lines = Words.load("cli", language);
        lines.forEach((key, line) -> {
            // picocli formats what it prints, so a per cent sign of ours must be doubled; and it breaks lines anywhere
            String text = unbroken(key, line)
                    .replace("%", "%%")
                    .replace("{n}", "%n")
                    .replace("{file}", Peer.FILE)
                    .replace("{shapes}", SHAPES)
                    .replace("{variants}", VARIANTS);
            words.put(key, text);
            // the command follows on the same line
            words.put(picocliKey(key), key.equals("HEADING_SYNOPSIS") ? text + " " : text);
        });
    }

    /** What picocli wraps, the words about options: there, French signs stay with their words. */
    private static String unbroken(String key, String line) {
        return key.startsWith("OPTION_") || key.startsWith("OF_")
                ? line.replace("« ", "«\u00A0").replace(" »", "\u00A0»").replaceAll(" ([:;?!])", "\u00A0$1")
                : line;
    }

    /**
     * Where picocli looks for what we call ABOUT_SOLVE, EXAMPLES_SOLVE or HEADING_OPTION_LIST, and for what an option of
     * several commands means to one of them: OF_PLAY_OPTION_SIZE.
     */
    private static String picocliKey(String key) {
        if (key.startsWith("OF_")) {
            int end = key.indexOf('_', "OF_".length());
            return "neuf." + key.substring("OF_".length(), end).toLowerCase(Locale.ROOT) + "." + key.substring(end + 1);
        }
        String last = key.substring(key.indexOf('_') + 1).toLowerCase(Locale.ROOT);
        String command = last.equals("neuf") ? "neuf" : "neuf." + last;
        if (key.startsWith("ABOUT_")) {
            return command + ".usage.description";
        }
        if (key.startsWith("EXAMPLES_")) {
            return command + ".usage.footer";
        }
        int bar = last.indexOf('_');
        String camel = bar < 0 ? last : last.substring(0, bar) + "L" + last.substring(bar + 2);
        return key.startsWith("HEADING_") ? "usage." + camel + "Heading" : key;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return words.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(words.keySet());
    }
}
