package dev.neuf.make;

import dev.neuf.core.Chance;
import dev.neuf.core.Puzzle;
import java.util.Optional;

/** Makes puzzles near to a given one: one step away, then up to four. */
final class NearMaker implements Maker {

    private static final int MOST_STEPS = 4;

    private final Puzzle start;
    private final boolean isMinimal;
    private final Neighbours neighbours = new Neighbours();

    NearMaker(Puzzle start, boolean isMinimal) {
        this.start = start;
        this.isMinimal = isMinimal;
    }

    @Override
    public Optional<Draft> next(Chance random, Budget budget) {
        int steps = budget.spent() == 0 ? 1 : 1 + random.nextInt(MOST_STEPS);
        Optional<Draft> last = Optional.empty();
        for (int i = 0; i < steps || last.isEmpty(); i++) {
            if (budget.isOver()) {
                return last;
            }
            Puzzle from = last.map(Draft::puzzle).orElse(start);
            // two steps may lead back
            last = neighbours
                    .of(from, isMinimal, random, budget)
                    .filter(draft -> !Neighbours.isSame(draft.puzzle(), start));
        }
        return last;
    }
}
