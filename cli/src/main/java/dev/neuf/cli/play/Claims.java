package dev.neuf.cli.play;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which games are being played, so that two windows do not write over each other.
 *
 * <p>All windows lock bytes of one file, a byte for each game. The system takes a lock back from a process that ends,
 * however it ends, and there is never anything to clean up.
 */
final class Claims implements AutoCloseable {

    /** Beside the folder of the games, where only games are. */
    private static final String FILE = "playing";

    /** Places beyond this are no places in a file. */
    private static final long PLACES = Long.MAX_VALUE >> 1;

    private final Optional<Path> folder;
    private final Map<String, FileLock> held = new HashMap<>();
    private @Nullable FileChannel channel;

    Claims(Optional<Path> folder) {
        this.folder = folder;
    }

    /** Takes a game, until it is released; false if it is played elsewhere. */
    boolean claim(String name) {
        if (folder.isEmpty() || held.containsKey(name)) {
            return true;
        }
        try {
            FileLock lock = channel(folder.get()).tryLock(place(name), 1, false);
            if (lock != null) {
                held.put(name, lock);
            }
            return lock != null;
        } catch (OverlappingFileLockException _) {
            return false; // elsewhere in this very process
        } catch (IOException _) {
            return true; // a disk without locks: then as if nobody else played
        }
    }

    private FileChannel channel(Path home) throws IOException {
        FileChannel open = channel;
        if (open == null) {
            Files.createDirectories(home);
            open = FileChannel.open(home.resolveSibling(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            channel = open;
        }
        return open;
    }

    private static long place(String name) {
        long place = 0;
        for (char letter : name.toCharArray()) {
            place = 1_000_003 * place + letter;
        }
        return place & PLACES;
    }

    /** Lets others play a game. */
    void release(String name) {
        FileLock lock = held.remove(name);
        if (lock != null) {
            try {
                lock.close();
            } catch (IOException _) {
                // then it goes with the process
            }
        }
    }

    @Override
    public void close() {
        for (String name : held.keySet().toArray(String[]::new)) {
            release(name);
        }
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException _) {
            // nothing was written to it
        }
    }
}
