package dev.neuf.logic.find;

import static dev.neuf.logic.find.Field.BOX;
import static dev.neuf.logic.find.Field.COLUMN;
import static dev.neuf.logic.find.Field.ROW;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Looks for fish whose bases and covers are any houses: as many covers as bases, and every place in the bases, but for
 * the fins, is in one base only and in some cover.
 */
final class FishSearch {

    /** Which houses may be bases and covers. */
    enum Shape {
        /** Lines one way and boxes in lines the other way and boxes, with a line on either side and a box on some. */
        FRANKEN,
        /** All else that is not just lines in lines. */
        MUTANT
    }

    /**
     * Which fish are looked for.
     *
     * @param isWhole whether it is as HoDoKu has it: large ones wherever they are, and with houses too many as well
     */
    record Wanted(Shape shape, int size, boolean hasFins, boolean isWhole) {}

    /**
     * What was found.
     *
     * @param bases houses of the field, as bits
     * @param covers as many houses, as bits
     * @param fins places in the bases that are in no cover, or in two bases
     * @param inner the places of the bases
     * @param shared those that are in two bases
     * @param targets places that are in more covers than bases, and see all fins
     */
    record Catch(Field field, long bases, long covers, long fins, long inner, long shared, long targets) {}

    /** More fins than this are not looked for, nor more of them in two bases: nobody would find that. */
    private static final int MOST_FINS = 5;

    private static final int MOST_INNER_FINS = 2;

    /**
     * Fish of more than four bases are looked for only among few houses, as on a 9x9 board where the digit is placed
     * once, and if the digit has few possible targets: with many there are easier ways to some of them.
     */
    private static final int SMALL = 4;

    private static final int MOST_HOUSES_OF_LARGE = 24;
    private static final int MOST_TARGETS_OF_LARGE = 6;

    /*
     * There are far too many ways to choose bases and covers. So it goes backwards, from each place that might be a
     * target: one that no way to place the digit everywhere can use, which leaves few. Whatever does not see the target
     * cannot be a fin. So it must be in one base only, which leaves few bases together; and it must be covered, by one
     * of two or three houses, so that the bases tell their covers. Places of which no two share a cover need a cover
     * each: if there are too many of them, there is no fish in these bases, nor with more.
     */

    private final Field field;
    private final Shape shape;
    private final int size;
    private final boolean hasFins;
    private final boolean isWhole;
    private final BooleanSupplier isOver;
    private final Consumer<Catch> found;

    private final int[] kinds;
    private long mayBeBase;
    private long mayBeCover;

    private int target;
    private long needed;
    private long bases;
    private long inner;
    private long innerFins;

    private FishSearch(Field field, Wanted wanted, BooleanSupplier isOver, Consumer<Catch> found) {
        this.field = field;
        this.shape = wanted.shape();
        this.size = wanted.size();
        this.hasFins = wanted.hasFins();
        this.isWhole = wanted.isWhole();
        this.isOver = isOver;
        this.found = found;
        this.kinds = field.kinds();
    }

    /** Looks for all of one size, some of them more than once. */
    static void each(Field field, Wanted wanted, BooleanSupplier isOver, Consumer<Catch> found) {
        if (field.all() != field.possible() && field.houseCount() <= Long.SIZE) {
            var search = new FishSearch(field, wanted, isOver, found);
            int houses = Long.bitCount(search.houses(ROW | COLUMN | BOX));
            int targets = Long.bitCount(field.all() & ~field.possible());
            boolean isEasy = houses <= MOST_HOUSES_OF_LARGE && targets <= MOST_TARGETS_OF_LARGE;
            if (wanted.size() <= SMALL || wanted.isWhole() || isEasy) {
                search.run();
            }
        }
    }

    private void run() {
        if (shape == Shape.FRANKEN) {
            run(ROW | BOX, COLUMN | BOX);
            run(COLUMN | BOX, ROW | BOX);
        } else {
            run(ROW | COLUMN | BOX, ROW | COLUMN | BOX);
        }
    }

    private void run(int baseKinds, int coverKinds) {
        mayBeBase = houses(baseKinds);
        mayBeCover = houses(coverKinds);
        for (long left = field.all() & ~field.possible(); left != 0 && !isOver.getAsBoolean(); left &= left - 1) {
            target = Long.numberOfTrailingZeros(left);
            needed = field.all() & ~(1L << target) & ~(hasFins ? field.seen(target) : 0);
            bases = 0;
            inner = 0;
            innerFins = 0;
            base(0, 0, 0);
        }
    }

    private long houses(int wanted) {
        long houses = 0;
        for (int house = 0; house < kinds.length; house++) {
            houses |= (kinds[house] & wanted) != 0 ? 1L << house : 0;
        }
        return houses;
    }

    /** Chooses the bases from a number on. Places in two of them are counted once for each base too many. */
    private void base(int count, int from, int overlaps) {
        if (count == size) {
            if (shape == Shape.MUTANT || (kinds(bases) & (ROW | COLUMN)) != 0) {
                coverTarget();
            }
            return;
        }
        long basesBefore = bases;
        long innerBefore = inner;
        long innerFinsBefore = innerFins;
        for (int house = from; house <= kinds.length - (size - count) && !isOver.getAsBoolean(); house++) {
            long places = field.places(house);
            long overlap = places & innerBefore;
            int overlapsNow = overlaps + Long.bitCount(overlap);
            if ((mayBeBase >>> house & 1) != 0
                    && (overlap & (needed | 1L << target)) == 0
                    && overlapsNow <= MOST_INNER_FINS) {
                bases = basesBefore | 1L << house;
                inner = innerBefore | places;
                innerFins = innerFinsBefore | overlap;
                if (leastCovers() <= size) {
                    base(count + 1, house + 1, overlapsNow);
                }
            }
        }
        bases = basesBefore;
        inner = innerBefore;
        innerFins = innerFinsBefore;
    }

    /** How many covers the bases need at least, with those of the target. */
    private int leastCovers() {
        long free = mayBeCover & ~bases;
        long others = inner & needed;
        for (long own = field.housesOf(target) & free; own != 0; own &= own - 1) {
            others &= ~field.places(Long.numberOfTrailingZeros(own));
        }
        boolean isInside = (inner >>> target & 1) != 0;
        return leastCovers(others, free) + (isInside ? 2 : 1);
    }

    /** A number of covers that is not too many for these places: as many as there are places that share none. */
    private int leastCovers(long places, long free) {
        int count = 0;
        for (long left = places; left != 0; count++) {
            long houses = field.housesOf(Long.numberOfTrailingZeros(left)) & free;
            if (houses == 0) {
                return Integer.MAX_VALUE / 2;
            }
            for (; houses != 0; houses &= houses - 1) {
                left &= ~field.places(Long.numberOfTrailingZeros(houses));
            }
        }
        return count;
    }

    /** Chooses the cover of the target: two of them if it is in a base itself. */
    private void coverTarget() {
        long free = 0;
        for (long left = mayBeCover & ~bases; left != 0; left &= left - 1) {
            if ((field.places(Long.numberOfTrailingZeros(left)) & inner) != 0) {
                free |= Long.lowestOneBit(left);
            }
        }
        long own = field.housesOf(target) & free;
        for (; own != 0; own &= own - 1) {
            long cover = Long.lowestOneBit(own);
            free &= ~cover;
            if ((inner >>> target & 1) == 0) {
                cover(cover, 1, free);
            } else {
                long freeNow = free;
                for (long second = own & ~cover; second != 0; second &= second - 1) {
                    freeNow &= ~Long.lowestOneBit(second);
                    cover(cover | Long.lowestOneBit(second), 2, freeNow);
                }
            }
        }
    }

    /** Chooses a cover for a place that needs one, then for the next; the rest may be any. */
    private void cover(long covers, int count, long free) {
        long open = inner & needed;
        for (long left = covers; left != 0; left &= left - 1) {
            open &= ~field.places(Long.numberOfTrailingZeros(left));
        }
        if (open == 0) {
            fill(covers, count, free);
        } else if (leastCovers(open, free) <= size - count) {
            long freeNow = free;
            for (long own = field.housesOf(scarcest(open, free)) & free; own != 0; own &= own - 1) {
                freeNow &= ~Long.lowestOneBit(own);
                cover(covers | Long.lowestOneBit(own), count + 1, freeNow);
            }
        }
    }

    private int scarcest(long open, long free) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (long left = open; left != 0 && fewest > 1; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            int count = Long.bitCount(field.housesOf(place) & free);
            if (count < fewest) {
                fewest = count;
                best = place;
            }
        }
        return best;
    }

    private void fill(long covers, int count, long free) {
        if (count == size) {
            check(covers);
            return;
        }
        if (size > SMALL && !isWhole) {
            return; // fewer bases would do
        }
        long freeNow = free;
        for (long left = free; left != 0; left &= left - 1) {
            freeNow &= ~Long.lowestOneBit(left);
            fill(covers | Long.lowestOneBit(left), count + 1, freeNow);
        }
    }

    private void check(long covers) {
        if (!isMeant(kinds(bases), kinds(covers))) {
            return;
        }
        long covered = 0;
        long twice = 0;
        for (long left = covers; left != 0; left &= left - 1) {
            long places = field.places(Long.numberOfTrailingZeros(left));
            twice |= covered & places;
            covered |= places;
        }
        long fins = inner & ~covered | innerFins;
        if ((fins != 0) == hasFins && Long.bitCount(fins) <= MOST_FINS) {
            long targets = (covered & ~inner | twice) & field.seenByAll(fins);
            found.accept(new Catch(field, bases, covers, fins, inner, innerFins, targets));
        }
    }

    private boolean isMeant(int baseKinds, int coverKinds) {
        boolean isRowsInColumns = isLines(baseKinds, ROW) && isLines(coverKinds, COLUMN);
        boolean isColumnsInRows = isLines(baseKinds, COLUMN) && isLines(coverKinds, ROW);
        if (!isRowsInColumns && !isColumnsInRows) {
            return shape == Shape.MUTANT;
        }
        return shape == Shape.FRANKEN && ((baseKinds | coverKinds) & BOX) != 0;
    }

    private static boolean isLines(int these, int line) {
        return (these & ~BOX) == line;
    }

    private int kinds(long houses) {
        int all = 0;
        for (long left = houses; left != 0; left &= left - 1) {
            all |= kinds[Long.numberOfTrailingZeros(left)];
        }
        return all;
    }
}
