package dev.neuf.search;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;

/** Strikes the candidates that the rules forbid, until nothing changes. */
final class Propagation {

    /*
     * Each cell is one long of candidate bits. What a cell held before each loss is kept on a trail, so undo is walking
     * the trail back: a copy of the board for each try would take 130 MB on the way down an empty 64x64 board. A cell
     * that lost candidates waits in a queue. When its turn comes:
     *
     *   one candidate left       its peers lose that candidate
     *   it stands in a relation  the partner keeps only what goes with some candidate
     *
     * Its houses and sums are marked. When the queue is empty, the marked ones are looked at:
     *
     *   house   A digit has one place left when its bit is seen once and not twice. One pass finds all such digits:
     *           twice |= once & cell;  once |= cell;  hidden = once & ~twice.  A digit never seen is a contradiction.
     *   sum     A candidate stays if the smallest and largest digits of the other cells can make up the rest.
     *
     * A domain is no work at all: it is what the cell starts with. On a full board every rule has been checked, because
     * the last cell of each to be settled was in the queue: so what the search calls a solution is one.
     */

    private final int size;
    private final Ruleset rules;
    private final int[][] peers;
    private final int[][] houses;
    private final int[][] housesOf;
    private final List<Sum> sums = new ArrayList<>();
    private final IdentityHashMap<Rule.Pairing, Table> tables = new IdentityHashMap<>();
    private final List<List<Arc>> arcsOf = new ArrayList<>();
    private final int[][] sumsOf;

    private final long[] candidates;
    private int[] trailCells = new int[256];
    private long[] trailCandidates = new long[256];
    private int trailLength;
    private final int[] queue;
    private final boolean[] isQueued;
    private int queueStart;
    private int queueLength;
    private final boolean[] isHouseMarked;
    private final boolean[] isSumMarked;

    /** One direction of a relation: for each digit of a cell, what the other may hold. */
    private record Arc(int other, long[] partners) {}

    /** Both directions of a pairing: many relations share one. */
    private record Table(long[] forwards, long[] backwards) {}

    private record Sum(int[] cells, int total) {}

    Propagation(Ruleset rules) {
        this.rules = rules;
        this.size = rules.layout().size();
        int cellCount = rules.layout().cellCount();
        candidates = new long[cellCount];
        queue = new int[cellCount];
        isQueued = new boolean[cellCount];
        peers = new int[cellCount][];
        for (int cell = 0; cell < cellCount; cell++) {
            peers[cell] = rules.peers(cell).toArray();
            arcsOf.add(new ArrayList<>());
        }
        var houses = new ArrayList<int[]>();
        for (Rule rule : rules.all()) {
            switch (rule) {
                case Rule.House house -> houses.add(house.cells().toArray());
                case Rule.Different _ -> {} // the peers say it all
                case Rule.Relation relation -> add(relation);
                case Rule.Sum sum -> sums.add(new Sum(sum.cells().toArray(), sum.total()));
                case Rule.Domain _ -> {} // what the cells start with
            }
        }
        this.houses = houses.toArray(int[][]::new);
        housesOf = groupsOf(houses, cellCount);
        sumsOf = groupsOf(sums.stream().map(Sum::cells).toList(), cellCount);
        isHouseMarked = new boolean[houses.size()];
        isSumMarked = new boolean[sums.size()];
    }

    private void add(Rule.Relation relation) {
        Table table = tables.computeIfAbsent(relation.allowed(), this::table);
        arcsOf.get(relation.a()).add(new Arc(relation.b(), table.forwards));
        arcsOf.get(relation.b()).add(new Arc(relation.a(), table.backwards));
    }

    private Table table(Rule.Pairing allowed) {
        return new Table(partners(allowed), partners(allowed.reversed()));
    }

    private long[] partners(Rule.Pairing allowed) {
        long[] partners = new long[size];
        for (int digit = 1; digit <= size; digit++) {
            partners[digit - 1] = allowed.partners(digit, size).bits();
        }
        return partners;
    }

    /** For each cell, the numbers of the groups it is in. */
    private static int[][] groupsOf(List<int[]> groups, int cellCount) {
        var lists = new ArrayList<List<Integer>>();
        for (int cell = 0; cell < cellCount; cell++) {
            lists.add(new ArrayList<>());
        }
        for (int group = 0; group < groups.size(); group++) {
            for (int cell : groups.get(group)) {
                lists.get(cell).add(group);
            }
        }
        return lists.stream()
                .map(list -> list.stream().mapToInt(i -> i).toArray())
                .toArray(int[][]::new);
    }

    /** The candidates of each cell now. */
    long[] candidates() {
        return candidates;
    }

    /** Begins with the givens; false if they contradict the rules. */
    boolean start(Grid givens) {
        trailLength = 0;
        for (int cell = 0; cell < candidates.length; cell++) {
            candidates[cell] = rules.domain(cell).bits();
        }
        for (int cell = 0; cell < candidates.length; cell++) {
            long given =
                    givens.isEmpty(cell) ? -1L : Digits.of(givens.digit(cell)).bits();
            candidates[cell] &= given;
            if (candidates[cell] == 0) {
                return false;
            }
            enqueue(cell);
        }
        return settle();
    }

    /** Puts a digit, given as its bit, into a cell; false if that leads to a contradiction. */
    boolean place(int cell, long bit) {
        return keep(cell, bit) && settle();
    }

    /** Where the trail ends now. */
    int mark() {
        return trailLength;
    }

    /** Goes back to the candidates of an earlier mark. */
    void undo(int mark) {
        while (trailLength > mark) {
            trailLength--;
            candidates[trailCells[trailLength]] = trailCandidates[trailLength];
        }
    }

    private void remember(int cell) {
        if (trailLength == trailCells.length) {
            trailCells = Arrays.copyOf(trailCells, 2 * trailLength);
            trailCandidates = Arrays.copyOf(trailCandidates, 2 * trailLength);
        }
        trailCells[trailLength] = cell;
        trailCandidates[trailLength++] = candidates[cell];
    }

    /** The digits of a board where every cell has one candidate. */
    Grid solution() {
        int[] digits = new int[candidates.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = new Digits(candidates[cell]).first();
        }
        return Grid.of(digits);
    }

    /** Strikes all candidates of a cell but these; false if none is left. */
    private boolean keep(int cell, long kept) {
        long left = candidates[cell] & kept;
        if (left != candidates[cell]) {
            remember(cell);
            candidates[cell] = left;
            enqueue(cell);
        }
        return left != 0;
    }

    private void enqueue(int cell) {
        if (!isQueued[cell]) {
            isQueued[cell] = true;
            int end = queueStart + queueLength;
            queue[end < queue.length ? end : end - queue.length] = cell;
            queueLength++;
        }
    }

    private boolean settle() {
        boolean isSound = true;
        while (isSound) {
            if (queueLength > 0) {
                isSound = spread(dequeue());
            } else {
                int house = takeMarked(isHouseMarked);
                if (house >= 0) {
                    isSound = placeHidden(houses[house]);
                } else {
                    int sum = takeMarked(isSumMarked);
                    if (sum < 0) {
                        return true;
                    }
                    isSound = bound(sums.get(sum));
                }
            }
        }
        forgetWork();
        return false;
    }

    private int dequeue() {
        int cell = queue[queueStart];
        queueStart = queueStart + 1 < queue.length ? queueStart + 1 : 0;
        queueLength--;
        isQueued[cell] = false;
        return cell;
    }

    private static int takeMarked(boolean[] isMarked) {
        for (int i = 0; i < isMarked.length; i++) {
            if (isMarked[i]) {
                isMarked[i] = false;
                return i;
            }
        }
        return -1;
    }

    private void forgetWork() {
        while (queueLength > 0) {
            dequeue();
        }
        Arrays.fill(isHouseMarked, false);
        Arrays.fill(isSumMarked, false);
    }

    /** What the other cells lose because this one has changed. */
    private boolean spread(int cell) {
        for (int house : housesOf[cell]) {
            isHouseMarked[house] = true;
        }
        for (int sum : sumsOf[cell]) {
            isSumMarked[sum] = true;
        }
        long own = candidates[cell];
        if ((own & (own - 1)) == 0) {
            for (int peer : peers[cell]) {
                if (!keep(peer, ~own)) {
                    return false;
                }
            }
        }
        for (Arc arc : arcsOf.get(cell)) {
            long supported = 0;
            for (long left = own; left != 0; left &= left - 1) {
                supported |= arc.partners[Long.numberOfTrailingZeros(left)];
            }
            if (!keep(arc.other, supported)) {
                return false;
            }
        }
        return true;
    }

    /** Places each digit that has one place left in a house. */
    private boolean placeHidden(int[] house) {
        long once = 0;
        long twice = 0;
        for (int cell : house) {
            twice |= once & candidates[cell];
            once |= candidates[cell];
        }
        if (Long.bitCount(once) < size) {
            return false;
        }
        long hidden = once & ~twice;
        for (int i = 0; i < house.length && hidden != 0; i++) {
            long here = candidates[house[i]] & hidden;
            if (here != 0) {
                if ((here & (here - 1)) != 0) {
                    return false; // two digits whose only place is this cell
                }
                keep(house[i], here);
                hidden &= ~here;
            }
        }
        return true;
    }

    /** Strikes candidates with which the total cannot be reached any more. */
    private boolean bound(Sum sum) {
        int least = 0;
        int most = 0;
        for (int cell : sum.cells) {
            least += Ranges.smallest(candidates[cell]);
            most += Ranges.largest(candidates[cell]);
        }
        for (int cell : sum.cells) {
            int lowest = sum.total - (most - Ranges.largest(candidates[cell]));
            int highest = sum.total - (least - Ranges.smallest(candidates[cell]));
            if (lowest > highest || highest < 1 || lowest > size || !keep(cell, Ranges.of(lowest, highest, size))) {
                return false;
            }
        }
        return true;
    }
}
