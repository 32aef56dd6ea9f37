package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.logic.Finder;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Fish in which boxes take part, or lines both ways: some houses without a common place for a digit have all their
 * places in as many others, so these have their digit there.
 *
 * <pre>
 *   5 . . | . . . | . 5 .      Franken swordfish: rows 1, 2 and 5 have their 5s in columns 1 and 5
 *   . . . | . 5 . | . . 5      and in the last box, one in each, so no x can be 5
 *   x . . | . x . | x x x
 *   ------+-------+------      with a fin as in other fish: if the fin is 5, it sees the target
 *   x . . | . x . | . . .
 *   5 . . | . 5 . | . . .      mutant: the same with rows and columns on one side, or only boxes
 * </pre>
 *
 * <p>A place in two bases counts twice, so it is a fin as well. A place in two covers would use up both, so it can be a
 * target even inside the bases.
 */
public final class ComplexFish {

    private ComplexFish() {}

    /** Lines one way and boxes in lines the other way and boxes. */
    public static Finder franken(int size, boolean hasFins) {
        return find(new FishSearch.Wanted(FishSearch.Shape.FRANKEN, size, hasFins, false));
    }

    /** Any houses in any others. */
    public static Finder mutant(int size, boolean hasFins) {
        return find(new FishSearch.Wanted(FishSearch.Shape.MUTANT, size, hasFins, false));
    }

    /** As {@link #franken}, but large ones wherever HoDoKu has them, also where some of the houses would do. */
    public static Finder wholeFranken(int size, boolean hasFins) {
        return find(new FishSearch.Wanted(FishSearch.Shape.FRANKEN, size, hasFins, true));
    }

    /** The same with any houses. */
    public static Finder wholeMutant(int size, boolean hasFins) {
        return find(new FishSearch.Wanted(FishSearch.Shape.MUTANT, size, hasFins, true));
    }

    private static Finder find(FishSearch.Wanted wanted) {
        return (sight, hunt) -> {
            for (Field field : Field.of(sight)) {
                Set<Long> known = new HashSet<>();
                FishSearch.each(field, wanted, hunt::isOver, fish -> {
                    if (!isPassedOver(sight, wanted, fish) && known.add(fish.targets())) {
                        keep(hunt, fish);
                    }
                });
            }
        };
    }

    /**
     * Whether HoDoKu passes it over: of large ones with places in two bases, it has only those where these see a cell that
     * is no place of the digit.
     */
    private static boolean isPassedOver(Sight sight, FishSearch.Wanted wanted, FishSearch.Catch fish) {
        int largest = wanted.shape() == FishSearch.Shape.FRANKEN ? 4 : 3;
        if (!wanted.isWhole() || wanted.size() <= largest || fish.shared() == 0) {
            return false;
        }
        Field field = fish.field();
        return sight.places(field.digit()).containsAll(sight.seenByAll(field.cells(fish.shared()), field.digit()));
    }

    /**
     * Two with fins in the same bases, taken for one, as {@link Siamese}; those whose first targets are the same are
     * not.
     */
    public static Finder siameseFranken(int size, boolean isFinned) {
        return siamese(new FishSearch.Wanted(FishSearch.Shape.FRANKEN, size, isFinned, true));
    }

    /** The same with any houses. */
    public static Finder siameseMutant(int size, boolean isFinned) {
        return siamese(new FishSearch.Wanted(FishSearch.Shape.MUTANT, size, isFinned, true));
    }

    private static Finder siamese(FishSearch.Wanted wanted) {
        return (sight, hunt) -> {
            for (Field field : Field.of(sight)) {
                Map<Long, Map<Long, FishSearch.Catch>> byBases = new HashMap<>();
                FishSearch.each(field, wanted, hunt::isOver, fish -> {
                    if (!isPassedOver(sight, wanted, fish)) {
                        byBases.computeIfAbsent(fish.bases(), _ -> new HashMap<>())
                                .putIfAbsent(fish.targets(), fish);
                    }
                });
                byBases.values().forEach(same -> {
                    var fish = new ArrayList<>(same.values());
                    for (int i = 0; i < fish.size(); i++) {
                        for (int j = i + 1; j < fish.size(); j++) {
                            if (first(fish.get(i)) != first(fish.get(j))) {
                                keep(hunt, fish.get(i), fish.get(j));
                            }
                        }
                    }
                });
            }
        };
    }

    /** The first target outside the bases, if there is one. */
    private static long first(FishSearch.Catch fish) {
        long outside = fish.targets() & ~fish.inner();
        return Long.lowestOneBit(outside != 0 ? outside : fish.targets());
    }

    private static void keep(Hunt hunt, FishSearch.Catch... several) {
        Field field = several[0].field();
        Step.Builder step = hunt.step(field.digit());
        for (FishSearch.Catch fish : several) {
            step.eliminate(field.digit(), field.cells(fish.targets()));
            tell(step, fish);
        }
        hunt.keep(step);
    }

    private static void tell(Step.Builder step, FishSearch.Catch fish) {
        Field field = fish.field();
        Digits digit = Digits.of(field.digit());
        List<Rule.House> bases = field.houses(fish.bases());
        List<Rule.House> covers = field.houses(fish.covers());
        CellSet fins = field.cells(fish.fins());
        CellSet targets = field.cells(fish.targets());
        CellSet shared = field.cells(fish.targets() & fish.inner());
        bases.forEach(house -> step.show(Role.BASE, house));
        step.show(Role.PATTERN, field.candidates(fish.inner() & ~fish.fins()));
        if (fins.isEmpty()) {
            step.say(LogicPhrase.COMPLEX_FISH_WHY, bases, digit, covers);
        } else {
            step.show(Role.FIN, field.candidates(fish.fins()))
                    .say(LogicPhrase.COMPLEX_FINNED_WHY, bases, digit, covers, fins);
        }
        covers.forEach(house -> step.show(Role.COVER, house));
        if (fins.isEmpty()) {
            step.say(LogicPhrase.COMPLEX_FISH_THEN, covers, digit);
        } else {
            step.say(LogicPhrase.COMPLEX_FINNED_NOT, fins, digit, covers);
        }
        if (!shared.isEmpty()) {
            step.say(LogicPhrase.COMPLEX_FISH_TWICE, shared, digit, bases);
        }
        if (!fins.isEmpty()) {
            step.say(LogicPhrase.FINNED_ELSE, fins, targets, digit);
        }
    }
}
