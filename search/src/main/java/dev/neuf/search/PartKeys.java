package dev.neuf.search;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Makes keys of parts, such that parts with equal keys have equally many solutions. */
final class PartKeys {

    /*
     * Where cells need only differ, a part is a graph: cells with candidates, joined if they are peers with a candidate
     * in common. Its number of solutions does not change if cells are put in another order and digits get other names.
     * So the key is the graph written down in an order that depends on its form alone, as far as it goes:
     *
     *   refine   each cell has a colour, a hash of the colours around it: its own, those of its neighbours and of its
     *            digits, where the colour of a digit comes from the cells it can be in. Repeat while cells become
     *            different.
     *   choose   if cells stay alike, one of the smallest such class gets a new colour; then refine again.
     *
     * On an empty board all first cells are alike, all second ones are, and so on: of the 28,200,960 ways to fill a 6x6
     * board, the counter tries some 200. The choice may split hairs (two parts of one form get different keys, and are
     * counted twice), and so may a hash, but it is never wrong: the key holds the whole graph, not its hash.
     *
     * Where relations or sums bind cells, the key is simply which cells and candidates there are, and what is left of
     * the sums.
     */

    private static final byte BOUND = -1;

    /** A key, with its hash. */
    record Key(byte[] bytes, int hash) {

        Key(byte[] bytes) {
            this(bytes, Arrays.hashCode(bytes));
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && Arrays.equals(bytes, key.bytes);
        }
    }

    private final Parts parts;
    private final int size;
    private final int[] numbers;
    private final int[][] neighbours;
    private final long[] colors;
    private final long[] signals;
    private final long[] sorted;
    private final long[] digitColors;

    PartKeys(Parts parts, int size, int cellCount) {
        this.parts = parts;
        this.size = size;
        numbers = new int[cellCount];
        neighbours = new int[cellCount][];
        colors = new long[cellCount];
        signals = new long[cellCount];
        sorted = new long[cellCount];
        digitColors = new long[size];
    }

    Key of(int[] part, long[] candidates) {
        return parts.isPlain(part, candidates) ? form(part, candidates) : bound(part, candidates);
    }

    private Key bound(int[] part, long[] candidates) {
        int[] sums = parts.sumsOf(part);
        var bytes = ByteBuffer.allocate(1 + part.length * (Integer.BYTES + Long.BYTES) + sums.length * Integer.BYTES);
        bytes.put(BOUND);
        for (int cell : part) {
            bytes.putInt(cell).putLong(candidates[cell]);
        }
        for (int sum : sums) {
            bytes.putInt(parts.rest(sum, candidates));
        }
        return new Key(bytes.array());
    }

    private Key form(int[] part, long[] candidates) {
        findNeighbours(part, candidates);
        int known = 0;
        int classes = refine(part, candidates);
        while (classes < part.length) {
            if (classes == known) {
                choose(part.length);
            }
            known = classes;
            classes = refine(part, candidates);
        }
        return written(part, candidates);
    }

    private void findNeighbours(int[] part, long[] candidates) {
        for (int i = 0; i < part.length; i++) {
            numbers[part[i]] = i;
        }
        int[] met = new int[part.length];
        for (int i = 0; i < part.length; i++) {
            long own = candidates[part[i]];
            int count = 0;
            for (int peer : parts.peers(part[i])) {
                if ((own & candidates[peer]) != 0) {
                    met[count++] = numbers[peer];
                }
            }
            neighbours[i] = Arrays.copyOf(met, count);
            colors[i] = mix(Long.SIZE * count + Long.bitCount(own));
        }
    }

    /** Gives each cell the colour that follows from those around it, and tells how many colours there are. */
    private int refine(int[] part, long[] candidates) {
        colorDigits(part, candidates);
        for (int i = 0; i < part.length; i++) {
            signals[i] = mix(colors[i]);
        }
        for (int i = 0; i < part.length; i++) {
            long color = 3 * colors[i];
            for (int neighbour : neighbours[i]) {
                color += signals[neighbour];
            }
            for (long left = candidates[part[i]]; left != 0; left &= left - 1) {
                color += digitColors[Long.numberOfTrailingZeros(left)];
            }
            sorted[i] = mix(color);
        }
        System.arraycopy(sorted, 0, colors, 0, part.length);
        Arrays.sort(sorted, 0, part.length);
        int classes = 1;
        for (int i = 1; i < part.length; i++) {
            classes += sorted[i] == sorted[i - 1] ? 0 : 1;
        }
        return classes;
    }

    private void colorDigits(int[] part, long[] candidates) {
        Arrays.fill(digitColors, 0);
        for (int i = 0; i < part.length; i++) {
            long color = mix(~colors[i]);
            for (long left = candidates[part[i]]; left != 0; left &= left - 1) {
                digitColors[Long.numberOfTrailingZeros(left)] += color;
            }
        }
        for (int digit = 0; digit < size; digit++) {
            digitColors[digit] = mix(digitColors[digit]); // a digit in no cell stays 0
        }
    }

    /** Takes one cell out of the smallest class of several cells. */
    private void choose(int count) {
        long chosen = 0;
        int fewest = Integer.MAX_VALUE;
        int end = 0;
        for (int start = 0; start < count; start = end) {
            end = start + 1;
            while (end < count && sorted[end] == sorted[start]) {
                end++;
            }
            if (end - start > 1 && end - start < fewest) {
                fewest = end - start;
                chosen = sorted[start];
            }
        }
        for (int i = 0; i < count; i++) {
            if (colors[i] == chosen) {
                colors[i] = mix(chosen + 1);
                return;
            }
        }
    }

    /** The graph in the order of the colours, all different: the candidates of each cell, then who is joined. */
    private Key written(int[] part, long[] candidates) {
        int[] ranks = new int[part.length];
        long[] masks = new long[part.length];
        int[] digitRanks = digitRanks(part, candidates);
        for (int i = 0; i < part.length; i++) {
            ranks[i] = Arrays.binarySearch(sorted, 0, part.length, colors[i]);
            for (long left = candidates[part[i]]; left != 0; left &= left - 1) {
                masks[ranks[i]] |= 1L << digitRanks[Long.numberOfTrailingZeros(left)];
            }
        }
        int maskBytes = (digitRanks[size] + Byte.SIZE - 1) / Byte.SIZE;
        int joints = part.length * (part.length - 1) / 2;
        byte[] bytes = new byte[1 + part.length * maskBytes + (joints + Byte.SIZE - 1) / Byte.SIZE];
        bytes[0] = (byte) digitRanks[size];
        int at = 1;
        for (long mask : masks) {
            for (int i = 0; i < maskBytes; i++) {
                bytes[at++] = (byte) (mask >> Byte.SIZE * i);
            }
        }
        for (int i = 0; i < part.length; i++) {
            for (int neighbour : neighbours[i]) {
                if (ranks[neighbour] < ranks[i]) {
                    int joint = ranks[i] * (ranks[i] - 1) / 2 + ranks[neighbour];
                    bytes[at + joint / Byte.SIZE] |= (byte) (1 << joint % Byte.SIZE);
                }
            }
        }
        return new Key(bytes);
    }

    /** For each digit its new number, in the order of the colours; behind the last, how many digits there are. */
    private int[] digitRanks(int[] part, long[] candidates) {
        colorDigits(part, candidates);
        int[] ranks = new int[size + 1];
        for (int digit = 0; digit < size; digit++) {
            ranks[size] += digitColors[digit] == 0 ? 0 : 1;
            for (int other = 0; other < size; other++) {
                boolean isBefore = digitColors[other] < digitColors[digit]
                        || digitColors[other] == digitColors[digit] && other < digit;
                ranks[digit] += isBefore && digitColors[other] != 0 ? 1 : 0;
            }
        }
        return ranks;
    }

    /** Spreads what differs over all bits. */
    private static long mix(long bits) {
        long mixed = bits * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 29;
    }
}
