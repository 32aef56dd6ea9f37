package dev.neuf.logic.nine;

/**
 * {@link dev.neuf.logic.find.SueDeCoq} on bits.
 *
 * <p>The cells of the box are chosen first. With each of them, the cells of the line that share a digit of the crossing with
 * it are out, and often none is left.
 */
final class SueDeCoqLook {

    private final Slate slate;

    // the crossing in hand

    private int line;
    private int box;

    /** The digits of the cells chosen where line and box cross, and how many more these are than the cells. */
    private int crossing;

    private int needed;

    /** The open positions but for these cells. */
    private int lineRest;

    private int boxRest;

    /** The positions of the line with no other digits than those of the crossing. */
    private int lineFree;

    SueDeCoqLook(Slate slate) {
        this.slate = slate;
    }

    void find(Catch caught) {
        slate.refresh(caught);
        for (line = 0; line < 18; line++) {
            for (int first = 0; first < 9; first += 3) {
                int open = slate.openAt[line] >> first & 7;
                if ((open & open - 1) != 0) {
                    box = Plain.BOX[Plain.CELL[line * 9 + first]];
                    if (isFresh(line) || isFresh(box)) {
                        cross(caught, first, open);
                    }
                }
            }
        }
    }

    private boolean isFresh(int house) {
        return (slate.freshLow & Plain.HOUSE_LOW[house] | slate.freshHigh & Plain.HOUSE_HIGH[house]) != 0;
    }

    /** Takes each choice of two or three open cells of the crossing. */
    private void cross(Catch caught, int first, int open) {
        for (int chosen = 3; chosen < 8; chosen++) {
            if ((chosen & ~open) == 0 && chosen != 4) {
                share(caught, first, chosen);
            }
        }
    }

    private void share(Catch caught, int first, int chosen) {
        int digits = 0;
        int inBox = 0;
        for (int left = chosen; left != 0; left &= left - 1) {
            int cell = Plain.CELL[line * 9 + first + Integer.numberOfTrailingZeros(left)];
            digits |= slate.candidates[cell];
            inBox |= 1 << Plain.IN_BOX[cell];
        }
        crossing = digits;
        needed = Integer.bitCount(digits) - Integer.bitCount(chosen);
        lineRest = slate.openAt[line] & ~(chosen << first);
        boxRest = slate.openAt[box] & ~inBox;
        if (needed >= 2) {
            lineFree = lineRest;
            for (int left = Plain.ALL_DIGITS & ~digits; left != 0; left &= left - 1) {
                lineFree &= ~slate.at[Integer.numberOfTrailingZeros(left) * Plain.HOUSES + line];
            }
            chooseInBox(caught, boxRest, 0, 0, lineRest);
        }
    }

    /** Adds cells of the box to those chosen, as long as cells of the line are left that have none of their digits. */
    private void chooseInBox(Catch caught, int rest, int chosen, int digits, int inLine) {
        for (int left = rest; left != 0; left &= left - 1) {
            int with = chosen | left & -left;
            int cell = Plain.CELL[box * 9 + Integer.numberOfTrailingZeros(left)];
            int both = digits | slate.candidates[cell];
            int room = Integer.bitCount(with) - Integer.bitCount(both & ~crossing);
            int more = Integer.bitCount(left & left - 1);
            if (room + more < 1) {
                continue;
            }
            int leftInLine = apart(inLine, both & ~digits & crossing, cell);
            if (mostRoom(leftInLine) < Math.max(1, needed - room - more)) {
                continue;
            }
            if (room >= 1 && room < needed && (both & crossing) != 0) {
                chooseInLine(caught, leftInLine, 0, 0, with, both, needed - room);
            }
            if (more > 0) {
                chooseInBox(caught, left & left - 1, with, both, leftInLine);
            }
        }
    }

    /** No more room than that have cells of the line: one with digits of its own makes none alone. */
    private int mostRoom(int inLine) {
        int free = inLine & lineFree;
        return free == inLine ? Integer.bitCount(inLine) : Integer.bitCount(inLine) - 1;
    }

    /** The positions of the line that are not this cell, and have none of the digits. */
    private int apart(int positions, int digits, int cell) {
        int apart = positions;
        for (int left = digits; left != 0 && apart != 0; left &= left - 1) {
            apart &= ~slate.at[Integer.numberOfTrailingZeros(left) * Plain.HOUSES + line];
        }
        int inLine = line < 9 ? Plain.COLUMN[cell] - 9 : Plain.ROW[cell];
        return Plain.CELL[line * 9 + inLine] == cell ? apart & ~(1 << inLine) : apart;
    }

    /** Adds cells of the line to those chosen, until they have the room that is wanted. */
    private void chooseInLine(
            Catch caught, int rest, int chosen, int digits, int boxChosen, int boxDigits, int wanted) {
        for (int left = rest; left != 0; left &= left - 1) {
            int with = chosen | left & -left;
            int both = digits | slate.candidates[Plain.CELL[line * 9 + Integer.numberOfTrailingZeros(left)]];
            int room = Integer.bitCount(with) - Integer.bitCount(both & ~crossing);
            if (room + Integer.bitCount(left & left - 1) >= wanted) {
                if (room == wanted && (both & crossing) != 0) {
                    found(caught, with, both, boxChosen, boxDigits);
                }
                chooseInLine(caught, left & left - 1, with, both, boxChosen, boxDigits, wanted);
            }
        }
    }

    private void found(Catch caught, int lineChosen, int lineDigits, int boxChosen, int boxDigits) {
        int twice = lineDigits & boxDigits;
        strike(caught, line, lineRest & ~lineChosen, (crossing | lineDigits) & ~boxDigits | twice);
        strike(caught, box, boxRest & ~boxChosen, (crossing | boxDigits) & ~lineDigits | twice);
        caught.keep(crossing);
    }

    private static void strike(Catch caught, int house, int positions, int digits) {
        for (int left = positions; left != 0; left &= left - 1) {
            caught.strike(Plain.CELL[house * 9 + Integer.numberOfTrailingZeros(left)], digits);
        }
    }
}
