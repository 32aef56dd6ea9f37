package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.words.Message;
import dev.neuf.make.Climb;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code --harder}: from one puzzle to harder ones, until somebody stops it. The best is on disk at any moment. */
final class Climbing {

    private final Session session;
    private final Products products;
    private final String file;

    Climbing(Session session, Products products, String file) {
        this.session = session;
        this.products = products;
        this.file = file;
    }

    Exit run(Recipe recipe, long seed, Limits limits, Bulk bulk) {
        Puzzle near = recipe.near().orElseThrow();
        var starts = new ArrayList<>(List.of(near));
        earlier(near).ifPresent(starts::add);
        var climb = new Climb(starts, seed, limits);
        if (climb.hardest().filter(hardest -> !hardest.equals(near)).isPresent()) {
            session.remark(MakingPhrase.CLIMB_GOES_ON, file);
        }
        session.showProgress(bulk.progress(), () -> Message.of(MakingPhrase.CLIMBING, climb.tries(), climb.score()));
        long number = 0;
        climb.hardest().ifPresent(this::keep);
        for (Optional<Made.Good> next = climb.harder(); next.isPresent() && !session.isGone(); next = climb.harder()) {
            products.show(
                    new Products.Product(++number, seed, next.get(), next.get().grade()));
            session.flush();
            keep(next.get().puzzle());
        }
        session.remark(MakingPhrase.CLIMBED, climb.tries(), number);
        return number > 0 ? Exit.YES : Exit.LIMIT;
    }

    /** What the file holds from another day, which must not get lost: a puzzle of the same board, with one solution. */
    private Optional<Puzzle> earlier(Puzzle near) {
        if (!isFile() || !new File(file).isFile()) {
            return Optional.empty();
        }
        try {
            Puzzle puzzle = Order.first("-o", Source.open(file, file, Optional.empty(), session.io()));
            return Optional.of(puzzle)
                    .filter(one ->
                            one.layout().equals(near.layout()) && kind(one).equals(kind(near)))
                    .filter(Order::hasOneSolution);
        } catch (Refusal _) {
            return Optional.empty(); // something else, which is replaced as by every -o
        }
    }

    /** The extra rules; but cages are what may change. */
    private static Set<Object> kind(Puzzle puzzle) {
        return puzzle.variants().stream()
                .map(rule -> rule instanceof Cage ? Cage.class : rule)
                .collect(Collectors.toSet());
    }

    private boolean isFile() {
        return !file.isEmpty() && !file.equals("-");
    }

    /** A file of its own for each, which takes the place of the one before in one step. */
    private void keep(Puzzle best) {
        if (isFile()) {
            try (Output output = Output.open(file, session.io())) {
                output.write(products.filed(Sheet.of(best)));
                output.complete();
            }
        }
    }
}
