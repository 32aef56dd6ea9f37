package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of cells against {@link BitSet} and {@link TreeSet}: boards of many sizes, sets of several densities. */
class CellSetTest {

    /** Around the ends of words and of the part without an array (128 cells), and the largest board. */
    private static final int[] CELL_COUNTS = {1, 16, 63, 64, 65, 81, 127, 128, 129, 144, 191, 192, 193, 256, 625, 4096};

    static Stream<Arguments> boardsAndDensities() {
        var all = new ArrayList<Arguments>();
        for (int count : CELL_COUNTS) {
            for (double density : new double[] {0.0, 0.01, 0.2, 0.8, 1.0}) {
                all.add(Arguments.of(count, density));
            }
        }
        return all.stream();
    }

    private static BitSet random(Random random, int count, double density) {
        var cells = new BitSet();
        for (int cell = 0; cell < count; cell++) {
            cells.set(cell, random.nextDouble() < density);
        }
        return cells;
    }

    private static CellSet cells(BitSet bits) {
        return CellSet.of(bits.stream().toArray());
    }

    /** Equal sets must have the same parts, however they came to be. */
    private static void assertSame(CellSet found, BitSet expected) {
        CellSet fresh = cells(expected);
        assertThat(found).isEqualTo(fresh).hasSameHashCodeAs(fresh).hasToString(fresh.toString());
        assertThat(found.isEmpty()).isEqualTo(expected.isEmpty());
        assertThat(found.size()).isEqualTo(expected.cardinality());
    }

    @ParameterizedTest
    @MethodSource("boardsAndDensities")
    void setOfCellsBehavesLikeBitSet(int count, double density) {
        var random = new Random(count);
        for (int i = 0; i < 20; i++) {
            BitSet one = random(random, count, density);
            // the other set is often of a smaller board, so that one has more words than the other
            BitSet other = random(random, 1 + random.nextInt(count), random.nextDouble());
            CellSet a = cells(one);
            CellSet b = cells(other);

            assertThat(a.isSingle()).isEqualTo(one.cardinality() == 1);
            assertThat(a.equals(b)).isEqualTo(one.equals(other));
            assertThat(a.meets(b)).isEqualTo(one.intersects(other));
            assertThat(b.meets(a)).isEqualTo(one.intersects(other));

            BitSet both = (BitSet) one.clone();
            both.and(other);
            BitSet either = (BitSet) one.clone();
            either.or(other);
            BitSet rest = (BitSet) one.clone();
            rest.andNot(other);
            assertSame(a.and(b), both);
            assertSame(b.and(a), both);
            assertSame(a.or(b), either);
            assertSame(b.or(a), either);
            assertSame(a.minus(b), rest);
            assertSame(a.minus(a), new BitSet());
            assertThat(a.containsAll(b)).isEqualTo(both.equals(other));
            assertThat(a.containsAll(a.and(b))).isTrue();
            assertThat(a.or(b).containsAll(b)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("boardsAndDensities")
    void cellsComeInRisingOrder(int count, double density) {
        var random = new Random(count + 1);
        BitSet bits = random(random, count, density);
        var expected = new TreeSet<>(bits.stream().boxed().toList());
        CellSet cells = cells(bits);

        assertThat(cells).containsExactlyElementsOf(expected);
        assertThat(cells.stream().boxed()).containsExactlyElementsOf(expected);
        assertThat(cells.toArray()).isEqualTo(bits.stream().toArray());
        assertThat(cells).hasToString(expected.toString());
        for (int from = 0; from <= count + 70; from++) {
            assertThat(cells.next(from)).as("next from %d of %s", from, cells).isEqualTo(bits.nextSetBit(from));
            assertThat(cells.contains(from)).isEqualTo(bits.get(from));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64, 128, 129, 4096})
    void withAndWithoutChangeOneCell(int count) {
        var random = new Random(count);
        for (int i = 0; i < 50; i++) {
            BitSet bits = random(random, count, 0.3);
            int cell = random.nextInt(count);
            CellSet cells = cells(bits);
            bits.set(cell);
            assertSame(cells.with(cell), bits);
            bits.clear(cell);
            assertSame(cells.without(cell), bits);
        }
    }

    @Test
    void setThatLosesItsFarCellsIsEqualToOneThatNeverHadThem() {
        CellSet near = CellSet.of(3, 100);
        for (int far : new int[] {128, 200, 1000, 4095}) {
            assertThat(near.with(far).without(far)).isEqualTo(near).hasSameHashCodeAs(near);
            assertThat(near.with(far).minus(CellSet.of(far))).isEqualTo(near).hasSameHashCodeAs(near);
            assertThat(near.with(far).and(CellSet.upTo(128))).isEqualTo(near);
            assertThat(near.with(far).and(near.with(far - 1))).isEqualTo(near).hasSameHashCodeAs(near);
            assertThat(CellSet.of(far).minus(CellSet.of(far))).isEqualTo(CellSet.NONE);
            assertThat(CellSet.of(far).minus(CellSet.of(far)).isEmpty()).isTrue();
        }
    }

    @Test
    void nearCellsDoNotContainFarOnes() {
        assertThat(CellSet.of(1, 2).containsAll(CellSet.of(1, 300))).isFalse();
        assertThat(CellSet.of(1, 200).containsAll(CellSet.of(1, 200, 4095))).isFalse();
        assertThat(CellSet.of(1, 4095).containsAll(CellSet.of(1))).isTrue();
        assertThat(CellSet.of(300).meets(CellSet.of(1, 4095))).isFalse();
    }

    @Test
    void builderCollectsCellsAndSetsInAnyOrder() {
        var builder = new CellSet.Builder();
        assertThat(builder.build()).isEqualTo(CellSet.NONE);
        builder.add(4095).add(CellSet.of(1, 300)).add(0).add(CellSet.NONE).add(1);
        CellSet before = builder.build();
        assertThat(before).containsExactly(0, 1, 300, 4095);
        builder.add(2);
        assertThat(before).as("what was built stays as it is").doesNotContain(2);
        assertThat(builder.build()).containsExactly(0, 1, 2, 300, 4095);
    }

    @Test
    void collectionAndArrayMakeTheSameSet() {
        assertThat(CellSet.of(List.of(5, 80, 5, 0)))
                .isEqualTo(CellSet.of(80, 0, 5))
                .containsExactly(0, 5, 80);
        assertThat(CellSet.of()).isEqualTo(CellSet.NONE);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 64, 81, 128, 129, 4096})
    void upToHasEverySmallerCell(int count) {
        CellSet cells = CellSet.upTo(count);
        assertThat(cells.size()).isEqualTo(count);
        assertThat(cells.contains(count)).isFalse();
        assertThat(cells.next(0)).isEqualTo(count == 0 ? -1 : 0);
        assertThat(cells.contains(count - 1)).isEqualTo(count > 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 4096, Integer.MAX_VALUE})
    void cellOutOfRangeIsRefused(int cell) {
        assertThatIllegalArgumentException().isThrownBy(() -> CellSet.of(cell)).withMessageContaining("(" + cell + ")");
        assertThatIllegalArgumentException().isThrownBy(() -> CellSet.NONE.with(cell));
        assertThatIllegalArgumentException().isThrownBy(() -> CellSet.of(List.of(cell)));
        assertThat(CellSet.upTo(CellSet.MOST).contains(cell)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4097})
    void countOutOfRangeIsRefused(int count) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CellSet.upTo(count))
                .withMessageContaining("(" + count + ")");
    }

    @Test
    void nextTakesAnyNumber() {
        assertThat(CellSet.of(3, 200).next(-1)).isEqualTo(3);
        assertThat(CellSet.of(3, 200).next(Integer.MIN_VALUE)).isEqualTo(3);
        assertThat(CellSet.of(3, 200).next(201)).isEqualTo(-1);
        assertThat(CellSet.of(3, 200).next(Integer.MAX_VALUE)).isEqualTo(-1);
        assertThat(CellSet.NONE.next(-1)).isEqualTo(-1);
    }

    @Test
    void emptySetHasNoFirstAndNoNext() {
        assertThat(CellSet.of(4095).first()).isEqualTo(4095);
        assertThatThrownBy(CellSet.NONE::first).isInstanceOf(NoSuchElementException.class);
        var iterator = CellSet.of(130).iterator();
        assertThat(iterator.next()).isEqualTo(130);
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void setIsNotEqualToOtherThings() {
        assertThat(CellSet.of(1))
                .isNotEqualTo(CellSet.of(2))
                .isNotEqualTo(List.of(1))
                .isNotEqualTo(null);
    }
}
