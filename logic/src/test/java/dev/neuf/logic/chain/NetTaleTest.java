package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Example;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Technique;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How nets are told. */
class NetTaleTest {

    @ParameterizedTest
    @EnumSource(names = {"NESTED_NET", "DYNAMIC_NESTED_NET"})
    void whatIsInOneOfTwoCellsIsSaidSo(Technique technique) {
        Example example = Example.of(technique);
        Words words = Words.in(Language.ENGLISH)
                .about(example.sheet().layout(), example.sheet().symbols());
        String proof = example.step().proof().stream()
                .map(Sentence::message)
                .map(words::say)
                .collect(Collectors.joining(" "));
        assertThat(proof)
                .containsPattern("[Bb]ecause of [^:]* in r\\dc\\d or r\\dc\\d")
                .doesNotContainPattern(" in r\\dc\\d, r\\dc\\d (and|cannot|was)");
    }
}
