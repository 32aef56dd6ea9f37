package dev.neuf.logic.nine;

/**
 * Which digits have how few places in a house outside the crossing of a line and a box. A line is one word, as in
 * {@link Strips}: three times 9 bits, for its crossings with three boxes.
 */
final class Crossings {

    private static final int ALL = (1 << 27) - 1;

    private int turn;

    /** By line, the digits of its strips: those with one place or more, two or more, and three. */
    private final int[] one = new int[18];

    private final int[] two = new int[18];
    private final int[] three = new int[18];

    /**
     * By cells chosen - 1, and by line: the digits that have more places than so many in the rest of the box, or none in
     * the whole box.
     */
    final int[][] boxBars = new int[2][18];

    /** The same for the rest of the line. */
    final int[][] lineBars = new int[2][18];

    /** Looks at the slate again, if it has changed. */
    void make(Slate slate) {
        if (turn == slate.turn) {
            return;
        }
        turn = slate.turn;
        for (int line = 0; line < 18; line++) {
            one[line] = 0;
            two[line] = 0;
            three[line] = 0;
            for (int i = line * 9; i < line * 9 + 9; i += 3) {
                add(slate, line, i);
            }
        }
        for (int line = 0; line < 18; line++) {
            int first = line / 3 * 3;
            int next = line == first ? first + 1 : first;
            int last = line == first + 2 ? first + 1 : first + 2;
            bar(boxBars, line, one[next], two[next], three[next], one[last], two[last], three[last]);
            bar(
                    lineBars,
                    line,
                    turn(one[line]),
                    turn(two[line]),
                    turn(three[line]),
                    turn(turn(one[line])),
                    turn(turn(two[line])),
                    turn(turn(three[line])));
        }
    }

    private void add(Slate slate, int line, int from) {
        int a = slate.candidates[Plain.CELL[from]];
        int b = slate.candidates[Plain.CELL[from + 1]];
        int c = slate.candidates[Plain.CELL[from + 2]];
        int shift = from - line * 9;
        one[line] |= (a | b | c) << 3 * shift;
        two[line] |= (a & b | (a | b) & c) << 3 * shift;
        three[line] |= (a & b & c) << 3 * shift;
    }

    /** The next strip of a line, for each. */
    private static int turn(int strips) {
        return (strips << 9 | strips >>> 18) & ALL;
    }

    private void bar(int[][] bars, int line, int one, int two, int three, int other, int others, int all) {
        int none = ~(this.one[line] | one | other);
        bars[0][line] = none | two | others | one & other;
        bars[1][line] = none | three | all | two & other | one & others;
    }
}
