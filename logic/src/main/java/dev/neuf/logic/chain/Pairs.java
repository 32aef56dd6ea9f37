package dev.neuf.logic.chain;

/**
 * Two questions with two answers left, where each answer to the one rules out one to the other: so one of these two holds,
 * and one of the other two, and what sees both of them does not hold.
 *
 * <pre>
 *   12 12      two cells: a naked pair
 *   1. 1.      two digits in a house: a hidden pair
 *   2. 2.
 *   5 - - 5    a digit in two houses: an X-wing
 *   5 - - 5
 * </pre>
 */
final class Pairs {

    /** Is told what a pair of questions strikes, and says whether to go on. */
    interface Strike {
        boolean out(int candidate, int one, int other);
    }

    private final Clusters clusters;
    private final Web web;
    private final int[] twos;
    private boolean isFound;

    Pairs(Clusters clusters) {
        this.clusters = clusters;
        this.web = clusters.web();
        this.twos = new int[clusters.size()];
    }

    /**
     * Hands over what is struck, as long as both questions have two answers left; whether there was anything.
     *
     * @param left by question, how many answers are left; it may change on the way
     * @param off what does not hold, as bits; the same
     */
    boolean each(int[] left, long[] off, Strike strike) {
        isFound = false;
        int count = 0;
        for (int cluster = 0; cluster < left.length; cluster++) {
            if (left[cluster] == 2) {
                twos[count++] = cluster;
            }
        }
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                boolean isLeft = left[twos[i]] == 2 && left[twos[j]] == 2;
                if (isLeft && mayPair(twos[i], twos[j]) && !look(twos[i], twos[j], left, off, strike)) {
                    return true;
                }
            }
        }
        return isFound;
    }

    /** Whether they are two cells, a digit in two houses, or two digits in one. */
    private boolean mayPair(int one, int other) {
        Clusters.Cluster a = clusters.get(one);
        Clusters.Cluster b = clusters.get(other);
        boolean areCells = a.digit() == 0 && b.digit() == 0;
        boolean areHouses = a.digit() != 0 && b.digit() != 0;
        return areCells || areHouses && (a.digit() == b.digit()) != a.where().equals(b.where());
    }

    private boolean look(int one, int other, int[] left, long[] off, Strike strike) {
        int a = answer(one, off, -1);
        int b = answer(one, off, a);
        int c = answer(other, off, -1);
        int d = answer(other, off, c);
        boolean isStraight = isPair(a, c) && isPair(b, d);
        // houses that share a cell make no X-wing: what the answers to one question strike is another reason
        boolean isApart = a != c && a != d && b != c && b != d;
        if (!isApart || !isStraight && !(isPair(a, d) && isPair(b, c))) {
            return true;
        }
        int facing = isStraight ? c : d;
        for (int word = 0; word < off.length; word++) {
            long first = web.weak(a)[word] & web.weak(facing)[word];
            long second = web.weak(b)[word] & web.weak(isStraight ? d : c)[word];
            for (long rest = (first | second) & ~off[word]; rest != 0; rest &= rest - 1) {
                int candidate = (word << 6) + Long.numberOfTrailingZeros(rest);
                // what is struck may leave one of them an answer less, and that is another reason
                boolean isLeft = candidate < clusters.candidates() && left[one] == 2 && left[other] == 2;
                isFound |= isLeft;
                if (isLeft && !strike.out(candidate, one, other)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The answer left to a question after another. */
    private int answer(int cluster, long[] off, int before) {
        for (int candidate : clusters.get(cluster).candidates()) {
            if (candidate > before && (off[candidate >> 6] >>> candidate & 1) == 0) {
                return candidate;
            }
        }
        throw new IllegalStateException("Question %d has no answer after %d.".formatted(cluster, before));
    }

    /** Whether two answers rule each other out because they are the same digit or in the same cell. */
    private boolean isPair(int one, int other) {
        Node a = web.node(one);
        Node b = web.node(other);
        return (a.digit() == b.digit() || a.cell() == b.cell()) && web.areWeak(one, other);
    }
}
