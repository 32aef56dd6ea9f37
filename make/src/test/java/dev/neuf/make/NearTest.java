package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.variant.Cage;
import dev.neuf.logic.Grade;
import dev.neuf.logic.Level;
import dev.neuf.logic.Scale;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NearTest {

    private static final Recipe NINE = Recipe.of(Layout.standard(9));

    private static Grade grade(Puzzle puzzle) {
        return Scale.NEUF.grade(Board.of(puzzle), true, () -> false);
    }

    @Test
    void neighboursHaveOneSolutionAndMostOfTheirGivens() {
        Puzzle start = Proofs.good(NINE, 1).puzzle();
        var generator = new Generator(NINE.withNear(start));
        for (int seed = 0; seed < 20; seed++) {
            Made.Good made = Proofs.good(generator, seed);
            Proofs.assertUnique(made);
            assertThat(made.puzzle()).isNotEqualTo(start);
            var kept = made.puzzle().givens().filled().and(start.givens().filled());
            assertThat(kept.size()).isGreaterThan(start.givens().filledCount() / 2);
        }
    }

    @Test
    void neighboursOfOtherBoardsAreOnTheSameBoard() {
        Puzzle start = Proofs.good(Recipe.of(Layout.standard(6)).withRandomRegions(), 1)
                .puzzle();
        Made.Good made = Proofs.good(Recipe.of(Layout.standard(9)).withNear(start), 1);
        assertThat(made.puzzle().layout()).isEqualTo(start.layout());
        Proofs.assertUnique(made);
    }

    @Test
    void aKillerWithoutGivensHasItsCagesChanged() {
        Puzzle start = Proofs.good(Recipe.of(Layout.standard(6)).withCages(Recipe.Cages.ALONE), 1)
                .puzzle();
        var generator = new Generator(NINE.withNear(start));
        var seen = new HashSet<Puzzle>();
        for (int seed = 0; seed < 10; seed++) {
            Made.Good made = Proofs.good(generator, seed);
            Proofs.assertUnique(made);
            assertThat(made.puzzle().givens()).isEqualTo(start.givens());
            var kept = new HashSet<>(made.puzzle().variants());
            kept.retainAll(start.variants());
            assertThat(kept.size())
                    .isBetween(start.variants().size() / 3, start.variants().size() - 1);
            assertThat(made.puzzle().variants().stream()
                            .mapToInt(rule -> ((Cage) rule).cells().size())
                            .sum())
                    .isEqualTo(36);
            seen.add(made.puzzle());
        }
        assertThat(seen).hasSizeGreaterThan(5);
    }

    @Test
    void theOrderOfCagesAndOfTheirCellsDoesNotMatter() {
        Layout four = Layout.standard(4);
        var one = new Puzzle(four, List.of(new Cage(3, List.of(0, 1)), new Cage(7, List.of(2, 3))), Grid.empty(4));
        var turned = new Puzzle(four, List.of(new Cage(7, List.of(3, 2)), new Cage(3, List.of(1, 0))), Grid.empty(4));
        assertThat(Neighbours.isSame(one, turned)).isTrue();
        assertThat(Neighbours.isSame(one, one.withGivens(Grid.empty(4).with(0, 1))))
                .isFalse();
        assertThat(Neighbours.isSame(one, new Puzzle(four, one.variants().subList(0, 1), one.givens())))
                .isFalse();
    }

    @Test
    void aClimbBeginsWithTheHardestItIsGiven() {
        Puzzle easy =
                Proofs.good(NINE.withTaste(Taste.ANY.withLevel(Level.EASY)), 1).puzzle();
        Puzzle hard =
                Proofs.good(NINE.withTaste(Taste.ANY.withLevel(Level.HARD)), 1).puzzle();
        for (List<Puzzle> starts : List.of(List.of(easy, hard), List.of(hard, easy))) {
            var climb = new Climb(starts, 1, Limits.NONE.withNodes(40));
            assertThat(climb.hardest()).contains(hard);
            assertThat(climb.score()).isEqualTo(grade(hard).score());
            climb.harder().ifPresent(next -> assertThat(climb.hardest()).contains(next.puzzle()));
        }
    }

    @Test
    void whoIsStoppedBeforeThatDoesNotSayWhichIsTheHardest() {
        Puzzle start = Proofs.good(NINE, 1).puzzle();
        var climb = new Climb(List.of(start), 1, Limits.NONE.withCancelled(() -> true));
        assertThat(climb.hardest()).isEmpty();
        assertThat(climb.harder()).isEmpty();
    }

    @Test
    void climbingGetsHarderAndHarder() {
        Puzzle start =
                Proofs.good(NINE.withTaste(Taste.ANY.withLevel(Level.EASY)), 1).puzzle();
        assertThat(climb(start)).isNotEmpty().isEqualTo(climb(start));
        Grade last = grade(start);
        for (Puzzle puzzle : climb(start)) {
            Grade next = grade(puzzle);
            Level level = (Level) next.level();
            assertThat(level.compareTo((Level) last.level()) > 0
                            || level == last.level() && next.score() > last.score())
                    .isTrue();
            last = next;
        }
    }

    private static List<Puzzle> climb(Puzzle start) {
        var climb = new Climb(List.of(start), 1, Limits.NONE.withNodes(40));
        var found = new ArrayList<Puzzle>();
        for (Optional<Made.Good> next = climb.harder(); next.isPresent(); next = climb.harder()) {
            found.add(next.get().puzzle());
        }
        return found;
    }

    @Test
    void aScrambledPuzzleIsAsHard() {
        var chance = new Chance(1);
        byte[] text = new byte[81];
        byte[] other = new byte[81];
        for (int seed = 0; seed < 10; seed++) {
            Puzzle puzzle = Proofs.good(NINE, seed).puzzle();
            Nines.write(puzzle.givens(), text);
            Scramble.of(text, other, chance);
            Puzzle scrambled = Nines.puzzle(other);
            assertThat(scrambled).isNotEqualTo(puzzle);
            assertThat(grade(scrambled).counts()).isEqualTo(grade(puzzle).counts());
        }
    }

    @Test
    void aTechniqueThatAnEasierOneAlwaysFindsCanBeTaught() {
        Made.Good made = Proofs.good(NINE.withTaste(Taste.ANY.withNeed(Technique.DUAL_TWO_STRING_KITE)), 1);
        Proofs.assertUnique(made);
        assertThat(made.grade().orElseThrow().level()).isNotEqualTo(Level.EASY);
    }
}
