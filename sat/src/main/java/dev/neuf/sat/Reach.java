package dev.neuf.sat;

/** Which partial sums some cells can have on the way to their total. */
final class Reach {

    /*
     * Level k stands for the first k cells. A partial sum s is live on it if some digits of the first k cells add up to
     * s, and some of the others to what is then missing. Bit s of a level says so; to add a digit shifts a level by it.
     */

    private final long[] digits;
    private final int words;
    private final long[][] live;

    /** @param digits what each cell may hold, digit d as bit d - 1 */
    Reach(long[] digits, int total) {
        this.digits = digits;
        words = total < 0 ? 0 : total / Long.SIZE + 1;
        live = new long[digits.length + 1][words];
        if (total < 0) {
            return;
        }
        live[0][0] = 1;
        for (int k = 1; k < live.length; k++) {
            for (long left = digits[k - 1]; left != 0; left &= left - 1) {
                addUp(live[k], live[k - 1], Long.numberOfTrailingZeros(left) + 1);
            }
        }
        long[] wanted = new long[words];
        wanted[words - 1] = 1L << total;
        for (int k = live.length - 1; k >= 0; k--) {
            long[] before = new long[words];
            for (int i = 0; i < words; i++) {
                live[k][i] &= wanted[i];
            }
            if (k > 0) {
                for (long left = digits[k - 1]; left != 0; left &= left - 1) {
                    takeAway(before, live[k], Long.numberOfTrailingZeros(left) + 1);
                }
            }
            wanted = before;
        }
    }

    /** Whether the total can be made at all. */
    boolean isPossible() {
        return words > 0 && live[0][0] != 0;
    }

    /** The smallest live sum of a level that is at least {@code from}, or -1. */
    int next(int level, int from) {
        for (int word = from / Long.SIZE; word < words; word++) {
            long left = live[level][word] & (word == from / Long.SIZE ? -1L << from : -1L);
            if (left != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(left);
            }
        }
        return -1;
    }

    /** How many sums are live on a level. */
    int count(int level) {
        int count = 0;
        for (long word : live[level]) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The digits of a cell, counted from 0, that are part of some way to the total. */
    long supported(int cell) {
        long supported = 0;
        for (long left = digits[cell]; left != 0; left &= left - 1) {
            long[] moved = new long[words];
            addUp(moved, live[cell], Long.numberOfTrailingZeros(left) + 1);
            for (int i = 0; i < words; i++) {
                if ((moved[i] & live[cell + 1][i]) != 0) {
                    supported |= left & -left;
                    break;
                }
            }
        }
        return supported;
    }

    private static void addUp(long[] sums, long[] from, int digit) {
        int far = digit / Long.SIZE;
        int near = digit % Long.SIZE;
        for (int i = sums.length - 1; i >= far; i--) {
            long low = near == 0 || i == far ? 0 : from[i - far - 1] >>> (Long.SIZE - near);
            sums[i] |= from[i - far] << near | low;
        }
    }

    private static void takeAway(long[] sums, long[] from, int digit) {
        int far = digit / Long.SIZE;
        int near = digit % Long.SIZE;
        for (int i = 0; i + far < sums.length; i++) {
            long high = near == 0 || i + far + 1 == sums.length ? 0 : from[i + far + 1] << (Long.SIZE - near);
            sums[i] |= from[i + far] >>> near | high;
        }
    }
}
