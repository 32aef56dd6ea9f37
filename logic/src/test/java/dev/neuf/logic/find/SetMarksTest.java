package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Candidates;
import dev.neuf.core.Link;
import dev.neuf.logic.Example;
import dev.neuf.logic.Mark;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import dev.neuf.logic.Technique;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What pictures of almost locked sets show. */
class SetMarksTest {

    private static final Set<Role> COLOURS =
            EnumSet.of(Role.FIRST_COLOUR, Role.SECOND_COLOUR, Role.THIRD_COLOUR, Role.FOURTH_COLOUR, Role.PIVOT);

    @ParameterizedTest
    @EnumSource(names = {"ALS_XZ", "ALS_XY_WING", "ALS_CHAIN", "DEATH_BLOSSOM"})
    void aDigitThatOnlyOneOfTwoSetsCanHoldIsALinkBetweenSetsOfDifferentColours(Technique technique) {
        Step step = Example.of(technique).step();
        var sets = step.marks().stream()
                .filter(mark -> COLOURS.contains(mark.role()))
                .filter(mark -> mark.part() instanceof Candidates)
                .map(mark -> Map.entry(mark.role(), (Candidates) mark.part()))
                .toList();
        var links = new ArrayList<Link>();
        for (Mark mark : step.marks()) {
            if (mark.part() instanceof Link link) {
                links.add(link);
            }
        }
        assertThat(sets).hasSizeGreaterThan(1);
        assertThat(links).hasSizeGreaterThanOrEqualTo(sets.size() - 1);
        for (Link link : links) {
            assertThat(link.kind()).isEqualTo(Link.Kind.WEAK);
            assertThat(sets)
                    .as("%s", link)
                    .anySatisfy(one -> assertThat(sets).anySatisfy(other -> {
                        assertThat(one.getKey()).isNotEqualTo(other.getKey());
                        assertThat(one.getValue()
                                        .cells()
                                        .containsAll(link.from().cells()))
                                .isTrue();
                        assertThat(other.getValue()
                                        .cells()
                                        .containsAll(link.to().cells()))
                                .isTrue();
                    }));
        }
    }
}
