package dev.neuf.bench.speed;

import dev.neuf.search.Nine;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the kernel alone needs for one line, to the second solution. It allocates nothing: see {@code -prof gc}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class NineBenchmark {

    /** Set by JMH: those of plain 9x9 boards. */
    @Param({"EASY", "MINIMAL", "HARD", "SEVERAL", "NONE"})
    public Corpus corpus = Corpus.EASY;

    private final Nine nine = new Nine();
    private byte[][] lines = {};
    private int last;

    @Setup
    public void read() {
        lines = corpus.lines().stream()
                .map(line -> line.getBytes(StandardCharsets.US_ASCII))
                .toArray(byte[][]::new);
    }

    /** How many solutions there are, up to two. */
    @Benchmark
    public int count() {
        last = last + 1 == lines.length ? 0 : last + 1;
        nine.load(lines[last], 0);
        int solutions = 0;
        while (solutions < 2 && nine.next()) {
            solutions++;
        }
        return solutions;
    }
}
