package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Diagonals;
import java.util.List;
import java.util.Locale;

/** What may stand above a grid: {@code Sudoku X}, which says that the diagonals count, or its number. */
final class Titles {

    private static final String DIAGONALS = "Sudoku X";

    private Titles() {}

    /** Empties the line of the title, if it is the first that is neither blank nor a comment. */
    static boolean takeOut(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            if (isTitle(lines.get(i))) {
                lines.set(i, "");
                return true;
            }
            if (!Grids.isNothing(lines.get(i))) {
                return false;
            }
        }
        return false;
    }

    static boolean isTitle(String line) {
        String title = Text.withoutComment(line).strip().toLowerCase(Locale.ROOT);
        return title.equals("sudoku x") || title.equals("sudoku-x") || title.equals("x-sudoku");
    }

    /** Whether a line can be the number of a puzzle in a collection. */
    static boolean isNumber(String line) {
        String number = line.strip();
        return number.length() <= 6 && number.matches("[0-9]{1,5}[.):]?");
    }

    /** The rules that the title stands for. */
    static List<Variant> variants() {
        return List.of(new Diagonals());
    }

    /** The title that a sheet needs, with its end of line, or nothing. */
    static String above(Sheet sheet) {
        return areEnough(sheet) && !sheet.puzzle().variants().isEmpty() ? DIAGONALS + "\n" : "";
    }

    /** Whether a title can say all extra rules of a sheet. */
    static boolean areEnough(Sheet sheet) {
        return variants().containsAll(sheet.puzzle().variants());
    }
}
