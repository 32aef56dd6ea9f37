package dev.neuf.make.canon;

import dev.neuf.core.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The definition, and nothing else: all 3,359,232 ways to move the cells, one after the other. */
final class EverySymmetry {

    private static final List<List<Integer>> ORDERS = List.of(
            List.of(0, 1, 2), List.of(0, 2, 1), List.of(1, 0, 2), List.of(1, 2, 0), List.of(2, 0, 1), List.of(2, 1, 0));

    private final int[] digits = new int[81];
    private final int[] best = new int[81];
    private final int[] names = new int[10];
    private long same;

    private EverySymmetry() {}

    /** The smallest grid, and how many symmetries lead there. */
    static Form form(Grid grid) {
        var all = new EverySymmetry();
        for (int cell = 0; cell < 81; cell++) {
            all.digits[cell] = grid.digit(cell);
        }
        Arrays.fill(all.best, 10);
        List<int[]> lines = lines();
        for (int[] rows : lines) {
            for (int[] columns : lines) {
                all.look(rows, columns, 9, 1);
                all.look(rows, columns, 1, 9);
            }
        }
        long unused = 9
                - Arrays.stream(all.digits)
                        .filter(digit -> digit > 0)
                        .distinct()
                        .count();
        for (long i = 2; i <= unused; i++) {
            all.same *= i;
        }
        List<Integer> unmoved = IntStream.range(0, 9).boxed().toList();
        return new Form(Grid.of(all.best), all.same, new Mapping(false, unmoved, unmoved, unmoved));
    }

    /** All orders of rows, or of columns. */
    private static List<int[]> lines() {
        var lines = new ArrayList<int[]>();
        for (var bands : ORDERS) {
            for (var first : ORDERS) {
                for (var second : ORDERS) {
                    for (var third : ORDERS) {
                        var inside = List.of(first, second, third);
                        lines.add(IntStream.range(0, 9)
                                .map(i ->
                                        3 * bands.get(i / 3) + inside.get(i / 3).get(i % 3))
                                .toArray());
                    }
                }
            }
        }
        return lines;
    }

    private void look(int[] rows, int[] columns, int down, int right) {
        Arrays.fill(names, 0);
        int named = 0;
        boolean isSmaller = false;
        for (int cell = 0; cell < 81; cell++) {
            int digit = digits[down * rows[cell / 9] + right * columns[cell % 9]];
            if (digit > 0 && names[digit] == 0) {
                names[digit] = ++named;
            }
            if (!isSmaller && names[digit] > best[cell]) {
                return;
            }
            isSmaller |= names[digit] < best[cell];
            best[cell] = names[digit];
        }
        same = isSmaller ? 1 : same + 1;
    }

    /** Any symmetry. */
    static Mapping random(RandomGenerator random) {
        var digits = new ArrayList<>(IntStream.rangeClosed(1, 9).boxed().toList());
        Collections.shuffle(digits, random);
        return new Mapping(random.nextBoolean(), randomLines(random), randomLines(random), digits);
    }

    private static List<Integer> randomLines(RandomGenerator random) {
        List<int[]> all = lines();
        return Arrays.stream(all.get(random.nextInt(all.size()))).boxed().toList();
    }
}
