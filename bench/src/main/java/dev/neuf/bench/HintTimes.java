package dev.neuf.bench;

import dev.neuf.core.Board;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.logic.Person;
import dev.neuf.logic.Step;
import dev.neuf.logic.Toolbox;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How long a hint with its proof takes, on every board of the ways through puzzles with one solution. */
public final class HintTimes {

    /** Compilers are done with most by then. */
    private static final int WARM_UPS = 2;

    private static final double MILLION = 1e6;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private HintTimes() {}

    /** Arguments: how many puzzles of each file, evenly spread, and the files. */
    public static void main(String[] words) throws IOException {
        if (words.length < 2) {
            System.err.println("usage: bench/run hints N FILE...");
            System.exit(2);
        }
        int count = Integer.parseInt(words[0]);
        for (String file : List.of(words).subList(1, words.length)) {
            List<Board> boards = boards(Files.readAllLines(Path.of(file)), count);
            for (int i = 0; i < WARM_UPS; i++) {
                times(boards);
            }
            print(file, times(boards));
        }
    }

    /** All boards of the ways, one step at a time. */
    private static List<Board> boards(List<String> lines, int count) {
        var boards = new ArrayList<Board>();
        for (int i = 0; i < count; i++) {
            String line = lines.get((int) ((long) i * lines.size() / count));
            if (Format.LINE.read(line, Hints.NONE) instanceof Parsed.Ok ok) {
                Board board = Board.of(ok.sheet().puzzle());
                for (Optional<Step> step = next(board); step.isPresent(); step = next(board)) {
                    boards.add(board);
                    board = board.after(step.get().deductions());
                }
            }
        }
        return boards;
    }

    private static Optional<Step> next(Board board) {
        return Person.with(Toolbox.full().withTrial()).next(board);
    }

    /** In nanoseconds of this thread, the shortest first. */
    private static long[] times(List<Board> boards) {
        long[] times = new long[boards.size()];
        for (int i = 0; i < times.length; i++) {
            long before = THREADS.getCurrentThreadCpuTime();
            next(boards.get(i));
            times[i] = THREADS.getCurrentThreadCpuTime() - before;
        }
        Arrays.sort(times);
        return times;
    }

    private static void print(String file, long[] times) {
        if (times.length == 0) {
            System.out.println(file + ": no boards");
            return;
        }
        System.out.printf(
                "%s: %d boards; half %.2f, 99 of 100 %.1f, slowest %.1f ms%n",
                file,
                times.length,
                times[times.length / 2] / MILLION,
                times[times.length * 99 / 100] / MILLION,
                times[times.length - 1] / MILLION);
    }
}
