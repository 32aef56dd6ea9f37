package dev.neuf.bench;

import dev.neuf.core.Board;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.logic.Level;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * How many puzzles of a file are solved by logic, without trial, and how hard they are.
 *
 * <pre>
 *   bench/run coverage 100 ../shared/data/lines/top1465.txt
 * </pre>
 */
public final class Coverage {

    private static final int PERCENT = 100;

    private Coverage() {}

    /** Arguments: how many percent of the lines, evenly spread, and the files. */
    public static void main(String[] words) throws IOException {
        if (words.length < 2) {
            System.err.println("usage: bench/run coverage PERCENT FILE...");
            System.exit(2);
        }
        int percent = Integer.parseInt(words[0]);
        for (String file : List.of(words).subList(1, words.length)) {
            List<String> lines = Files.readAllLines(new File(file).toPath());
            List<String> chosen = IntStream.range(0, lines.size())
                    .filter(i -> (long) i * percent / PERCENT != (i + 1L) * percent / PERCENT)
                    .mapToObj(lines::get)
                    .toList();
            print(file, chosen);
        }
    }

    private static void print(String file, List<String> lines) {
        long start = System.nanoTime();
        var done = new AtomicInteger();
        List<Path> paths = lines.parallelStream()
                .map(Coverage::path)
                .flatMap(Optional::stream)
                .peek(_ -> tick(done.incrementAndGet(), lines.size()))
                .toList();
        int solved = 0;
        int broken = 0;
        Map<Level, Integer> levels = new EnumMap<>(Level.class);
        for (Path path : paths) {
            boolean isSolved = path instanceof Path.Solved;
            solved += isSolved ? 1 : 0;
            // a puzzle without a solution, or a technique that is wrong
            broken += path instanceof Path.Contradiction ? 1 : 0;
            levels.merge(isSolved ? level(path) : Level.BEYOND, 1, Integer::sum);
        }
        System.out.printf(
                "%s: %d of %d solved without trial (%.2f %%), %d broken, %d not read, %.1f s%n  %s%n",
                file,
                solved,
                paths.size(),
                100.0 * solved / Math.max(1, paths.size()),
                broken,
                lines.size() - paths.size(),
                (System.nanoTime() - start) / 1e9,
                levels);
    }

    private static void tick(int done, int all) {
        if (done % PERCENT == 0) {
            System.err.printf("\r%d of %d", done, all);
        }
    }

    private static Optional<Path> path(String line) {
        return Format.LINE.read(line, Hints.NONE) instanceof Parsed.Ok ok
                ? Optional.of(Person.with(Toolbox.full())
                        .quietly()
                        .solve(Board.of(ok.sheet().puzzle())))
                : Optional.empty();
    }

    private static Level level(Path path) {
        return path.rounds().stream()
                .map(Round::technique)
                .map(Technique::level)
                .max(Comparator.naturalOrder())
                .orElse(Level.EASY);
    }
}
