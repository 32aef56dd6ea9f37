package dev.neuf.search;

import dev.neuf.core.Limits;
import java.math.BigInteger;
import java.util.Optional;

/** What a look at some solutions tells about how many there are. */
public sealed interface Estimate {

    /** No guess: there are so few choices that all were tried. */
    record Exact(BigInteger solutions) implements Estimate {}

    /**
     * About so many. All three numbers are logarithms to base 10, because a 25x25 board has more solutions than a double
     * can hold.
     *
     * @param low in 95 of 100 cases there are more
     * @param high and fewer than this; see {@link Estimator} for what that is worth
     * @param samples on how many samples it rests
     * @param stop the limit for which there are fewer samples than asked for, if any
     */
    record About(double mean, double low, double high, int samples, Optional<Limits.Limit> stop) implements Estimate {}

    /** Nothing can be said: too few samples were taken, or none of them met a solution. */
    record Unknown(int samples, Optional<Limits.Limit> stop) implements Estimate {}
}
