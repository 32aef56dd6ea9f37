package dev.neuf.logic.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Example;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sentence;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
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

    /** What a page draws sentence by sentence: arrows from what was shown before to what the sentence places. */
    @ParameterizedTest
    @EnumSource(
            names = {
                "WHIP",
                "GROUPED_WHIP",
                "BRAID",
                "GROUPED_BRAID",
                "NISHIO",
                "FORCING_NET",
                "NESTED_NET",
                "DYNAMIC_NESTED_NET"
            })
    void whatIsPlacedHasArrowsFromItsReasonsTheLatestFirst(Technique technique) {
        var shown = new ArrayList<Candidates>();
        int arrows = 0;
        for (Sentence sentence : Example.of(technique).step().proof()) {
            var order = new ArrayList<Integer>();
            for (Mark mark : sentence.marks()) {
                if (mark.part() instanceof Link link && link.isImplied()) {
                    assertThat(sentence.marks()).contains(new Mark(Role.LINK, link.to()));
                    assertThat(shown).contains(link.from());
                    order.add(shown.indexOf(link.from()));
                    arrows++;
                }
            }
            assertThat(order).isSortedAccordingTo(Comparator.reverseOrder());
            sentence.marks().stream()
                    .map(Mark::part)
                    .filter(part -> part instanceof Candidates && !shown.contains(part))
                    .forEach(part -> shown.add((Candidates) part));
        }
        assertThat(arrows).isPositive();
    }

    @ParameterizedTest
    @EnumSource(names = {"GROUPED_WHIP", "GROUPED_BRAID"})
    void theExampleOfWhatIsCalledGroupedHasAGroup(Technique technique) {
        assertThat(Example.of(technique).step().marks())
                .anyMatch(mark -> mark.role() == Role.LINK
                        && mark.part() instanceof Candidates(Digits _, CellSet cells)
                        && cells.size() > 1);
    }

    @Test
    void whereNothingIsLeftEachCandidateHasAnArrowFromWhatPutsItOut() {
        Sentence last = Example.of(Technique.WHIP).step().proof().getLast();
        assertThat(last.marks()).extracting(Mark::role).contains(Role.EMPTIED);
        for (Mark mark : last.marks()) {
            if (mark.role() == Role.EMPTIED && mark.part() instanceof Candidates(Digits digits, CellSet cells)) {
                int struck = 0;
                for (Mark other : last.marks()) {
                    struck += other.part() instanceof Link(Candidates _, Candidates to, Link.Kind kind)
                                    && kind == Link.Kind.WEAK
                                    && cells.containsAll(to.cells())
                                    && digits.containsAll(to.digits())
                            ? 1
                            : 0;
                }
                assertThat(struck).isEqualTo(cells.size() * digits.size());
            }
        }
    }
}
