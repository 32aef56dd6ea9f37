package dev.neuf.cli;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/** Clocks that go on only while somebody works, so that what else runs on the machine counts little. */
final class Stopwatch {

    /** Field 16 and 17 of the file, as they are counted after the name of the program, which may hold anything. */
    private static final int CHILDREN_USER = 13;

    private static final int CHILDREN_SYSTEM = 14;

    /** In a second, on every Linux. */
    private static final double TICKS = 100;

    private static final Path STAT = Path.of("/proc/self/stat");

    private Stopwatch() {}

    /** The time this thread has worked, in nanoseconds. */
    static long ownNanos() {
        var threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }

    /** Whether the system tells how long other programs worked. */
    static boolean knowsChildren() {
        return Files.isReadable(STAT);
    }

    /**
     * The time that programs started by this one, and those they started, have worked until they ended, in seconds.
     * Where the system does not tell it, the time of the day.
     */
    static double childrenSeconds() {
        try {
            if (knowsChildren()) {
                String stat = Files.readString(STAT);
                String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
                return (Long.parseLong(fields[CHILDREN_USER]) + Long.parseLong(fields[CHILDREN_SYSTEM])) / TICKS;
            }
        } catch (IOException _) {
            // then as where there is no such file
        }
        return System.nanoTime() / 1e9;
    }
}
