package dev.neuf.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/** What is written is what solvers read: a header that tells the truth, and each clause on its line. */
class DimacsTest {

    private record Told(int[]... told) implements Cnf {
        @Override
        public void each(Clauses clauses) {
            for (int[] clause : told) {
                clauses.clause(clause, clause.length);
            }
        }

        @Override
        public Grid grid(IntPredicate holds) {
            return Grid.empty(1);
        }
    }

    private static String written(Cnf cnf, String... comments) throws IOException {
        var out = new ByteArrayOutputStream();
        Dimacs.write(cnf, List.of(comments), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void clausesAreLinesThatEndWithZero() throws IOException {
        var cnf = new Told(new int[] {1, -20, 300}, new int[] {}, new int[] {-1_000_000_007}, new int[] {99, 100});
        assertThat(written(cnf, "one", "étage")).isEqualTo("""
                c one
                c étage
                p cnf 1000000007 4
                1 -20 300 0
                0
                -1000000007 0
                99 100 0
                """);
    }

    @Test
    void longTextsAreTheirClauses() throws IOException {
        Cnf cnf = Encoding.GENERAL.of(Puzzle.of(Layout.standard(16), Grid.empty(16)));
        var lines = new ArrayList<String>();
        cnf.each((literals, length) -> {
            var line = new StringBuilder();
            for (int i = 0; i < length; i++) {
                line.append(literals[i]).append(' ');
            }
            lines.add(line.append('0').toString());
        });
        assertThat(lines).hasSize(4 * 256 * (1 + 120));
        assertThat(written(cnf).lines().skip(1)).isEqualTo(lines);
    }

    @Test
    void aFullDiskIsSaid() {
        var full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("full");
            }
        };
        assertThatThrownBy(() -> Dimacs.write(new Told(new int[] {1}), List.of(), full))
                .isInstanceOf(IOException.class)
                .hasMessage("full");
    }
}
