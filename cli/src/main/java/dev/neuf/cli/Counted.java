package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.math.BigInteger;
import java.util.concurrent.atomic.LongAdder;

/** How far all threads together are with counting, for a waiting person. */
final class Counted {

    private final LongAdder inPassing = new LongAdder();
    private BigInteger solutions = BigInteger.ZERO;
    private double share;

    /** So many more were found, and so much of the last puzzle heard of is done. */
    synchronized void add(BigInteger more, double shareNow) {
        solutions = solutions.add(more);
        share = shareNow;
    }

    /** The same for a puzzle that takes no time, of which there may be millions. */
    void add(long more) {
        inPassing.add(more);
    }

    /** In words. A share that is hardly begun says nothing yet. */
    synchronized Message message() {
        long percent = (long) (100 * share);
        BigInteger all = solutions.add(BigInteger.valueOf(inPassing.sum()));
        return percent == 0 ? Message.of(CliPhrase.COUNTING, all) : Message.of(CliPhrase.COUNTING_SHARE, all, percent);
    }
}
