package dev.neuf.make;

import dev.neuf.core.CellSet;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Fills a board whose rules only say that cells differ by exchanging digits until they do. */
final class Settling {

    /*
     * Every region holds each digit once from the beginning, in random order; two cells of a region exchange their digits,
     * so that this stays true. What is counted are twins: digits that come once too often in a row, a column or another
     * group. A cell that has a twin looks at all exchanges there are for it and draws one: those that make fewer twins are
     * much more likely than those that make more, and the more so the longer it takes (annealing). Where all are bad it
     * mostly stays as it is.
     *
     * Search fills boxes well, as a band of boxes is filled without a look at the others. Wild regions are another matter:
     * of three rows and the regions that lie mostly in them, the cells that stick out must hold the same digits as those
     * that are missing, and neither propagation nor clauses see that. Here, nobody has to. General and Sat do not fill
     * random regions of 40x40 in 8 s.
     *
     * What was tried: to draw both cells, 64x64 ends with 50 twins after 80 million tries; one of them among those that
     * have a twin, with 0 to 7 after 60 million; this way it is done after 0.7 million draws, in a second or two.
     */

    /** So many draws at each heat, for each cell. */
    private static final int DRAWS_PER_CELL = 6;

    /** A round cools down to a thirtieth in so many steps ... */
    private static final int STEPS = 100;

    /** ... of this factor. A product is the same to the last bit on every machine, an exponential is not. */
    private static final double COOLING = 0.9666;

    /** How likely one more twin is at first, times the size of the board. */
    private static final double HEAT = 0.15;

    /** How much all exchanges of a cell must weigh together for one to be made in any case, one over this. */
    private static final double EAGERNESS = 5;

    /** After so many rounds there seems to be no grid. */
    private static final int ROUNDS = 3;

    private static final int NOT_MINE = 1;

    private final int size;
    private final Chance random;
    private final List<int[]> regions;
    private final int[] regionOf;

    /** The groups around each cell besides its region. */
    private final int[][] groupsOf;

    private final List<int[]> groups;

    private final int[] digits;
    private final int[][] counts;
    private int twins;

    // of the cell that is looking: what each of its groups gains without its digit, or 1 for the groups of others; how
    // likely each exchange is
    private final int[] gains;
    private final double[] weights;

    // the cells that have a twin, in any order, and where each stands among them
    private final int[] troubled;
    private final int[] place;
    private int troubledCount;

    private Settling(int size, List<int[]> regions, List<int[]> groups, Chance random) {
        this.size = size;
        this.random = random;
        this.regions = regions;
        this.groups = groups;
        this.digits = new int[size * size];
        this.regionOf = new int[digits.length];
        this.groupsOf = new int[digits.length][0];
        this.counts = new int[groups.size()][size];
        this.gains = new int[groups.size()];
        this.weights = new double[size];
        this.troubled = new int[digits.length];
        this.place = new int[digits.length];
        Arrays.fill(gains, NOT_MINE);
        for (int region = 0; region < size; region++) {
            for (int cell : regions.get(region)) {
                regionOf[cell] = region;
            }
        }
        for (int group = 0; group < groups.size(); group++) {
            for (int cell : groups.get(group)) {
                int[] more = Arrays.copyOf(groupsOf[cell], groupsOf[cell].length + 1);
                more[more.length - 1] = group;
                groupsOf[cell] = more;
            }
        }
    }

    /** A full grid, or nothing if none is found in time, if there is none, or if the rules say more than that cells differ. */
    static Optional<Grid> fill(Puzzle empty, Chance random, Budget budget) {
        Layout layout = empty.layout();
        List<CellSet> regions = layout.shape().isWhole() ? layout.shape().regions() : rows(layout.size());
        var groups = new ArrayList<int[]>();
        for (Rule rule : empty.rules().all()) {
            switch (rule) {
                case Rule.House house -> add(house.cells(), regions, groups);
                case Rule.Different(CellSet cells) -> add(cells, regions, groups);
                case Rule.Relation _, Rule.Sum _, Rule.Domain _ -> {
                    return Optional.empty();
                }
            }
        }
        var settling = new Settling(
                layout.size(), regions.stream().map(Settling::array).toList(), groups, random);
        return settling.settle(budget);
    }

    private static void add(CellSet cells, List<CellSet> regions, List<int[]> groups) {
        if (!regions.contains(cells)) {
            groups.add(array(cells));
        }
    }

    private static List<CellSet> rows(int size) {
        var rows = new ArrayList<CellSet>();
        for (int row = 0; row < size; row++) {
            var cells = new CellSet.Builder();
            for (int column = 0; column < size; column++) {
                cells.add(row * size + column);
            }
            rows.add(cells.build());
        }
        return rows;
    }

    private static int[] array(CellSet cells) {
        return cells.stream().toArray();
    }

    private Optional<Grid> settle(Budget budget) {
        sow();
        for (int round = 0; round < ROUNDS; round++) {
            double heat = HEAT / size;
            for (int step = 0; step < STEPS; step++) {
                for (int i = DRAWS_PER_CELL * digits.length; i > 0 && twins > 0; i--) {
                    exchange(heat);
                }
                if (twins == 0) {
                    return Optional.of(Grid.of(
                            Arrays.stream(digits).map(digit -> digit + 1).toArray()));
                }
                budget.work((long) DRAWS_PER_CELL * digits.length);
                if (budget.isOver()) {
                    return Optional.empty();
                }
                heat *= COOLING;
            }
        }
        return Optional.empty();
    }

    private void sow() {
        var order = new ArrayList<Integer>();
        for (int digit = 0; digit < size; digit++) {
            order.add(digit);
        }
        for (int[] region : regions) {
            random.shuffle(order);
            for (int i = 0; i < size; i++) {
                digits[region[i]] = order.get(i);
                count(region[i], 1);
            }
        }
        Arrays.fill(place, -1);
        for (int cell = 0; cell < digits.length; cell++) {
            note(cell);
        }
    }

    /**
     * Exchanges the digit of a cell in trouble with another one of its region, or leaves it as it is.
     *
     * @param heat how likely one more twin is, compared to none
     */
    private void exchange(double heat) {
        int cell = troubled[random.nextInt(troubledCount)];
        int[] region = regions.get(regionOf[cell]);
        double sum = weigh(cell, region, heat);
        if (random.nextDouble() >= sum * EAGERNESS) {
            return;
        }
        double draw = random.nextDouble() * sum;
        int chosen = -1;
        for (int i = 0; i < size && draw >= 0; i++) {
            if (weights[i] > 0) {
                draw -= weights[i];
                chosen = i;
            }
        }
        if (chosen >= 0) {
            exchange(cell, region[chosen]);
        }
    }

    /** Weighs all exchanges of a cell; returns the sum. */
    private double weigh(int cell, int[] region, double heat) {
        int mine = digits[cell];
        int gained = 0;
        for (int group : groupsOf[cell]) {
            gains[group] = counts[group][mine] > 1 ? -1 : 0;
            gained += gains[group];
        }
        double sum = 0;
        for (int i = 0; i < size; i++) {
            int other = region[i];
            int theirs = digits[other];
            int change = gained;
            for (int group : groupsOf[cell]) {
                change += counts[group][theirs] > 0 ? 1 : 0;
            }
            for (int group : groupsOf[other]) {
                int[] count = counts[group];
                // in a group of both, nothing changes
                change += gains[group] == NOT_MINE
                        ? (count[mine] > 0 ? 1 : 0) - (count[theirs] > 1 ? 1 : 0)
                        : -gains[group] - 1;
            }
            weights[i] = other == cell ? 0 : change < 0 ? 1 / heat : weight(change, heat);
            sum += weights[i];
        }
        for (int group : groupsOf[cell]) {
            gains[group] = NOT_MINE;
        }
        return sum;
    }

    private static double weight(int change, double heat) {
        double weight = 1;
        for (int i = 0; i < change; i++) {
            weight *= heat;
        }
        return weight;
    }

    private void exchange(int a, int b) {
        int mine = digits[a];
        int theirs = digits[b];
        count(a, -1);
        count(b, -1);
        digits[a] = theirs;
        digits[b] = mine;
        count(a, 1);
        count(b, 1);
        noteAround(a, mine, theirs);
        noteAround(b, mine, theirs);
    }

    private void count(int cell, int by) {
        for (int group : groupsOf[cell]) {
            int[] count = counts[group];
            int digit = digits[cell];
            twins -= Math.max(0, count[digit] - 1);
            count[digit] += by;
            twins += Math.max(0, count[digit] - 1);
        }
    }

    /** Notes who around a cell has a twin now, of two digits. */
    private void noteAround(int cell, int digit, int other) {
        for (int group : groupsOf[cell]) {
            for (int near : groups.get(group)) {
                if (digits[near] == digit || digits[near] == other) {
                    note(near);
                }
            }
        }
    }

    private void note(int cell) {
        boolean isTroubled = false;
        for (int group : groupsOf[cell]) {
            isTroubled |= counts[group][digits[cell]] > 1;
        }
        if (isTroubled && place[cell] < 0) {
            place[cell] = troubledCount;
            troubled[troubledCount++] = cell;
        } else if (!isTroubled && place[cell] >= 0) {
            int last = troubled[--troubledCount];
            troubled[place[cell]] = last;
            place[last] = place[cell];
            place[cell] = -1;
        }
    }
}
