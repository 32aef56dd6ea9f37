package dev.neuf.bench.speed;

import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the way in and the way out need for one line of 81 cells. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class FormatBenchmark {

    private String[] lines = {};
    private Sheet[] sheets = {};
    private int last;

    @Setup
    public void read() {
        lines = Corpus.MINIMAL.lines().toArray(String[]::new);
        sheets = Corpus.MINIMAL.sheets().toArray(Sheet[]::new);
    }

    private int next() {
        last = last + 1 == lines.length ? 0 : last + 1;
        return last;
    }

    /** A line known to be one. */
    @Benchmark
    public Parsed readLine() {
        return Format.LINE.read(lines[next()], Hints.NONE);
    }

    /** The same, recognised first. */
    @Benchmark
    public Parsed readAny() {
        return Format.readAny(lines[next()], Hints.NONE);
    }

    @Benchmark
    public String writeLine() {
        return Format.LINE.write(sheets[next()]);
    }
}
