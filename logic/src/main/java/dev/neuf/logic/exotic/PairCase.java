package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What follows for the digits of an exocet alone from two of them in its base: a digit with one place left in a house is
 * there, and it breaks where some digits have fewer cells of a house than they are. The first kind of break is a digit
 * without a place.
 *
 * <p>Houses are counted rows first, then columns, then boxes; digits are bits from 0.
 */
final class PairCase {

    /** Where a digit did not fit to begin with. */
    private static final byte BEFORE = -1;

    /** Where the pair, or what was supposed, leaves no room for it. */
    private static final byte SUPPOSED = -2;

    /** On the hardest boards of collections, 200 tries told whether four digits can be placed at all. */
    private static final int MOST_TRIES = 5_000;

    private static final int[][] HOUSES = houses();

    /**
     * A digit that is placed on the way.
     *
     * @param house where it is the last place; -1 if it was supposed
     */
    record Placed(int cell, int digit, int house) {}

    /** The digits of the exocet, each as a bit. */
    private final int[] bits;

    /** By cell, the digits that fit. */
    private final short[] can;

    /** By cell and digit, the number of the placed digit that took it away, or why not. */
    private final byte[] cause;

    /** By house, the digits that are in it. */
    private final short[] settled;

    private final List<Placed> placed;

    private int brokenHouse = -1;
    private int brokenDigits;

    private PairCase(int[] bits, short[] can, byte[] cause, short[] settled, List<Placed> placed) {
        this.bits = bits;
        this.can = can;
        this.cause = cause;
        this.settled = settled;
        this.placed = placed;
    }

    /** When the base of an exocet has these two of its digits, before anything is done about it. */
    static PairCase of(NineBoxes board, Exocet exocet, int pair) {
        short[] can = new short[SIZE * SIZE];
        short[] settled = new short[HOUSES.length];
        for (int cell = 0; cell < can.length; cell++) {
            can[cell] = (short) (board.digits[cell] & exocet.digits);
            if (!board.isOpen[cell]) {
                for (int house : housesOf(cell)) {
                    settled[house] |= can[cell];
                }
            }
        }
        byte[] cause = new byte[SIZE * SIZE * SIZE];
        Arrays.fill(cause, BEFORE);
        int[] bits = new int[Integer.bitCount(exocet.digits)];
        int count = 0;
        for (int left = exocet.digits; left != 0; left &= left - 1) {
            bits[count++] = Integer.lowestOneBit(left);
        }
        var made = new PairCase(bits, can, cause, settled, new ArrayList<>());
        for (int house : new int[] {exocet.baseLine(), exocet.baseBox()}) {
            for (int cell : HOUSES[house]) {
                boolean isBase = cell == exocet.base[0] || cell == exocet.base[1];
                made.strike(cell, isBase ? ~pair : pair, SUPPOSED);
            }
        }
        return made;
    }

    private PairCase copy() {
        return new PairCase(bits, can.clone(), cause.clone(), settled.clone(), new ArrayList<>(placed));
    }

    /** All that follows from it. */
    PairCase alone() {
        return copy().run();
    }

    /** All that follows if a cell has a digit, too, that fits there. */
    PairCase with(int cell, int digit) {
        PairCase more = copy();
        more.place(cell, digit, -1);
        return more.run();
    }

    /** All that follows if a cell has none of the digits. */
    PairCase without(int cell) {
        PairCase more = copy();
        more.strike(cell, ~0, SUPPOSED);
        return more.run();
    }

    boolean isBroken() {
        return brokenHouse >= 0;
    }

    /** The house that has too few cells. */
    int brokenHouse() {
        return brokenHouse;
    }

    /** The digits that have too few cells there. */
    int brokenDigits() {
        return brokenDigits;
    }

    /** Whether one of these digits fits. */
    boolean canAny(int cell, int some) {
        return (can[cell] & some) != 0;
    }

    /** One way to place all the digits that rows, columns and boxes allow; nothing if there is none, or it takes long. */
    Optional<PairCase> filling() {
        return filling(new int[] {MOST_TRIES});
    }

    private Optional<PairCase> filling(int[] tries) {
        if (isBroken() || tries[0]-- == 0) {
            return Optional.empty();
        }
        int house = -1;
        int digit = 0;
        List<Integer> fewest = List.of();
        for (int i = 0; i < HOUSES.length; i++) {
            for (int bit : bits) {
                List<Integer> places = (settled[i] & bit) == 0 ? places(i, bit) : List.of();
                if (!places.isEmpty() && (house < 0 || places.size() < fewest.size())) {
                    house = i;
                    digit = Integer.numberOfTrailingZeros(bit);
                    fewest = places;
                }
            }
        }
        if (house < 0) {
            return Optional.of(this);
        }
        for (int cell : fewest) {
            Optional<PairCase> found = with(cell, digit).filling(tries);
            if (found.isPresent() || tries[0] <= 0) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The cells of a house where a digit fits. */
    private List<Integer> places(int house, int bit) {
        var places = new ArrayList<Integer>();
        for (int cell : HOUSES[house]) {
            if (canAny(cell, bit)) {
                places.add(cell);
            }
        }
        return places;
    }

    private void strike(int cell, int gone, int why) {
        for (int left = can[cell] & gone; left != 0; left &= left - 1) {
            cause[cell * SIZE + Integer.numberOfTrailingZeros(left)] = (byte) why;
        }
        can[cell] &= (short) ~gone;
    }

    private void place(int cell, int digit, int house) {
        int number = placed.size();
        placed.add(new Placed(cell, digit, house));
        for (int around : housesOf(cell)) {
            for (int other : HOUSES[around]) {
                if (other != cell) {
                    strike(other, 1 << digit, number);
                }
            }
            settled[around] |= (short) (1 << digit);
        }
        strike(cell, ~(1 << digit), number);
    }

    /** In rounds, so that what follows sooner is found sooner, and reasons are near. */
    private PairCase run() {
        int[] last = new int[HOUSES.length];
        int[] places = new int[1 << bits.length];
        int before = -1;
        while (before < placed.size() && !isBroken()) {
            before = placed.size();
            for (int house = 0; house < HOUSES.length; house++) {
                last[house] = look(house, places);
            }
            for (int house = 0; house < HOUSES.length && !isBroken(); house++) {
                for (int left = last[house] & ~settled[house]; left != 0; left &= left - 1) {
                    settle(house, Integer.numberOfTrailingZeros(left));
                }
            }
        }
        return this;
    }

    /**
     * Looks for digits of a house that have fewer cells than they are, the fewest of all houses.
     *
     * @param places room for the places of each set of digits
     * @return the digits with one place
     */
    private int look(int house, int[] places) {
        Arrays.fill(places, 0);
        for (int i = 0; i < SIZE; i++) {
            int there = can[HOUSES[house][i]];
            for (int k = 0; there != 0 && k < bits.length; k++) {
                if ((there & bits[k]) != 0) {
                    places[1 << k] |= 1 << i;
                }
            }
        }
        int once = 0;
        for (int some = 1; some < places.length; some++) {
            places[some] |= places[some & (some - 1)] | places[Integer.lowestOneBit(some)];
            int count = Integer.bitCount(some);
            int cells = Integer.bitCount(places[some]);
            if (cells < count && (!isBroken() || count < Integer.bitCount(brokenDigits))) {
                brokenHouse = house;
                brokenDigits = digits(some);
            }
            once |= cells == 1 && count == 1 ? digits(some) : 0;
        }
        return once;
    }

    private int digits(int some) {
        int digits = 0;
        for (int left = some; left != 0; left &= left - 1) {
            digits |= bits[Integer.numberOfTrailingZeros(left)];
        }
        return digits;
    }

    /** Places a digit that had one place left when the round began, unless that has been taken since. */
    private void settle(int house, int digit) {
        for (int cell : HOUSES[house]) {
            if (canAny(cell, 1 << digit)) {
                place(cell, digit, house);
                return;
            }
        }
    }

    /** What was placed on the way to the break, and is needed for it, in order. */
    List<Placed> way() {
        return way(brokenHouse, brokenDigits);
    }

    /** What was placed before, and leaves some digits only so many places in a house. */
    List<Placed> way(int house, int some) {
        var seen = new TreeSet<Integer>();
        var open = new ArrayDeque<>(reasons(house, some));
        while (!open.isEmpty()) {
            int number = open.pop();
            Placed one = placed.get(number);
            if (seen.add(number) && one.house() >= 0) {
                open.addAll(reasons(one.house(), 1 << one.digit()));
            }
        }
        return seen.stream().map(placed::get).toList();
    }

    /** What took some digits away from the other cells of a house. */
    private List<Integer> reasons(int house, int some) {
        var reasons = new TreeSet<Integer>();
        for (int cell : HOUSES[house]) {
            for (int left = some & ~can[cell]; left != 0; left &= left - 1) {
                int why = cause[cell * SIZE + Integer.numberOfTrailingZeros(left)];
                if (why >= 0) {
                    reasons.add(why);
                }
            }
        }
        return List.copyOf(reasons);
    }

    private static int[] housesOf(int cell) {
        int row = cell / SIZE;
        int column = cell % SIZE;
        return new int[] {row, SIZE + column, 2 * SIZE + row / SIDE * SIDE + column / SIDE};
    }

    private static int[][] houses() {
        int[][] houses = new int[3 * SIZE][SIZE];
        for (int i = 0; i < SIZE; i++) {
            for (int j = 0; j < SIZE; j++) {
                houses[i][j] = i * SIZE + j;
                houses[SIZE + i][j] = j * SIZE + i;
                houses[2 * SIZE + i][j] = (i / SIDE * SIDE + j / SIDE) * SIZE + i % SIDE * SIDE + j % SIDE;
            }
        }
        return houses;
    }
}
