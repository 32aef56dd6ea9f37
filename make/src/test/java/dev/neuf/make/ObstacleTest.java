package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObstacleTest {

    private static final Recipe NINE = Recipe.of(Layout.standard(9));

    @Test
    void whatCanBeMadeHasNone() {
        assertThat(Obstacle.of(NINE)).isEmpty();
        assertThat(Obstacle.of(NINE.withGivens(17).minimal().withSymmetry(Symmetry.FULL)))
                .isEmpty();
        assertThat(Obstacle.of(NINE.withTaste(Taste.ANY
                        .withLevel(Level.HARD)
                        .withNeed(Technique.X_WING)
                        .withBan(Technique.NAKED_PAIR))))
                .isEmpty();
    }

    @Test
    void whatCannotBeMadeIsKnownBefore() {
        Taste taste = Taste.ANY
                .withLevel(Level.EASY)
                .withNeed(Technique.X_WING)
                .withBan(Technique.X_WING)
                .withNeed(Technique.LAW_OF_LEFTOVERS);
        assertThat(Obstacle.of(NINE.withTaste(taste).withGivens(16)))
                .contains(
                        new Obstacle.NeededAndBanned(Technique.X_WING),
                        new Obstacle.AboveLevel(Technique.X_WING, Level.EASY),
                        new Obstacle.ForOtherBoards(Technique.LAW_OF_LEFTOVERS),
                        new Obstacle.TooFewGivens(16, 17));
        // other boards may have fewer givens, and other techniques
        assertThat(Obstacle.of(NINE.withVariants(List.of(new Diagonals())).withGivens(16)))
                .isEmpty();
    }

    @Test
    void symmetryAllowsSomeNumbersOfGivensOnly() {
        Recipe turned = NINE.withSymmetry(Symmetry.QUARTER_TURN);
        assertThat(Obstacle.of(turned.withGivens(25))).isEmpty();
        assertThat(Obstacle.of(turned.withGivens(26)))
                .containsExactly(new Obstacle.UnevenGivens(26, Symmetry.QUARTER_TURN, 25, 28));
        Recipe even = Recipe.of(Layout.standard(4)).withSymmetry(Symmetry.HALF_TURN);
        assertThat(Obstacle.of(even.withGivens(5)))
                .containsExactly(new Obstacle.UnevenGivens(5, Symmetry.HALF_TURN, 4, 6));
    }

    @Test
    void cagesAloneHaveNoGivens() {
        Recipe cages = NINE.withCages(Recipe.Cages.ALONE);
        assertThat(Obstacle.of(cages)).isEmpty();
        assertThat(Obstacle.of(cages.withGivens(3))).containsExactly(new Obstacle.NoGivens());
        assertThat(Obstacle.of(cages.withSymmetry(Symmetry.HALF_TURN))).containsExactly(new Obstacle.NoGivens());
        assertThat(Obstacle.of(NINE.withCages(Recipe.Cages.WITH_GIVENS).minimal()))
                .containsExactly(new Obstacle.CagesMinimal());
    }

    @Test
    void whatHasNothingToChangeHasNoNeighbours() {
        Puzzle one = Puzzle.of(Layout.standard(1), Grid.empty(1));
        assertThat(Obstacle.of(NINE.withNear(one))).containsExactly(new Obstacle.NothingToChange());
        assertThat(Obstacle.of(NINE.withNear(one.withGivens(one.givens().with(0, 1)))))
                .isEmpty();
        var cage = new Puzzle(one.layout(), List.of(new Cage(1, List.of(0))), one.givens());
        assertThat(Obstacle.of(NINE.withNear(cage))).isEmpty();
    }
}
