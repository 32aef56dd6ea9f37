package dev.neuf.make;

import dev.neuf.logic.Level;
import dev.neuf.logic.Technique;
import dev.neuf.search.Nine;

/**
 * Throws away 9x9 puzzles that are too easy or too hard, in a few microseconds: no person needs to look at them.
 *
 * <p>It knows singles, locked candidates, pairs and triples, hence whether a puzzle can be easy or medium. What it lets
 * pass is judged by a person; what it throws away a person would, too.
 */
final class NineScreen {

    private static final int ALL = 0x1FF;

    /** For each house, its cells: rows, columns, boxes. */
    private static final int[][] HOUSES = new int[27][9];

    private static final int[][] PEERS = new int[Nine.CELL_COUNT][20];

    static {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                HOUSES[i][j] = 9 * i + j;
                HOUSES[9 + i][j] = 9 * j + i;
                HOUSES[18 + i][j] = 27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3;
            }
        }
        for (int cell = 0; cell < PEERS.length; cell++) {
            int count = 0;
            for (int other = 0; other < PEERS.length; other++) {
                boolean isBox = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
                if (other != cell && (cell / 9 == other / 9 || cell % 9 == other % 9 || isBox)) {
                    PEERS[cell][count++] = other;
                }
            }
        }
    }

    private final Need need;
    private final int[] candidates = new int[Nine.CELL_COUNT];
    private final int[] masks = new int[9];
    private int open;
    private boolean hasNews;

    /** What has to be known of a puzzle. */
    private enum Need {
        NOTHING,
        /** Singles and locked candidates solve it; a person will tell whether it is easy. */
        EASY_AT_MOST,
        /** Singles do not solve it, but with pairs and triples they do. */
        MEDIUM_ONLY,
        /** Singles do not solve it. */
        MORE_THAN_SINGLES,
        /** Not even pairs and triples solve it. */
        MORE_THAN_MEDIUM
    }

    private NineScreen(Need need) {
        this.need = need;
    }

    static NineScreen of(Taste taste) {
        Level least = Level.EASY;
        for (Technique technique : taste.needs()) {
            least = technique.level().compareTo(least) > 0 ? technique.level() : least;
        }
        Level level = taste.level().orElse(least);
        if (level.compareTo(Level.MEDIUM) > 0 || least.compareTo(Level.MEDIUM) > 0) {
            return new NineScreen(Need.MORE_THAN_MEDIUM);
        }
        if (taste.level().isPresent()) {
            return new NineScreen(level == Level.EASY ? Need.EASY_AT_MOST : Need.MEDIUM_ONLY);
        }
        return new NineScreen(least == Level.EASY ? Need.NOTHING : Need.MORE_THAN_SINGLES);
    }

    /** Whether a puzzle with one solution can be to the taste. */
    boolean passes(byte[] puzzle) {
        return switch (need) {
            case NOTHING -> true;
            case EASY_AT_MOST -> isSolved(puzzle, true, false);
            case MEDIUM_ONLY -> !isSolved(puzzle, false, false) && isSolved(puzzle, true, true);
            case MORE_THAN_SINGLES -> !isSolved(puzzle, false, false);
            case MORE_THAN_MEDIUM -> !isSolved(puzzle, true, true);
        };
    }

    private boolean isSolved(byte[] puzzle, boolean isLocked, boolean isSubsets) {
        for (int cell = 0; cell < puzzle.length; cell++) {
            candidates[cell] = ALL;
        }
        open = puzzle.length;
        for (int cell = 0; cell < puzzle.length; cell++) {
            if (puzzle[cell] != '.') {
                place(cell, 1 << puzzle[cell] - '1');
            }
        }
        do {
            hasNews = false;
            singles();
            if (!hasNews && isLocked && open > 0) {
                lock();
            }
            if (!hasNews && isSubsets && open > 0) {
                subsets();
            }
        } while (hasNews && open > 0);
        return open == 0;
    }

    /** A placed cell has no candidates left. */
    private void place(int cell, int digit) {
        candidates[cell] = 0;
        open--;
        hasNews = true;
        for (int peer : PEERS[cell]) {
            candidates[peer] &= ~digit;
        }
    }

    private void singles() {
        for (int cell = 0; cell < candidates.length; cell++) {
            int own = candidates[cell];
            if (own != 0 && (own & own - 1) == 0) {
                place(cell, own);
            }
        }
        for (int[] house : HOUSES) {
            int once = 0;
            int twice = 0;
            for (int cell : house) {
                twice |= once & candidates[cell];
                once |= candidates[cell];
            }
            for (int hidden = once & ~twice; hidden != 0; hidden &= hidden - 1) {
                int digit = hidden & -hidden;
                for (int cell : house) {
                    if ((candidates[cell] & digit) != 0) {
                        place(cell, digit);
                    }
                }
            }
        }
    }

    /** Locked candidates: where a line and a box cross, what one of them has only there, the other has only there. */
    private void lock() {
        for (int line = 0; line < 18; line++) {
            int[] cells = HOUSES[line];
            for (int third = 0; third < 3; third++) {
                int first = cells[3 * third];
                int crossing = candidates[first] | candidates[cells[3 * third + 1]] | candidates[cells[3 * third + 2]];
                int[] box = HOUSES[18 + first / 27 * 3 + first % 9 / 3];
                int besideInLine = 0;
                for (int i = 0; i < 9; i++) {
                    besideInLine |= i / 3 == third ? 0 : candidates[cells[i]];
                }
                int besideInBox = 0;
                for (int cell : box) {
                    besideInBox |= isOn(cell, line) ? 0 : candidates[cell];
                }
                int onlyInBox = crossing & besideInLine & ~besideInBox;
                int onlyInLine = crossing & besideInBox & ~besideInLine;
                if ((onlyInBox | onlyInLine) != 0) {
                    for (int i = 0; i < 9; i++) {
                        candidates[cells[i]] &= i / 3 == third ? ALL : ~onlyInBox;
                    }
                    for (int cell : box) {
                        candidates[cell] &= isOn(cell, line) ? ALL : ~onlyInLine;
                    }
                    hasNews = true;
                }
            }
        }
    }

    private static boolean isOn(int cell, int line) {
        return line < 9 ? cell / 9 == line : cell % 9 == line - 9;
    }

    /** Naked and hidden pairs and triples. */
    private void subsets() {
        for (int[] house : HOUSES) {
            for (int i = 0; i < 9; i++) {
                masks[i] = candidates[house[i]];
            }
            int found = subset();
            if (found != 0) { // these cells hold their digits and no others
                int digits = union(found);
                for (int i = 0; i < 9; i++) {
                    candidates[house[i]] &= (found >>> i & 1) != 0 ? ALL : ~digits;
                }
                hasNews = true;
                return;
            }
            for (int digit = 0; digit < 9; digit++) {
                masks[digit] = 0;
                for (int i = 0; i < 9; i++) {
                    masks[digit] |= (candidates[house[i]] >>> digit & 1) << i;
                }
            }
            found = subset();
            if (found != 0) { // these digits are in their cells, and no others are there
                int places = union(found);
                for (int i = 0; i < 9; i++) {
                    candidates[house[i]] &= (places >>> i & 1) != 0 ? found : ALL;
                }
                hasNews = true;
                return;
            }
        }
    }

    private int union(int chosen) {
        int union = 0;
        for (int left = chosen; left != 0; left &= left - 1) {
            union |= masks[Integer.numberOfTrailingZeros(left)];
        }
        return union;
    }

    /** Two masks with two bits together, or three with three, that say something about another; 0 if there are none. */
    private int subset() {
        for (int i = 0; i < 9; i++) {
            if (!isFew(masks[i])) {
                continue;
            }
            for (int j = i + 1; j < 9; j++) {
                int two = masks[i] | masks[j];
                if (!isFew(masks[j]) || Integer.bitCount(two) > 3) {
                    continue;
                }
                if (Integer.bitCount(two) == 2 && meetsOther(two, 1 << i | 1 << j)) {
                    return 1 << i | 1 << j;
                }
                for (int k = j + 1; k < 9; k++) {
                    int three = two | masks[k];
                    int chosen = 1 << i | 1 << j | 1 << k;
                    if (masks[k] != 0 && Integer.bitCount(three) == 3 && meetsOther(three, chosen)) {
                        return chosen;
                    }
                }
            }
        }
        return 0;
    }

    private static boolean isFew(int mask) {
        return mask != 0 && Integer.bitCount(mask) <= 3;
    }

    private boolean meetsOther(int bits, int chosen) {
        for (int i = 0; i < 9; i++) {
            if ((chosen >>> i & 1) == 0 && (masks[i] & bits) != 0) {
                return true;
            }
        }
        return false;
    }
}
