package dev.neuf.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Answer;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.variant.Windoku;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.sat.Sat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Large puzzles that a search has made and found to have one solution: an engine that learns says so, too. */
class LargeMadeTest {

    static Stream<Recipe> recipes() {
        return Stream.of(
                Recipe.of(Layout.standard(25)),
                Recipe.of(Layout.standard(36)).withShare(50),
                Recipe.of(Layout.standard(49)).withShare(55),
                Recipe.of(Layout.standard(64)).withShare(60),
                Recipe.of(Layout.standard(25)).withVariants(List.of(new Windoku())),
                Recipe.of(Layout.standard(40)).withRandomRegions().withShare(60));
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void anotherEngineProvesThatThereIsOneSolution(Recipe recipe) {
        Made made = new Generator(recipe).make(1, Limits.NONE.withNodes(Generator.USUAL_TRIES));
        assertThat(made)
                .isInstanceOfSatisfying(
                        Made.Good.class,
                        good -> assertThat(new Sat().solve(good.puzzle(), Limits.NONE))
                                .isEqualTo(new Answer.Unique(good.solution())));
    }
}
