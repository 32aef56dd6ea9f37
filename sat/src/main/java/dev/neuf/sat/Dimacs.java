package dev.neuf.sat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The text that SAT solvers read: {@code p cnf VARIABLES CLAUSES}, then each clause with a 0 behind. */
public final class Dimacs {

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
        var writer = new ClauseWriter(out);
        try {
            cnf.each(writer);
            writer.flush();
            return extent;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
