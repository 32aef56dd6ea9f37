package dev.neuf.bench;

import dev.neuf.testkit.PuzzleKind;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How many puzzles were compared: of which kind, with how many solutions, by whom. Several threads may add. */
public final class Agreed {

    private final Map<PuzzleKind, Map<Comparison.Count, Long>> counts = new EnumMap<>(PuzzleKind.class);
    private final Map<PuzzleKind, Long> byOracle = new EnumMap<>(PuzzleKind.class);
    private final Map<String, Long> byEngine = new TreeMap<>();

    /** A comparison that went well. */
    public synchronized void add(PuzzleKind kind, Comparison.Outcome outcome) {
        counts.computeIfAbsent(kind, _ -> new EnumMap<>(Comparison.Count.class)).merge(outcome.count(), 1L, Long::sum);
        byOracle.merge(kind, outcome.isByOracle() ? 1L : 0L, Long::sum);
        outcome.agreed().forEach(name -> byEngine.merge(name, 1L, Long::sum));
    }

    /** How many of this kind have so many solutions. */
    public synchronized long count(PuzzleKind kind, Comparison.Count count) {
        return counts.getOrDefault(kind, Map.of()).getOrDefault(count, 0L);
    }

    /** How many have so many solutions. */
    public synchronized long count(Comparison.Count count) {
        return Arrays.stream(PuzzleKind.values())
                .mapToLong(kind -> count(kind, count))
                .sum();
    }

    /** How many the oracle confirmed. */
    public synchronized long byOracle() {
        return byOracle.values().stream().mapToLong(count -> count).sum();
    }

    private synchronized long all(PuzzleKind kind) {
        return Arrays.stream(Comparison.Count.values())
                .mapToLong(count -> count(kind, count))
                .sum();
    }

    synchronized void print(PrintStream out) {
        String row = "%-16s%9s%9s%9s%9s%9s%9s%9s%n";
        out.printf(row, "kind", "puzzles", "none", "one", "to 1000", "more", "too hard", "oracle");
        for (PuzzleKind kind : PuzzleKind.values()) {
            out.printf(row, cells(kind.name().toLowerCase(Locale.ROOT).replace('_', ' '), kind));
        }
        long all = Arrays.stream(PuzzleKind.values()).mapToLong(this::all).sum();
        long decided = all - count(Comparison.Count.TOO_HARD);
        out.printf("compared     %d puzzles, %d of them too hard for the reference%n", all, all - decided);
        out.printf("  oracle     %d agree with the reference%n", byOracle());
        byEngine.forEach((name, count) -> out.printf("  %-11s%d agree with the reference%n", name, count));
        if (byEngine.isEmpty()) {
            out.println("  others     there is no engine but the reference");
        }
    }

    private Object[] cells(String title, PuzzleKind kind) {
        return new Object[] {
            title,
            all(kind),
            count(kind, Comparison.Count.NO_SOLUTION),
            count(kind, Comparison.Count.ONE),
            count(kind, Comparison.Count.UP_TO_1000),
            count(kind, Comparison.Count.MORE),
            count(kind, Comparison.Count.TOO_HARD),
            byOracle.getOrDefault(kind, 0L)
        };
    }
}
