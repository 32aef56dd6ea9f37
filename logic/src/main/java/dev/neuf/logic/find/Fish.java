package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Step;
import java.util.List;

/**
 * A digit that has, in some lines one way, places in only as many lines the other way.
 *
 * <pre>
 *   x . . x      X-wing: the 5 of these two rows       5 . . 5      finned: if the fin f is not 5, it is an X-wing;
 *   5 . . 5      is in two columns, one in each,       . . . x      if f is 5, it sees the x: no 5 there, either way
 *   x . . x      so no x can be 5                      . . . .
 *   5 . . 5                                            5 . f 5      sashimi: the same without the 5 beside the fin
 * </pre>
 *
 * <p>Two lines are an X-wing, three a swordfish, four a jellyfish. Rows and columns are on every board, so fish are, too;
 * what sees a fin depends on its other houses.
 */
public final class Fish {

    private Fish() {}

    /** Without fins. Every line has two places or more: with one, the digit could just be placed. */
    public static Finder basic(int size) {
        return without(size, 2);
    }

    /** Without fins, and the shortest line has one place, or two or more. */
    private static Finder without(int size, int least) {
        return (sight, hunt) ->
                Lines.each(sight, hunt, lines -> new Basic(lines, hunt, size, least).choose(0, 0, 0, 0));
    }

    /** With fins, and every line would have two places or more without them. */
    public static Finder finned(int size) {
        return withFins(size, false);
    }

    /**
     * With fins, and some line would have only one place without them.
     *
     * @param mayBeBare whether there may be a line with one place and no fins at all, as HoDoKu has it
     */
    public static Finder sashimi(int size, boolean mayBeBare) {
        Finder finned = withFins(size, true);
        Finder bare = without(size, 1);
        return (sight, hunt) -> {
            finned.find(sight, hunt);
            if (mayBeBare) {
                bare.find(sight, hunt);
            }
        };
    }

    private static Finder withFins(int size, boolean isSashimi) {
        return (sight, hunt) -> Lines.each(
                sight,
                hunt,
                lines -> FinnedFish.each(lines, size, hunt::isOver, fish -> {
                    if (fish.isSashimi() == isSashimi) {
                        keep(hunt, fish);
                    }
                }));
    }

    /** Chooses lines one by one, as long as their places lie in few enough lines the other way. */
    private record Basic(Lines lines, Hunt hunt, int size, int least) {

        void choose(int count, int from, long base, long covers) {
            if (count == size) {
                found(base, covers);
                return;
            }
            for (int line = from; line <= lines.count() - (size - count) && !hunt.isOver(); line++) {
                long places = lines.places(line);
                if (Long.bitCount(places) >= least && Long.bitCount(covers | places) <= size) {
                    choose(count + 1, line + 1, base | 1L << line, covers | places);
                }
            }
        }

        private void found(long base, long covers) {
            CellSet targets = lines.cells(Digits.upTo(lines.count()).bits() & ~base, covers);
            // fewer covers than lines are a contradiction, which is not for a fish to tell
            if (!targets.isEmpty() && Long.bitCount(covers) == size && (least > 1 || hasSingle(base))) {
                Digits digit = Digits.of(lines.digit());
                Step.Builder step = hunt.step(digit).eliminate(digit, targets);
                showAll(step, Role.BASE, lines.houses(base));
                step.show(Role.PATTERN, new Candidates(digit, lines.cells(base, covers)))
                        .say(LogicPhrase.FISH_WHY, lines.houses(base), digit, lines.covers(covers));
                showAll(step, Role.COVER, lines.covers(covers));
                hunt.keep(step.say(LogicPhrase.FISH_THEN, digit, lines.covers(covers)));
            }
        }

        private boolean hasSingle(long base) {
            for (long left = base; left != 0; left &= left - 1) {
                if (Long.bitCount(lines.places(Long.numberOfTrailingZeros(left))) == 1) {
                    return true;
                }
            }
            return false;
        }
    }

    private static void keep(Hunt hunt, FinnedFish fish) {
        Digits digit = Digits.of(fish.lines().digit());
        Step.Builder step = hunt.step(digit).eliminate(digit, fish.targets());
        tell(step, fish);
        hunt.keep(step);
    }

    /** Says why the targets of a fish with fins lose the digit. */
    static void tell(Step.Builder step, FinnedFish fish) {
        Digits digit = Digits.of(fish.lines().digit());
        List<Rule.House> base = fish.lines().houses(fish.base());
        List<Rule.House> covers = fish.lines().covers(fish.covers());
        showAll(step, Role.BASE, base);
        step.show(Role.PATTERN, new Candidates(digit, fish.lines().cells(fish.base(), fish.covers())))
                .show(Role.FIN, new Candidates(digit, fish.fins()))
                .say(LogicPhrase.FINNED_WHY, base, digit, covers, fish.fins());
        showAll(step, Role.COVER, covers);
        step.say(LogicPhrase.FINNED_NOT, fish.fins(), digit, covers)
                .say(LogicPhrase.FINNED_ELSE, fish.fins(), fish.targets(), digit);
    }

    private static void showAll(Step.Builder step, Role role, List<Rule.House> houses) {
        houses.forEach(house -> step.show(role, house));
    }
}
