package dev.neuf.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Tally;
import dev.neuf.search.Backtrack;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AgreementTest {

    /** Gives up at once. */
    private static final Engine LAZY = (_, _, _) -> new Tally(0, 0, 0, Optional.of(Limits.Limit.CANCELLED));

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void countsAreToldAtTheEndAndTheSameForAnyNumberOfThreads() throws InterruptedException {
        assertThat(run(Agreement.ofAll(), 1)).isTrue();
        String alone = text(out);
        out.reset();
        assertThat(run(Agreement.ofAll(), 3)).isTrue();
        assertThat(text(out).replaceFirst("time .*", "")).isEqualTo(alone.replaceFirst("time .*", ""));
        assertThat(alone).contains("7 to 26", "compared     20 puzzles", "time ");
        assertThat(text(err)).isEmpty();
    }

    @Test
    void whatFailsIsToldWithItsSeed() throws InterruptedException {
        assertThat(run(new Agreement(() -> against(LAZY), Watchdog::new), 2)).isFalse();
        assertThat(text(out)).isEmpty();
        assertThat(text(err))
                .containsPattern("Failed: seed (7|8), [A-Z_]+, \\{\"neuf\":1,")
                .contains("lazy ");
    }

    private static Comparison against(Engine engine) {
        return new Comparison(new Backtrack(), List.of(new Comparison.Entrant("lazy", engine, _ -> true)));
    }

    private boolean run(Agreement agreement, int threads) throws InterruptedException {
        return agreement.run(20, 7, threads, print(out), print(err));
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
