package dev.neuf.bench.speed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Limits;
import dev.neuf.search.Backtrack;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CorpusTest {

    @ParameterizedTest
    @EnumSource
    void puzzlesAreWhatTheyAreSaidToBe(Corpus corpus) {
        Class<?> expected = switch (corpus) {
            case EASY, MINIMAL, HARD, JIGSAW, LARGE -> Answer.Unique.class;
            case SEVERAL -> Answer.Many.class;
            case NONE -> Answer.Impossible.class;
        };
        int size = corpus == Corpus.LARGE ? 16 : 9;
        assertThat(corpus.sheets()).hasSameSizeAs(corpus.lines()).isNotEmpty().allSatisfy(sheet -> {
            assertThat(sheet.layout().size()).isEqualTo(size);
            assertThat(sheet.layout().shape().isBoxes()).isEqualTo(corpus != Corpus.JIGSAW);
            assertThat(new Backtrack().solve(sheet.puzzle(), Limits.NONE)).isInstanceOf(expected);
        });
    }
}
