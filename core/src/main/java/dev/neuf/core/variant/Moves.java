package dev.neuf.core.variant;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import java.util.ArrayList;
import java.util.List;

/** Pairs of cells that are one move apart. */
final class Moves {

    private Moves() {}

    /** A rule for two cells. */
    interface PairRule {
        Rule of(int cell, int other);
    }

    /** One rule for each pair; each move is a step down and a step to the side, and only half of the moves are named. */
    static List<Rule> rules(Layout layout, int[][] moves, PairRule rule) {
        var rules = new ArrayList<Rule>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int[] move : moves) {
                int row = layout.row(cell) + move[0];
                int column = layout.column(cell) + move[1];
                if (layout.contains(row, column)) {
                    rules.add(rule.of(cell, layout.cell(row, column)));
                }
            }
        }
        return rules;
    }

    static Rule different(int cell, int other) {
        return new Rule.Different(CellSet.of(cell, other));
    }
}
