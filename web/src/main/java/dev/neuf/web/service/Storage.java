package dev.neuf.web.service;

import dev.neuf.core.words.Message;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The bytes that lie here at a time: bodies that have come, and answers that are not taken yet.
 *
 * <p>A bound for each request is not enough, as a thousand clients with large bodies would fill any memory.
 */
final class Storage {

    private final long most;
    private final AtomicLong held = new AtomicLong();

    Storage(long most) {
        this.most = most;
    }

    /** What one request has here; with its end, all of it goes. */
    final class Share implements AutoCloseable {

        private long mine;

        /**
         * Room for so many bytes more.
         *
         * @throws Problem if there is none
         */
        void take(int bytes) {
            mine += bytes;
            if (held.addAndGet(bytes) > most) {
                throw new Problem(Problem.BUSY, Message.of(ServicePhrase.BUSY));
            }
        }

        @Override
        public void close() {
            held.addAndGet(-mine);
            mine = 0;
        }
    }

    Share share() {
        return new Share();
    }
}
