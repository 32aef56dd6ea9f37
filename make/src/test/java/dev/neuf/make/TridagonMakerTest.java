package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.Chance;
import dev.neuf.core.Deduction;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/** Puzzles with a tridagon. */
class TridagonMakerTest {

    private static final Recipe TRIDAGON =
            Recipe.of(Layout.standard(9)).withTaste(Taste.ANY.withNeed(Technique.TRIDAGON));

    @Test
    void generatorHasThemAndTheSeedTellsWhich() {
        Made.Good made = Proofs.good(TRIDAGON, 2);
        assertThat(Proofs.good(TRIDAGON, 2).puzzle()).isEqualTo(made.puzzle());
    }

    @Test
    void tridagonIsThereWhenTheBasicsAreDone() {
        var maker = new TridagonMaker(TRIDAGON);
        var random = new Chance(5);
        var places = new HashSet<Integer>();
        for (int i = 0; i < 10; i++) {
            Draft draft = maker.next(random, new Budget(Limits.NONE)).orElseThrow();
            assertThat(Proofs.another(draft.puzzle()).solve(draft.puzzle(), Limits.NONE))
                    .isEqualTo(new Answer.Unique(draft.solution()));
            var stuck = (Path.Stuck)
                    Person.with(Toolbox.safe().upTo(Technique.HIDDEN_TRIPLE)).solve(Board.of(draft.puzzle()));
            var step = Hunt.first(Technique.TRIDAGON, new Sight(stuck.end())).orElseThrow();
            for (Deduction deduction : step.deductions()) {
                int digit = draft.solution().digit(deduction.cell());
                assertThat(deduction).satisfies(one -> {
                    switch (one) {
                        case Deduction.Place place -> assertThat(place.digit()).isEqualTo(digit);
                        case Deduction.Eliminate gone ->
                            assertThat(gone.digits().contains(digit)).isFalse();
                    }
                });
                places.add(deduction.cell());
            }
        }
        assertThat(places).hasSizeGreaterThan(5);
    }

    @Test
    void minimalOnesAreMinimal() {
        var maker = new TridagonMaker(TRIDAGON.minimal());
        var random = new Chance(6);
        Draft draft;
        do {
            draft = maker.next(random, new Budget(Limits.NONE)).orElseThrow();
        } while (!draft.lacks().isEmpty());
        Proofs.assertMinimal(draft.puzzle());
    }
}
