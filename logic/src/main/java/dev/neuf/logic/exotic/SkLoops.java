package dev.neuf.logic.exotic;

import static dev.neuf.logic.exotic.NineBoxes.SIDE;
import static dev.neuf.logic.exotic.NineBoxes.SIZE;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Link;
import dev.neuf.core.Rule;
import dev.neuf.core.Rule.House.Kind;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Hunt;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Role;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * SK loops: two rows and two columns cross in four boxes. In each box the two other cells of the row, and the two other
 * cells of the column, are a pair. That makes a ring of eight pairs, in which neighbours are in the same box and in the
 * same line by turns.
 *
 * <pre>
 *   . b . | . b .
 *   a P a | a P a      the a are two pairs of a row,
 *   . b . | . b .      an a and a b of the same box two pairs of that box
 *   ------+------
 *   . b . | . b .
 *   a P a | a P a
 *   . b . | . b .
 * </pre>
 *
 * <p>A digit is at most once in a house. If some houses of the ring hold all pairs that can have it, it fits at most that
 * often in the ring. If the least such numbers of all digits make no more than there are empty cells in the ring,
 * each digit is used as often as it fits: every house counted has it inside the ring, and nowhere else, and no cell has
 * it that is in two of the houses counted for it.
 *
 * <p>For boards with boxes of three by three. The corners P, where the lines cross, are not part of the ring; they mostly
 * hold a digit, but need not.
 */
public final class SkLoops {

    private static final int PAIRS = 8;

    /** For a set of pairs, the least sets of houses that hold them; house i holds the pairs i and i + 1. */
    private static final int[][] COVERS = covers();

    /** With fewer empty cells it is no ring. */
    private static final int LEAST_CELLS = 12;

    private final Sight sight;
    private final Hunt hunt;
    private final NineBoxes board;
    private final int[][] pairs = new int[PAIRS][];
    private final int[] inPair = new int[PAIRS];

    private SkLoops(Sight sight, Hunt hunt, NineBoxes board) {
        this.sight = sight;
        this.hunt = hunt;
        this.board = board;
    }

    private static int[][] covers() {
        var covers = new int[1 << PAIRS][];
        for (int wanted = 0; wanted < covers.length; wanted++) {
            var least = new ArrayList<Integer>();
            int size = PAIRS + 1;
            for (int houses = 0; houses < covers.length; houses++) {
                int held = houses | houses << 1 | houses >> (PAIRS - 1);
                if ((wanted & ~held) == 0 && Integer.bitCount(houses) <= size) {
                    if (Integer.bitCount(houses) < size) {
                        size = Integer.bitCount(houses);
                        least.clear();
                    }
                    least.add(houses);
                }
            }
            covers[wanted] = least.stream().mapToInt(Integer::intValue).toArray();
        }
        return covers;
    }

    /** Finds them for all crossings of two rows and two columns. */
    public static void find(Sight sight, Hunt hunt) {
        NineBoxes board = NineBoxes.of(sight);
        if (board.isMissing()) {
            return;
        }
        var search = new SkLoops(sight, hunt, board);
        int[] excess = search.excess();
        for (int top = 0; top < SIZE; top++) {
            for (int bottom = (top / SIDE + 1) * SIDE; bottom < SIZE; bottom++) {
                for (int left = 0; left < SIZE && !hunt.isOver(); left++) {
                    int onTheLeft = excess[top * SIZE + left] + excess[bottom * SIZE + left];
                    for (int right = (left / SIDE + 1) * SIDE; right < SIZE; right++) {
                        int onTheRight = excess[top * SIZE + right] + excess[bottom * SIZE + right];
                        if (onTheLeft + onTheRight <= 0) {
                            search.ring(top, bottom, left, right);
                        }
                    }
                }
            }
        }
    }

    /**
     * By corner, how many digits the two pairs beside it have, less twice their empty cells. A house holds two pairs of the
     * ring at most, so with more digits in all they would fit more often than there are cells.
     */
    private int[] excess() {
        int[] excess = new int[SIZE * SIZE];
        for (int cell = 0; cell < excess.length; cell++) {
            for (int[] pair : List.of(across(cell / SIZE, cell % SIZE), upright(cell / SIZE, cell % SIZE))) {
                excess[cell] += Integer.bitCount(digits(pair)) - 2 * empty(pair);
            }
        }
        return excess;
    }

    private int empty(int[] pair) {
        return (board.isOpen[pair[0]] ? 1 : 0) + (board.isOpen[pair[1]] ? 1 : 0);
    }

    /** Looks at one ring, clockwise from the top left box. */
    private void ring(int top, int bottom, int left, int right) {
        take(0, upright(top, left));
        take(1, across(top, left));
        take(2, across(top, right));
        take(3, upright(top, right));
        take(4, upright(bottom, right));
        take(5, across(bottom, right));
        take(6, across(bottom, left));
        take(7, upright(bottom, left));
        count(top, bottom, left, right);
    }

    private static int[] across(int row, int column) {
        int first = row * SIZE + column / SIDE * SIDE;
        int at = column % SIDE;
        return new int[] {first + (at == 0 ? 1 : 0), first + (at == 2 ? 1 : 2)};
    }

    private static int[] upright(int row, int column) {
        int first = row / SIDE * SIDE * SIZE + column;
        int at = row % SIDE;
        return new int[] {first + (at == 0 ? SIZE : 0), first + (at == 2 ? SIZE : 2 * SIZE)};
    }

    private void take(int index, int[] pair) {
        pairs[index] = pair;
        inPair[index] = digits(pair);
    }

    private int digits(int[] pair) {
        return open(pair[0]) | open(pair[1]);
    }

    private int open(int cell) {
        return board.isOpen[cell] ? board.digits[cell] : 0;
    }

    private void count(int top, int bottom, int left, int right) {
        int empty = 0;
        for (int[] pair : pairs) {
            empty += empty(pair);
        }
        int room = 0;
        for (int digit = 0; digit < SIZE && room <= empty; digit++) {
            room += Integer.bitCount(COVERS[with(digit)][0]);
        }
        if (room == empty && empty >= LEAST_CELLS) {
            found(houses(top, bottom, left, right), empty);
        }
    }

    /** The pairs that can have a digit, counted from 0. */
    private int with(int digit) {
        int with = 0;
        for (int i = 0; i < PAIRS; i++) {
            with |= (inPair[i] >> digit & 1) << i;
        }
        return with;
    }

    /** The houses in the order of the ring: each holds the pair of its number, and the next. */
    private List<Rule.House> houses(int top, int bottom, int left, int right) {
        return List.of(
                box(top, left),
                sight.houseOf(top * SIZE, Kind.ROW),
                box(top, right),
                sight.houseOf(right, Kind.COLUMN),
                box(bottom, right),
                sight.houseOf(bottom * SIZE, Kind.ROW),
                box(bottom, left),
                sight.houseOf(left, Kind.COLUMN));
    }

    private Rule.House box(int row, int column) {
        return board.boxes.get(row / SIDE * SIDE + column / SIDE);
    }

    private void found(List<Rule.House> houses, int empty) {
        var ring = new CellSet.Builder();
        for (int[] pair : pairs) {
            ring.add(pair[0]).add(pair[1]);
        }
        CellSet cells = ring.build().and(sight.open());
        var count = new LockedCount(sight, cells);
        Digits digits = sight.digits(cells);
        Step.Builder step = hunt.step(digits);
        for (int digit : digits) {
            for (int cover : COVERS[with(digit - 1)]) {
                count.cover(digit, chosen(houses, cover));
            }
        }
        count.eliminate(step);
        if (!step.isEmpty()) {
            tell(step, houses, cells, empty);
            hunt.keep(count.tellEffects(step));
        }
    }

    /** Goes round the ring: which digits each pair shares with the next, and that these are as many as there are cells. */
    private void tell(Step.Builder step, List<Rule.House> houses, CellSet cells, int empty) {
        if (step.isQuiet()) {
            return;
        }
        var ring = new ArrayList<CellSet>();
        for (int[] pair : pairs) {
            ring.add(CellSet.of(pair).and(sight.open()));
        }
        List<Message> named = ring.stream()
                .filter(pair -> !pair.isEmpty())
                .map(pair -> Message.of(LogicPhrase.SK_LOOP_PAIR, pair))
                .toList();
        step.show(Role.SET, cells).say(LogicPhrase.SK_LOOP_RING, empty, named);
        for (int i = 0; i < PAIRS; i++) {
            Digits shared = shared(i);
            if (!shared.isEmpty()) {
                CellSet one = ring.get(i);
                CellSet next = ring.get((i + 1) % PAIRS);
                for (int digit : shared) {
                    show(step, i, digit, one.and(sight.places(digit)), next.and(sight.places(digit)));
                }
                step.say(LogicPhrase.SK_LOOP_SHARED, houses.get(i), one.or(next), shared);
            }
        }
        step.say(LogicPhrase.SK_LOOP_ALL, empty);
        for (int digit : sight.digits(cells)) {
            int[] ways = COVERS[with(digit - 1)];
            if (IntStream.of(ways).anyMatch(way -> isNews(digit, houses, cells, ways[0], way))) {
                List<Message> others = IntStream.of(ways)
                        .mapToObj(way -> Message.of(LogicPhrase.SK_LOOP_PAIR, chosen(houses, way)))
                        .toList();
                step.say(LogicPhrase.SK_LOOP_WAYS, Digits.of(digit), others);
            }
        }
    }

    /** Whether the digit leaves cells because of a way to choose its houses, and not because of the first. */
    private boolean isNews(int digit, List<Rule.House> houses, CellSet cells, int first, int way) {
        for (int i = 0; i < PAIRS; i++) {
            int both = 1 << i | 1 << (i + 1) % PAIRS;
            CellSet outside = houses.get(i).cells().minus(cells);
            boolean isLeft = (way & ~first & 1 << i) != 0 && outside.meets(sight.places(digit));
            boolean isTwice =
                    (way & both) == both && (first & both) != both && (inPair[(i + 1) % PAIRS] >> digit - 1 & 1) != 0;
            if (isLeft || isTwice) {
                return true;
            }
        }
        return false;
    }

    /** The digits that are counted in a house of the ring. */
    private Digits shared(int house) {
        Digits shared = Digits.NONE;
        for (int digit = 0; digit < SIZE; digit++) {
            if ((COVERS[with(digit)][0] >> house & 1) != 0) {
                shared = shared.with(digit + 1);
            }
        }
        return shared;
    }

    private static void show(Step.Builder step, int house, int digit, CellSet one, CellSet next) {
        step.show(Role.colour(house), Candidates.of(digit, one.or(next)));
        if (!one.isEmpty() && !next.isEmpty()) {
            step.show(Role.LINK, Link.weak(Candidates.of(digit, one), Candidates.of(digit, next)));
        }
    }

    private static List<Rule.House> chosen(List<Rule.House> houses, int some) {
        return IntStream.range(0, PAIRS)
                .filter(house -> (some >> house & 1) != 0)
                .mapToObj(houses::get)
                .toList();
    }
}
