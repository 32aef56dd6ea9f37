package dev.neuf.logic.find;

import dev.neuf.core.Digits;
import dev.neuf.logic.Sight;

/**
 * The digits of which a look at that digit alone might tell something. If each place of a digit is part of some way to give
 * every house its own, nothing about this digit alone rules out any of them: no fish, no colour, no chain. That is so for
 * most digits on most boards. A house with one place left is something to tell as well.
 */
public final class Doubtful {

    private Doubtful() {}

    private record All(Digits digits) {}

    /** Those of a board. A digit with too many places to tell is one of them. */
    public static Digits digits(Sight sight) {
        return sight.shared(All.class, Doubtful::make).digits;
    }

    private static All make(Sight sight) {
        long bits = 0;
        for (int digit = 1; digit <= sight.size(); digit++) {
            int count = sight.places(digit).size();
            if (count > Field.MOST || count > 0 && Field.of(sight, digit).isDoubtful()) {
                bits |= 1L << digit - 1;
            }
        }
        return new All(new Digits(bits));
    }
}
