package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long streams of puzzles. */
class StreamTest {

    /** The same line again and again, made when it is asked for. */
    private static final class Lines extends InputStream {
        private final byte[] line;
        private final long total;
        private long at;

        Lines(String line, long count) {
            this.line = (line + "\n").getBytes(StandardCharsets.UTF_8);
            this.total = this.line.length * count;
        }

        @Override
        public int read() {
            return at < total ? line[(int) (at++ % line.length)] : -1;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            int count = 0;
            while (count < length && at < total) {
                bytes[offset + count++] = (byte) read();
            }
            return count == 0 && length > 0 ? -1 : count;
        }

        long linesRead() {
            return at / line.length;
        }
    }

    /** Counts lines and keeps none; breaks after some of them. */
    private static final class Counter extends OutputStream {
        private final long most;
        private long lines;

        Counter(long most) {
            this.most = most;
        }

        @Override
        public void write(int b) throws IOException {
            if (lines >= most) {
                throw new IOException("Broken pipe");
            }
            lines += b == '\n' ? 1 : 0;
        }
    }

    private static PrintStream print(OutputStream out) {
        return new PrintStream(out, false, StandardCharsets.UTF_8);
    }

    @Test
    void whenNobodyReadsAnyMoreAStreamEndsEarlyAndQuietly() {
        for (String command : new String[] {"solve", "count", "check", "convert --to line"}) {
            var input = new Lines(Samples.FOUR, 1_000_000);
            var err = new ByteArrayOutputStream();
            int exit = Neuf.run(
                    PIPE.io(input, print(new Counter(3)), print(err)), (command + " --from line -").split(" "));
            assertThat(input.linesRead()).as(command).isLessThan(20_000);
            assertThat(exit).as(command).isZero();
            String read = command.startsWith("convert") ? "stdin:1: read as line, 4x4 with boxes 2x2\n" : "";
            assertThat(err.toString(StandardCharsets.UTF_8)).as(command).isEqualTo(read);
        }
    }

    @Test
    void theSameGoesForTheStreamsOfTheProcess() {
        var input = new Lines(Samples.FOUR, 1_000_000);
        var err = new ByteArrayOutputStream();
        var io = PIPE.io(input, Streams.answer(new Counter(3), "stdout"), print(err));
        assertThat(Neuf.run(io, "solve", "--from", "line", "-")).isZero();
        assertThat(input.linesRead()).isLessThan(20_000);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void theManySolutionsOfOnePuzzleEndEarlyToo() {
        for (String form : new String[] {"--to=line", "--json"}) {
            var counter = new Counter(3);
            var err = new ByteArrayOutputStream();
            var io = PIPE.io(InputStream.nullInputStream(), print(counter), print(err));
            int exit = Neuf.run(io, "solve", "--all", "--limit", "1000000", form, Samples.EMPTY_NINE);
            assertThat(exit).isZero();
            assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        }
    }

    @Test
    void oneBadPuzzleAmongAThousandCostsOneLine() {
        String good = (Samples.NINE + "\n").repeat(500);
        var result = PIPE.reading(good + "not a puzzle\n" + good).run("solve", "-");
        assertThat(result.lines()).hasSize(1001);
        assertThat(result.lines().get(500)).isEmpty();
        assertThat(result.lines().stream().filter(Samples.NINE_SOLVED::equals)).hasSize(1000);
        assertThat(result.remarks()).hasSize(2).first().asString().startsWith("stdin:501");
        assertThat(result.remarks())
                .last()
                .isEqualTo("neuf: 1001 puzzles: 1000 with one solution, 0 with several, 0 with none, 0 not settled,"
                        + " 1 not readable");
        assertThat(result.exit()).isEqualTo(3);
    }

    /** How far reading runs ahead of writing, in lines, while a command goes through all the input. */
    private static long furthest(Lines input, InputStream in, String... args) {
        var counter = new Counter(Long.MAX_VALUE);
        var furthest = new long[1];
        var out = new PrintStream(counter, true, StandardCharsets.UTF_8) {
            @Override
            public void print(String text) {
                furthest[0] = Math.max(furthest[0], input.linesRead() - counter.lines);
                super.print(text);
            }

            @Override
            public void write(byte[] text, int offset, int length) {
                furthest[0] = Math.max(furthest[0], input.linesRead() - counter.lines);
                super.write(text, offset, length);
            }
        };
        Neuf.run(PIPE.io(in, out, print(OutputStream.nullOutputStream())), args);
        assertThat(counter.lines).isGreaterThanOrEqualTo(input.linesRead());
        return furthest[0];
    }

    /** Reading never runs far ahead of writing, so nothing can pile up in between. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "8"})
    void aHundredThousandLinesPassThroughInBoundedMemory(String threads) {
        var input = new Lines(Samples.FOUR, 100_000);
        assertThat(furthest(input, input, "solve", "--threads", threads, "--from", "line", "-"))
                .isLessThan(10_000);
    }

    /** The same where many puzzles are one job. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "8"})
    void plainLinesPassThroughInBoundedMemoryToo(String threads) {
        var input = new Lines(Samples.NINE, 120_000);
        var slow = new ByteArrayInputStream(
                (Samples.NINE + "\n" + Samples.EMPTY_NINE + "\n").getBytes(StandardCharsets.UTF_8));
        String[] args = {"count", "--limit", "20000", "--threads", threads, "-"};
        assertThat(furthest(input, new SequenceInputStream(slow, input), args))
                .isLessThan(Queue.MOST_LETTERS / Samples.NINE.length() + 10_000);
    }

    @Test
    void plainLinesEndEarlyWhenNobodyReadsAnyMore() {
        for (String command : new String[] {"solve", "count", "check"}) {
            var input = new Lines(Samples.NINE, 3_000_000);
            var err = new ByteArrayOutputStream();
            var io = PIPE.io(input, Streams.answer(new Counter(3), "stdout"), print(err));
            assertThat(Neuf.run(io, command, "-")).as(command).isZero();
            assertThat(input.linesRead()).as(command).isLessThan(200_000);
            assertThat(err.toString(StandardCharsets.UTF_8)).as(command).isEmpty();
        }
    }

    /** Not even if it takes long until the first answer is there. */
    @Test
    void nothingPilesUpBehindASlowPuzzle() {
        var slow = new ByteArrayInputStream((Samples.EMPTY_NINE + "\n").getBytes(StandardCharsets.UTF_8));
        var input = new Lines(Samples.FOUR, 50_000);
        String[] args = {"count", "--limit", "200000", "--threads", "3", "--from", "line", "-"};
        assertThat(furthest(input, new SequenceInputStream(slow, input), args)).isLessThan(Queue.MOST_JOBS + 1000);
    }

    /** Large puzzles are fewer. */
    @Test
    void nothingLargePilesUpEither() {
        String large = "?".repeat(5000);
        var slow = new ByteArrayInputStream((Samples.EMPTY_NINE + "\n").getBytes(StandardCharsets.UTF_8));
        var input = new Lines(large, 3000);
        String[] args = {"count", "--limit", "200000", "--threads", "3", "--from", "line", "-"};
        assertThat(furthest(input, new SequenceInputStream(slow, input), args))
                .isLessThan(Queue.MOST_LETTERS / large.length() + 20);
    }

    @Test
    void remarksOnAHundredThousandLinesDoNotPileUp() {
        var counter = new Counter(Long.MAX_VALUE);
        var input = new Lines("1........", 100_000);
        var io = PIPE.io(input, print(OutputStream.nullOutputStream()), print(counter));
        assertThat(Neuf.run(io, "convert", "--to", "line", "--from", "line", "-"))
                .isZero();
        assertThat(counter.lines).isEqualTo(2);
    }
}
