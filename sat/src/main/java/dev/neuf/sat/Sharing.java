package dev.neuf.sat;

import java.util.Arrays;

/**
 * How likely boxes are to get each of the lines that they share out, one each: the weight of a way is that of its parts.
 *
 * <p>The sum over all ways is the permanent of the weights. There are few sets of lines, so it is counted by them.
 */
final class Sharing {

    /** With more, there would be too many sets. */
    static final int MOST_LINES = 8;

    /** By box and line: what the box itself thinks of the line, then what all the others leave of it. */
    final double[][] weight = new double[MOST_LINES][MOST_LINES];

    private final double[] ahead = new double[(MOST_LINES + 1) << MOST_LINES];
    private final double[] behind = new double[(MOST_LINES + 1) << MOST_LINES];

    /** Replaces each weight by that of all ways in which the other boxes take the other lines. */
    void weigh(int count) {
        countWays(count);
        int sets = 1 << count;
        for (int box = 0; box < count; box++) {
            for (int line = 0; line < count; line++) {
                int rest = sets - 1 - (1 << line);
                double all = 0;
                // the sets of as many lines as there are boxes before, without this line
                for (int set = rest; ; set = (set - 1) & rest) {
                    all += ahead[box * sets + set] * behind[(box + 1) * sets + (rest ^ set)];
                    if (set == 0) {
                        break;
                    }
                }
                weight[box][line] = all;
            }
        }
    }

    /** For each set of lines, the ways in which the first boxes, and the last ones, take just these. */
    private void countWays(int count) {
        int sets = 1 << count;
        Arrays.fill(ahead, 0, (count + 1) * sets, 0);
        Arrays.fill(behind, 0, (count + 1) * sets, 0);
        ahead[0] = 1;
        behind[count * sets] = 1;
        for (int box = 0; box < count; box++) {
            takeOneMore(ahead, box * sets, (box + 1) * sets, weight[box], count);
        }
        for (int box = count - 1; box >= 0; box--) {
            takeOneMore(behind, (box + 1) * sets, box * sets, weight[box], count);
        }
    }

    private static void takeOneMore(double[] ways, int before, int after, double[] weight, int count) {
        int sets = 1 << count;
        for (int set = 0; set < sets; set++) {
            double known = ways[before + set];
            if (known > 0) {
                for (int line = 0; line < count; line++) {
                    if ((set >> line & 1) == 0) {
                        ways[after + (set | 1 << line)] += known * weight[line];
                    }
                }
            }
        }
    }
}
