package dev.neuf.sat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Writes clauses as lines of numbers with a 0 behind. What cannot be written is an {@link UncheckedIOException}. */
final class ClauseWriter implements Clauses {

    /*
     * Numbers become bytes by hand: 30 million clauses are no time for strings.
     */

    private static final int MOST_DIGITS = 12;

    private final OutputStream out;
    private final byte[] buffer = new byte[1 << 16];
    private int end;

    ClauseWriter(OutputStream out) {
        this.out = out;
    }

    @Override
    public void clause(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            makeRoom(MOST_DIGITS);
            number(literals[i]);
            buffer[end++] = ' ';
        }
        makeRoom(2);
        buffer[end++] = '0';
        buffer[end++] = '\n';
    }

    /** The line of a proof that a clause is not used any more. */
    void deletion(int[] literals, int length) {
        makeRoom(2);
        buffer[end++] = 'd';
        buffer[end++] = ' ';
        clause(literals, length);
    }

    private void makeRoom(int bytes) {
        if (end > buffer.length - bytes) {
            flush();
        }
    }

    private void number(int literal) {
        if (literal < 0) {
            buffer[end++] = '-';
        }
        int value = Math.abs(literal);
        int digits = 1;
        for (int power = 10; digits < 10 && value >= power; power *= 10) {
            digits++;
        }
        end += digits;
        for (int place = end - 1; digits > 0; digits--) {
            buffer[place--] = (byte) ('0' + value % 10);
            value /= 10;
        }
    }

    void flush() {
        try {
            out.write(buffer, 0, end);
            end = 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
