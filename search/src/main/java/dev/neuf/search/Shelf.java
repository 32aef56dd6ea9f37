package dev.neuf.search;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the numbers of solutions of parts, in bounded memory.
 *
 * <p>Two maps: when the newer one is full, it becomes the older one, and what was not asked for since is forgotten.
 */
final class Shelf {

    /** What an entry takes beside its key, in bytes: about so much, measured. */
    private static final int ENTRY_BYTES = 180;

    private final long mostBytes;
    private Map<PartKeys.Key, BigInteger> newer = new HashMap<>();
    private Map<PartKeys.Key, BigInteger> older = new HashMap<>();
    private long bytes;

    Shelf(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    @Nullable
    BigInteger find(PartKeys.Key key) {
        BigInteger found = newer.get(key);
        if (found == null) {
            found = older.remove(key);
            if (found != null) {
                keep(key, found);
            }
        }
        return found;
    }

    void keep(PartKeys.Key key, BigInteger count) {
        if (bytes > mostBytes / 2) {
            older = newer;
            newer = new HashMap<>();
            bytes = 0;
        }
        bytes += ENTRY_BYTES + key.bytes().length;
        newer.put(key, count);
    }
}
