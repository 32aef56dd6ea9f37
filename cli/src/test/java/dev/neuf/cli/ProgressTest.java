package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.TERMINAL;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How far the work is, on standard error. */
class ProgressTest {

    private static final PrintStream NOWHERE = new PrintStream(OutputStream.nullOutputStream());

    /** What is shown until the text was asked for three times. */
    private static String shown(Console console, String when) throws InterruptedException {
        var err = new ByteArrayOutputStream();
        Io io = console.io(InputStream.nullInputStream(), NOWHERE, new PrintStream(err, false, StandardCharsets.UTF_8));
        var progress = new Progress(io, 1, 1);
        var asked = new AtomicLong();
        var isEnough = new CountDownLatch(3);
        progress.start(when, Words.in(Language.ENGLISH), () -> {
            isEnough.countDown();
            return Message.of(CliPhrase.SOLVING, asked.incrementAndGet());
        });
        isEnough.await();
        progress.stop();
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void onATerminalOneLineChanges() throws InterruptedException {
        for (String when : new String[] {"auto", "always"}) {
            assertThat(shown(TERMINAL, when))
                    .startsWith("\r\u001B[Ksolving puzzle 1 ... ")
                    .contains(" s (Ctrl-C stops)\r\u001B[Ksolving puzzle 2 ... ")
                    .endsWith("\r\u001B[K")
                    .doesNotContain("\n");
        }
    }

    @Test
    void elsewhereThereArePlainLinesForThoseWhoAsk() throws InterruptedException {
        assertThat(shown(PIPE, "always"))
                .startsWith("neuf: solving puzzle 1, ")
                .contains(" s so far\nneuf: solving puzzle 2, ")
                .endsWith(" s so far\n")
                .doesNotContain("\r");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "count --estimate", "candidates", "check", "convert --to line"})
    void everyCommandHasIt(String command) {
        for (String when : new String[] {"auto", "always", "never"}) {
            assertThat(neuf((command + " --progress " + when + " " + Samples.NINE).split(" ")))
                    .isEqualTo(neuf((command + " " + Samples.NINE).split(" ")));
        }
        var wrong = neuf((command + " --progress yes " + Samples.NINE).split(" "));
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err())
                .isEqualTo("neuf: --progress: 'yes' is not known: expected one of auto, always, never\n");
    }
}
