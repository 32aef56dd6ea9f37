package dev.neuf.logic.nine;

/**
 * {@link dev.neuf.logic.find.SueDeCoq} on bits.
 *
 * <p>Box and line play the same part, so that with fewer cells comes first. With each cell chosen there, the cells of the
 * second that share a digit of the crossing with it are out, and often none is left.
 */
final class SueDeCoqLook {

    private final Slate slate;

    // the crossing in hand

    private int first;
    private int second;

    /** The open positions but for the cells chosen where they cross. */
    private int firstRest;

    private int secondRest;

    /** Those of the second with no other digits than the crossing. */
    private int secondFree;

    /** The cell of the crossing that is not chosen, if any is left, and its position in the second. */
    private int third;

    private int thirdAt;

    /** The digits of the cells chosen, and how many more these are than the cells. */
    private int crossing;

    private int needed;

    SueDeCoqLook(Slate slate) {
        this.slate = slate;
    }

    void find(Catch caught) {
        slate.refresh(caught);
        for (int line = 0; line < 18; line++) {
            for (int from = 0; from < 9; from += 3) {
                int open = slate.openAt[line] >> from & 7;
                int box = Plain.BOX[Plain.CELL[line * 9 + from]];
                if ((open & open - 1) != 0 && (isFresh(line) || isFresh(box))) {
                    cross(caught, line, box, from, open);
                }
            }
        }
    }

    private boolean isFresh(int house) {
        return (slate.freshLow & Plain.HOUSE_LOW[house] | slate.freshHigh & Plain.HOUSE_HIGH[house]) != 0;
    }

    /** Takes each choice of two or three open cells of the crossing. */
    private void cross(Catch caught, int line, int box, int from, int open) {
        for (int chosen = 3; chosen < 8; chosen++) {
            if ((chosen & ~open) == 0 && chosen != 4) {
                share(caught, line, box, from, chosen);
            }
        }
    }

    private void share(Catch caught, int line, int box, int from, int chosen) {
        int digits = 0;
        int inBox = 0;
        int other = 0;
        for (int i = 0; i < 3; i++) {
            int cell = Plain.CELL[line * 9 + from + i];
            if ((chosen >> i & 1) != 0) {
                digits |= slate.candidates[cell];
                inBox |= 1 << Plain.IN_BOX[cell];
            } else {
                other = i;
            }
        }
        crossing = digits;
        needed = Integer.bitCount(digits) - Integer.bitCount(chosen);
        if (needed < 2) {
            return;
        }
        // of three cells chosen none is in the rest of the box or the line, and this is not met
        third = Plain.CELL[line * 9 + from + other];
        int lineRest = slate.openAt[line] & ~(chosen << from);
        int boxRest = slate.openAt[box] & ~inBox;
        if (Integer.bitCount(boxRest) <= Integer.bitCount(lineRest)) {
            begin(caught, box, boxRest, line, lineRest, 1 << from + other);
        } else {
            begin(caught, line, lineRest, box, boxRest, 1 << Plain.IN_BOX[third]);
        }
    }

    private void begin(Catch caught, int first, int firstRest, int second, int secondRest, int thirdAt) {
        this.first = first;
        this.firstRest = firstRest;
        this.second = second;
        this.secondRest = secondRest;
        this.thirdAt = thirdAt;
        secondFree = apart(secondRest, Plain.ALL_DIGITS & ~crossing);
        chooseFirst(caught, firstRest, 0, 0, secondRest);
    }

    /** Those of the positions in the second house that have none of the digits. */
    private int apart(int positions, int digits) {
        int apart = positions;
        for (int left = digits; left != 0; left &= left - 1) {
            apart &= ~slate.at[Integer.numberOfTrailingZeros(left) * Plain.HOUSES + second];
        }
        return apart;
    }

    /** Adds cells of the first house to those chosen, as long as the cells left in the second have room for the rest. */
    private void chooseFirst(Catch caught, int rest, int chosen, int digits, int second) {
        for (int left = rest; left != 0; left &= left - 1) {
            int cell = Plain.CELL[first * 9 + Integer.numberOfTrailingZeros(left)];
            int with = chosen | left & -left;
            int both = digits | slate.candidates[cell];
            int room = Integer.bitCount(with) - Integer.bitCount(both & ~crossing);
            int more = room + Integer.bitCount(left & left - 1);
            if (more >= 1) {
                int apart = apart(cell == third ? second & ~thirdAt : second, both & ~digits & crossing);
                if (mostRoom(apart) >= Math.max(1, needed - more)) {
                    if (room >= 1 && room < needed && (both & crossing) != 0) {
                        chooseSecond(caught, apart, 0, 0, with, both, needed - room);
                    }
                    chooseFirst(caught, left & left - 1, with, both, apart);
                }
            }
        }
    }

    /** Cells of the second house have no more room than that: those with digits of their own have none for one of these. */
    private int mostRoom(int positions) {
        int count = Integer.bitCount(positions);
        return (positions & ~secondFree) == 0 ? count : count - 1;
    }

    /** Adds cells of the second house to those chosen, and keeps those that have the room wanted. */
    private void chooseSecond(
            Catch caught, int rest, int chosen, int digits, int firstChosen, int firstDigits, int wanted) {
        for (int left = rest; left != 0; left &= left - 1) {
            int with = chosen | left & -left;
            int both = digits | slate.candidates[Plain.CELL[second * 9 + Integer.numberOfTrailingZeros(left)]];
            int room = Integer.bitCount(with) - Integer.bitCount(both & ~crossing);
            if (room + Integer.bitCount(left & left - 1) >= wanted) {
                if (room == wanted && (both & crossing) != 0) {
                    keep(caught, firstChosen, firstDigits, with, both);
                }
                chooseSecond(caught, left & left - 1, with, both, firstChosen, firstDigits, wanted);
            }
        }
    }

    private void keep(Catch caught, int firstChosen, int firstDigits, int secondChosen, int secondDigits) {
        int twice = firstDigits & secondDigits;
        strike(caught, first, firstRest & ~firstChosen, (crossing | firstDigits) & ~secondDigits | twice);
        strike(caught, second, secondRest & ~secondChosen, (crossing | secondDigits) & ~firstDigits | twice);
        caught.keep(crossing);
    }

    private static void strike(Catch caught, int house, int positions, int digits) {
        for (int left = positions; left != 0; left &= left - 1) {
            caught.strike(Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)], digits);
        }
    }
}
