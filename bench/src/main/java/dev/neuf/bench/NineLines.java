package dev.neuf.bench;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import dev.neuf.search.Nine;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Predicate;

/** The kernel as bulk work uses it: text in, text out. It heeds no limit but the number of solutions. */
final class NineLines implements Engine {

    private final byte[] line = new byte[Nine.CELL_COUNT];

    @Override
    public Tally each(Puzzle puzzle, Limits limits, Predicate<Grid> each) {
        var nine = new Nine();
        nine.load(puzzle.givens().toString().getBytes(StandardCharsets.US_ASCII), 0);
        long solutions = 0;
        while (nine.next()) {
            solutions++;
            nine.write(line, 0);
            if (!each.test(grid())) {
                break;
            }
            if (solutions >= limits.solutions()) {
                return new Tally(solutions, nine.choices(), nine.backtracks(), Optional.of(Limits.Limit.SOLUTIONS));
            }
        }
        return new Tally(solutions, nine.choices(), nine.backtracks(), Optional.empty());
    }

    private Grid grid() {
        int[] digits = new int[line.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = line[cell] - '0';
        }
        return Grid.of(digits);
    }
}
