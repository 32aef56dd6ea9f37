package dev.neuf.search;

/** Strikes each candidate of a group that is in no way to give all its cells different digits. */
final class Matching {

    /*
     * After J.-C. Regin, A filtering algorithm for constraints of difference in CSPs, AAAI 1994.
     *
     * A matching gives each cell of the group a digit of its own. From one matching all others follow by exchanging
     * digits in circles: c takes the digit of c', which takes that of c'' ... which takes that of c. So draw an arrow from
     * digit m to digit d if the cell matched with m could also hold d. A candidate d of that cell is of use only if some
     * way leads back from d to m: if both are in the same strongly connected component. In a group with fewer cells than
     * digits a digit that nobody has can be given up for any: it has arrows to all.
     *
     * A matching is kept for each group. It need not be undone: what holds with fewer candidates holds with more. Those
     * cells whose digit was struck get another, found breadth first.
     *
     * Components are found with sets of digits as longs: a stack of components that may still grow, each with its
     * digits and all arrows out of it. An arrow to a digit not seen yet puts that digit on the stack; an arrow
     * further down the stack closes a circle, so all above melts into one. What has no more arrows is complete. That is one
     * step for each digit, not for each candidate.
     */

    private final Candidates candidates;
    private final int size;

    /** For each group and place, the digit of the matching, as a bit number. */
    private final byte[] digitAt;

    // one group, while it is looked at
    private final int[] placeOf = new int[Long.SIZE];
    private final long[] arrows = new long[Long.SIZE];
    private final int[] queue = new int[Long.SIZE];
    private final int[] reachedFrom = new int[Long.SIZE];
    private final long[] members = new long[Long.SIZE];
    private final long[] exits = new long[Long.SIZE];
    private long taken;
    private long seen;

    Matching(Candidates candidates) {
        this.candidates = candidates;
        size = candidates.groups.size;
        digitAt = new byte[candidates.groups.cells.length * size];
    }

    /** Looks at a group; false on a contradiction. */
    boolean strike(int group) {
        long open = candidates.state[candidates.opens + group];
        boolean isHouse = group < candidates.groups.houseCount;
        // in a house, singles say all there is to say of three cells
        if (Long.bitCount(open) <= (isHouse ? 3 : 1)) {
            return true;
        }
        int[] cells = candidates.groups.cells[group];
        candidates.blamed = group;
        candidates.work += 4;
        candidates.quiet = group;
        boolean isSound = match(group, open, cells) && strikeBetweenComponents(isHouse, cells);
        candidates.quiet = -1;
        return isSound;
    }

    /** Makes a matching from what is left of the last one. */
    private boolean match(int group, long open, int[] cells) {
        long[] state = candidates.state;
        int base = group * size;
        long unmatched = 0;
        taken = 0;
        seen = 0;
        for (long left = open; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            long own = state[cells[place]];
            int digit = digitAt[base + place];
            long bit = 1L << digit;
            seen |= own;
            if ((own & bit & ~taken) != 0) {
                taken |= bit;
                placeOf[digit] = place;
                arrows[digit] = own;
            } else {
                unmatched |= left & -left;
            }
        }
        if (Long.bitCount(seen) < Long.bitCount(open)) {
            return false;
        }
        for (; unmatched != 0; unmatched &= unmatched - 1) {
            if (!augment(base, Long.numberOfTrailingZeros(unmatched), cells)) {
                return false;
            }
        }
        return true;
    }

    /** Finds a digit for a place, others taking another one if need be. */
    private boolean augment(int base, int start, int[] cells) {
        long[] state = candidates.state;
        long reached = 0;
        queue[0] = start;
        int length = 1;
        for (int next = 0; next < length; next++) {
            int place = queue[next];
            long own = state[cells[place]];
            long free = own & ~taken;
            if (free != 0) {
                int digit = Long.numberOfTrailingZeros(free);
                taken |= 1L << digit;
                while (true) {
                    int before = digitAt[base + place];
                    digitAt[base + place] = (byte) digit;
                    placeOf[digit] = place;
                    arrows[digit] = state[cells[place]];
                    if (place == start) {
                        return true;
                    }
                    digit = before;
                    place = reachedFrom[digit];
                }
            }
            for (long fresh = own & ~reached; fresh != 0; fresh &= fresh - 1) {
                int digit = Long.numberOfTrailingZeros(fresh);
                reachedFrom[digit] = place;
                queue[length++] = placeOf[digit];
            }
            reached |= own;
        }
        return false;
    }

    private boolean strikeBetweenComponents(boolean isHouse, int[] cells) {
        if (!isHouse) {
            for (long free = seen & ~taken; free != 0; free &= free - 1) {
                arrows[Long.numberOfTrailingZeros(free)] = seen;
            }
        }
        long fresh = seen;
        long stacked = 0;
        int top = -1;
        while (true) {
            long next;
            if (top < 0) {
                if (fresh == 0) {
                    return true;
                }
                next = fresh & -fresh;
            } else {
                next = exits[top] & fresh;
                next &= -next;
            }
            if (next != 0) {
                long out = arrows[Long.numberOfTrailingZeros(next)];
                long inside = next;
                long back = out & stacked;
                for (; (back & ~inside) != 0; top--) {
                    inside |= members[top];
                    out |= exits[top];
                }
                members[++top] = inside;
                exits[top] = out;
                stacked |= next;
                fresh &= ~next;
            } else {
                long inside = members[top];
                if ((exits[top] & ~inside) != 0 && !strikeOutside(inside, cells)) {
                    return false;
                }
                stacked &= ~inside;
                top--;
            }
        }
    }

    /** The cells matched with these digits lose all others. */
    private boolean strikeOutside(long inside, int[] cells) {
        for (long left = inside & taken; left != 0; left &= left - 1) {
            int digit = Long.numberOfTrailingZeros(left);
            long lost = arrows[digit] & ~inside;
            if (lost != 0 && !candidates.strike(cells[placeOf[digit]], lost)) {
                return false;
            }
        }
        return true;
    }
}
