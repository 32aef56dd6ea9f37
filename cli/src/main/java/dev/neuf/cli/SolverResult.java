package dev.neuf.cli;

import dev.neuf.core.Limits;
import dev.neuf.core.Unreadable;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.regex.Pattern;

/** What a SAT solver says of a formula. */
sealed interface SolverResult {

    /** There is an assignment: the variables that are true. */
    record Satisfied(BitSet holds) implements SolverResult {}

    /** There is none. */
    record Unsatisfiable() implements SolverResult {}

    /** Nobody knows. */
    record Unsettled(Message why) implements SolverResult {
        static final Unsettled TIME = new Unsettled(Explain.limit(Limits.Limit.TIME));
        static final Unsettled CANCELLED = new Unsettled(Explain.limit(Limits.Limit.CANCELLED));
    }

    /** Opens the file of a result; what is no text in it is a wrong word like any other. */
    static Reader open(Path file) throws IOException {
        return new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8));
    }

    /**
     * Reads the result of a formula with so many variables: as minisat writes it, as solvers of the competitions do, or
     * the bare literals.
     */
    static SolverResult read(Reader reader, int variables) throws IOException {
        return new Reading(reader, variables).result();
    }

    /**
     * Reads one.
     *
     * <pre>
     *   SAT              s SATISFIABLE      111 -112
     *   111 -112 0       c a comment        -113
     *                    v 111 -112
     *                    v -113 0
     * </pre>
     */
    final class Reading {

        /** Longer words are nobody's number. */
        private static final int LONGEST = 20;

        private static final Pattern LITERAL = Pattern.compile("-?\\d{1,9}");

        private final Reader reader;
        private final int variables;
        private final BitSet holds = new BitSet();
        private int line = 1;
        private String status = "";
        private boolean hasLiterals;
        private boolean isEnded;
        private int next;

        private Reading(Reader reader, int variables) throws IOException {
            this.reader = reader;
            this.variables = variables;
            next = reader.read();
        }

        private SolverResult result() throws IOException {
            boolean isFirst = true;
            boolean isStatus = false;
            while (next >= 0) {
                if (next == '\n') {
                    line++;
                    isFirst = true;
                    isStatus = false;
                    next = reader.read();
                } else if (Character.isWhitespace(next)) {
                    next = reader.read();
                } else {
                    String word = word();
                    if (isFirst && word.equals("c")) {
                        skipLine();
                    } else if (isFirst && word.equals("s")) {
                        isStatus = true;
                    } else if (isStatus || Character.isUpperCase(word.charAt(0))) {
                        setStatus(word);
                    } else if (!(isFirst && word.equals("v"))) {
                        literal(word);
                    }
                    isFirst = false;
                }
            }
            return conclusion();
        }

        private String word() throws IOException {
            var word = new StringBuilder();
            while (next >= 0 && !Character.isWhitespace(next)) {
                if (word.length() < LONGEST) {
                    word.append((char) next);
                }
                next = reader.read();
            }
            return word.toString();
        }

        private void skipLine() throws IOException {
            while (next >= 0 && next != '\n') {
                next = reader.read();
            }
        }

        private void setStatus(String word) {
            String meant = switch (word) {
                case "SAT", "SATISFIABLE" -> "SAT";
                case "UNSAT", "UNSATISFIABLE" -> "UNSAT";
                case "INDET", "INDETERMINATE", "UNKNOWN" -> "INDET";
                default -> throw bad(Message.of(CliPhrase.RESULT_BAD_WORD, word));
            };
            if (!status.isEmpty() && !status.equals(meant)) {
                throw bad(Message.of(CliPhrase.RESULT_TWO_ANSWERS, status, word));
            }
            status = meant;
        }

        private void literal(String word) {
            if (!LITERAL.matcher(word).matches()) {
                throw bad(Message.of(CliPhrase.RESULT_BAD_WORD, word));
            }
            int literal = Integer.parseInt(word);
            if (isEnded) {
                throw bad(Message.of(CliPhrase.RESULT_AFTER_END, word));
            }
            if (Math.abs(literal) > variables) {
                throw bad(Message.of(CliPhrase.RESULT_BAD_VARIABLE, word, variables));
            }
            isEnded = literal == 0;
            hasLiterals |= literal != 0;
            if (literal > 0) {
                holds.set(literal);
            }
        }

        private SolverResult conclusion() {
            return switch (status) {
                case "UNSAT" -> new Unsatisfiable();
                case "INDET" -> new Unsettled(Message.of(CliPhrase.RESULT_INDETERMINATE));
                default -> {
                    if (status.isEmpty() && !hasLiterals && !isEnded) {
                        throw bad(Message.of(CliPhrase.RESULT_EMPTY));
                    }
                    if (!hasLiterals && variables > 0) {
                        throw bad(Message.of(CliPhrase.RESULT_NO_VALUES));
                    }
                    if (!status.isEmpty() && hasLiterals && !isEnded) {
                        throw bad(Message.of(CliPhrase.RESULT_CUT_OFF));
                    }
                    yield new Satisfied(holds);
                }
            };
        }

        private Unreadable bad(Message why) {
            return new Unreadable(line, 0, why);
        }
    }
}
