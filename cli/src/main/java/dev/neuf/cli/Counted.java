package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.math.BigInteger;

/** How far all threads together are with counting, for a waiting person. */
final class Counted {

    private BigInteger solutions = BigInteger.ZERO;
    private double share;

    /** So many more were found, and so much of the last puzzle heard of is done. */
    synchronized void add(BigInteger more, double shareNow) {
        solutions = solutions.add(more);
        share = shareNow;
    }

    /** In words. A share that is hardly begun says nothing yet. */
    synchronized Message message() {
        long percent = (long) (100 * share);
        return percent == 0
                ? Message.of(CliPhrase.COUNTING, solutions)
                : Message.of(CliPhrase.COUNTING_SHARE, solutions, percent);
    }
}
