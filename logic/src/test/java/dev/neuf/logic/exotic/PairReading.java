package dev.neuf.logic.exotic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Candidates;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Message;
import dev.neuf.logic.LogicPhrase;
import dev.neuf.logic.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Reads the proof of a weak exocet as somebody would who believes nothing: each digit must have no other place by then, each
 * end must be one, and no pair that the base could have, no place where a line could have its digit, may be left out.
 */
final class PairReading {

    /** Where the digits of the base fit, as far as it was read. */
    private record Room(Board board, Digits[] can) {

        static Room of(Board board, Digits digits) {
            var can = new Digits[board.values().cellCount()];
            for (int cell = 0; cell < can.length; cell++) {
                Digits there = board.isOpen(cell)
                        ? board.candidates(cell)
                        : Digits.of(board.values().digit(cell));
                can[cell] = there.and(digits);
            }
            return new Room(board, can);
        }

        Room copy() {
            return new Room(board, can.clone());
        }

        CellSet places(Digits digits, CellSet cells) {
            CellSet places = CellSet.NONE;
            for (int cell : cells) {
                places = can[cell].and(digits).isEmpty() ? places : places.with(cell);
            }
            return places;
        }

        void strike(CellSet cells, Digits digits) {
            cells.forEach(cell -> can[cell] = can[cell].minus(digits));
        }

        void place(int cell, Digits digit) {
            assertThat(can[cell].containsAll(digit)).isTrue();
            strike(board.rules().peers(cell), digit);
            can[cell] = digit;
        }
    }

    private final Board board;
    private final Set<Digits> pairs = new HashSet<>();
    private CellSet base = CellSet.NONE;
    private Digits digits = Digits.NONE;
    private Message supposed = Message.of(LogicPhrase.EXOCET_BASE);

    /** The places where a line could have its digit that were not looked at, and all that was known before. */
    private CellSet open = CellSet.NONE;

    private Digits either = Digits.NONE;
    private Room room;

    private PairReading(Board board) {
        this.board = board;
        this.room = Room.of(board, Digits.NONE);
    }

    static void read(Board board, Step step) {
        var reading = new PairReading(board);
        step.proof().forEach(sentence -> reading.read(sentence.message()));
        reading.conclude(step.deductions());
    }

    private void read(Message message) {
        List<Object> parts = message.parts();
        switch ((LogicPhrase) message.phrase()) {
            case EXOCET_BASE -> {
                base = (CellSet) parts.get(0);
                digits = (Digits) parts.get(1);
                base.forEach(cell ->
                        assertThat(digits.containsAll(board.candidates(cell))).isTrue());
            }
            case WEAK_EXOCET_LINES -> lines(parts);
            case WEAK_EXOCET_IN_BASE, WEAK_EXOCET_WITHOUT, WEAK_EXOCET_WITH -> supposed = message;
            case WEAK_EXOCET_CASE -> {
                begin((Digits) parts.get(0));
                follow(room, (List<?>) parts.get(1), (Message) parts.get(2));
            }
            case WEAK_EXOCET_AT_ONCE -> {
                begin((Digits) parts.get(0));
                if (parts.get(1) instanceof List<?> list) {
                    split(list);
                } else {
                    end(room, (Message) parts.get(1));
                }
            }
            case WEAK_EXOCET_THERE -> follow(there(parts.get(0)), (List<?>) parts.get(1), (Message) parts.get(2));
            case WEAK_EXOCET_THERE_AT_ONCE -> end(there(parts.get(0)), (Message) parts.get(1));
            default -> throw new AssertionError("No weak exocet says " + message);
        }
    }

    /** Without the targets and the wound, which are open, each digit has room on the lines twice; one has more with the wound. */
    private void lines(List<Object> parts) {
        var ofBase = (Rule.House) parts.get(0);
        var box = (Rule.House) parts.get(1);
        assertThat(ofBase.cells().containsAll(base)).isTrue();
        assertThat(box.cells().containsAll(base)).isTrue();
        List<CellSet> lines = ((List<?>) parts.get(2))
                .stream()
                        .map(line -> ((Rule.House) line)
                                .cells()
                                .minus(ofBase.cells())
                                .minus(box.cells()))
                        .toList();
        var targets = (CellSet) parts.get(3);
        var wound = (CellSet) parts.get(4);
        for (int cell : targets.or(wound)) {
            assertThat(board.isOpen(cell)).isTrue();
            assertThat(lines).anyMatch(line -> line.contains(cell));
        }
        boolean isWounded = false;
        for (int digit : digits) {
            assertThat(hasThree(lines, digit, targets.or(wound))).isFalse();
            isWounded |= hasThree(lines, digit, targets);
        }
        assertThat(isWounded).isTrue();
    }

    /** Whether a digit fits once on each of three lines, but for some cells, in rows or columns of their own. */
    private boolean hasThree(List<CellSet> lines, int digit, CellSet without) {
        Room whole = Room.of(board, Digits.of(digit));
        for (int a : whole.places(Digits.of(digit), lines.get(0).minus(without))) {
            for (int b : whole.places(Digits.of(digit), lines.get(1).minus(without))) {
                for (int c : whole.places(Digits.of(digit), lines.get(2).minus(without))) {
                    if (!isInLine(a, b) && !isInLine(a, c) && !isInLine(b, c)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isInLine(int a, int b) {
        int size = board.layout().size();
        return a / size == b / size || a % size == b % size;
    }

    /** The base has a pair, so nothing else has it in the houses of both its cells. */
    private void begin(Digits pair) {
        assertThat(open).as("all places were looked at").isEqualTo(CellSet.NONE);
        assertThat(pair.size()).isEqualTo(2);
        assertThat(digits.containsAll(pair)).isTrue();
        assertThat(pairs.add(pair)).as("%s is new", pair).isTrue();
        room = Room.of(board, digits);
        CellSet around = board.rules().peers(base.first()).and(board.rules().peers(base.next(base.first() + 1)));
        room.strike(around, pair);
        room.strike(base, digits.minus(pair));
        List<Object> parts = supposed.parts();
        if (supposed.phrase() == LogicPhrase.WEAK_EXOCET_WITHOUT) {
            room.strike((CellSet) parts.get(0), digits);
        } else if (supposed.phrase() == LogicPhrase.WEAK_EXOCET_WITH) {
            room.place(((CellSet) parts.get(0)).first(), (Digits) parts.get(1));
        }
    }

    private static void follow(Room room, List<?> placed, Message end) {
        assertThat(placed).isNotEmpty();
        placed.forEach(one -> place(room, (Message) one));
        end(room, end);
    }

    private static void place(Room room, Message message) {
        assertThat(message.phrase()).isEqualTo(LogicPhrase.WEAK_EXOCET_PLACE);
        var house = (Rule.House) message.parts().get(0);
        var digit = (Digits) message.parts().get(1);
        var cell = (CellSet) message.parts().get(2);
        assertThat(room.places(digit, house.cells())).as("%s", message).isEqualTo(cell);
        room.place(cell.first(), digit);
    }

    private static void end(Room room, Message message) {
        var house = (Rule.House) message.parts().get(0);
        var few = (Digits) message.parts().get(1);
        boolean hasNone = message.phrase() == LogicPhrase.WEAK_EXOCET_NO_PLACE;
        CellSet left = hasNone ? CellSet.NONE : (CellSet) message.parts().get(2);
        assertThat(room.places(few, house.cells())).as("%s", message).isEqualTo(left);
        assertThat(left.size()).as("%s", message).isLessThan(few.size());
    }

    private void split(List<?> list) {
        list.subList(0, list.size() - 1).forEach(one -> place(room, (Message) one));
        var last = (Message) list.getLast();
        assertThat(last.phrase()).isEqualTo(LogicPhrase.WEAK_EXOCET_EITHER);
        either = (Digits) last.parts().get(1);
        open = (CellSet) last.parts().get(2);
        assertThat(room.places(either, ((Rule.House) last.parts().get(0)).cells()))
                .isEqualTo(open);
    }

    private Room there(Object candidate) {
        var there = (Candidates) candidate;
        assertThat(there.digits()).isEqualTo(either);
        assertThat(open.containsAll(there.cells())).isTrue();
        open = open.minus(there.cells());
        Room copy = room.copy();
        copy.place(there.cells().first(), either);
        return copy;
    }

    private void conclude(List<Deduction> deductions) {
        assertThat(open).isEqualTo(CellSet.NONE);
        CellSet cells = (CellSet) supposed.parts().get(0);
        Digits some = (Digits) supposed.parts().get(1);
        boolean isInBase = supposed.phrase() == LogicPhrase.WEAK_EXOCET_IN_BASE;
        assertThat(missing(isInBase ? some : digits)).as("pairs left out").isEmpty();
        IntFunction<Digits> gone = cell -> {
            Digits there = board.candidates(cell);
            return supposed.phrase() == LogicPhrase.WEAK_EXOCET_WITHOUT ? there.minus(some) : there.and(some);
        };
        assertThat(deductions).isNotEmpty().allSatisfy(deduction -> {
            assertThat(deduction).isInstanceOf(Deduction.Eliminate.class);
            assertThat(cells.contains(deduction.cell())).isTrue();
            assertThat(gone.apply(deduction.cell()).containsAll(((Deduction.Eliminate) deduction).digits()))
                    .isTrue();
        });
    }

    /** The pairs with one of these digits that the base could have and that were not looked at. */
    private List<Digits> missing(Digits some) {
        Digits one = board.candidates(base.first());
        Digits other = board.candidates(base.next(base.first() + 1));
        var missing = new ArrayList<Digits>();
        for (int a : one) {
            for (int b : other.without(a)) {
                Digits pair = Digits.of(a, b);
                if (!pair.and(some).isEmpty() && !pairs.contains(pair)) {
                    missing.add(pair);
                }
            }
        }
        return missing;
    }
}
