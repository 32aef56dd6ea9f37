package dev.neuf.cli;

import dev.neuf.core.Puzzle;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.sat.ClausePart;
import dev.neuf.sat.Cnf;
import dev.neuf.sat.Dimacs;
import dev.neuf.sat.Encoding;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;

/**
 * A way to write puzzles as clauses: an encoding, or some of its parts.
 *
 * @param name what to call it
 * @param isPartial whether clauses were left out that some puzzle needs
 */
record CnfWay(String name, boolean isCompact, boolean isPartial, Function<Puzzle, Cnf> encoder) {

    /** What the file of a formula is called, as in the practical. */
    static final String FILE = "conditions.dimacs";

    static CnfWay of(Encoding encoding) {
        return new CnfWay(encoding.id(), encoding == Encoding.COMPACT, false, encoding::of);
    }

    /** The encoding of a name. */
    static CnfWay encoding(String id) {
        Choices.oneOf(
                "--encoding",
                id,
                Arrays.stream(Encoding.values()).map(Encoding::id).toList());
        return of(Encoding.of(id).orElseThrow());
    }

    /** The parts whose names are set apart by commas. */
    static CnfWay parts(String names) {
        List<String> known =
                Arrays.stream(ClausePart.values()).map(ClausePart::id).toList();
        var parts = EnumSet.noneOf(ClausePart.class);
        for (String name : names.split(",", -1)) {
            parts.add(
                    ClausePart.of(Choices.oneOf("--parts", name.strip(), known)).orElseThrow());
        }
        String all = String.join(",", parts.stream().map(ClausePart::id).toList());
        boolean isPartial = !parts.containsAll(EnumSet.complementOf(EnumSet.of(ClausePart.STRIKES)));
        return new CnfWay(all, false, isPartial, puzzle -> Encoding.of(puzzle, parts));
    }

    /** The clauses of a puzzle. */
    Cnf of(Puzzle puzzle) {
        return encoder.apply(puzzle);
    }

    /** Says what the clauses of a puzzle are, for whoever opens their file. */
    List<Message> comments(Puzzle puzzle) {
        int size = puzzle.layout().size();
        return List.of(
                Message.of(
                        CliPhrase.CNF_ABOUT,
                        Explain.board(puzzle),
                        puzzle.givens().filledCount(),
                        name),
                isCompact
                        ? Message.of(CliPhrase.CNF_COMPACT_VARIABLES)
                        : size <= Encoding.MOST_IN_DIGITS
                                ? Message.of(CliPhrase.CNF_VARIABLES)
                                : Message.of(CliPhrase.CNF_LARGE_VARIABLES, size));
    }

    /** Writes clauses to a file for a solver. */
    static Dimacs.Extent write(Cnf cnf, Path file) {
        try (OutputStream out = Files.newOutputStream(file)) {
            return Dimacs.write(cnf, List.of(), out);
        } catch (IOException e) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CANNOT_WRITE, file, Trouble.of(e)));
        }
    }
}
