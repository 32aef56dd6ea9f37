package dev.neuf.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import dev.neuf.search.General;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class WatcherTest {

    private static final Recipe NINE = Recipe.of(Layout.standard(9));

    @Test
    void whatIsToldWouldBeHandedOverAndGetsBetter() {
        Recipe recipe = NINE.withTaste(Taste.ANY.withLevel(Level.EXTREME).withNeed(Technique.SWORDFISH));
        var told = new ArrayList<Made.Lacking>();
        var tries = new ArrayList<Long>();
        Made made = new Generator(recipe).make(1, Limits.NONE.withNodes(3_000), new Watcher() {
            @Override
            public void tries(long count) {
                tries.add(count);
            }

            @Override
            public void nearest(Made.Lacking nearest) {
                told.add(nearest);
            }
        });
        assertThat(tries).isSorted().hasSizeGreaterThan(10);
        assertThat(told).isNotEmpty();
        for (int i = 0; i < told.size(); i++) {
            Made.Lacking nearest = told.get(i);
            assertThat(nearest.lacks()).isNotEmpty();
            assertThat(new General().solve(nearest.puzzle(), Limits.NONE)).isInstanceOf(Answer.Unique.class);
            if (i > 0) {
                assertThat(nearest.lacks().size())
                        .isLessThanOrEqualTo(told.get(i - 1).lacks().size());
            }
        }
        if (made instanceof Made.Lacking last) {
            assertThat(last.puzzle()).isEqualTo(told.getLast().puzzle());
        }
    }

    @Test
    void whoeverWatchesChangesNothing() {
        Recipe recipe = NINE.withTaste(Taste.ANY.withLevel(Level.HARD));
        Made watched = new Generator(recipe).make(5, Limits.NONE.withNodes(Generator.USUAL_TRIES), new Watcher() {});
        assertThat(((Made.Good) watched).puzzle())
                .isEqualTo(Proofs.good(recipe, 5).puzzle());
    }
}
