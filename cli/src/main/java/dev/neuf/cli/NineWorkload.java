package dev.neuf.cli;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.search.Nine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;

/** Plain 9x9 boards for the kernel, with nothing around it: no objects, no rules, only bytes. */
final class NineWorkload implements Workload {

    private static final Layout PLAIN = Layout.standard(9);

    private final byte[] cells;
    private final Nine nine = new Nine();

    NineWorkload(List<Puzzle> puzzles) {
        this.cells = new byte[puzzles.size() * Nine.CELL_COUNT];
        int at = 0;
        for (Puzzle puzzle : puzzles) {
            Grid givens = puzzle.givens();
            for (int cell = 0; cell < Nine.CELL_COUNT; cell++) {
                cells[at++] = (byte) ('0' + givens.digit(cell));
            }
        }
    }

    /** Whether the digits given say all about it. */
    static boolean fits(Puzzle puzzle) {
        return puzzle.variants().isEmpty() && puzzle.layout().equals(PLAIN);
    }

    @Override
    public int size() {
        return cells.length / Nine.CELL_COUNT;
    }

    @Override
    public String engine() {
        return "nine";
    }

    @Override
    public Work pass() {
        long none = 0;
        long one = 0;
        long several = 0;
        long choices = 0;
        for (int at = 0; at < cells.length && !Interrupt.isWanted(); at += Nine.CELL_COUNT) {
            nine.load(cells, at);
            long found = nine.count(2);
            choices += nine.choices();
            if (found == 0) {
                none++;
            } else if (found == 1) {
                one++;
            } else {
                several++;
            }
        }
        return new Work(none, one, several, 0, 0, choices);
    }

    /** How many of the puzzles have one solution, and that is among these. */
    long countSolutions(Predicate<String> isAmong) {
        long known = 0;
        byte[] solution = new byte[Nine.CELL_COUNT];
        for (int at = 0; at < cells.length; at += Nine.CELL_COUNT) {
            nine.load(cells, at);
            if (nine.next()) {
                nine.write(solution, 0);
                if (!nine.next() && isAmong.test(new String(solution, StandardCharsets.US_ASCII))) {
                    known++;
                }
            }
        }
        return known;
    }
}
