package dev.neuf.search;

/** Sets of digits, as bits, seen as numbers from one to another. */
final class Ranges {

    private Ranges() {}

    static int smallest(long digits) {
        return Long.numberOfTrailingZeros(digits) + 1;
    }

    static int largest(long digits) {
        return Long.SIZE - Long.numberOfLeadingZeros(digits);
    }

    /** The digits from one to another, as far as there are such: from 1 to {@code size}. */
    static long of(int lowest, int highest, int size) {
        int low = Math.max(lowest, 1);
        int high = Math.min(highest, size);
        return -1L >>> (Long.SIZE - high) & -1L << (low - 1);
    }
}
