package dev.neuf.sat;

import dev.neuf.core.Chance;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import java.util.Arrays;

/**
 * How likely each open candidate of a board with boxes is to hold, as far as its neighbours can tell.
 *
 * <p>It is a guide, not a proof: belief propagation (Pearl 1988), as it serves for decisions in other puzzles of clauses
 * (Braunstein, Mézard, Zecchina 2005).
 */
final class Beliefs {

    /*
     * What is asked for is where a digit is in a box, with a value for each cell that is open for it: a "seat". Three
     * kinds of neighbours tell a seat what they think of its values, from what they hear of all others: each cell (one
     * digit only), the rows of a band (the boxes share them, each row once), and the columns of a stack. What a band
     * thinks is exact: the sum over all ways to share out the rows, by sets of rows, of which there are few.
     *
     * Cell, row, column and box as four equal groups is the obvious way and does not work: row and box share cells, hear
     * their own echo, and soon all believe firmly in what is wrong. For the same reason what a cell says counts for a
     * little less than it should, to the power of 3/4. In a trial, on grids made by emptying half of a full 36x36 or 45 %
     * of a full 49x49, the tenth of the cells with the firmest beliefs had them right for 85 % and 95 %.
     *
     * Only + * / and square roots: the same on every machine.
     */

    private static final double LEAST = 1e-9;
    private static final double MOST = 1e9;
    private static final double CANCELLED = 1e-6;

    /** Rounds of talk: before the first decision, and before each of the others. */
    private static final int FIRST_ROUNDS = 100;

    private static final int ROUNDS = 10;

    /** The part of the open cells that is decided before all is thought over again. */
    private static final double AT_ONCE = 0.01;

    /** By so much of a belief at most, a mood takes from it. */
    private static final double MOODINESS = 0.1;

    /** If nothing changes by more than this, all is said. */
    private static final double QUIET = 1e-3;

    /** The rows of the boxes, or their columns. */
    private static final class Lines {

        /** How many there are in a box, and so how many boxes share them. */
        final int count;

        /** The boxes that share them, band by band. */
        final int[][] bands;

        /** The line of each candidate in its box. */
        final byte[] of;

        /** What they tell the seats, by seat and line; about 1 on average. */
        final double[] message;

        Lines(int count, int[][] bands, int variables, int seats) {
            this.count = count;
            this.bands = bands;
            of = new byte[variables + 1];
            message = new double[seats * count];
        }
    }

    private final int size;
    private final int[] cellOf;
    private final int[] seatOf;
    private final Lines rows;
    private final Lines columns;

    /** All candidates by seats. */
    private final int[] sorted;

    /** The open ones by seats, and where those of each seat begin. */
    private final int[] open;

    private final int[] from;

    /** The open ones by cells, where those of each cell begin, and how many cells that are. */
    private final int[] inCells;

    private final int[] cellFrom;
    private int cells;

    /** What its cell tells each candidate, in full and as it counts; and what is believed. */
    private final double[] said;

    private final double[] counted;
    private final double[] belief;

    /** What a belief is multiplied by when it comes to decide. */
    private final double[] mood;

    private final double[] odds;
    private final Sharing sharing = new Sharing();
    private final int[] seats = new int[Sharing.MOST_LINES];
    private final int[] lineAt = new int[Sharing.MOST_LINES];
    private final int[] placeOf = new int[Sharing.MOST_LINES];

    /** The candidates to decide for next, the firmest belief last. */
    private int[] next = {};

    private int nextCount;

    /** How much was done, in the measure of {@link Propagation#work}. */
    long work;

    /** For a model that {@link #fits}. */
    Beliefs(Model model) {
        Shape shape = model.layout().shape();
        size = shape.size();
        int variables = model.candidates();
        int height = shape.boxHeight();
        int width = shape.boxWidth();
        int[][] bands = new int[width][height];
        int[][] stacks = new int[height][width];
        for (int box = 0; box < size; box++) {
            bands[box / height][box % height] = box;
            stacks[box % height][box / height] = box;
        }
        rows = new Lines(height, bands, variables, size * size);
        columns = new Lines(width, stacks, variables, size * size);
        cellOf = new int[variables + 1];
        seatOf = new int[variables + 1];
        from = new int[size * size + 1];
        for (int v = 1; v <= variables; v++) {
            int cell = model.cell(v);
            cellOf[v] = cell;
            seatOf[v] = shape.regionOf(cell) * size + model.digit(v) - 1;
            rows.of[v] = (byte) (model.layout().row(cell) % height);
            columns.of[v] = (byte) (model.layout().column(cell) % width);
        }
        sorted = sorted();
        open = new int[variables];
        inCells = new int[variables];
        cellFrom = new int[size * size + 1];
        said = new double[variables + 1];
        counted = new double[variables + 1];
        belief = new double[variables + 1];
        mood = new double[variables + 1];
        odds = new double[size];
    }

    /** Whether the puzzle is one that they are for: boxes of at most eight rows and columns, and no other rules. */
    static boolean fits(Puzzle puzzle) {
        Shape shape = puzzle.layout().shape();
        return puzzle.variants().isEmpty()
                && shape.isBoxes()
                && shape.boxHeight() <= Sharing.MOST_LINES
                && shape.boxWidth() <= Sharing.MOST_LINES;
    }

    private int[] sorted() {
        int[] starts = new int[size * size + 1];
        for (int v = 1; v < seatOf.length; v++) {
            starts[seatOf[v] + 1]++;
        }
        for (int seat = 0; seat < size * size; seat++) {
            starts[seat + 1] += starts[seat];
        }
        int[] all = new int[seatOf.length - 1];
        for (int v = 1; v < seatOf.length; v++) {
            all[starts[seatOf[v]]++] = v;
        }
        return all;
    }

    /** Forgets all that was said, for a way of its own: the first is straight, and each later one has other moods. */
    void begin(int way) {
        nextCount = -1;
        var chance = new Chance(way);
        for (int v = 1; v < mood.length; v++) {
            mood[v] = way == 1 ? 1 : 1 - MOODINESS * chance.nextDouble();
        }
        Arrays.fill(said, 1);
        Arrays.fill(counted, 1);
        Arrays.fill(rows.message, 1);
        Arrays.fill(columns.message, 1);
    }

    /** The open candidate that is the most likely to hold. */
    int next(Assignment assignment) {
        while (true) {
            while (nextCount > 0) {
                int variable = next[--nextCount];
                if (assignment.value[2 * variable] == Assignment.OPEN) {
                    return variable;
                }
            }
            lookAt(assignment);
            talk(nextCount < 0 ? FIRST_ROUNDS : ROUNDS);
            choose(Math.max(1, (int) (cells * AT_ONCE)));
        }
    }

    /** Finds what is open. */
    private void lookAt(Assignment assignment) {
        int count = 0;
        int seat = 0;
        for (int variable : sorted) {
            if (assignment.value[2 * variable] == Assignment.OPEN) {
                while (seat <= seatOf[variable]) {
                    from[seat++] = count;
                }
                open[count++] = variable;
            }
        }
        while (seat < from.length) {
            from[seat++] = count;
        }
        cells = 0;
        count = 0;
        int last = -1;
        for (int v = 1; v < cellOf.length; v++) {
            if (assignment.value[2 * v] == Assignment.OPEN) {
                if (cellOf[v] != last) {
                    last = cellOf[v];
                    cellFrom[cells++] = count;
                }
                inCells[count++] = v;
            }
        }
        cellFrom[cells] = count;
        work += sorted.length;
    }

    private void talk(int rounds) {
        double change = 1;
        for (int round = 0; round < rounds && change > QUIET; round++) {
            change = hearCells();
            change = Math.max(change, hear(rows, columns));
            change = Math.max(change, hearCells());
            change = Math.max(change, hear(columns, rows));
        }
        believe();
        for (int i = 0; i < from[from.length - 1]; i++) {
            belief[open[i]] *= mood[open[i]];
        }
    }

    /** What each seat believes, from all that it was told. */
    private void believe() {
        for (int seat = 0; seat + 1 < from.length; seat++) {
            double sum = 0;
            for (int i = from[seat]; i < from[seat + 1]; i++) {
                int v = open[i];
                belief[v] = rows.message[seat * rows.count + rows.of[v]]
                        * columns.message[seat * columns.count + columns.of[v]]
                        * counted[v];
                sum += belief[v];
            }
            for (int i = from[seat]; i < from[seat + 1]; i++) {
                belief[open[i]] /= sum;
            }
        }
        work += 4L * from[from.length - 1];
    }

    /** Each cell tells its candidates how badly it needs them: they are as likely as all others are not. */
    private double hearCells() {
        believe();
        double change = 0;
        for (int cell = 0; cell < cells; cell++) {
            int start = cellFrom[cell];
            int count = cellFrom[cell + 1] - start;
            double sum = 0;
            for (int i = 0; i < count; i++) {
                int v = inCells[start + i];
                odds[i] = belief[v] / Math.max(LEAST, 1 - belief[v]) / said[v];
                sum += odds[i];
            }
            for (int i = 0; i < count; i++) {
                int v = inCells[start + i];
                double wanted = Math.sqrt(said[v] / Math.max(others(i, count, sum), LEAST));
                double news = Math.max(LEAST, Math.min(wanted, MOST));
                change = Math.max(change, Math.abs(news - said[v]) / (1 + news) / (1 + said[v]));
                said[v] = news;
                double root = Math.sqrt(news);
                counted[v] = root * Math.sqrt(root);
            }
        }
        work += 16L * cellFrom[cells];
        return change;
    }

    /** The sum of all odds but one; where the one is nearly all of them, a difference would be only noise. */
    private double others(int one, int count, double sum) {
        double others = sum - odds[one];
        if (others < CANCELLED * sum) {
            others = 0;
            for (int i = 0; i < count; i++) {
                others += i == one ? 0 : odds[i];
            }
        }
        return others;
    }

    /** The boxes of each band share out its lines for each digit. */
    private double hear(Lines lines, Lines others) {
        double change = 0;
        for (int[] boxes : lines.bands) {
            for (int digit = 0; digit < size; digit++) {
                int used = 0;
                int count = 0;
                for (int box : boxes) {
                    int seat = box * size + digit;
                    if (from[seat] < from[seat + 1]) {
                        seats[count++] = seat;
                        for (int i = from[seat]; i < from[seat + 1]; i++) {
                            used |= 1 << lines.of[open[i]];
                        }
                    }
                }
                // otherwise a conflict is near, and nothing that could be said is right
                if (count > 0 && Integer.bitCount(used) == count) {
                    change = Math.max(change, shareOut(lines, others, count, used));
                }
            }
        }
        return change;
    }

    private double shareOut(Lines lines, Lines others, int count, int used) {
        for (int line = 0, place = 0; line < lines.count; line++) {
            if ((used >> line & 1) != 0) {
                lineAt[place] = line;
                placeOf[line] = place++;
            }
        }
        for (int k = 0; k < count; k++) {
            int seat = seats[k];
            double[] to = sharing.weight[k];
            Arrays.fill(to, 0, count, 0);
            double sum = 0;
            for (int i = from[seat]; i < from[seat + 1]; i++) {
                int v = open[i];
                double weight = others.message[seat * others.count + others.of[v]] * counted[v];
                to[placeOf[lines.of[v]]] += weight;
                sum += weight;
            }
            for (int place = 0; place < count; place++) {
                to[place] /= sum;
            }
        }
        sharing.weigh(count);
        double change = 0;
        for (int k = 0; k < count; k++) {
            double[] ways = sharing.weight[k];
            double sum = 0;
            for (int place = 0; place < count; place++) {
                sum += ways[place];
            }
            for (int place = 0; place < count; place++) {
                int at = seats[k] * lines.count + lineAt[place];
                double fair = sum > 0 ? ways[place] / sum * count : 1;
                double news = Math.sqrt(Math.max(fair, LEAST) * lines.message[at]);
                change = Math.max(change, Math.abs(news - lines.message[at]) / count);
                lines.message[at] = news;
            }
        }
        work += (long) count * count << count;
        return change;
    }

    /** Chooses the firmest beliefs. */
    private void choose(int most) {
        next = next.length < most ? new int[most] : next;
        nextCount = 0;
        for (int i = 0; i < from[from.length - 1]; i++) {
            int v = open[i];
            if (nextCount == most && belief[v] <= belief[next[0]]) {
                continue;
            }
            int place;
            if (nextCount < most) {
                place = nextCount++;
                while (place > 0 && belief[next[place - 1]] > belief[v]) {
                    next[place] = next[place - 1];
                    place--;
                }
            } else {
                place = 0;
                while (place + 1 < most && belief[next[place + 1]] < belief[v]) {
                    next[place] = next[place + 1];
                    place++;
                }
            }
            next[place] = v;
        }
        work += from[from.length - 1];
    }
}
