package dev.neuf.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharingTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8})
    void allWaysOfTheOthersAreCounted(int count) {
        var random = new SplittableRandom(count);
        var sharing = new Sharing();
        double[][] weight = new double[count][count];
        for (int box = 0; box < count; box++) {
            for (int line = 0; line < count; line++) {
                // some boxes cannot have some lines
                weight[box][line] = random.nextInt(4) == 0 ? 0 : random.nextDouble();
                sharing.weight[box][line] = weight[box][line];
            }
        }
        sharing.weigh(count);
        for (int box = 0; box < count; box++) {
            for (int line = 0; line < count; line++) {
                assertThat(sharing.weight[box][line]).isCloseTo(waysWithout(weight, box, 0, 1 << line), within(1e-9));
            }
        }
    }

    /** One box after the other takes a line that is free, but one box takes none. */
    private static double waysWithout(double[][] weight, int box, int next, int taken) {
        if (next == weight.length) {
            return 1;
        }
        if (next == box) {
            return waysWithout(weight, box, next + 1, taken);
        }
        double sum = 0;
        for (int line = 0; line < weight.length; line++) {
            if ((taken >> line & 1) == 0 && weight[next][line] > 0) {
                sum += weight[next][line] * waysWithout(weight, box, next + 1, taken | 1 << line);
            }
        }
        return sum;
    }
}
