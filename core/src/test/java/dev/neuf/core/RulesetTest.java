package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.neuf.core.Rule.House.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesetTest {

    private static final Rule.Pairing SMALLER = (x, y) -> x < y;

    private static Ruleset with(Layout layout, Rule... more) {
        var rules = new ArrayList<>(layout.rules());
        rules.addAll(List.of(more));
        return new Ruleset(layout, rules);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6, 7, 9, 12, 16, 25})
    void peersAreTheOtherCellsOfEveryHouse(int size) {
        Layout layout = Layout.standard(size);
        Ruleset rules = with(layout);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            var expected = new TreeSet<Integer>();
            for (int other = 0; other < layout.cellCount(); other++) {
                boolean isSeen = layout.row(cell) == layout.row(other)
                        || layout.column(cell) == layout.column(other)
                        || layout.shape().isBoxes()
                                && layout.shape().regionOf(cell)
                                        == layout.shape().regionOf(other);
                if (isSeen && cell != other) {
                    expected.add(other);
                }
            }
            assertThat(rules.peers(cell)).containsExactlyElementsOf(expected);
            assertThat(rules.domain(cell)).isEqualTo(Digits.upTo(size));
            assertThat(rules.relations(cell)).isEmpty();
        }
    }

    @Test
    void cellOfNineByNineHasTwentyPeers() {
        Ruleset rules = with(Layout.standard(9));
        for (int cell = 0; cell < 81; cell++) {
            assertThat(rules.peers(cell).size()).isEqualTo(20);
        }
    }

    @Test
    void differentAddsPeersAndHouseAddsBoth() {
        var different = new Rule.Different(CellSet.of(0, 10, 15));
        var house = new Rule.House(Kind.DIAGONAL, 1, CellSet.of(0, 5, 10, 15));
        Ruleset rules = with(Layout.standard(4), different, house);
        assertThat(rules.peers(0)).contains(5, 10, 15);
        assertThat(rules.peers(15)).contains(0, 5, 10);
        assertThat(rules.houses()).hasSize(13).endsWith(house);
        assertThat(with(Layout.standard(4), different).peers(5)).doesNotContain(15);
        assertThat(rules.all()).endsWith(different, house);
    }

    @Test
    void domainsOfOneCellAddUp() {
        Ruleset rules = with(
                Layout.standard(9),
                new Rule.Domain(7, Digits.of(1, 2, 3, 4)),
                new Rule.Domain(7, Digits.of(2, 4, 6, 8)),
                new Rule.Domain(8, Digits.of(64)));
        assertThat(rules.domain(7)).isEqualTo(Digits.of(2, 4));
        assertThat(rules.domain(8)).as("no digit of this board").isEqualTo(Digits.NONE);
        assertThat(rules.domain(6)).isEqualTo(Digits.upTo(9));
    }

    @Test
    void relationIsKnownToBothItsCellsButMakesNoPeers() {
        var relation = new Rule.Relation(0, 15, SMALLER);
        var other = new Rule.Relation(15, 6, SMALLER);
        Ruleset rules = with(Layout.standard(4), relation, other);
        assertThat(rules.relations()).containsExactly(relation, other);
        assertThat(rules.relations(0)).containsExactly(relation);
        assertThat(rules.relations(15)).containsExactly(relation, other);
        assertThat(rules.relations(1)).isEmpty();
        assertThat(rules.peers(0)).doesNotContain(15);
        assertThat(relation.cells()).isEqualTo(CellSet.of(0, 15));
    }

    @Test
    void sumsAreListed() {
        var sum = new Rule.Sum(CellSet.of(0, 6), 6);
        assertThat(with(Layout.standard(4), sum).sums()).containsExactly(sum);
        assertThat(with(Layout.standard(4), sum).peers(0))
                .as("digits of a sum may repeat")
                .doesNotContain(6);
    }

    @Test
    void listsCannotBeChanged() {
        var rules = new ArrayList<>(Layout.standard(4).rules());
        var ruleset = new Ruleset(Layout.standard(4), rules);
        rules.clear();
        assertThat(ruleset.all()).hasSize(12);
        for (List<?> list :
                List.of(ruleset.all(), ruleset.houses(), ruleset.relations(), ruleset.sums(), ruleset.relations(0))) {
            assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(list::clear);
        }
    }

    @Test
    void houseWithoutACellForEachDigitIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> with(Layout.standard(4), new Rule.House(Kind.WINDOW, 1, CellSet.of(1, 2, 3))))
                .withMessageContaining("has 3 cells, but there are 4 digits");
    }

    @Test
    void partnersOfADigitAreThoseThatGoWithIt() {
        assertThat(SMALLER.partners(2, 4)).isEqualTo(Digits.of(3, 4));
        assertThat(SMALLER.partners(4, 4)).isEqualTo(Digits.NONE);
        assertThat(SMALLER.reversed().partners(2, 4)).isEqualTo(Digits.of(1));
        assertThat(SMALLER.reversed().reversed().partners(2, 64))
                .isEqualTo(Digits.upTo(64).minus(Digits.upTo(2)));
    }

    @Test
    void everyRuleKnowsItsCells() {
        assertThat(new Rule.Domain(7, Digits.NONE).cells()).isEqualTo(CellSet.of(7));
        assertThat(new Rule.Relation(3, 1, SMALLER).cells()).isEqualTo(CellSet.of(1, 3));
    }
}
