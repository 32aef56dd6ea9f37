package dev.neuf.core.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.core.Shape;
import dev.neuf.core.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules that each variant boils down to. */
class LoweringTest {

    /** Draws houses: the cell of the first is 1, of the second 2 ..., a dot for a cell in none, a plus in several. */
    private static String picture(List<Rule> rules, Layout layout) {
        var text = new StringBuilder();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            char drawn = '.';
            for (Rule rule : rules) {
                if (rule.cells().contains(cell)) {
                    drawn = drawn == '.' ? Character.forDigit(((Rule.House) rule).number(), 10) : '+';
                }
            }
            text.append(drawn).append(layout.column(cell) == layout.size() - 1 ? '\n' : ' ');
        }
        return text.toString();
    }

    private static Set<CellSet> cells(List<Rule> rules) {
        var cells = new HashSet<CellSet>();
        for (Rule rule : rules) {
            assertThat(cells.add(rule.cells())).as("%s is said once", rule).isTrue();
        }
        return cells;
    }

    static Stream<Layout> boards() {
        return Stream.of(
                Layout.standard(4),
                Layout.standard(6),
                Layout.of(Shape.boxes(3, 2)),
                Layout.standard(9),
                Layout.standard(16),
                Layout.of(Shape.latin(9)),
                Layout.standard(5));
    }

    static Stream<Arguments> windows() {
        return Stream.of(
                Arguments.of(Layout.standard(4), """
                        . . . .
                        . 1 1 .
                        . 1 1 .
                        . . . .
                        """),
                Arguments.of(Layout.standard(6), """
                        . . . . . .
                        . 1 1 1 . .
                        . 1 1 1 . .
                        . . . . . .
                        . . . . . .
                        . . . . . .
                        """),
                Arguments.of(Layout.of(Shape.boxes(3, 2)), """
                        . . . . . .
                        . 1 1 . . .
                        . 1 1 . . .
                        . 1 1 . . .
                        . . . . . .
                        . . . . . .
                        """),
                Arguments.of(Layout.standard(9), """
                        . . . . . . . . .
                        . 1 1 1 . 2 2 2 .
                        . 1 1 1 . 2 2 2 .
                        . 1 1 1 . 2 2 2 .
                        . . . . . . . . .
                        . 3 3 3 . 4 4 4 .
                        . 3 3 3 . 4 4 4 .
                        . 3 3 3 . 4 4 4 .
                        . . . . . . . . .
                        """),
                Arguments.of(Layout.standard(16), """
                        . . . . . . . . . . . . . . . .
                        . 1 1 1 1 . 2 2 2 2 . 3 3 3 3 .
                        . 1 1 1 1 . 2 2 2 2 . 3 3 3 3 .
                        . 1 1 1 1 . 2 2 2 2 . 3 3 3 3 .
                        . 1 1 1 1 . 2 2 2 2 . 3 3 3 3 .
                        . . . . . . . . . . . . . . . .
                        . 4 4 4 4 . 5 5 5 5 . 6 6 6 6 .
                        . 4 4 4 4 . 5 5 5 5 . 6 6 6 6 .
                        . 4 4 4 4 . 5 5 5 5 . 6 6 6 6 .
                        . 4 4 4 4 . 5 5 5 5 . 6 6 6 6 .
                        . . . . . . . . . . . . . . . .
                        . 7 7 7 7 . 8 8 8 8 . 9 9 9 9 .
                        . 7 7 7 7 . 8 8 8 8 . 9 9 9 9 .
                        . 7 7 7 7 . 8 8 8 8 . 9 9 9 9 .
                        . 7 7 7 7 . 8 8 8 8 . 9 9 9 9 .
                        . . . . . . . . . . . . . . . .
                        """));
    }

    @ParameterizedTest
    @MethodSource("windows")
    void windowsLieBetweenTheBoxes(Layout layout, String picture) {
        List<Rule> rules = new Windoku().rules(layout);
        assertThat(picture(rules, layout)).isEqualTo(picture);
        assertThat(rules)
                .allMatch(rule -> ((Rule.House) rule).kind() == Kind.WINDOW)
                .allMatch(rule -> rule.cells().size() == layout.size());
    }

    @Test
    void diagonalsCross() {
        assertThat(picture(new Diagonals().rules(Layout.standard(4)), Layout.standard(4)))
                .isEqualTo("""
                1 . . 2
                . 1 2 .
                . 2 1 .
                2 . . 1
                """);
        assertThat(picture(new Diagonals().rules(Layout.standard(5)), Layout.standard(5)))
                .isEqualTo("""
                1 . . . 2
                . 1 . 2 .
                . . + . .
                . 2 . 1 .
                2 . . . 1
                """);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void diagonalsAreTwoHouses(Layout layout) {
        assertThat(new Diagonals().rules(layout))
                .hasSize(2)
                .allMatch(rule -> ((Rule.House) rule).kind() == Kind.DIAGONAL
                        && rule.cells().size() == layout.size());
    }

    @Test
    void groupsHaveOneCellOfEachBox() {
        assertThat(picture(new DisjointGroups().rules(Layout.standard(6)), Layout.standard(6)))
                .isEqualTo("""
                1 2 3 1 2 3
                4 5 6 4 5 6
                1 2 3 1 2 3
                4 5 6 4 5 6
                1 2 3 1 2 3
                4 5 6 4 5 6
                """);
        Layout tall = Layout.of(Shape.boxes(3, 2));
        assertThat(picture(new DisjointGroups().rules(tall), tall)).isEqualTo("""
                1 2 1 2 1 2
                3 4 3 4 3 4
                5 6 5 6 5 6
                1 2 1 2 1 2
                3 4 3 4 3 4
                5 6 5 6 5 6
                """);
        for (int size : new int[] {4, 9, 16}) {
            assertThat(new DisjointGroups().rules(Layout.standard(size)))
                    .hasSize(size)
                    .allMatch(rule -> ((Rule.House) rule).kind() == Kind.DISJOINT_GROUP
                            && rule.cells().size() == size);
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void knightsDiffer(Layout layout) {
        assertPairs(new AntiKnight(), layout, (down, across) -> down * across == 2);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void kingsDifferOnTheDiagonal(Layout layout) {
        assertPairs(new AntiKing(), layout, (down, across) -> down == 1 && across == 1);
    }

    private interface Apart {
        boolean test(int down, int across);
    }

    private static void assertPairs(Variant variant, Layout layout, Apart apart) {
        var expected = new HashSet<CellSet>();
        for (int a = 0; a < layout.cellCount(); a++) {
            for (int b = a + 1; b < layout.cellCount(); b++) {
                int down = Math.abs(layout.row(a) - layout.row(b));
                int across = Math.abs(layout.column(a) - layout.column(b));
                if (apart.test(down, across)) {
                    expected.add(CellSet.of(a, b));
                }
            }
        }
        List<Rule> rules = variant.rules(layout);
        assertThat(cells(rules)).isEqualTo(expected);
        assertThat(rules).hasOnlyElementsOfType(Rule.Different.class);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void neighboursAreNotConsecutive(Layout layout) {
        List<Rule> rules = new NonConsecutive().rules(layout);
        int size = layout.size();
        assertThat(cells(rules)).hasSize(2 * size * (size - 1));
        for (Rule rule : rules) {
            var relation = (Rule.Relation) rule;
            assertThat(relation.b() - relation.a()).isIn(1, size);
            for (int x = 1; x <= size; x++) {
                for (int y = 1; y <= size; y++) {
                    assertThat(relation.allowed().test(x, y)).isEqualTo(Math.abs(x - y) != 1);
                }
            }
        }
        assertThat(cells(rules)).doesNotContain(CellSet.of(size - 1, size));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 6, 9, 16, 64})
    void parityLeavesHalfOfTheDigits(int size) {
        Layout layout = Layout.standard(size);
        int last = layout.cellCount() - 1;
        Digits odd =
                Digits.of(IntStream.rangeClosed(1, size).filter(d -> d % 2 == 1).toArray());
        Digits even = layout.digits().minus(odd);
        assertThat(new Parity(true, List.of(0)).rules(layout)).containsExactly(new Rule.Domain(0, odd));
        assertThat(new Parity(false, List.of(0, last)).rules(layout))
                .containsExactly(new Rule.Domain(0, even), new Rule.Domain(last, even));
        assertThat(new Only(Digits.of(2, 3), List.of(0, last)).rules(layout))
                .containsExactly(new Rule.Domain(0, Digits.of(2, 3)), new Rule.Domain(last, Digits.of(2, 3)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Only(Digits.NONE, List.of(0)));
        assertThat(new Parity(true, List.of()).keyword()).isEqualTo("odd");
        assertThat(new Parity(false, List.of()).keyword()).isEqualTo("even");
    }

    @Test
    void cageIsDifferentAndASum() {
        CellSet cells = CellSet.of(0, 1, 9);
        assertThat(new Cage(15, List.of(9, 0, 1)).rules(Layout.standard(9)))
                .containsExactly(new Rule.Different(cells), new Rule.Sum(cells, 15));
    }

    @Test
    void differentCellsAndTotalsAreOneRule() {
        assertThat(new Unequal(List.of(9, 0)).rules(Layout.standard(9)))
                .containsExactly(new Rule.Different(CellSet.of(0, 9)));
        assertThat(new Total(12, List.of(9, 0)).rules(Layout.standard(9)))
                .containsExactly(new Rule.Sum(CellSet.of(0, 9), 12));
    }

    /** The digits of four cells are right for a line exactly if no pair of them breaks a rule. */
    @ParameterizedTest
    @CsvSource({
        "thermometer, 2357, 2335", "slow-thermometer, 2335, 2353", "palindrome, 2552, 2525", "renban, 5243, 5263",
        "nabner, 5297, 5296", "entropic, 2591, 2551", "modular, 2315, 2319", "whisper gap=5, 1617, 1627",
        "difference value=2, 3531, 3532", "ratio value=2, 4212, 4213"
    })
    void lineTakesSomeDigitsAndNotOthers(String words, String right, String wrong) {
        Layout layout = Layout.standard(9);
        List<Rule> rules =
                Variants.read(words + " cells=r1c1,r2c2,r3c1,r4c2", layout).rules(layout);
        assertThat(isRight(rules, right)).isTrue();
        assertThat(isRight(rules, wrong)).isFalse();
    }

    private static boolean isRight(List<Rule> rules, String digits) {
        List<Integer> cells = List.of(0, 10, 18, 28);
        return rules.stream()
                .map(Rule.Relation.class::cast)
                .allMatch(relation -> relation.allowed()
                        .test(
                                digits.charAt(cells.indexOf(relation.a())) - '0',
                                digits.charAt(cells.indexOf(relation.b())) - '0'));
    }

    @Test
    void cellsOfAVariantAreCopied() {
        var cells = new ArrayList<>(List.of(1, 2));
        var cage = new Cage(3, cells);
        var odd = new Parity(true, cells);
        cells.clear();
        assertThat(cage.cells()).containsExactly(1, 2);
        assertThat(odd.cells()).containsExactly(1, 2);
    }

    @Test
    void variantsMadeOfBoxesNeedBoxes() {
        for (Layout layout : List.of(Layout.of(Shape.latin(9)), Layout.standard(5))) {
            for (Variant variant : List.of(new Windoku(), new DisjointGroups())) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> variant.rules(layout))
                        .withMessage("The variant %s needs boxes, but this is a %s.", variant.keyword(), layout);
            }
        }
    }
}
