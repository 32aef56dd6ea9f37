package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.search.Backtrack;
import dev.neuf.search.General;

/** What is promised of a puzzle, checked by another engine than the one that made it. */
final class Proofs {

    private Proofs() {}

    static Made.Good good(Recipe recipe, long seed) {
        return good(new Generator(recipe), seed);
    }

    static Made.Good good(Generator generator, long seed) {
        Made made = generator.make(seed, Limits.NONE.withNodes(Generator.USUAL_TRIES));
        assertThat(made).isInstanceOf(Made.Good.class);
        return (Made.Good) made;
    }

    /** The reference for boards that the general engine dug, the general engine for those of the kernel. */
    static Engine another(Puzzle puzzle) {
        return puzzle.layout().equals(Nines.LAYOUT) && puzzle.variants().isEmpty() ? new General() : new Backtrack();
    }

    static void assertUnique(Made.Good made) {
        assertThat(another(made.puzzle()).solve(made.puzzle(), Limits.NONE))
                .isEqualTo(new Answer.Unique(made.solution()));
    }

    static void assertMinimal(Puzzle puzzle) {
        for (int cell : puzzle.givens().filled()) {
            Grid fewer = puzzle.givens().with(cell, 0);
            assertThat(another(puzzle).solve(puzzle.withGivens(fewer), Limits.NONE))
                    .as("%s without cell %d", puzzle.givens(), cell)
                    .isInstanceOf(Answer.Many.class);
        }
    }
}
