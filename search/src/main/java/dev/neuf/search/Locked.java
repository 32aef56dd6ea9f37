package dev.neuf.search;

/** Locked candidates: if all places of a digit in one house lie in a second, the rest of the second loses the digit. */
final class Locked {

    private final Candidates candidates;
    private final Groups groups;

    Locked(Candidates candidates) {
        this.candidates = candidates;
        groups = candidates.groups;
    }

    /** Looks at the digits that a house has lost somewhere; false on a contradiction. */
    boolean strike(int house) {
        candidates.blamed = house;
        candidates.work += 4;
        int row = candidates.places + house * groups.size;
        for (long left = candidates.takeStruck(house); left != 0; left &= left - 1) {
            int digit = Long.numberOfTrailingZeros(left);
            long where = candidates.state[row + digit];
            if ((where & (where - 1)) != 0 && !strike(house, digit, where)) {
                return false;
            }
        }
        return true;
    }

    private boolean strike(int house, int digit, long where) {
        int first = groups.cells[house][Long.numberOfTrailingZeros(where)];
        for (int link = groups.linksFrom[first]; link < groups.linksFrom[first + 1]; link++) {
            int other = groups.linkGroup[link];
            if (other < groups.houseCount
                    && other != house
                    && (where & ~groups.overlaps[house * groups.houseCount + other]) == 0) {
                long rest = candidates.state[candidates.places + other * groups.size + digit]
                        & ~groups.overlaps[other * groups.houseCount + house];
                for (; rest != 0; rest &= rest - 1) {
                    if (!candidates.strike(groups.cells[other][Long.numberOfTrailingZeros(rest)], 1L << digit)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
