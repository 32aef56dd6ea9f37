package dev.neuf.core.variant;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;

/**
 * Both long diagonals hold each digit once (Sudoku X).
 *
 * <pre>
 *   1 . . 2     diagonal 1 goes down, diagonal 2 goes up
 *   . 1 2 .
 *   . 2 1 .
 *   2 . . 1
 * </pre>
 */
public record Diagonals() implements Variant {

    @Override
    public String keyword() {
        return "diagonals";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_DIAGONALS);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        var down = new CellSet.Builder();
        var up = new CellSet.Builder();
        for (int i = 0; i < layout.size(); i++) {
            down.add(layout.cell(i, i));
            up.add(layout.cell(layout.size() - 1 - i, i));
        }
        return List.of(
                new Rule.House(Rule.House.Kind.DIAGONAL, 1, down.build()),
                new Rule.House(Rule.House.Kind.DIAGONAL, 2, up.build()));
    }
}
