package dev.neuf.sat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.variant.AntiKnight;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Variables are the open candidates, and nothing is said twice. */
class ModelTest {

    @Test
    void candidatesAreNumberedByCellsAndDigits() {
        // the first cell is 1, so the rest of its row, column and box is not
        Model model = Model.of(Puzzle.of(Layout.standard(4), Grid.empty(4).with(0, 1)));
        assertThat(model.settled(0)).isEqualTo(1);
        assertThat(model.variable(0, 1)).isZero();
        assertThat(model.variable(1, 1)).isZero();
        assertThat(model.variable(1, 2)).isEqualTo(1);
        assertThat(model.variable(1, 4)).isEqualTo(3);
        assertThat(model.cell(3)).isEqualTo(1);
        assertThat(model.digit(3)).isEqualTo(4);
        assertThat(model.candidates()).isEqualTo(7 * 3 + 8 * 4);
        assertThat(model.variables()).isEqualTo(model.candidates());
        for (int v = 1; v <= model.candidates(); v++) {
            assertThat(model.variable(model.cell(v), model.digit(v))).isEqualTo(v);
        }
    }

    @Test
    void singlesArePlacedToTheEnd() {
        String easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        Puzzle puzzle = Puzzle.of(
                Layout.standard(9),
                Grid.of(easy.chars().map(c -> c == '.' ? 0 : c - '0').toArray()));
        Model model = Model.of(puzzle);
        assertThat(model.isRefuted()).isFalse();
        assertThat(model.candidates()).isZero();
        assertThat(model.exactly().count()).isZero();
        assertThat(model.grid(_ -> false).toString()).startsWith("534678912672195348");
    }

    @Test
    void contradictionsAreSeen() {
        var layout = Layout.standard(4);
        Model model = Model.of(Puzzle.of(layout, Grid.empty(4).with(0, 1).with(5, 1)));
        assertThat(model.isRefuted()).isTrue();
        assertThat(model.candidates()).isZero();
        assertThat(model.exactly().count()).isZero();
        assertThat(Model.of(new Puzzle(layout, List.of(new Cage(9, List.of(0, 1))), Grid.empty(4)))
                        .isRefuted())
                .isTrue();
        var five = new RandomRules(List.of(new Rule.Different(CellSet.of(0, 5, 10, 15, 3))));
        assertThat(Model.of(new Puzzle(layout, List.of(five), Grid.empty(4))).isRefuted())
                .isTrue();
    }

    @Test
    void groupsSayNothingTwice() {
        for (int seed = 0; seed < 300; seed++) {
            var random = new SplittableRandom(seed);
            var layout = Layout.standard(4 + random.nextInt(6));
            var puzzle = new Puzzle(
                    layout,
                    List.of(new AntiKnight(), RandomRules.some(layout, random)),
                    RandomPuzzles.large(layout.size(), 0.2, random).puzzle().givens());
            Model model = Model.of(puzzle);
            List<Set<Integer>> exactly = sets(model.exactly());
            List<Set<Integer>> most = sets(model.most());
            var all = new ArrayList<>(exactly);
            all.addAll(most);
            assertThat(all).allMatch(group -> group.size() > 1);
            assertThat(new HashSet<>(exactly)).hasSameSizeAs(exactly);
            assertThat(new HashSet<>(most)).hasSameSizeAs(most);
            assertThat(most).noneMatch(inner -> exactly.stream().anyMatch(outer -> outer.containsAll(inner)));
        }
    }

    private static List<Set<Integer>> sets(Lists lists) {
        var sets = new ArrayList<Set<Integer>>();
        for (int list = 0; list < lists.count(); list++) {
            var set = new TreeSet<Integer>();
            for (int i = lists.start(list); i < lists.end(list); i++) {
                set.add(lists.item(i));
            }
            assertThat(set).hasSize(lists.length(list));
            sets.add(set);
        }
        return sets;
    }

    @Test
    void relationsStrikeDigitsWithoutPartnerAndForbidPairs() {
        var layout = Layout.standard(4);
        Model model = Model.of(new Puzzle(layout, List.of(new NonConsecutive()), Grid.empty(4)));
        // 24 pairs of cells, in each (1,2) (2,3) (3,4) both ways round
        assertThat(model.clauses().count()).isEqualTo(24 * 6);
        assertThat(sets(model.clauses())).allMatch(clause -> clause.stream().allMatch(literal -> literal < 0));
        Puzzle given = new Puzzle(
                Layout.standard(9), List.of(new NonConsecutive()), Grid.empty(9).with(0, 1));
        assertThat(Model.of(given).variable(1, 2)).isZero();
        assertThat(Model.of(given).variable(1, 3)).isPositive();
    }

    @Test
    void aSumOfTwoOrThreeNeedsNoHelper() {
        var layout = Layout.standard(9);
        for (int length = 1; length <= 6; length++) {
            List<Integer> cells = List.of(0, 1, 2, 9, 10, 11).subList(0, length);
            Model model = Model.of(new Puzzle(layout, List.of(new Cage(5 * length, cells)), Grid.empty(9)));
            assertThat(model.variables() == model.candidates()).isEqualTo(length <= 3);
        }
    }

    @Test
    void aLongSumStaysBounded() {
        var layout = Layout.standard(64);
        var line = new Rule.Sum(CellSet.upTo(64), 64 * 65 / 2);
        Model model = Model.of(new Puzzle(layout, List.of(new RandomRules(List.of(line))), Grid.empty(64)));
        assertThat(model.variables() - model.candidates()).isBetween(1, 64 * 64 * 64);
        assertThat(model.clauses().count()).isBetween(1, 10_000_000);
        assertThat(model.exactly().count()).isEqualTo(64 * 64 + 3 * 64 * 64);
    }
}
