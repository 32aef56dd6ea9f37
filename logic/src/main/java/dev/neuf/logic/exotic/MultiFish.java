package dev.neuf.logic.exotic;

import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
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

/**
 * Multifish: some lines need some digits, and the lines that cross them have room for just as many of these there. A cell
 * takes one digit, and a line takes each digit once.
 *
 * <pre>
 *   1 2 .  12 | . . .      two rows need 1 and 2, four digits in all. The first column has room for one of them,
 *   + + .  -  | . . .      because only 1 fits there, so has the second for 2, and the fourth for two:
 *   1 2 .  12 | . . .      just enough. So no + is a 1 or a 2 as above it, and no 12 is anything else
 * </pre>
 *
 * <p>How many digits fit in a line is the largest matching of its cells and the digits. A candidate without which the line
 * would have room for one less, because it takes a cell or a digit that is needed, cannot hold.
 *
 * <p>Only rows and columns are needed, so regions may have any shape. Boards of more than nine rows have too many sets of
 * rows to try.
 */
public final class MultiFish {

    /** One digit is a fish, and one line is a subset. */
    private static final int LEAST = 2;

    /** More lines or digits are seen as a multi-sector locked set of the other cells. */
    private static final int MOST = 4;

    private static final int MOST_SIZE = 9;

    /** By candidates of four digits in four cells, four bits for each digit, how many of them fit. */
    private static final byte[] ROOM = rooms();

    private static final int DIGIT = (1 << MOST) - 1;

    /** The first cell for each digit. */
    private static final int EACH = 0x1111;

    private final Sight sight;
    private final Hunt hunt;
    private final int size;
    private final boolean areRows;

    /** By digit and crossing line, the lines where it fits, as bits. */
    private final int[][] places;

    /** By digit, the lines that need it. */
    private final int[] needed;

    private final int[] lines = new int[MOST];
    private final int[] digits = new int[MOST];
    private int lineCount;
    private int digitCount;

    /** The same for the lines that are chosen: by digit and crossing line where it fits, and where it is needed. */
    private final int[][] fitting;

    private final int[] wanting;

    /** By how many digits are chosen, what fits in each crossing line. */
    private final int[][] fits;

    private MultiFish(Sight sight, Hunt hunt, boolean areRows) {
        this.sight = sight;
        this.hunt = hunt;
        this.size = sight.size();
        this.areRows = areRows;
        this.places = new int[size + 1][size];
        this.needed = new int[size + 1];
        this.fitting = new int[size + 1][size];
        this.wanting = new int[size + 1];
        this.fits = new int[MOST + 1][size];
        Layout layout = sight.layout();
        for (int digit = 1; digit <= size; digit++) {
            for (int cell : sight.places(digit)) {
                int line = areRows ? layout.row(cell) : layout.column(cell);
                places[digit][areRows ? layout.column(cell) : layout.row(cell)] |= 1 << line;
                needed[digit] |= 1 << line;
            }
        }
    }

    /** Two to four digits in as many lines. */
    public static void find(Sight sight, Hunt hunt) {
        if (sight.size() <= MOST_SIZE) {
            new MultiFish(sight, hunt, true).chooseLines(0);
            new MultiFish(sight, hunt, false).chooseLines(0);
        }
    }

    private static byte[] rooms() {
        var rooms = new byte[1 << MOST * MOST];
        for (int fits = 1; fits < rooms.length; fits++) {
            int first = fits & DIGIT;
            // the first digit fits nowhere, or is left out, or takes one of its cells
            byte most = rooms[fits >> MOST];
            for (int left = first; left != 0; left &= left - 1) {
                int others = fits >> MOST & ~(Integer.lowestOneBit(left) * EACH);
                most = (byte) Math.max(most, rooms[others] + 1);
            }
            rooms[fits] = most;
        }
        return rooms;
    }

    private void chooseLines(int from) {
        if (lineCount >= LEAST) {
            for (int digit = 1; digit <= size; digit++) {
                wanting[digit] = chosen(needed[digit]);
                for (int crossing = 0; crossing < size; crossing++) {
                    fitting[digit][crossing] = chosen(places[digit][crossing]);
                }
            }
            chooseDigits(1, 0);
        }
        for (int line = from; line < size && lineCount < MOST && !hunt.isOver(); line++) {
            lines[lineCount++] = line;
            chooseLines(line + 1);
            lineCount--;
        }
    }

    /** Adds digits to what fits in each crossing line, and to how many of them are needed. */
    private void chooseDigits(int from, int need) {
        int[] now = fits[digitCount];
        if (digitCount >= LEAST && room(now, -1) == need) {
            found(now);
        }
        for (int digit = from; digit <= size && digitCount < MOST; digit++) {
            int wanted = Integer.bitCount(wanting[digit]);
            if (wanted > 1) {
                int[] more = fits[digitCount + 1];
                for (int crossing = 0; crossing < size; crossing++) {
                    more[crossing] = now[crossing] | fitting[digit][crossing] << MOST * digitCount;
                }
                digits[digitCount++] = digit;
                chooseDigits(digit + 1, need + wanted);
                digitCount--;
            }
        }
    }

    /** The bits of the lines that are chosen, in their order. */
    private int chosen(int bits) {
        int chosen = 0;
        for (int i = 0; i < lineCount; i++) {
            chosen |= (bits >> lines[i] & 1) << i;
        }
        return chosen;
    }

    /** How many of the digits have room, if only those of a mask count. */
    private static int room(int[] fits, int mask) {
        int room = 0;
        for (int some : fits) {
            room += ROOM[some & mask];
        }
        return room;
    }

    private int need(int mask) {
        int need = 0;
        for (int i = 0; i < digitCount; i++) {
            need += Integer.bitCount(wanting[digits[i]] & mask >> MOST * i);
        }
        return need;
    }

    /** Whether fewer of the digits, or of the lines, would do. */
    private boolean hasSmaller(int[] fits) {
        for (int some = 1; some < (1 << digitCount) - 1; some++) {
            int mask = 0;
            for (int i = 0; i < digitCount; i++) {
                mask |= (some >> i & 1) * DIGIT << MOST * i;
            }
            if (room(fits, mask) == need(mask)) {
                return true;
            }
        }
        for (int some = 1; some < (1 << lineCount) - 1; some++) {
            if (room(fits, some * EACH) == need(some * EACH)) {
                return true;
            }
        }
        return false;
    }

    private void found(int[] fits) {
        long bits = 0;
        for (int i = 0; i < digitCount; i++) {
            bits |= 1L << digits[i] - 1;
        }
        var all = new Digits(bits);
        Step.Builder step = hunt.step(all);
        for (int crossing = 0; crossing < size; crossing++) {
            eliminate(step, all, crossing, fits[crossing]);
        }
        if (!step.isEmpty() && !hasSmaller(fits)) {
            tell(step, all, need(-1), fits);
        }
    }

    private void eliminate(Step.Builder step, Digits all, int crossing, int fits) {
        int room = ROOM[fits];
        for (int i = 0; i < lineCount && room > 0; i++) {
            CellSet cell = CellSet.of(cell(lines[i], crossing));
            int without = fits & ~(EACH << i);
            if (ROOM[without] < room) {
                step.eliminate(sight.layout().digits().minus(all), cell);
            }
            for (int j = 0; j < digitCount; j++) {
                // the digit takes its cell, and is used up itself
                if (ROOM[without & ~(DIGIT << MOST * j)] < room - 1) {
                    step.eliminate(digits[j], cell);
                }
            }
        }
        for (int j = 0; j < digitCount && room > 0; j++) {
            if (ROOM[fits & ~(DIGIT << MOST * j)] < room) {
                for (int line = 0; line < size; line++) {
                    if (chosen(1 << line) == 0) {
                        step.eliminate(digits[j], CellSet.of(cell(line, crossing)));
                    }
                }
            }
        }
    }

    private int cell(int line, int crossing) {
        return areRows ? sight.layout().cell(line, crossing) : sight.layout().cell(crossing, line);
    }

    /** How much room each crossing line has, those with the most first. */
    private List<Message> rooms(int[] fits) {
        List<Rule.House> crossing = sight.houses(areRows ? Kind.COLUMN : Kind.ROW);
        var rooms = new ArrayList<Message>();
        for (int room = MOST; room > 0; room--) {
            var some = new ArrayList<Rule.House>();
            for (int i = 0; i < size; i++) {
                if (ROOM[fits[i]] == room) {
                    some.add(crossing.get(i));
                }
            }
            if (!some.isEmpty()) {
                rooms.add(Message.of(LogicPhrase.MULTIFISH_LINE, some, room));
            }
        }
        return rooms;
    }

    private void tell(Step.Builder step, Digits all, int need, int[] fits) {
        if (step.isQuiet()) {
            hunt.keep(step);
            return;
        }
        List<Rule.House> houses = sight.houses(areRows ? Kind.ROW : Kind.COLUMN);
        var chosen = new ArrayList<Rule.House>();
        for (int i = 0; i < lineCount; i++) {
            chosen.add(houses.get(lines[i]));
        }
        for (Rule.House house : chosen) {
            step.show(Role.BASE, house);
            for (int digit : all) {
                step.show(Role.PATTERN, Candidates.of(digit, sight.places(digit, house)));
            }
        }
        hunt.keep(step.say(LogicPhrase.MULTIFISH_NEED, chosen, all, need)
                .say(LogicPhrase.MULTIFISH_ROOM, need, rooms(fits))
                .say(LogicPhrase.MULTIFISH_THEN));
    }
}
