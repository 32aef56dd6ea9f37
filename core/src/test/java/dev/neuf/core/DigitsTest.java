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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of digits against {@link BitSet} and {@link TreeSet}, on random sets of several densities. */
class DigitsTest {

    private static BitSet random(Random random, double density) {
        var digits = new BitSet();
        for (int digit = 1; digit <= Digits.MOST; digit++) {
            digits.set(digit, random.nextDouble() < density);
        }
        return digits;
    }

    private static Digits digits(BitSet bits) {
        return Digits.of(bits.stream().toArray());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.0, 0.02, 0.1, 0.5, 0.9, 1.0})
    void setOfDigitsBehavesLikeBitSet(double density) {
        var random = new Random(9);
        for (int i = 0; i < 500; i++) {
            BitSet one = random(random, density);
            BitSet other = random(random, random.nextDouble());
            Digits a = digits(one);
            Digits b = digits(other);

            assertThat(a.size()).isEqualTo(one.cardinality());
            assertThat(a.isEmpty()).isEqualTo(one.isEmpty());
            assertThat(a.isSingle()).isEqualTo(one.cardinality() == 1);
            for (int digit = -2; digit <= Digits.MOST + 2; digit++) {
                assertThat(a.contains(digit)).as("%s contains %d", a, digit).isEqualTo(digit >= 0 && one.get(digit));
            }
            assertThat(a.equals(b)).isEqualTo(one.equals(other));

            BitSet both = (BitSet) one.clone();
            both.and(other);
            BitSet either = (BitSet) one.clone();
            either.or(other);
            BitSet rest = (BitSet) one.clone();
            rest.andNot(other);
            assertThat(a.and(b)).isEqualTo(digits(both)).hasSameHashCodeAs(digits(both));
            assertThat(a.or(b)).isEqualTo(digits(either)).hasSameHashCodeAs(digits(either));
            assertThat(a.minus(b)).isEqualTo(digits(rest)).hasSameHashCodeAs(digits(rest));
            assertThat(a.containsAll(b)).isEqualTo(both.equals(other));
            assertThat(a.or(b).containsAll(a)).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.02, 0.3, 1.0})
    void digitsComeInRisingOrder(double density) {
        var random = new Random(99);
        for (int i = 0; i < 200; i++) {
            BitSet bits = random(random, density);
            bits.set(1 + random.nextInt(Digits.MOST));
            var expected = new TreeSet<>(bits.stream().boxed().toList());
            Digits digits = digits(bits);

            assertThat(digits).containsExactlyElementsOf(expected);
            assertThat(digits.first()).isEqualTo(expected.getFirst());
            assertThat(digits.last()).isEqualTo(expected.getLast());
            assertThat(digits)
                    .hasToString("{"
                            + String.join(
                                    ",", expected.stream().map(String::valueOf).toList()) + "}");
        }
    }

    @Test
    void withAndWithoutChangeOneDigit() {
        var random = new Random(1);
        for (int i = 0; i < 200; i++) {
            BitSet bits = random(random, 0.5);
            int digit = 1 + random.nextInt(Digits.MOST);
            Digits digits = digits(bits);
            bits.set(digit);
            assertThat(digits.with(digit)).isEqualTo(digits(bits));
            bits.clear(digit);
            assertThat(digits.without(digit)).isEqualTo(digits(bits));
        }
    }

    @Test
    void upToHasEverySmallerDigit() {
        assertThat(Digits.upTo(0)).isSameAs(Digits.NONE);
        for (int size = 1; size <= Digits.MOST; size++) {
            var expected = new ArrayList<Integer>();
            for (int digit = 1; digit <= size; digit++) {
                expected.add(digit);
            }
            assertThat(Digits.upTo(size)).containsExactlyElementsOf(expected);
        }
        assertThat(Digits.upTo(64).bits()).isEqualTo(-1L);
    }

    @Test
    void sameDigitTwiceCountsOnce() {
        assertThat(Digits.of(5, 5, 1, 5)).containsExactly(1, 5).hasToString("{1,5}");
        assertThat(Digits.of()).isEqualTo(Digits.NONE);
        assertThat(Digits.NONE).hasToString("{}");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 65, 128, Integer.MAX_VALUE})
    void digitOutOfRangeIsRefused(int digit) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Digits.of(digit))
                .withMessageContaining("(" + digit + ")");
        assertThatIllegalArgumentException().isThrownBy(() -> Digits.of(1, digit));
        assertThatIllegalArgumentException().isThrownBy(() -> Digits.NONE.with(digit));
        assertThatIllegalArgumentException().isThrownBy(() -> Digits.NONE.without(digit));
        assertThat(Digits.upTo(64).contains(digit)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 65})
    void sizeOutOfRangeIsRefused(int size) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Digits.upTo(size))
                .withMessageContaining("(" + size + ")");
    }

    @Test
    void emptySetHasNoFirstAndNoLastAndNoNext() {
        assertThatThrownBy(Digits.NONE::first).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(Digits.NONE::last).isInstanceOf(NoSuchElementException.class);
        var iterator = Digits.of(64).iterator();
        assertThat(List.of(iterator.next())).containsExactly(64);
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }
}
