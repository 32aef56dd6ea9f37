package dev.neuf.logic.find;

import dev.neuf.core.CellSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A fish with fins: either the digit is in a fin, or it is a fish without them.
 *
 * @param base the lines, as bits
 * @param covers as many lines the other way, as bits
 * @param fins the places in the base that are in no cover
 * @param targets the places in the covers, but not in the base, that see all fins
 */
record FinnedFish(Lines lines, long base, long covers, CellSet fins, CellSet targets) {

    /** Whether some line has only one place left without the fins. */
    boolean isSashimi() {
        for (long left = base; left != 0; left &= left - 1) {
            if (Long.bitCount(lines.places(Long.numberOfTrailingZeros(left)) & covers) <= 1) {
                return true;
            }
        }
        return false;
    }

    /** Looks for all of one size, some of them more than once. */
    static void each(Lines lines, int size, BooleanSupplier isOver, Consumer<FinnedFish> found) {
        new Search(lines, size, isOver, found).run();
    }

    /*
     * There are many ways to choose lines and covers, and few that eliminate something. So it goes the other way round:
     * from each place of the digit that might be a target. Its own crossing must be a cover. Whatever it does not see in
     * a line cannot be a fin, so it must be covered as well. That leaves most lines out of the question, and those
     * chosen tell their covers: as many as lines, or there is no fish.
     */
    private static final class Search {
        private final Lines lines;
        private final int size;
        private final BooleanSupplier isOver;
        private final Consumer<FinnedFish> found;

        /** By line, what must be covered for the target in question; all ones for lines that cannot be chosen. */
        private final long[] needed;

        Search(Lines lines, int size, BooleanSupplier isOver, Consumer<FinnedFish> found) {
            this.lines = lines;
            this.size = size;
            this.isOver = isOver;
            this.found = found;
            this.needed = new long[lines.count()];
        }

        void run() {
            for (int line = 0; line < needed.length && !isOver.getAsBoolean(); line++) {
                for (long left = lines.places(line); left != 0 && !isOver.getAsBoolean(); left &= left - 1) {
                    int crossing = Long.numberOfTrailingZeros(left);
                    if (prepare(line, crossing)) {
                        choose(0, 0, 0, 1L << crossing);
                    }
                }
            }
        }

        /** Works out what the lines need for a target; false if it sees no fins, or too few lines are left. */
        private boolean prepare(int own, int cover) {
            CellSet seen = lines.sight()
                    .sees(lines.cell(own, cover), lines.digit())
                    .and(lines.sight().places(lines.digit()))
                    .minus(lines.house(own).cells())
                    .minus(lines.cover(cover).cells());
            if (seen.isEmpty()) {
                return false;
            }
            for (int line = 0; line < needed.length; line++) {
                needed[line] = lines.places(line);
            }
            for (int cell = seen.next(0); cell >= 0; cell = seen.next(cell + 1)) {
                needed[lines.line(cell)] &= ~(1L << lines.crossing(cell));
            }
            int count = 0;
            for (int line = 0; line < needed.length; line++) {
                boolean canBeChosen =
                        line != own && lines.places(line) != 0 && Long.bitCount(needed[line] | 1L << cover) <= size;
                needed[line] = canBeChosen ? needed[line] : -1;
                count += canBeChosen ? 1 : 0;
            }
            return count >= size;
        }

        private void choose(int count, int from, long base, long covers) {
            if (count == size) {
                check(base, covers);
                return;
            }
            for (int line = from; line <= needed.length - (size - count) && !isOver.getAsBoolean(); line++) {
                if (needed[line] != -1 && Long.bitCount(covers | needed[line]) <= size) {
                    choose(count + 1, line + 1, base | 1L << line, covers | needed[line]);
                }
            }
        }

        private void check(long base, long covers) {
            long union = lines.union(base);
            if (Long.bitCount(covers) < size) {
                // a part of the lines would do; with all of them, any cover of theirs may make up the number
                for (long left = union & ~covers; left != 0 && !isOver.getAsBoolean(); left &= left - 1) {
                    check(base, covers | Long.lowestOneBit(left));
                }
            } else if ((union & ~covers) != 0 && (covers & ~union) == 0) {
                accept(base, covers);
            }
        }

        /** Some place sees all fins, or the lines would not have been chosen. */
        private void accept(long base, long covers) {
            CellSet fins = lines.cells(base, ~covers);
            var targets = new CellSet.Builder();
            CellSet seen = lines.sight().targets(fins, lines.digit());
            for (int cell = seen.next(0); cell >= 0; cell = seen.next(cell + 1)) {
                if ((covers >>> lines.crossing(cell) & 1) != 0 && (base >>> lines.line(cell) & 1) == 0) {
                    targets.add(cell);
                }
            }
            found.accept(new FinnedFish(lines, base, covers, fins, targets.build()));
        }
    }
}
