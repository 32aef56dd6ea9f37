package dev.neuf.bench.speed;

import dev.neuf.bench.Contender;
import dev.neuf.core.Answer;
import dev.neuf.core.Engine;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Tally;
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

/** What an engine needs for one puzzle, the mean over a corpus. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class EngineBenchmark {

    private static final Limits TWO = Limits.NONE.withSolutions(2);

    /** Set by JMH, as the next one. */
    @Param
    public Contender engine = Contender.BACKTRACK;

    @Param
    public Corpus corpus = Corpus.EASY;

    private Engine made = engine.engine();
    private Puzzle[] puzzles = {};
    private int last;

    @Setup
    public void read() {
        made = engine.engine();
        puzzles = corpus.sheets().stream()
                .map(Sheet::puzzle)
                .filter(engine::takes)
                .toArray(Puzzle[]::new);
        if (puzzles.length == 0) {
            throw new IllegalStateException("%s takes no puzzle of %s: left out.".formatted(engine, corpus));
        }
    }

    private Puzzle next() {
        last = last + 1 == puzzles.length ? 0 : last + 1;
        return puzzles[last];
    }

    /** As for a person: the solution, whether it is the only one, and if there is none, why. */
    @Benchmark
    public Answer solve() {
        return made.solve(next(), Limits.NONE);
    }

    /** The search alone, to the second solution. With {@code -prof gc} one sees what it allocates. */
    @Benchmark
    public Tally count() {
        return made.count(next(), TWO);
    }
}
