package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The places of one digit in all rows, or in all columns: bit j of line i is where it crosses line j of the other way. */
final class Lines {

    private final Sight sight;
    private final int digit;
    private final List<Rule.House> lines;
    private final List<Rule.House> crossings;
    private final boolean areRows;
    private final long[] places;

    private Lines(Sight sight, int digit, List<Rule.House> lines, List<Rule.House> crossings) {
        this.sight = sight;
        this.digit = digit;
        this.lines = lines;
        this.crossings = crossings;
        this.areRows = lines.getFirst().kind() == Rule.House.Kind.ROW;
        this.places = new long[sight.size()];
        CellSet cells = sight.places(digit);
        for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
            places[line(cell)] |= 1L << crossing(cell);
        }
    }

    /** Every digit by rows and by columns, until the hunt is over. */
    static void each(Sight sight, Hunt hunt, Consumer<Lines> look) {
        List<Rule.House> rows = sight.houses(Rule.House.Kind.ROW);
        List<Rule.House> columns = sight.houses(Rule.House.Kind.COLUMN);
        for (int digit : Doubtful.digits(sight)) {
            if (hunt.isOver()) {
                return;
            }
            look.accept(new Lines(sight, digit, rows, columns));
            look.accept(new Lines(sight, digit, columns, rows));
        }
    }

    Sight sight() {
        return sight;
    }

    int digit() {
        return digit;
    }

    /** How many lines there are. */
    int count() {
        return places.length;
    }

    /** Where the digit fits in a line. */
    long places(int line) {
        return places[line];
    }

    /** The line of a cell. */
    int line(int cell) {
        return areRows ? sight.layout().row(cell) : sight.layout().column(cell);
    }

    /** The line of the other way through a cell. */
    int crossing(int cell) {
        return areRows ? sight.layout().column(cell) : sight.layout().row(cell);
    }

    int cell(int line, int crossing) {
        Layout layout = sight.layout();
        return areRows ? layout.cell(line, crossing) : layout.cell(crossing, line);
    }

    /** The places of the digit where some lines cross some others. */
    CellSet cells(long lines, long crossings) {
        var cells = new CellSet.Builder();
        for (long left = lines; left != 0; left &= left - 1) {
            int line = Long.numberOfTrailingZeros(left);
            for (long there = places[line] & crossings; there != 0; there &= there - 1) {
                cells.add(cell(line, Long.numberOfTrailingZeros(there)));
            }
        }
        return cells.build();
    }

    /** All crossings at which the digit fits in some of the lines. */
    long union(long lines) {
        long union = 0;
        for (long left = lines; left != 0; left &= left - 1) {
            union |= places[Long.numberOfTrailingZeros(left)];
        }
        return union;
    }

    Rule.House house(int line) {
        return lines.get(line);
    }

    Rule.House cover(int crossing) {
        return crossings.get(crossing);
    }

    /** The lines as houses. */
    List<Rule.House> houses(long numbers) {
        return chosen(lines, numbers);
    }

    /** The lines of the other way as houses. */
    List<Rule.House> covers(long numbers) {
        return chosen(crossings, numbers);
    }

    private static List<Rule.House> chosen(List<Rule.House> houses, long numbers) {
        var chosen = new ArrayList<Rule.House>();
        for (long left = numbers; left != 0; left &= left - 1) {
            chosen.add(houses.get(Long.numberOfTrailingZeros(left)));
        }
        return chosen;
    }
}
