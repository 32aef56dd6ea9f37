package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.variant.NonConsecutive;
import dev.neuf.logic.Technique;
import org.junit.jupiter.api.Test;

class RelatedTest {

    private static final Layout NINE = Layout.standard(9);

    private static final CellSet ROW_5 = NINE.houses().get(4).cells();

    @Test
    void whatEveryCandidateRulesOutBesideItIsOut() {
        Noted board = Noted.on(NINE, new NonConsecutive()).only(46, "r1c1");
        assertThat(board.found(Technique.RELATED_CELLS)).containsExactly("r1c2 5", "r2c1 5");
    }

    @Test
    void whatEveryPlaceRulesOutBesideItIsOut() {
        Noted board = Noted.on(NINE, new NonConsecutive()).nowhere(5, ROW_5, "r5c4 r5c6");
        assertThat(board.found(Technique.RELATED_CELLS)).containsExactly("r5c5 4, r5c5 6");
    }

    @Test
    void aPlaceLosesWhatTheOtherPlaceRulesOutInIt() {
        Noted board = Noted.on(NINE, new NonConsecutive()).nowhere(5, ROW_5, "r5c4 r5c5");
        assertThat(board.found(Technique.RELATED_CELLS)).containsExactly("r5c4 4, r5c4 6", "r5c5 4, r5c5 6");
    }

    @Test
    void withoutRelationsThereIsNothing() {
        Noted board = Noted.nine().only(46, "r1c1").nowhere(5, ROW_5, "r5c4 r5c6");
        assertThat(board.found(Technique.RELATED_CELLS)).isEmpty();
    }
}
