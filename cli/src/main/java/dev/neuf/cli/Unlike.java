package dev.neuf.cli;

import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.format.Format;
import dev.neuf.make.Made;
import dev.neuf.make.Seeds;
import dev.neuf.make.canon.Canon;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Sees to it that no two puzzles of a batch are the same: plain 9x9 puzzles but for symmetry, others as they stand. It is
 * asked in the order of the batch, so that it does not matter who has made which.
 */
final class Unlike {

    /** Where there are so few puzzles of a kind that this does not help, nothing does. */
    private static final int TRIES = 20;

    private final LongFunction<Made> again;
    private final Canon canon = new Canon();
    private final Seen seen = new Seen();

    /** With somebody who makes another puzzle from a seed. */
    Unlike(LongFunction<Made> again) {
        this.again = again;
    }

    /** A seed, and what was made from it. */
    record Sown(long seed, Made made) {}

    /** This, or another made in its place; nothing, if all were seen before. */
    Optional<Sown> of(Sown first) {
        if (isNew(first.made)) {
            return Optional.of(first);
        }
        for (int number = 1; number <= TRIES; number++) {
            long seed = Seeds.of(first.seed, number);
            Made made = again.apply(seed);
            if (!(made instanceof Made.Good)) {
                return Optional.empty(); // each try would take as long
            }
            if (isNew(made)) {
                return Optional.of(new Sown(seed, made));
            }
        }
        return Optional.empty();
    }

    private boolean isNew(Made made) {
        return switch (made) {
            case Made.Good good -> isNew(good.puzzle());
            case Made.Lacking lacking -> isNew(lacking.puzzle());
            case Made.Nothing _ -> true;
        };
    }

    private boolean isNew(Puzzle puzzle) {
        if (!Canon.fits(puzzle)) {
            return seen.add(Fingerprint.of(Format.JSON.write(Sheet.of(puzzle)).getBytes(StandardCharsets.UTF_8)));
        }
        byte[] form = new byte[puzzle.layout().cellCount()];
        for (int cell = 0; cell < form.length; cell++) {
            form[cell] = (byte) ('0' + puzzle.givens().digit(cell));
        }
        canon.load(form, 0);
        canon.write(form, 0);
        return seen.add(Fingerprint.of(form));
    }
}
