package dev.neuf.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The answers to some plain puzzles that follow one another, ready to be printed at once. */
final class Batch {

    private static final int FIRST_SIZE = 1 << 13;

    private final List<Marked> marked = new ArrayList<>();
    private byte[] text = {};
    private int length;
    private int count;
    private int boards;
    private Exit exit = Exit.YES;

    /** A mark, and where the answer that has it ends. */
    private record Marked(Fingerprint mark, int end) {}

    /** Adds text in UTF-8. An answer may have several pieces; what ends it is {@link #end}. */
    void add(byte[] piece) {
        System.arraycopy(piece, 0, room(piece.length), length, piece.length);
        length += piece.length;
    }

    void add(char c) {
        room(1)[length++] = (byte) c;
    }

    /** Adds a number, without the text that it would be. */
    void add(long number) {
        int digits = 1;
        for (long rest = number / 10; rest > 0; rest /= 10) {
            digits++;
        }
        byte[] to = room(digits);
        long rest = number;
        for (int at = length + digits - 1; at >= length; at--) {
            to[at] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        length += digits;
    }

    /** The text with room for so many more bytes after its {@link #length}. */
    private byte[] room(int more) {
        if (text.length - length < more) {
            text = Arrays.copyOf(text, Math.max(FIRST_SIZE, 2 * (length + more)));
        }
        return text;
    }

    /** One more answer is complete. */
    void end(Exit how) {
        count++;
        exit = exit.and(how);
    }

    /** The same, and it was a board: the only solution, where that was the question. */
    void endBoard() {
        boards++;
        end(Exit.YES);
    }

    /** The same, but it is not wanted if something with the same mark came before. */
    void endFirst(Fingerprint mark) {
        marked.add(new Marked(mark, length));
        endBoard();
    }

    /** Takes out the answers that are not wanted: all of them must have a mark, or none. */
    void keepFirst(Seen seen) {
        int from = 0;
        length = marked.isEmpty() ? length : 0;
        for (Marked answer : marked) {
            if (seen.add(answer.mark())) {
                System.arraycopy(text, from, text, length, answer.end() - from);
                length += answer.end() - from;
            } else {
                boards--;
            }
            from = answer.end();
        }
        marked.clear();
    }

    byte[] text() {
        return text;
    }

    int length() {
        return length;
    }

    /** How many puzzles were answered. */
    int count() {
        return count;
    }

    /** How many of the answers are boards. */
    int boards() {
        return boards;
    }

    Exit exit() {
        return exit;
    }
}
