package dev.neuf.sat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The text that SAT solvers read: {@code p cnf VARIABLES CLAUSES}, then each clause with a 0 behind. */
public final class Dimacs {

    private static final int MOST_DIGITS = 12;

    private Dimacs() {}

    /** How many clauses there are, and the largest variable in them. */
    public record Extent(int variables, long clauses) {}

    /** Measures clauses without keeping them. */
    public static Extent measure(Cnf cnf) {
        var counting = new Clauses() {
            private int largest;
            private long count;

            @Override
            public void clause(int[] literals, int length) {
                count++;
                for (int i = 0; i < length; i++) {
                    largest = Math.max(largest, Math.abs(literals[i]));
                }
            }
        };
        cnf.each(counting);
        return new Extent(counting.largest, counting.count);
    }

    /** Writes clauses, of which no more than one has to be in memory at a time. The comments are lines of text. */
    public static Extent write(Cnf cnf, List<String> comments, OutputStream out) throws IOException {
        Extent extent = measure(cnf);
        var head = new StringBuilder();
        comments.forEach(comment -> head.append("c ").append(comment).append('\n'));
        head.append("p cnf %d %d\n".formatted(extent.variables(), extent.clauses()));
        out.write(head.toString().getBytes(StandardCharsets.UTF_8));
        var writing = new Writing(out);
        try {
            cnf.each(writing);
            writing.flush();
            return extent;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Turns numbers into bytes by hand: 30 million clauses are no time for strings. */
    private static final class Writing implements Clauses {

        private final OutputStream out;
        private final byte[] buffer = new byte[1 << 16];
        private int end;

        Writing(OutputStream out) {
            this.out = out;
        }

        @Override
        public void clause(int[] literals, int length) {
            for (int i = 0; i < length; i++) {
                if (end > buffer.length - MOST_DIGITS - 2) {
                    flush();
                }
                number(literals[i]);
                buffer[end++] = ' ';
            }
            if (end > buffer.length - 2) {
                flush();
            }
            buffer[end++] = '0';
            buffer[end++] = '\n';
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
}
