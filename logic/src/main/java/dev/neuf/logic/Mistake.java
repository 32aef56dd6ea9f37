package dev.neuf.logic;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Sheet;
import java.util.ArrayList;
import java.util.List;

/** Something on a sheet that cannot lead to the solution. */
public sealed interface Mistake {

    /** The cell that is wrong. */
    int cell();

    /** The digit entered is not that of the solution. */
    record Entry(int cell, int digit) implements Mistake {}

    /** The notes of an open cell lack the digit of the solution. */
    record Note(int cell, Digits noted) implements Mistake {}

    /** All mistakes on the sheet, entries first, each in the order of the cells. */
    static List<Mistake> on(Sheet sheet, Grid solution) {
        var mistakes = new ArrayList<Mistake>();
        for (int cell : sheet.entries().filled()) {
            if (sheet.entries().digit(cell) != solution.digit(cell)) {
                mistakes.add(new Entry(cell, sheet.entries().digit(cell)));
            }
        }
        sheet.candidatesInOrder().forEach((cell, noted) -> {
            if (sheet.value(cell) == 0 && !noted.contains(solution.digit(cell))) {
                mistakes.add(new Note(cell, noted));
            }
        });
        return mistakes;
    }
}
