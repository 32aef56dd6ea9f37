package dev.neuf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Conflict;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.core.Variant;
import dev.neuf.core.variant.Variants;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RandomVariantsTest {

    @ParameterizedTest
    @EnumSource
    void everyKindHasAMakerForBoxes(Variants kind) {
        for (int seed = 0; seed < 100; seed++) {
            var random = new SplittableRandom(seed);
            Layout layout = Layout.standard(new int[] {4, 6, 9, 16, 64}[seed % 5]);
            Variant variant = RandomVariants.of(kind, layout, random).orElseThrow();
            assertThat(variant.keyword()).isEqualTo(kind.keyword());
            assertThat(Variants.read(Variants.object(variant, layout), layout)).isEqualTo(variant);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyKindThatFitsCanBeMadeForAnyShape(Variants kind) {
        for (int size = 1; size <= 64; size++) {
            var random = new SplittableRandom(size);
            var layout = Layout.of(RandomShapes.any(size, random));
            RandomVariants.of(kind, layout, random)
                    .ifPresent(variant -> assertThat(variant.rules(layout)).isNotNull());
        }
    }

    @Test
    void boxesAreNeededForSome() {
        var layout = Layout.of(Shape.latin(6));
        assertThat(RandomVariants.of(Variants.WINDOKU, layout, new SplittableRandom(1)))
                .isEmpty();
        assertThat(RandomVariants.of(Variants.DISJOINT_GROUPS, layout, new SplittableRandom(1)))
                .isEmpty();
    }

    @Test
    void solutionsObeyWhatIsMadeForThem() {
        for (int size = 1; size <= 64; size++) {
            RandomPuzzles.Solved solved = RandomPuzzles.large(size, 0.5, new SplittableRandom(size));
            assertThat(solved.solution().isFull()).isTrue();
            assertThat(Conflict.in(solved.puzzle().rules(), solved.solution())).isEmpty();
            assertThat(solved.puzzle().givens().or(solved.solution())).isEqualTo(solved.solution());
        }
    }
}
