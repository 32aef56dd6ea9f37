package dev.neuf.logic.nine;

/** {@link dev.neuf.logic.find.Rectangles} on bits: {@link Corners} has found them. */
final class RectangleLooks {

    // which cells have other digits, as sets of bits that stand for sets of corners
    private static final int ACROSS = 1 << 0b0110;
    private static final int SIDE = 1 << 0b1010 | 1 << 0b1100;
    private static final int ONE = 1 << 0b0010 | 1 << 0b0100 | 1 << 0b1000;
    private static final int THREE = 1 << 0b1110;

    private RectangleLooks() {}

    /** All types, each by its technique. */
    static void find(Slate slate, Catch caught) {
        switch (caught.technique()) {
            case UNIQUE_RECTANGLE_1 -> each(slate, caught, 1, ONE);
            case UNIQUE_RECTANGLE_2 -> each(slate, caught, 2, SIDE);
            case UNIQUE_RECTANGLE_3 -> each(slate, caught, 3, SIDE);
            case UNIQUE_RECTANGLE_4 -> each(slate, caught, 4, SIDE);
            case UNIQUE_RECTANGLE_5 -> each(slate, caught, 5, ACROSS | THREE);
            case UNIQUE_RECTANGLE_6 -> each(slate, caught, 6, ACROSS);
            default -> each(slate, caught, 0, ACROSS | THREE);
        }
    }

    private static void each(Slate slate, Catch caught, int type, int kinds) {
        Corners corners = slate.corners;
        corners.spread(slate);
        if ((corners.kinds & kinds) != 0) {
            for (int i = 0; i < corners.count; i++) {
                if ((kinds >> Corners.ways(corners.all[i]) & 1) != 0) {
                    look(slate, caught, type, corners.all[i]);
                }
            }
        }
    }

    private static void look(Slate slate, Catch caught, int type, long rectangle) {
        int pair = Corners.pair(rectangle);
        int others = Corners.others(rectangle);
        int ways = Corners.ways(rectangle);
        int one = Corners.corner(rectangle, Integer.numberOfTrailingZeros(ways));
        int last = Corners.corner(rectangle, 31 - Integer.numberOfLeadingZeros(ways));
        switch (type) {
            case 1 -> Escapes.byCell(caught, one, pair);
            case 2, 5 -> {
                if (Integer.bitCount(others) == 1) {
                    byDigit(caught, rectangle);
                }
            }
            case 3 -> {
                int x = Integer.numberOfTrailingZeros(pair);
                int y = 31 - Integer.numberOfLeadingZeros(pair);
                long low = slate.openLow & ~slate.low[x] & ~slate.low[y];
                long high = slate.openHigh & ~slate.high[x] & ~slate.high[y];
                for (int i = 0; i < 4; i++) {
                    low &= ~Plain.low(Corners.corner(rectangle, i));
                    high &= ~Plain.high(Corners.corner(rectangle, i));
                }
                Escapes.bySubset(slate, caught, one, last, others, low, high, pair);
            }
            case 4 -> Escapes.byLock(slate, caught, one, last, pair);
            case 6 -> cross(slate, caught, rectangle);
            default -> {
                hidden(slate, caught, rectangle, 3);
                if (ways == 0b0110) {
                    hidden(slate, caught, rectangle, 0);
                }
            }
        }
    }

    private static void byDigit(Catch caught, long rectangle) {
        long low = 0;
        long high = 0;
        for (int left = Corners.ways(rectangle); left != 0; left &= left - 1) {
            int cell = Corners.corner(rectangle, Integer.numberOfTrailingZeros(left));
            low |= Plain.low(cell);
            high |= Plain.high(cell);
        }
        Escapes.byDigit(caught, low, high, Corners.others(rectangle), Corners.pair(rectangle));
    }

    /** If a digit has no places but the corners in all four sides, it is not in the two with other digits. */
    private static void cross(Slate slate, Catch caught, long rectangle) {
        int pair = Corners.pair(rectangle);
        for (int left = pair; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            if (isOnlyBeside(slate, rectangle, 0, digit) && isOnlyBeside(slate, rectangle, 3, digit)) {
                caught.strike(Corners.corner(rectangle, 1), 1 << digit);
                caught.strike(Corners.corner(rectangle, 2), 1 << digit);
                caught.keep(pair);
            }
        }
    }

    /** If a digit has no places but corners in the two sides of one, the other digit is not there. */
    private static void hidden(Slate slate, Catch caught, long rectangle, int corner) {
        int pair = Corners.pair(rectangle);
        for (int left = pair; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            if (isOnlyBeside(slate, rectangle, corner, digit)) {
                caught.strike(Corners.corner(rectangle, corner), pair & ~(1 << digit));
                caught.keep(pair);
            }
        }
    }

    /** Whether a digit is nowhere but in corners in the row and the column of the first or last one. */
    private static boolean isOnlyBeside(Slate slate, long rectangle, int corner, int digit) {
        int cell = Corners.corner(rectangle, corner);
        int across = Corners.corner(rectangle, 3 - corner);
        int inRow = slate.at[digit * Plain.HOUSES + Plain.ROW[cell]];
        int inColumn = slate.at[digit * Plain.HOUSES + Plain.COLUMN[cell]];
        return (inRow & ~(1 << cell % 9 | 1 << across % 9)) == 0
                && (inColumn & ~(1 << cell / 9 | 1 << across / 9)) == 0;
    }
}
