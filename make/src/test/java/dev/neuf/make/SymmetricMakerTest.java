package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Chance;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.logic.Technique;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SymmetricMakerTest {

    private static final Recipe GURTH = Recipe.of(Layout.standard(9)).withTaste(Taste.ANY.withNeed(Technique.GURTH));

    private static final List<Symmetry> KINDS = List.of(Symmetry.HALF_TURN, Symmetry.DIAGONAL, Symmetry.ANTIDIAGONAL);

    @Test
    void theWayHasGurthsTheorem() {
        for (int seed = 0; seed < 5; seed++) {
            Made.Good made = Proofs.good(GURTH, seed);
            Proofs.assertUnique(made);
            assertThat(made.grade().orElseThrow().counts()).containsKey(Technique.GURTH);
            assertThat(Proofs.good(GURTH, seed).puzzle()).isEqualTo(made.puzzle());
        }
    }

    @Test
    void digitsGoTogetherAsCellsDo() {
        var maker = new SymmetricMaker(GURTH);
        var random = new Chance(1);
        var budget = new Budget(Limits.NONE);
        var seen = new HashSet<Symmetry>();
        for (int i = 0; i < 20; i++) {
            Draft draft = maker.next(random, budget).orElseThrow();
            List<Symmetry> kinds = KINDS.stream()
                    .filter(kind -> isSymmetric(draft.solution(), kind)
                            && isSymmetric(draft.puzzle().givens(), kind))
                    .toList();
            assertThat(kinds).isNotEmpty();
            seen.addAll(kinds);
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(KINDS);
    }

    private static boolean isSymmetric(Grid grid, Symmetry symmetry) {
        Map<Integer, Integer> names = new HashMap<>();
        for (int[] orbit : symmetry.orbits(9)) {
            int one = grid.digit(orbit[0]);
            int other = grid.digit(orbit[orbit.length - 1]);
            names.putIfAbsent(one, other);
            names.putIfAbsent(other, one);
            if (names.get(one) != other || names.get(other) != one) {
                return false;
            }
        }
        return true;
    }

    @Test
    void minimalMeansMinimalHereToo() {
        Proofs.assertMinimal(Proofs.good(GURTH.minimal(), 1).puzzle());
    }
}
