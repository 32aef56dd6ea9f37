package dev.neuf.checks;

import java.util.stream.IntStream;

/** Sizes of boards for tests of everything with everything. */
final class Sizes {

    private Sizes() {}

    /** Every size up to 25; of the larger ones, which take long, those that are square or prime, and the last. */
    static IntStream most() {
        return IntStream.concat(IntStream.rangeClosed(1, 25), IntStream.of(30, 35, 36, 37, 49, 61, 63, 64));
    }
}
