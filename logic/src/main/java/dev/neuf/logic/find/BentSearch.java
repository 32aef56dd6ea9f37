package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;

/**
 * Goes through the bent sets of one size that eliminate something.
 *
 * <p>A set that holds no smaller one hangs together by cells that see each other and share a digit, so sets grow cell by
 * cell along these neighbours, each set in one way: a cell passed over stays out until the cell before it is given up.
 * A set is given up as soon as no set with it inside can be wanted: too many digits, two digits that could be there
 * twice, no target left, or a full set already.
 */
final class BentSearch {

    private final Sight sight;
    private final Hunt hunt;
    private final int size;
    private final Visit visit;
    private final boolean hasRelations;

    /*
     * The cells that may be in a set have numbers, and sets of them are words of bits: those of each depth of the search
     * have their own place, so that nothing is made anew on the way.
     */

    private final int[] cells;
    private final long[] bits;
    private final int words;

    /** By cell, those that must differ from it, and those of all it sees that share a digit with it. */
    private final long[][] peers;

    private final long[][] near;

    /** What has not been the first cell of a set. */
    private final long[] left;

    private final int[] chosen;

    /** By depth, the neighbours to try, those that were to be tried before, and what would lose the digit. */
    private final long[][] next;

    private final long[][] met;
    private final CellSet[] targets;

    /** Is told the cells of each set, and the digit that one of them holds. */
    interface Visit {
        void found(CellSet cells, int digit);
    }

    BentSearch(Sight sight, Hunt hunt, int size, Visit visit) {
        this(sight, hunt, size, size, visit);
    }

    /** Only sets whose cells have so many digits each, at most. */
    BentSearch(Sight sight, Hunt hunt, int size, int most, Visit visit) {
        this.sight = sight;
        this.hunt = hunt;
        this.size = size;
        this.visit = visit;
        this.hasRelations = !sight.rules().relations().isEmpty();
        this.cells = few(sight, most);
        this.words = (cells.length + 63) / 64;
        this.bits = new long[cells.length];
        this.peers = new long[cells.length][words];
        this.near = new long[cells.length][words];
        this.left = new long[words];
        this.chosen = new int[size];
        this.next = new long[size + 1][words];
        this.met = new long[size + 1][words];
        this.targets = new CellSet[size + 1];
        for (int i = 0; i < cells.length; i++) {
            bits[i] = sight.bits(cells[i]);
            left[i >> 6] |= 1L << i;
        }
    }

    private static int[] few(Sight sight, int most) {
        var few = new CellSet.Builder();
        CellSet open = sight.open();
        for (int cell = open.next(0); cell >= 0; cell = open.next(cell + 1)) {
            int count = Long.bitCount(sight.bits(cell));
            if (count >= 2 && count <= most) {
                few.add(cell);
            }
        }
        return few.build().toArray();
    }

    void run() {
        for (int i = 0; i < cells.length; i++) {
            CellSet differ = sight.rules().peers(cells[i]);
            for (int j = 0; j < i; j++) {
                if (differ.contains(cells[j])) {
                    tie(peers, i, j);
                }
                long shared = bits[i] & bits[j];
                if (shared != 0 && (differ.contains(cells[j]) || hasRelations && apart(i, j, shared) != shared)) {
                    tie(near, i, j);
                }
            }
        }
        // the cell with the most digits first: it leaves the others the least room
        CellSet fresh = hunt.fresh();
        for (int count = size; count >= 2; count--) {
            for (int root = 0; root < cells.length; root++) {
                if (Long.bitCount(bits[root]) == count && fresh.contains(cells[root])) {
                    left[root >> 6] &= ~(1L << root);
                    chosen[0] = root;
                    for (int word = 0; word < words; word++) {
                        next[1][word] = near[root][word] & left[word];
                        met[1][word] = next[1][word];
                    }
                    grow(1, bits[root], 0);
                    if (hunt.isOver()) {
                        return;
                    }
                }
            }
        }
    }

    private static void tie(long[][] ties, int one, int other) {
        ties[one][other >> 6] |= 1L << other;
        ties[other][one >> 6] |= 1L << one;
    }

    /**
     * Adds one more cell.
     *
     * @param count how many are chosen
     * @param digits their digits
     * @param loose those of which two cells do not see each other
     */
    private void grow(int count, long digits, long loose) {
        long[] here = next[count];
        for (int word = 0; word < words; word++) {
            while (here[word] != 0) {
                int cell = (word << 6) + Long.numberOfTrailingZeros(here[word]);
                here[word] &= here[word] - 1;
                long both = digits | bits[cell];
                int total = Long.bitCount(both);
                if (total <= size && total >= Math.min(count + 2, size)) {
                    add(count, cell, both, loose);
                    if (hunt.isOver()) {
                        return;
                    }
                }
            }
        }
    }

    private void add(int count, int cell, long digits, long loose) {
        long twice = loose | loose(count, cell);
        // the last cell must make a digit loose, if none is
        if (twice == 0 ? count + 1 == size : (twice & twice - 1) != 0) {
            return;
        }
        chosen[count] = cell;
        if (twice != 0 && !hasTargets(count, twice, loose)) {
            return;
        }
        if (count + 1 < size) {
            for (int word = 0; word < words; word++) {
                long fresh = near[cell][word] & left[word] & ~met[count][word];
                next[count + 1][word] = next[count][word] | fresh;
                met[count + 1][word] = met[count][word] | fresh;
            }
            grow(count + 1, digits, twice);
        } else if (holdsNoSmaller()) {
            var found = new CellSet.Builder();
            for (int number : chosen) {
                found.add(cells[number]);
            }
            visit.found(found.build(), Long.numberOfTrailingZeros(twice) + 1);
        }
    }

    /** The digits that both the cell and a chosen one could have at the same time. */
    private long loose(int count, int cell) {
        long loose = 0;
        for (int i = 0; i < count; i++) {
            long shared = bits[chosen[i]] & bits[cell];
            if (shared != 0 && (peers[cell][chosen[i] >> 6] >>> chosen[i] & 1) == 0) {
                loose |= hasRelations ? apart(chosen[i], cell, shared) : shared;
            }
        }
        return loose;
    }

    /** Those of the digits that neither a house nor a relation between the cells keeps apart. */
    private long apart(int one, int other, long shared) {
        long apart = 0;
        for (long rest = shared; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest) + 1;
            if (!sight.sees(cells[one], digit).contains(cells[other])) {
                apart |= rest & -rest;
            }
        }
        return apart;
    }

    /** Finds what would lose the loose digit with one more cell chosen, and says whether there is anything. */
    private boolean hasTargets(int count, long bit, long before) {
        int digit = Long.numberOfTrailingZeros(bit) + 1;
        CellSet left = before == bit ? targets[count] : sight.places(digit);
        for (int i = before == bit ? count : 0; i <= count && !left.isEmpty(); i++) {
            if ((bits[chosen[i]] & bit) != 0) {
                left = left.and(sight.sees(cells[chosen[i]], digit));
            }
        }
        targets[count + 1] = left;
        return !left.isEmpty();
    }

    private boolean holdsNoSmaller() {
        int all = (1 << size) - 1;
        for (int part = 1; part < all; part++) {
            long digits = 0;
            for (int rest = part; rest != 0; rest &= rest - 1) {
                digits |= bits[chosen[Integer.numberOfTrailingZeros(rest)]];
            }
            if (Long.bitCount(digits) <= Integer.bitCount(part)) {
                return false;
            }
        }
        return true;
    }
}
