package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Ruleset;
import dev.neuf.core.Shape;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Digits change places only where no rule of the puzzle would notice. */
class DeadlyTest {

    private static final Layout NINE = Layout.standard(9);
    private static final Digits PAIR = Digits.of(1, 2);

    /** The corners r1c1, r1c4, r2c1 and r2c4, on a board with these rules besides rows, columns and boxes. */
    private static boolean isDeadly(Rule... rules) {
        return isDeadly(NINE, "r1c1 r2c4", "r1c4 r2c1", rules);
    }

    private static boolean isDeadly(Layout layout, String first, String second, Rule... rules) {
        return isDeadly(Board.of(ruleset(layout, rules), Grid.empty(layout.size())), first, second);
    }

    private static boolean isDeadly(Board board, String first, String second) {
        return new Deadly(new Sight(board)).isPair(cells(board.layout(), first), cells(board.layout(), second), PAIR);
    }

    private static Ruleset ruleset(Layout layout, Rule... more) {
        var all = new ArrayList<>(layout.rules());
        all.addAll(List.of(more));
        return new Ruleset(layout, all);
    }

    private static CellSet cells(Layout layout, String names) {
        return CellSet.of(List.of(names.split(" ")).stream()
                .map(name -> layout.cell(name).orElseThrow())
                .toList());
    }

    private static CellSet nine(String names) {
        return cells(NINE, names);
    }

    private static int cell(String name) {
        return nine(name).first();
    }

    @Test
    void aRectangleHasTwoCellsInEachOfTwoBoxes() {
        assertThat(isDeadly()).isTrue();
        assertThat(isDeadly(NINE, "r1c1 r4c4", "r1c4 r4c1")).as("four boxes").isFalse();
        assertThat(isDeadly(NINE, "r1c1 r2c2", "r1c2 r2c1")).as("one box").isFalse();
        assertThat(isDeadly(NINE, "r1c1 r1c4", "r2c1 r2c4"))
                .as("the same twice in a row")
                .isFalse();
    }

    @Test
    void withoutBoxesAnyRectangleWillDo() {
        assertThat(isDeadly(Layout.of(Shape.latin(9)), "r1c1 r4c4", "r1c4 r4c1"))
                .isTrue();
    }

    @Test
    void theRegionsOfAJigsawMustBeSharedEvenly() {
        var jigsaw = Layout.of(Shape.jigsaw(0, 0, 1, 1, 0, 1, 1, 2, 0, 3, 2, 2, 3, 3, 3, 2));
        assertThat(isDeadly(jigsaw, "r1c1 r4c2", "r1c2 r4c1"))
                .as("two in region 1, two in region 4")
                .isTrue();
        assertThat(isDeadly(jigsaw, "r1c1 r2c4", "r1c4 r2c1"))
                .as("two in region 1, one in 2 and 3")
                .isFalse();
    }

    @Test
    void noCornerIsGiven() {
        Ruleset rules = ruleset(NINE);
        Grid placed = Grid.empty(9).with(cell("r1c1"), 1);
        Board found = Board.of(rules, Grid.empty(9)).after(List.of(new Deduction.Place(cell("r1c1"), 1)));
        assertThat(isDeadly(Board.of(rules, placed), "r1c1 r2c4", "r1c4 r2c1")).isFalse();
        assertThat(isDeadly(found, "r1c1 r2c4", "r1c4 r2c1")).isTrue();
    }

    @Test
    void extraHousesMustBeSharedEvenlyToo() {
        CellSet diagonal = nine("r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9");
        assertThat(isDeadly(new Rule.House(Rule.House.Kind.DIAGONAL, 1, diagonal)))
                .isFalse();
        CellSet window = nine("r1c1 r1c4 r5c5 r5c6 r5c7 r6c5 r6c6 r6c7 r7c7");
        assertThat(isDeadly(new Rule.House(Rule.House.Kind.WINDOW, 1, window))).isTrue();
    }

    @Test
    void sumsMustStayWhatTheyAre() {
        assertThat(isDeadly(new Rule.Sum(nine("r1c1 r1c2"), 7))).isFalse();
        assertThat(isDeadly(new Rule.Sum(nine("r1c1 r1c4 r7c7"), 7))).isTrue();
        assertThat(isDeadly(new Rule.Sum(nine("r1c1 r2c4"), 7))).isFalse();
        assertThat(isDeadly(new Rule.Sum(nine("r7c7 r7c8"), 7))).isTrue();
    }

    @Test
    void cellsThatDifferFromACornerMustNotHaveTheDigits() {
        var group = new Rule.Different(nine("r1c1 r3c2 r2c3"));
        assertThat(isDeadly(group)).isFalse();
        Board board = Board.of(ruleset(NINE, group), Grid.empty(9));
        assertThat(isDeadly(board.after(without(PAIR, "r3c2 r2c3")), "r1c1 r2c4", "r1c4 r2c1"))
                .isTrue();
        assertThat(isDeadly(board.after(without(Digits.of(1), "r3c2 r2c3")), "r1c1 r2c4", "r1c4 r2c1"))
                .isFalse();
        assertThat(isDeadly(new Rule.Different(nine("r1c1 r1c4 r9c9")))).isTrue();
    }

    @Test
    void relatedCellsMustGoTogetherBothWays() {
        assertThat(isDeadly(new Rule.Relation(cell("r1c1"), cell("r1c4"), (x, y) -> x < y)))
                .isFalse();
        assertThat(isDeadly(new Rule.Relation(cell("r1c1"), cell("r1c4"), (x, y) -> x + y == 3)))
                .isTrue();
        var gap = new Rule.Relation(cell("r1c1"), cell("r1c2"), (x, y) -> Math.abs(x - y) != 1);
        assertThat(isDeadly(gap)).isFalse();
        Board board = Board.of(ruleset(NINE, gap), Grid.empty(9));
        assertThat(isDeadly(board.after(without(Digits.of(1, 2, 3), "r1c2")), "r1c1 r2c4", "r1c4 r2c1"))
                .isTrue();
    }

    @Test
    void everyCellMayHoldBothDigits() {
        assertThat(isDeadly(new Rule.Domain(cell("r2c4"), Digits.of(1, 3, 5)))).isFalse();
        assertThat(isDeadly(new Rule.Domain(cell("r2c4"), Digits.of(1, 2, 5)))).isTrue();
    }

    @Test
    void twoLinesChangePlacesIfHousesHaveBothOrOneOfThem() {
        Digits digits = Digits.of(1, 2, 3);
        assertThat(isExchange("r1c1 r1c4 r1c7", "r2c1 r2c4 r2c7", digits))
                .as("three boxes")
                .isTrue();
        assertThat(isExchange("r1c1 r1c2 r1c3", "r4c1 r4c2 r4c3", digits))
                .as("two boxes")
                .isTrue();
        assertThat(isExchange("r1c1 r1c2 r1c3", "r2c1 r2c2 r2c3", digits))
                .as("one box")
                .isFalse();
        assertThat(isExchange("r1c1 r1c2 r1c4", "r4c1 r4c2 r4c4", digits))
                .as("four boxes")
                .isFalse();
        assertThat(isExchange("r1c1 r1c4 r1c7", "r2c1 r2c4 r2c7", digits, new Rule.Sum(nine("r1c1 r1c4"), 5)))
                .isFalse();
        assertThat(isExchange("r1c1 r1c4 r1c7", "r2c1 r2c4 r2c7", digits, new Rule.Sum(nine("r1c1 r2c1"), 5)))
                .isTrue();
    }

    private static boolean isExchange(String first, String second, Digits digits, Rule... rules) {
        Board board = Board.of(ruleset(NINE, rules), Grid.empty(9));
        return new Deadly(new Sight(board))
                .isExchange(nine(first).toArray(), nine(second).toArray(), digits);
    }

    private static List<Deduction> without(Digits digits, String names) {
        var gone = new ArrayList<Deduction>();
        for (int cell : nine(names)) {
            gone.add(new Deduction.Eliminate(cell, digits));
        }
        return gone;
    }
}
