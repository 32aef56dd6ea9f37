package dev.neuf.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.testkit.FormatPromises;
import dev.neuf.testkit.SpoiltTexts;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutationsTest {

    private final SpoiltTexts texts = new SpoiltTexts(List.of(List.of("1...\n..2.\n....\n...1\n")));
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void factsAreToldAtTheEnd() {
        var mutations = new Mutations(texts, new FormatPromises()::check, new Watchdog());
        assertThat(mutations.run(20, 7, print(out), print(err))).isTrue();
        assertThat(text(out)).contains("7 to 26", "inputs       20,", "understood", "refused", "slowest", "peak heap");
        assertThat(text(err)).isEmpty();
    }

    @Test
    void whatFailsIsTold() {
        var mutations = new Mutations(
                texts,
                (text, _) -> {
                    if (text.seed() == 9) {
                        throw new StackOverflowError(text.shown());
                    }
                },
                new Watchdog());
        assertThat(mutations.run(20, 7, print(out), print(err))).isFalse();
        assertThat(text(out)).isEmpty();
        assertThat(text(err)).contains("number 3, seed 9", texts.of(9).shown());
    }

    @Test
    void watchdogTellsWhatTakesTooLong() {
        var watchdog = new Watchdog();
        assertThat(watchdog.late(0)).isEmpty();
        watchdog.begin(() -> "the first", -5_000_000_000L);
        assertThat(watchdog.late(5_000_000_000L)).isEmpty();
        assertThat(watchdog.late(5_000_000_001L))
                .hasValueSatisfying(late -> assertThat(late).endsWith("the first"));
        watchdog.begin(() -> "the second", 5_000_000_000L);
        assertThat(watchdog.late(5_000_000_001L)).isEmpty();
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
