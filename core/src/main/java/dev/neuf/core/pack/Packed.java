package dev.neuf.core.pack;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;

/** What can be wrong with anything that is packed. */
final class Packed {

    /** No puzzle is longer. A short link can unfold to gigabytes: nobody shall wait for that. */
    static final int LONGEST = 1 << 20;

    private Packed() {}

    static Unreadable damaged() {
        return new Unreadable(Message.of(CorePhrase.PACKED_DAMAGED));
    }

    /** Refuses what has become too long. */
    static void requireLength(int length) {
        if (length > LONGEST) {
            throw new Unreadable(Message.of(CorePhrase.PACKED_LARGE, LONGEST));
        }
    }
}
