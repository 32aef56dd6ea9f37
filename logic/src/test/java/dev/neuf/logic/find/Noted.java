package dev.neuf.logic.find;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An empty board on which somebody has noted the candidates of a few cells; all others can be anything. */
public final class Noted {

    private final Layout layout;
    private Board board;

    private Noted(Layout layout, Board board) {
        this.layout = layout;
        this.board = board;
    }

    public static Noted on(Layout layout, Variant... variants) {
        return new Noted(layout, Board.of(new Puzzle(layout, List.of(variants), Grid.of(new int[layout.cellCount()]))));
    }

    public static Noted nine() {
        return on(Layout.standard(9));
    }

    /** A board of nine by nine with these digits in it, a dot for none. */
    public static Noted with(String rows) {
        Layout layout = Layout.standard(9);
        int[] givens = rows.lines()
                .flatMapToInt(String::chars)
                .map(symbol -> symbol == '.' ? 0 : symbol - '0')
                .toArray();
        return new Noted(layout, Board.of(new Puzzle(layout, List.of(), Grid.of(givens))));
    }

    public int cell(String name) {
        return layout.cell(name).orElseThrow();
    }

    public Board board() {
        return board;
    }

    /** These cells can only be these digits. */
    public Noted only(Digits digits, int... cells) {
        for (int cell : cells) {
            Digits gone = board.candidates(cell).minus(digits);
            board = board.after(List.of(new Deduction.Eliminate(cell, gone)));
        }
        return this;
    }

    /** The cells, separated by blanks, can only be these digits. */
    public Noted only(int digits, String cells) {
        return only(digits(digits), cells(cells));
    }

    /** The digit is nowhere in these but in those. */
    public Noted nowhere(int digit, CellSet cells, String but) {
        CellSet others = cells.minus(CellSet.of(cells(but)));
        for (int cell : others) {
            board = board.after(List.of(new Deduction.Eliminate(cell, Digits.of(digit))));
        }
        return this;
    }

    private int[] cells(String names) {
        return List.of(names.split(" ")).stream().mapToInt(this::cell).toArray();
    }

    private static Digits digits(int decimal) {
        Digits digits = Digits.NONE;
        for (int left = decimal; left > 0; left /= 10) {
            digits = digits.with(left % 10);
        }
        return digits;
    }

    /** All steps of the technique. */
    public List<Step> steps(Technique technique) {
        return Hunt.all(technique, new Sight(board));
    }

    /** What each step of the technique eliminates, such as {@code "r1c2 3, r1c3 3"}. */
    public List<String> found(Technique technique) {
        var found = new ArrayList<String>();
        for (Step step : steps(technique)) {
            found.add(written(step));
        }
        return found;
    }

    /** The same as one set of candidates. */
    public Set<String> struck(Technique technique) {
        var struck = new TreeSet<String>();
        for (String step : found(technique)) {
            struck.addAll(List.of(step.split(", ")));
        }
        return struck;
    }

    private String written(Step step) {
        var words = new ArrayList<String>();
        for (Deduction deduction : step.deductions()) {
            if (deduction instanceof Deduction.Eliminate(int cell, Digits digits)) {
                for (int digit : digits) {
                    words.add(layout.name(cell) + " " + digit);
                }
            }
        }
        return String.join(", ", words);
    }
}
