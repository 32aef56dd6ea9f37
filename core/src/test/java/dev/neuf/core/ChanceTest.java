package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChanceTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE, 9007199254740991L})
    void numbersAreThoseOfJava(long seed) {
        var chance = new Chance(seed);
        var java = new SplittableRandom(seed);
        for (int i = 1; i < 1000; i++) {
            assertThat(chance.nextLong()).isEqualTo(java.nextLong());
            assertThat(chance.nextInt(i)).isEqualTo(java.nextInt(i));
            int large = Integer.MAX_VALUE / 2 + i; // where one draw in two is thrown away
            assertThat(chance.nextInt(large)).isEqualTo(java.nextInt(large));
            assertThat(chance.nextDouble()).isEqualTo(java.nextDouble());
            assertThat(chance.nextBoolean()).isEqualTo(java.nextBoolean());
        }
    }

    @Test
    void aNumberIsBelowItsBound() {
        var chance = new Chance(1);
        for (int i = 0; i < 1000; i++) {
            assertThat(chance.nextInt(1)).isZero();
            assertThat(chance.nextInt(7)).isBetween(0, 6);
        }
    }
}
