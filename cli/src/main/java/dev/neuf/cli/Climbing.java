package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.Message;
import dev.neuf.make.Climb;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import java.util.Optional;

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
        var climb = new Climb(recipe, seed, limits);
        session.showProgress(bulk.progress(), () -> Message.of(CliPhrase.CLIMBING, climb.tries(), climb.score()));
        long number = 0;
        keep(recipe.near().orElseThrow());
        for (Optional<Made.Good> next = climb.harder(); next.isPresent() && !session.isGone(); next = climb.harder()) {
            products.show(
                    new Products.Product(++number, seed, next.get(), next.get().grade()));
            session.flush();
            keep(next.get().puzzle());
        }
        session.remark(CliPhrase.CLIMBED, climb.tries(), number);
        return number > 0 ? Exit.YES : Exit.LIMIT;
    }

    /** A file of its own for each, which takes the place of the one before in one step. */
    private void keep(Puzzle best) {
        if (!file.isEmpty() && !file.equals("-")) {
            try (Output output = Output.open(file, session.io())) {
                output.write(products.filed(Sheet.of(best)));
                output.complete();
            }
        }
    }
}
