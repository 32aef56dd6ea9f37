package dev.neuf.cli;

import dev.neuf.cli.play.NewPuzzles;
import dev.neuf.cli.play.SamplePuzzles;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Level;
import dev.neuf.make.Generator;
import dev.neuf.make.Lack;
import dev.neuf.make.Made;
import dev.neuf.make.Obstacle;
import dev.neuf.make.Recipe;
import dev.neuf.make.Symmetry;
import dev.neuf.make.Taste;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Puzzles that are made while the player waits, on any board; where that takes too long for a plain one, one that was kept
 * for it.
 */
final class FreshPuzzles implements NewPuzzles {

    /** What makes a killer puzzle of a board, among the words that describe it. */
    private static final String CAGES = "cages";

    /** Longer, nobody waits gladly if there is something else. */
    private static final int MILLIS = 3_000;

    /** And not longer than this, if there is not. */
    static final int MOST_SECONDS = 10;

    private final SamplePuzzles kept;
    private final LongSupplier seeds;
    private final Io io;
    private Order order;
    private Recipe recipe;

    /** For the board of an order, whose level does not matter. */
    FreshPuzzles(SamplePuzzles kept, LongSupplier seeds, Order order, Io io) {
        this.kept = kept;
        this.seeds = seeds;
        this.io = io;
        this.order = order;
        this.recipe = order.recipe(io);
    }

    @Override
    public List<Level> levels() {
        return kept.levels();
    }

    @Override
    public String board() {
        int size = recipe.layout().size();
        var words = new StringBuilder().append(size);
        words.append(order.shape.isEmpty() ? "" : " " + order.shape);
        order.variants.forEach(rule -> words.append(" ").append(rule));
        return words.append(order.cages.isEmpty() ? "" : " " + CAGES).toString();
    }

    @Override
    public void setBoard(String words) {
        var wanted = new Order();
        for (String word : words.strip().split("\\s+")) {
            if (word.matches("\\d+")) {
                wanted.size = word;
            } else if (word.equals(CAGES)) {
                wanted.cages = "alone";
            } else if (Arrays.stream(Variants.values())
                    .anyMatch(row -> row.keyword().equals(word))) {
                wanted.variants.add(word);
            } else {
                wanted.shape = word;
            }
        }
        try {
            recipe = wanted.recipe(io);
            order = wanted;
        } catch (Refusal refusal) {
            throw new Unreadable(refusal.why());
        }
    }

    @Override
    public Optional<Fresh> next(Level level) {
        boolean isPlain = Obstacle.isPlainNine(recipe);
        boolean isLoose = recipe.cages() == Recipe.Cages.ALONE;
        Recipe wanted =
                (isLoose ? recipe : recipe.withSymmetry(Symmetry.HALF_TURN)).withTaste(Taste.ANY.withLevel(level));
        Limits limits = Limits.NONE
                .withNodes(Generator.USUAL_TRIES)
                .withMillis(isPlain ? MILLIS : MOST_SECONDS * 1_000L)
                .withCancelled(Interrupt::isWanted);
        return switch (new Generator(wanted).make(seeds.getAsLong(), limits)) {
            case Made.Good good -> Optional.of(new Fresh(Sheet.of(good.puzzle()), List.of()));
            case Made other when isPlain -> Optional.of(new Fresh(kept.next(level), List.of()));
            case Made.Lacking lacking
            when !lacking.lacks().contains(Lack.UNIQUE) -> {
                boolean isOff = lacking.lacks().contains(Lack.LEVEL);
                List<Message> remarks = isOff ? List.of(Message.of(CliPhrase.PLAY_OTHER_LEVEL, level)) : List.of();
                yield Optional.of(new Fresh(Sheet.of(lacking.puzzle()), remarks));
            }
            case Made.Lacking _, Made.Nothing _ -> Optional.empty();
        };
    }
}
