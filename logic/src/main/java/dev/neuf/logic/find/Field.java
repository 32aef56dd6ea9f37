package dev.neuf.logic.find;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Rule;
import dev.neuf.logic.Sight;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of one digit, counted from 0, and the houses that still need it, as the bits of a long.
 *
 * <p>A digit with more places than a long has bits is left out. On a 9x9 board with 17 givens there is none; on larger
 * boards it is a bound on the work, and the same however the board is turned.
 */
public final class Field {

    /** The kinds of houses that make fish, as bits. */
    public static final int ROW = 1;

    public static final int COLUMN = 2;
    public static final int BOX = 4;

    static final int MOST = Long.SIZE;

    private final int digit;
    private final int[] cells;

    /** By cell, which place it is, counted from 1, or 0. */
    private final byte[] placeOf;

    private final long[] seen;
    private final List<Rule.House> houses = new ArrayList<>();
    private final long[] places;
    private final long[] housesOf;
    private final long possible;

    private Field(Sight sight, Integer digit) {
        this.digit = digit;
        CellSet open = sight.places(digit);
        this.cells = open.toArray();
        this.placeOf = new byte[sight.layout().cellCount()];
        for (int place = 0; place < cells.length; place++) {
            placeOf[cells[place]] = (byte) (place + 1);
        }
        this.seen = new long[cells.length];
        for (int place = 0; place < cells.length; place++) {
            seen[place] = bits(sight.sees(cells[place], digit).and(open));
        }
        for (Rule.House house : sight.houses()) {
            if (house.cells().meets(open)) {
                houses.add(house);
            }
        }
        this.places = new long[houses.size()];
        this.housesOf = new long[cells.length];
        for (int house = 0; house < places.length; house++) {
            places[house] = bits(houses.get(house).cells().and(open));
            if (house < MOST) {
                for (long left = places[house]; left != 0; left &= left - 1) {
                    housesOf[Long.numberOfTrailingZeros(left)] |= 1L << house;
                }
            }
        }
        this.possible = possible(all());
    }

    /** The fields of a board. */
    record All(List<Field> fields) {}

    /** Every digit that still has places, and not too many. */
    public static List<Field> of(Sight sight) {
        return sight.shared(All.class, Field::make).fields();
    }

    private static All make(Sight sight) {
        var fields = new ArrayList<Field>();
        for (int digit = 1; digit <= sight.size(); digit++) {
            int count = sight.places(digit).size();
            if (count > 0 && count <= MOST) {
                fields.add(of(sight, digit));
            }
        }
        return new All(fields);
    }

    /** That of a digit which has places, and not too many. */
    static Field of(Sight sight, int digit) {
        return sight.ofDigit(Field.class, digit, Field::new);
    }

    /** Whether a place is part of no way to give every house its digit, or the only one of a house. */
    boolean isDoubtful() {
        boolean isDoubtful = possible != all();
        for (int house = 0; house < places.length && !isDoubtful; house++) {
            isDoubtful = Long.bitCount(places[house]) == 1;
        }
        return isDoubtful;
    }

    /** The digit. */
    public int digit() {
        return digit;
    }

    /** All places. */
    public long all() {
        return -1L >>> MOST - cells.length;
    }

    /** The places that cannot hold the digit when this one does. */
    long seen(int place) {
        return seen[place];
    }

    /** The places that see all of these. */
    long seenByAll(long these) {
        long common = all();
        for (long left = these; left != 0 && common != 0; left &= left - 1) {
            common &= seen[Long.numberOfTrailingZeros(left)];
        }
        return common;
    }

    /** How many houses still need the digit. */
    public int houseCount() {
        return places.length;
    }

    /** By house, which of the kinds of a fish it is; extra houses are none of them. */
    public int[] kinds() {
        var kinds = new int[houseCount()];
        for (int house = 0; house < kinds.length; house++) {
            kinds[house] = switch (house(house).kind()) {
                case ROW -> ROW;
                case COLUMN -> COLUMN;
                case BOX, REGION -> BOX;
                case DIAGONAL, WINDOW, DISJOINT_GROUP -> 0;
            };
        }
        return kinds;
    }

    /** One of the houses. */
    public Rule.House house(int number) {
        return houses.get(number);
    }

    /** The places in a house. */
    public long places(int house) {
        return places[house];
    }

    /** The houses of a place, of the first 64. */
    long housesOf(int place) {
        return housesOf[place];
    }

    /** Some houses by their bits. */
    public List<Rule.House> houses(long numbers) {
        var chosen = new ArrayList<Rule.House>();
        for (long left = numbers; left != 0; left &= left - 1) {
            chosen.add(houses.get(Long.numberOfTrailingZeros(left)));
        }
        return chosen;
    }

    /** The cells of some places. */
    public CellSet cells(long these) {
        var chosen = new CellSet.Builder();
        for (long left = these; left != 0; left &= left - 1) {
            chosen.add(cells[Long.numberOfTrailingZeros(left)]);
        }
        return chosen.build();
    }

    /** Some places as candidates. */
    Candidates candidates(long these) {
        return Candidates.of(digit, cells(these));
    }

    /** The places among these cells. */
    long bits(CellSet chosen) {
        long bits = 0;
        for (int cell = chosen.next(0); cell >= 0; cell = chosen.next(cell + 1)) {
            bits |= placeOf[cell] > 0 ? 1L << placeOf[cell] - 1 : 0;
        }
        return bits;
    }

    /** The places that are part of some way to give every house its digit. No fish eliminates these. */
    long possible() {
        return possible;
    }

    /** The same if only these places can be used. */
    long possible(long among) {
        long free = among;
        long known = 0;
        for (long left = among; left != 0; left = free & ~known) {
            int place = Long.numberOfTrailingZeros(left);
            long way = way(free & ~seen[place], 1L << place);
            known |= way;
            free &= way == 0 ? ~(1L << place) : -1;
        }
        return known;
    }

    /**
     * A way to give every house its digit, as the places that it uses; 0 if there is none.
     *
     * @param free the places that can be used
     * @param chosen places that are used at any rate, none of which a free one sees
     */
    public long way(long free, long chosen) {
        // the house with the fewest places goes first
        long best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < places.length && fewest > 1; i++) {
            if ((places[i] & chosen) == 0) {
                long open = places[i] & free;
                int count = Long.bitCount(open);
                if (count < fewest) {
                    fewest = count;
                    best = open;
                }
            }
        }
        if (fewest == Integer.MAX_VALUE) {
            return chosen;
        }
        for (long left = best; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            long way = way(free & ~seen[place], chosen | 1L << place);
            if (way != 0) {
                return way;
            }
        }
        return 0;
    }
}
