package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import java.util.Arrays;
import java.util.Comparator;

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

    private final CellSet[] near;
    private final int[] chosen;

    /** What has not been the first cell of a set. */
    private CellSet left;

    /** Is told the cells of each set, and the digit that one of them holds. */
    interface Visit {
        void found(CellSet cells, int digit);
    }

    BentSearch(Sight sight, Hunt hunt, int size, Visit visit) {
        this.sight = sight;
        this.hunt = hunt;
        this.size = size;
        this.visit = visit;
        this.hasRelations = !sight.rules().relations().isEmpty();
        this.chosen = new int[size];
        var cells = new CellSet.Builder();
        for (int cell : sight.open()) {
            int count = Long.bitCount(sight.bits(cell));
            if (count >= 2 && count <= size) {
                cells.add(cell);
            }
        }
        this.left = cells.build();
        this.near = new CellSet[sight.layout().cellCount()];
    }

    void run() {
        // the cell with the most digits first: it leaves the others the least room
        Integer[] roots = left.stream().boxed().toArray(Integer[]::new);
        Arrays.sort(roots, Comparator.comparingInt(cell -> -Long.bitCount(sight.bits(cell))));
        for (int root : left) {
            near[root] = neighbours(root);
        }
        for (int root : roots) {
            left = left.without(root);
            chosen[0] = root;
            CellSet next = near[root].and(left);
            grow(1, sight.bits(root), 0, next, next);
            if (hunt.isOver()) {
                return;
            }
        }
    }

    /** The cells that see this one and share a digit with it. */
    private CellSet neighbours(int cell) {
        CellSet cells = CellSet.NONE;
        for (int digit : sight.candidates(cell)) {
            cells = cells.or(sight.targets(CellSet.of(cell), digit));
        }
        return cells.and(left);
    }

    /**
     * Adds one more cell.
     *
     * @param count how many are chosen
     * @param digits their digits
     * @param loose those of which two cells do not see each other
     * @param next the neighbours to try
     * @param met the neighbours that were to be tried before
     */
    private void grow(int count, long digits, long loose, CellSet next, CellSet met) {
        CellSet later = next;
        for (int cell = next.next(0); cell >= 0 && !hunt.isOver(); cell = next.next(cell + 1)) {
            long both = digits | sight.bits(cell);
            int total = Long.bitCount(both);
            later = later.without(cell);
            if (total > size || total < Math.min(count + 2, size)) {
                continue;
            }
            long twice = loose | loose(count, cell);
            if (Long.bitCount(twice) > 1) {
                continue;
            }
            chosen[count] = cell;
            if (twice != 0 && targets(count + 1, twice).isEmpty()) {
                continue;
            }
            if (count + 1 < size) {
                CellSet fresh = near[cell].and(left).minus(met);
                grow(count + 1, both, twice, later.or(fresh), met.or(fresh));
            } else if (twice != 0 && holdsNoSmaller()) {
                visit.found(CellSet.of(chosen), Long.numberOfTrailingZeros(twice) + 1);
            }
        }
    }

    /** The digits that both the cell and a chosen one could have at the same time. */
    private long loose(int count, int cell) {
        long loose = 0;
        for (int i = 0; i < count; i++) {
            long shared = sight.bits(chosen[i]) & sight.bits(cell);
            if (shared != 0 && !sight.rules().peers(cell).contains(chosen[i])) {
                loose |= hasRelations ? apart(chosen[i], cell, shared) : shared;
            }
        }
        return loose;
    }

    /** Those of the digits that no relation between the cells keeps apart. */
    private long apart(int one, int other, long shared) {
        long apart = 0;
        for (long rest = shared; rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest) + 1;
            if (!sight.sees(one, digit).contains(other)) {
                apart |= rest & -rest;
            }
        }
        return apart;
    }

    private CellSet targets(int count, long bit) {
        int digit = Long.numberOfTrailingZeros(bit) + 1;
        CellSet targets = sight.places(digit);
        for (int i = 0; i < count && !targets.isEmpty(); i++) {
            if ((sight.bits(chosen[i]) & bit) != 0) {
                targets = targets.and(sight.sees(chosen[i], digit));
            }
        }
        return targets;
    }

    private boolean holdsNoSmaller() {
        int all = (1 << size) - 1;
        for (int part = 1; part < all; part++) {
            long digits = 0;
            for (int rest = part; rest != 0; rest &= rest - 1) {
                digits |= sight.bits(chosen[Integer.numberOfTrailingZeros(rest)]);
            }
            if (Long.bitCount(digits) <= Integer.bitCount(part)) {
                return false;
            }
        }
        return true;
    }
}
