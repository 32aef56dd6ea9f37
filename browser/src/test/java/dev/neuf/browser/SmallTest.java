package dev.neuf.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What stands in for Java's library says what that says. */
class SmallTest {

    @Test
    void bitsAreThose() {
        var random = new SplittableRandom(1);
        for (int i = 0; i < 1000; i++) {
            long value = random.nextLong();
            long mask = random.nextLong();
            assertThat(Small.compress(value, mask)).isEqualTo(Long.compress(value, mask));
            assertThat(Small.compress((int) value, (int) mask)).isEqualTo(Integer.compress((int) value, (int) mask));
            assertThat(Small.expand((int) value, (int) mask)).isEqualTo(Integer.expand((int) value, (int) mask));
        }
    }

    @Test
    void textsAreFilled() {
        Object[] parts = {7, "x", 'c', 254, 10, 3};
        String text = "%d%%, %s and %c, %04X %02x%n%3d.";
        assertThat(Small.formatted(text, parts)).isEqualTo(String.format(text, parts));
        assertThat(Small.formatted("nothing", new Object[0])).isEqualTo("nothing");
    }

    @Test
    void numbersAreThose() {
        for (double value : new double[] {0, 1, 1.2, 9.9, 10, 11.5, 100.25, -3.5, 0.1}) {
            assertThat(Small.toString(value)).isEqualTo(Double.toString(value));
            assertThat(Small.parseDouble(Double.toString(value))).isEqualTo(value);
        }
        assertThat(Small.parseDouble("25e-1")).isEqualTo(2.5);
        assertThat(Small.parseDouble("-1E2")).isEqualTo(-100.0);
    }
}
