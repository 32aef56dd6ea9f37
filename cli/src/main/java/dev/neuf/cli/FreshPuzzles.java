package dev.neuf.cli;

import dev.neuf.cli.play.NewPuzzles;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.logic.Level;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Symmetry;
import dev.neuf.make.Taste;
import java.util.List;
import java.util.function.LongSupplier;

/** 9x9 puzzles that are made while the player waits; where that takes too long, one that was kept for it. */
final class FreshPuzzles implements NewPuzzles {

    private static final int SIZE = 9;

    /** Longer, nobody waits gladly. */
    private static final int MILLIS = 3_000;

    private final NewPuzzles kept;
    private final LongSupplier seeds;

    FreshPuzzles(NewPuzzles kept, LongSupplier seeds) {
        this.kept = kept;
        this.seeds = seeds;
    }

    @Override
    public List<Level> levels() {
        return kept.levels();
    }

    @Override
    public Sheet next(Level level) {
        Recipe recipe = Recipe.of(Layout.standard(SIZE))
                .withSymmetry(Symmetry.HALF_TURN)
                .withTaste(Taste.ANY.withLevel(level));
        Limits limits =
                Limits.NONE.withNodes(Generator.USUAL_TRIES).withMillis(MILLIS).withCancelled(Interrupt::isWanted);
        return new Generator(recipe).make(seeds.getAsLong(), limits) instanceof Made.Good good
                ? Sheet.of(good.puzzle())
                : kept.next(level);
    }
}
