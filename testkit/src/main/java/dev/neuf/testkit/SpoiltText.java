package dev.neuf.testkit;

import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import java.util.Optional;

/**
 * A text to try the readers on, and what is said about it beside.
 *
 * @param seed from which {@link SpoiltTexts} makes it again
 * @param forced the format it is said to be in, rightly or not
 */
public record SpoiltText(long seed, String text, Optional<Format> forced, Hints hints) {

    private static final int MOST_SHOWN = 4000;

    /** All that is needed to try again, ready for a file of samples. */
    public String shown() {
        String begin = text.substring(0, Math.min(text.length(), MOST_SHOWN));
        return "seed %d, read as %s with %s, %d characters:%n%s%s"
                .formatted(
                        seed,
                        forced.map(Format::id).orElse("any"),
                        hintsShown(),
                        text.length(),
                        TypedTexts.escaped(begin),
                        begin.length() < text.length() ? "\n... and so on" : "");
    }

    private String hintsShown() {
        return hints.equals(Hints.NONE)
                ? "no hints"
                : "the hints size %d, %s shape, variants %s"
                        .formatted(hints.size(), hints.shape().isOpen() ? "any" : "a certain", hints.variants());
    }
}
