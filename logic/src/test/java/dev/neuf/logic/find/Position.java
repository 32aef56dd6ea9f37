package dev.neuf.logic.find;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** An empty board from which candidates are struck until it shows a pattern. */
record Position(Board board) {

    static Position on(Layout layout) {
        return new Position(Board.of(Puzzle.of(layout, Grid.empty(layout.size()))));
    }

    /** In a house, the digit fits only in these cells. */
    Position only(int digit, Rule.House.Kind kind, int number, String cells) {
        Rule.House house = board.houses().stream()
                .filter(one -> one.kind() == kind && one.number() == number)
                .findFirst()
                .orElseThrow();
        return strike(Digits.of(digit), house.cells().minus(cells(cells)));
    }

    Position row(int digit, int number, String cells) {
        return only(digit, Rule.House.Kind.ROW, number, cells);
    }

    Position column(int digit, int number, String cells) {
        return only(digit, Rule.House.Kind.COLUMN, number, cells);
    }

    Position box(int digit, int number, String cells) {
        return only(digit, Rule.House.Kind.BOX, number, cells);
    }

    /** In these cells, only these digits fit. */
    Position cells(String cells, Digits digits) {
        return strike(board.layout().digits().minus(digits), cells(cells));
    }

    private Position strike(Digits digits, CellSet cells) {
        var deductions = new ArrayList<Deduction>();
        cells.forEach(cell -> deductions.add(new Deduction.Eliminate(cell, digits)));
        return new Position(board.after(deductions));
    }

    private CellSet cells(String names) {
        var cells = new CellSet.Builder();
        for (String name : names.split(" ")) {
            cells.add(board.layout().cell(name).orElseThrow());
        }
        return cells.build();
    }

    /** What each step of a technique eliminates, such as {@code 5 r1c1 r2c2}, digit by digit. */
    List<String> found(Technique technique) {
        return found(technique.finder());
    }

    List<String> found(Finder finder) {
        return Hunt.all(Technique.X_WING, finder, new Sight(board)).stream()
                .map(this::eliminations)
                .sorted()
                .toList();
    }

    private String eliminations(Step step) {
        var byDigit = new TreeSet<String>();
        for (int digit : board.layout().digits()) {
            var cells = new ArrayList<String>();
            for (Deduction deduction : step.deductions()) {
                if (deduction instanceof Deduction.Eliminate(int cell, Digits gone) && gone.contains(digit)) {
                    cells.add(board.layout().name(cell));
                }
            }
            if (!cells.isEmpty()) {
                byDigit.add(digit + " " + String.join(" ", cells));
            }
        }
        return String.join("; ", byDigit);
    }

    /** The proofs of all steps, without what follows. */
    List<String> told(Technique technique) {
        Words words = Words.in(Language.ENGLISH)
                .about(board.layout(), Symbols.standard(board.layout().size()));
        return Hunt.all(technique, new Sight(board)).stream()
                .map(step -> step.proof().stream()
                        .map(sentence -> words.say(sentence.message()))
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    /** The last sentences of the proofs of all steps, by their keys. */
    List<String> reasons(Technique technique) {
        return Hunt.all(technique, new Sight(board)).stream()
                .map(step -> step.proof().getLast().message().phrase().name())
                .toList();
    }
}
