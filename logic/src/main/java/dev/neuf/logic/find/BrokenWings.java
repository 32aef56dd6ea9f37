package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Broken wing: an odd number of cells go round, each in a house with the next. If these houses had no other place for a
 * digit, every second cell would hold it, and that does not work out. So one of the other places, the guardians, does.
 *
 * <pre>
 *   5 . . | . 5 g      the five other 5s go round, by row 1, column 5, the box below, row 6, column 1;
 *   . . . | . . .      g is the only guardian: it is 5. With several, what sees them all is not.
 *   . . . | . . .
 *   ------+------
 *   . . . | . 5 .
 *   . . . | . . .
 *   5 . . | 5 . .
 * </pre>
 */
public final class BrokenWings {

    private BrokenWings() {}

    /** Places a guardian that is alone, and eliminates what sees all guardians, one at a time. */
    public static void find(Sight sight, Hunt hunt) {
        for (Field field : Field.of(sight)) {
            long sure = 0;
            for (long left = alone(field); left != 0 && !hunt.isOver(); left &= left - 1) {
                var round = new Round(field, Long.lowestOneBit(left));
                if (round.find()) {
                    sure |= Long.lowestOneBit(left);
                    hunt.keep(round.tell(
                            hunt.step(field.digit()).place(field.cells(left).first(), field.digit())));
                }
            }
            for (long left = field.all() & ~field.possible(); left != 0 && !hunt.isOver(); left &= left - 1) {
                int target = Long.numberOfTrailingZeros(left);
                var round = new Round(field, field.seen(target));
                if ((field.seen(target) & sure) == 0 && round.find()) {
                    CellSet cell = field.cells(1L << target);
                    hunt.keep(round.tell(hunt.step(field.digit()).eliminate(field.digit(), cell))
                            .say(LogicPhrase.SEEN_BY_ALL_WHY, cell));
                }
            }
        }
    }

    /** The places that might be alone: nothing else is possible in their houses. */
    private static long alone(Field field) {
        long alone = 0;
        for (int house = 0; house < field.houseCount(); house++) {
            long left = field.places(house) & field.possible();
            alone |= Long.bitCount(left) == 1 ? left : 0;
        }
        return alone;
    }

    /** The shortest odd round all of whose guardians are among some places. */
    private static final class Round {

        private final Field field;
        private final long mayGuard;

        /** By place, those with which it shares a house whose other places may all be guardians. */
        private final long[] ties = new long[Long.SIZE];

        private final List<Integer> cells = new ArrayList<>();
        private long guardians;

        Round(Field field, long mayGuard) {
            this.field = field;
            this.mayGuard = mayGuard;
            for (int house = 0; house < field.houseCount(); house++) {
                long places = field.places(house);
                long others = places & ~mayGuard;
                if (Long.bitCount(others) == 2) {
                    tie(others & -others, others & others - 1);
                } else if (Long.bitCount(others) == 1) {
                    for (long left = places & mayGuard; left != 0; left &= left - 1) {
                        tie(others, Long.lowestOneBit(left));
                    }
                }
            }
        }

        private void tie(long one, long other) {
            ties[Long.numberOfTrailingZeros(one)] |= other;
            ties[Long.numberOfTrailingZeros(other)] |= one;
        }

        boolean find() {
            for (int start = 0; start < Long.SIZE; start++) {
                if (ties[start] != 0) {
                    from(start);
                }
            }
            for (int i = 0; i < cells.size(); i++) {
                int house = house(i);
                guardians |= field.places(house) & ~both(i);
            }
            // without guardians the board has no solution, which is not for a wing to tell
            return guardians != 0;
        }

        /** A place of the round, and the next. */
        private long both(int i) {
            return 1L << cells.get(i) | 1L << cells.get((i + 1) % cells.size());
        }

        /** The house of a place of the round and the next; of several the one with the fewest guardians. */
        private int house(int i) {
            long both = both(i);
            long fewest = -1;
            int found = -1;
            for (int house = 0; house < field.houseCount(); house++) {
                long places = field.places(house);
                long rest = places & ~both;
                if ((places & both) == both && (rest & ~mayGuard) == 0 && Long.bitCount(rest) < Long.bitCount(fewest)) {
                    fewest = rest;
                    found = house;
                }
            }
            return found;
        }

        /** Goes out from a place in waves, and keeps the way back to it if that is odd and shorter than any before. */
        private void from(int start) {
            // by number of ties to get there, even or odd, and place: the place before
            int[] before = new int[2 * Long.SIZE];
            Arrays.fill(before, -1);
            long[] reached = new long[2];
            long wave = 1L << start;
            reached[0] = wave;
            int length = 0;
            while (wave != 0 && before[Long.SIZE + start] < 0 && (cells.isEmpty() || length < cells.size())) {
                length++;
                int odd = length % 2;
                long next = 0;
                for (long left = wave; left != 0; left &= left - 1) {
                    int here = Long.numberOfTrailingZeros(left);
                    long fresh = ties[here] & ~reached[odd];
                    reached[odd] |= fresh;
                    next |= fresh;
                    for (; fresh != 0; fresh &= fresh - 1) {
                        before[odd * Long.SIZE + Long.numberOfTrailingZeros(fresh)] = here;
                    }
                }
                wave = next;
            }
            if (before[Long.SIZE + start] >= 0 && (cells.isEmpty() || length < cells.size())) {
                cells.clear();
                int here = start;
                for (int left = length; left > 0; left--) {
                    here = before[left % 2 * Long.SIZE + here];
                    cells.add(here);
                }
            }
        }

        Step.Builder tell(Step.Builder step) {
            Digits digit = Digits.of(field.digit());
            var names = new ArrayList<CellSet>();
            var houses = new ArrayList<Rule.House>();
            for (int i = 0; i < cells.size(); i++) {
                int here = cells.get(i);
                int next = cells.get((i + 1) % cells.size());
                names.add(field.cells(1L << here));
                houses.add(field.house(house(i)));
                step.show(Role.PATTERN, field.candidates(1L << here))
                        .show(Role.LINK, Link.weak(field.candidates(1L << here), field.candidates(1L << next)));
            }
            step.say(LogicPhrase.BROKEN_WING_ROUND, names, cells.size(), houses);
            return step.say(LogicPhrase.BROKEN_WING_ODD, digit)
                    .show(Role.FIN, field.candidates(guardians))
                    .say(LogicPhrase.BROKEN_WING_THEN, field.cells(guardians), digit);
        }
    }
}
