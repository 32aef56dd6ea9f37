package dev.neuf.core.format;

import dev.neuf.core.Unreadable;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;

/**
 * How Solo writes where pieces of a board end: all places between two cells are visited, those between columns row by
 * row, then those between rows column by column, and one more at the end. A letter is the number of places without an
 * edge before one with an edge: _ for none, a for one, up to y. A z is a longer run, and no edge follows it.
 */
final class SoloEdges {

    /** What z stands for. The program writes it as 25 and reads it as 26; only one of them makes the sum right. */
    private static final int[] LONG_RUNS = {26, 25};

    private SoloEdges() {}

    private static int places(int size) {
        return 2 * size * (size - 1);
    }

    /** The two cells beside a place. */
    private static int[] beside(int place, int size) {
        int half = size * (size - 1);
        int major = place % half / (size - 1);
        int minor = place % half % (size - 1);
        int cell = place < half ? major * size + minor : minor * size + major;
        return new int[] {cell, place < half ? cell + 1 : cell + size};
    }

    /** A number for each cell that is the same in one piece: that of its first cell. */
    static int[] pieces(String field, int size, Numbers.Word id) {
        for (int longRun : LONG_RUNS) {
            boolean[] isEdge = new boolean[places(size) + 1];
            int at = 0;
            for (int i = 0; i < field.length() && at < isEdge.length; i++) {
                char c = field.charAt(i);
                if (c != '_' && c < 'a') {
                    throw wrong(field, id);
                }
                at += c == '_' ? 0 : c == 'z' ? longRun : c - 'a' + 1;
                if (c != 'z' && at < isEdge.length) {
                    isEdge[at] = true;
                    at += i < field.length() - 1 ? 1 : 0;
                }
            }
            if (at == isEdge.length - 1 && isEdge[at]) {
                return joined(isEdge, size);
            }
        }
        throw wrong(field, id);
    }

    private static Unreadable wrong(String field, Numbers.Word id) {
        return id.wrong(0, Message.of(CorePhrase.SOLO_EDGES, Cells.start(field)));
    }

    private static int[] joined(boolean[] isEdge, int size) {
        int[] piece = new int[size * size];
        for (int cell = 0; cell < piece.length; cell++) {
            piece[cell] = cell;
        }
        for (boolean isChanged = true; isChanged; ) {
            isChanged = false;
            for (int place = 0; place < places(size); place++) {
                int[] cells = beside(place, size);
                int least = Math.min(piece[cells[0]], piece[cells[1]]);
                if (!isEdge[place] && piece[cells[0]] != piece[cells[1]]) {
                    piece[cells[0]] = least;
                    piece[cells[1]] = least;
                    isChanged = true;
                }
            }
        }
        return piece;
    }

    /** The edges of pieces. */
    static String field(int[] pieces, int size) {
        var field = new StringBuilder();
        int run = 0;
        for (int place = 0; place <= places(size); place++) {
            int[] cells = place < places(size) ? beside(place, size) : new int[2];
            if (place == places(size) || pieces[cells[0]] != pieces[cells[1]]) {
                for (; run > 25; run -= LONG_RUNS[0]) {
                    field.append('z');
                }
                field.append(run <= 0 ? '_' : (char) ('a' + run - 1));
                run = 0;
            } else {
                run++;
            }
        }
        return field.toString();
    }
}
