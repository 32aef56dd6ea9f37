package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.format.Format;
import dev.neuf.core.format.Parsed;
import dev.neuf.testkit.FormatPromises;
import dev.neuf.testkit.SpoiltTexts;
import dev.neuf.testkit.TypedTexts;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/**
 * Good texts, spoilt at random, are understood or refused, and nothing is thrown. {@code bench/run mutations} tries many
 * more, and with {@code 1 SEED} what failed here.
 */
class MutationTest {

    private static final long FIRST = 1_000_000_000;
    private static final int TEXTS = 2_500;

    @Test
    void spoiltTextsAreUnderstoodOrRefused() {
        var texts = new SpoiltTexts(TypedTexts.all());
        var promises = new FormatPromises();
        var seen = EnumSet.noneOf(Format.class);
        for (long seed = FIRST; seed < FIRST + TEXTS; seed++) {
            promises.check(texts.of(seed), parsed -> {
                if (parsed instanceof Parsed.Ok ok) {
                    seen.add(ok.readAs());
                }
            });
        }
        // a format that never comes up is not tried
        assertThat(seen).containsExactlyInAnyOrder(Format.values());
    }
}
