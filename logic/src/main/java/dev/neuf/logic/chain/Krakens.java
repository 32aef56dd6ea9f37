package dev.neuf.logic.chain;

import static dev.neuf.logic.find.Field.BOX;
import static dev.neuf.logic.find.Field.COLUMN;
import static dev.neuf.logic.find.Field.ROW;

import dev.neuf.logic.Bounds;
import dev.neuf.logic.Sight;
import dev.neuf.logic.find.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The kraken fish of a board, of both types. Their finders share them. */
final class Krakens {

    /**
     * What was found.
     *
     * @param bases houses that need the digit, as bits
     * @param covers one house less, as bits
     * @param starts the places of the bases in no cover, of which one holds
     * @param isFirst whether the target is a place of the digit in a house that could be one more cover
     */
    record Found(Field field, int target, long bases, long covers, int[] starts, int length, boolean isFirst) {}

    /** On larger boards there are too many ways to choose three houses. */
    private static final int SMALL_BOARD = 9;

    private final Web web;
    private final Distances distances;
    private final int mostCovers;
    private final Sight sight;
    private @Nullable List<Found> all;

    Krakens(Sight sight) {
        this.sight = sight;
        Webs webs = Webs.of(sight);
        web = webs.of(Nodes.GROUPS);
        distances = webs.distances(Nodes.GROUPS);
        mostCovers = sight.size() <= SMALL_BOARD ? Bounds.KRAKEN_COVERS : Bounds.KRAKEN_COVERS - 1;
    }

    Web web() {
        return web;
    }

    /** All of them, unless it is over before. */
    List<Found> all(BooleanSupplier isOver) {
        List<Found> found = all;
        if (found == null) {
            found = look(isOver);
            all = found;
        }
        return found;
    }

    private List<Found> look(BooleanSupplier isOver) {
        var found = new ArrayList<Found>();
        int count = distances.candidates();
        for (Field field : count == 0 ? List.<Field>of() : Field.of(sight)) {
            if (field.houseCount() <= Long.SIZE) {
                var search = new Search(field);
                for (int target = 0; target < count && !isOver.getAsBoolean(); target++) {
                    search.look(target, found);
                }
            }
        }
        return found;
    }

    /*
     * It goes backwards. A candidate that holds rules out, by chains, some places of a digit. If every house could still
     * have the digit, there is no fish for it; that is so for nearly all candidates, and mostly one of the ways to place
     * the digit that were met before will do. Where there is none, it looks for houses whose places left lie in one house
     * less. A house without any is not for a fish: it is a chain from each of its places.
     */
    private final class Search {
        private final Field field;

        /** By place, the number of the candidate. */
        private final int[] nodes;

        private final int[] kinds;
        private final List<Long> ways = new ArrayList<>();

        private int target;

        /** The target as a place; 0 if it has another digit. */
        private long own;

        /** The places left if the target holds. */
        private long left;

        private @Nullable Found best;
        private int fewest;

        Search(Field field) {
            this.field = field;
            this.nodes = new int[Long.bitCount(field.all())];
            int place = 0;
            for (int node = 0; node < distances.candidates(); node++) {
                if (web.node(node).digit() == field.digit()) {
                    // both in the order of the cells
                    nodes[place++] = node;
                }
            }
            this.kinds = field.kinds();
        }

        void look(int candidate, List<Found> found) {
            target = candidate;
            own = 0;
            left = field.all();
            for (int place = 0; place < nodes.length; place++) {
                if (nodes[place] == target) {
                    own = 1L << place;
                } else if (distances.between(target, true, nodes[place], false) != Ways.FAR) {
                    left &= ~(1L << place);
                }
            }
            if (left == field.all() || hasWay()) {
                return;
            }
            for (int house = 0; house < kinds.length; house++) {
                if ((field.places(house) & left) == 0) {
                    return;
                }
            }
            best = null;
            fewest = Bounds.KRAKEN_CHAINS + 1;
            for (int count = 1; count <= mostCovers && best == null && fewest > 0; count++) {
                cover(ROW | BOX, COLUMN | BOX, count, 0, 0, 0);
                cover(COLUMN | BOX, ROW | BOX, count, 0, 0, 0);
            }
            if (best != null && fewest > 0) {
                found.add(best);
            }
        }

        private boolean hasWay() {
            for (long way : ways) {
                if ((way & ~left) == 0 && (way & own) == own) {
                    return true;
                }
            }
            long way = field.way(left & ~own, own);
            if (way != 0) {
                ways.add(way);
            }
            return way != 0;
        }

        /** Chooses so many covers; those chosen hold the places inside. */
        private void cover(int baseKinds, int coverKinds, int count, int from, long covers, long inside) {
            if (Long.bitCount(covers) == count) {
                base(baseKinds, coverKinds, covers, inside, 0, 0, 0);
                return;
            }
            for (int house = from; house < kinds.length; house++) {
                if ((kinds[house] & coverKinds) != 0 && (field.places(house) & left & ~own & ~inside) != 0) {
                    cover(baseKinds, coverKinds, count, house + 1, covers | 1L << house, inside | field.places(house));
                }
            }
        }

        /** Chooses one base more than there are covers, without a place in common, and all their places left inside. */
        private void base(int baseKinds, int coverKinds, long covers, long inside, int from, long bases, long places) {
            if (Long.bitCount(bases) > Long.bitCount(covers)) {
                found(coverKinds, covers, inside, bases, places);
                return;
            }
            for (int house = from; house < kinds.length; house++) {
                long its = field.places(house);
                if ((kinds[house] & baseKinds) != 0
                        && (its & (own | places)) == 0
                        && (its & left & ~inside) == 0
                        && (covers >>> house & 1) == 0) {
                    base(baseKinds, coverKinds, covers, inside, house + 1, bases | 1L << house, places | its);
                }
            }
        }

        private void found(int coverKinds, long covers, long inside, long bases, long places) {
            long outside = places & ~inside;
            int chains = 0;
            int length = 0;
            for (long rest = outside; rest != 0; rest &= rest - 1) {
                int way = distances.between(target, true, nodes[Long.numberOfTrailingZeros(rest)], false);
                chains += way > 1 ? 1 : 0;
                length += way;
            }
            boolean isFirst = isTaken(coverKinds, covers, places);
            // without chains it is a fish like others, and the target not one for a kraken
            if (chains < fewest || chains == fewest && isBetter(isFirst, length)) {
                fewest = chains;
                int[] starts = new int[Long.bitCount(outside)];
                for (int i = 0; outside != 0; i++, outside &= outside - 1) {
                    starts[i] = nodes[Long.numberOfTrailingZeros(outside)];
                }
                best = new Found(field, target, bases, covers, starts, length, isFirst);
            }
        }

        /** Whether it is better than the best so far, which has as many chains. */
        private boolean isBetter(boolean isFirst, int length) {
            Found before = best;
            return before != null && (isFirst == before.isFirst ? length < before.length : isFirst);
        }

        /** Whether one more cover would take in the target and a place of the fish. */
        private boolean isTaken(int coverKinds, long covers, long places) {
            for (int house = 0; house < kinds.length; house++) {
                if ((kinds[house] & coverKinds) != 0
                        && (covers >>> house & 1) == 0
                        && (field.places(house) & own) != 0
                        && (field.places(house) & places) != 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
