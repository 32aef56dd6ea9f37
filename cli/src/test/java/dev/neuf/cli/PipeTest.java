package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program at the other end of both pipes, which waits for answers before it asks on. */
class PipeTest {

    private final PipedOutputStream questions = new PipedOutputStream();
    private final PipedInputStream in = pipe(questions);
    private final PipedOutputStream out = new PipedOutputStream();
    private final BufferedReader answers = new BufferedReader(new InputStreamReader(pipe(out), StandardCharsets.UTF_8));

    private static PipedInputStream pipe(PipedOutputStream end) {
        try {
            return new PipedInputStream(end, 1 << 20);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private CompletableFuture<Integer> start(String... args) {
        Io io = PIPE.io(in, Streams.answer(out, "stdout"), new PrintStream(OutputStream.nullOutputStream()));
        return CompletableFuture.supplyAsync(() -> Neuf.run(io, args), work -> new Thread(work).start());
    }

    private void ask(String... puzzles) throws IOException {
        questions.write((String.join("\n", puzzles) + "\n").getBytes(StandardCharsets.UTF_8));
        questions.flush();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--threads=1", "--threads=2", "--threads=8"})
    void eachAnswerComesBeforeTheNextQuestion(String threads) throws Exception {
        CompletableFuture<Integer> exit =
                start(("solve --from line - " + threads).strip().split(" "));
        for (int i = 0; i < 20; i++) {
            ask(Samples.NINE);
            assertThat(answers.readLine()).isEqualTo(Samples.NINE_SOLVED);
        }
        questions.close();
        assertThat(exit.get()).isZero();
    }

    /** After several at once, threads are at work, and answers must come as before. */
    @ParameterizedTest
    @ValueSource(strings = {"", "--threads=1", "--threads=2", "--threads=8"})
    void answersComeToSeveralQuestionsAtOnceToo(String threads) throws Exception {
        CompletableFuture<Integer> exit =
                start(("count --from line - " + threads).strip().split(" "));
        for (int i = 0; i < 20; i++) {
            ask(Samples.FOUR, Samples.MANY, Samples.BAD, Samples.NINE);
            assertThat(answers.readLine()).isEqualTo("1");
            assertThat(answers.readLine()).isEqualTo("72");
            assertThat(answers.readLine()).isEmpty();
            assertThat(answers.readLine()).isEqualTo("1");
            ask(Samples.MANY);
            assertThat(answers.readLine()).isEqualTo("72");
        }
        questions.close();
        assertThat(exit.get()).isEqualTo(3);
    }

    /** So many that they are worked on together; and where a line is a puzzle, the next may have begun. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve -",
                "solve --threads=1 -",
                "solve --threads=2 -",
                "solve --from line -",
                "solve --from line --threads=1 -",
                "solve --from line --threads=8 -"
            })
    void answersComeToManyPlainQuestionsAtOnce(String command) throws Exception {
        CompletableFuture<Integer> exit = start(command.split(" "));
        String begun = "";
        for (int i = 0; i < 20; i++) {
            String[] puzzles = new String[1 + i * 37];
            Arrays.fill(puzzles, Samples.NINE);
            puzzles[0] = Samples.NINE.substring(begun.length());
            begun = command.contains("--from") ? Samples.NINE.substring(0, i) : "";
            questions.write((String.join("\n", puzzles) + "\n" + begun).getBytes(StandardCharsets.UTF_8));
            questions.flush();
            for (int answer = 0; answer < puzzles.length; answer++) {
                assertThat(answers.readLine()).isEqualTo(Samples.NINE_SOLVED);
            }
        }
        ask(Samples.NINE.substring(begun.length()));
        questions.close();
        assertThat(answers.readLine()).isEqualTo(Samples.NINE_SOLVED);
        assertThat(exit.get()).isZero();
    }

    @Test
    void answerDoesNotWaitForTheRestOfTheNextQuestion() throws Exception {
        CompletableFuture<Integer> exit = start("solve", "--from", "line", "-");
        ask(Samples.NINE, Samples.NINE, Samples.NINE);
        questions.write(Samples.NINE.substring(0, 40).getBytes(StandardCharsets.UTF_8));
        for (int i = 0; i < 3; i++) {
            assertThat(answers.readLine()).isEqualTo(Samples.NINE_SOLVED);
        }
        ask(Samples.NINE.substring(40));
        assertThat(answers.readLine()).isEqualTo(Samples.NINE_SOLVED);
        questions.close();
        assertThat(exit.get()).isZero();
    }

    /** The input stays open for ever, and still the program ends. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "8"})
    void fullDiskIsNoReasonToWaitForMoreInput(String threads) throws Exception {
        ask(Samples.FOUR, Samples.FOUR, Samples.FOUR);
        var full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        Io io = PIPE.io(in, Streams.answer(full, "stdout"), new PrintStream(OutputStream.nullOutputStream()));
        assertThat(Neuf.run(io, "solve", "--from", "line", "--threads", threads, "-"))
                .isEqualTo(2);
    }
}
