package dev.neuf.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Another program at work: for so long, with so much output, and never longer than this one. */
final class Child {

    /** What it may print, in megabytes. */
    static final int MOST_MEGABYTES = 256;

    private static final int LOOK_MILLIS = 20;
    private static final long MOST_MILLIS = TimeUnit.DAYS.toMillis(1000);

    private Child() {}

    /** How it ended. */
    enum End {
        DONE,
        TOO_SLOW,
        TOO_LOUD,
        /** Somebody wants all work to stop. */
        INTERRUPTED
    }

    /** Waits for its end, and sees to it that there is one; the files are where its output goes. */
    static End await(Process process, long millis, Path... outputs) throws IOException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Math.min(millis, MOST_MILLIS));
        try {
            while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                if (Interrupt.isWanted()) {
                    return End.INTERRUPTED;
                }
                if (System.nanoTime() - end > 0) {
                    return End.TOO_SLOW;
                }
                long size = 0;
                for (Path output : outputs) {
                    size += Files.exists(output) ? Files.size(output) : 0;
                }
                if (size > (long) MOST_MEGABYTES << 20) {
                    return End.TOO_LOUD;
                }
            }
            return End.DONE;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return End.INTERRUPTED;
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    /** The first line of what it said was wrong, or nothing. */
    static String complaint(Path errors) {
        try (Stream<String> lines = Files.lines(errors)) {
            return Source.shortened(
                    lines.filter(line -> !line.isBlank()).findFirst().orElse(""));
        } catch (IOException | UncheckedIOException _) {
            return "";
        }
    }
}
