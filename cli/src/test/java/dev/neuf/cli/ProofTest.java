package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static dev.neuf.cli.Console.neuf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.testkit.ProofChecker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code neuf cnf --proof}: the formula as the answer, and a proof in a file that appears only when it is one. */
class ProofTest {

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private void requireProof(String formula) throws IOException {
        assertThat(ProofChecker.check(formula, Files.readString(folder.resolve("proof"))))
                .isInstanceOf(ProofChecker.Verdict.Accepted.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--encoding=compact", "--encoding=general", "--encoding=adapted"})
    void theOnlySolutionIsExcludedAndTheRestRefuted(String encoding) throws IOException {
        var result = neuf("cnf", "--proof", file("proof"), encoding, Samples.HARD);
        assertThat(result.exit()).isZero();
        assertThat(result.lines().get(2))
                .isEqualTo("c the last clause excludes the one solution: "
                        + neuf("solve", Samples.HARD).out().strip());
        assertThat(result.err())
                .contains(" variables, ", " clauses\n")
                .contains("puzzle: one solution, which a comment of the formula shows")
                .contains("no other is in '%s' (".formatted(file("proof")));
        requireProof(result.out());
        assertThat(files()).containsExactly("proof");
    }

    @ParameterizedTest
    @ValueSource(strings = {Samples.CLASH, Samples.STRANDED, Samples.HOMELESS})
    void noSolutionIsRefuted(String puzzle) throws IOException {
        for (String encoding : List.of("compact", "general", "adapted")) {
            var result = neuf("cnf", "--encoding", encoding, "--proof", file("proof"), "-o", file("formula"), puzzle);
            assertThat(result.exit()).isZero();
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .endsWith("puzzle: no solution; the proof is in '%s' (1 clause)\n".formatted(file("proof")));
            String formula = Files.readString(folder.resolve("formula"));
            assertThat(formula)
                    .isEqualTo(neuf("cnf", "--encoding", encoding, puzzle).out());
            requireProof(formula);
            assertThat(files()).containsExactly("formula", "proof");
        }
    }

    @Test
    void generalIsTheDefaultWhereItFitsOnADisk() {
        assertThat(neuf("cnf", "--proof", file("proof"), Samples.HARD).out())
                .isEqualTo(neuf("cnf", "--encoding=general", "--proof", file("proof"), Samples.HARD)
                        .out())
                .contains("; general\n");
        String large = "--variant=cage sum=5 cells=r1c1,r1c2";
        assertThat(neuf("cnf", "--proof", file("proof"), large, Samples.FOUR).out())
                .contains("; compact\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1|" + Samples.MANY + "|no proof was written: there is more than one solution",
                "4|--time-limit 1ms LARGE|no proof was written: the time limit was reached"
            })
    void whatIsNotProvedLeavesNothing(int exit, String args, String why) throws IOException {
        Files.writeString(folder.resolve("proof"), "before");
        var result = neuf(("cnf --proof " + file("proof") + " -o " + file("formula") + " " + args)
                .replace("LARGE", Samples.EMPTY_LARGE)
                .split(" "));
        assertThat(result.exit()).isEqualTo(exit);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).isEqualTo("""
                        puzzle: %s; '%s' is an older file, left as it is
                        neuf: no puzzle was answered, so '%s' was left as it is
                        """.formatted(why, file("proof"), file("formula")));
        assertThat(files()).containsExactly("proof");
        assertThat(folder.resolve("proof")).hasContent("before");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--parts givens|--proof does not go with --parts",
                "--run x|--proof does not go with --run",
                "--read x|--proof does not go with --read",
                "--compare|--proof does not go with --compare",
                "--json|--proof with --json needs -o FILE for the formula",
                "--json -o -|--proof with --json needs -o FILE for the formula",
                "--json --to line -o FOLDER/formula|--to does not go with --json",
                "--proof -|--proof needs a file of its own",
                "-o FOLDER/./proof|--proof needs a file of its own",
                "--proof FOLDER/no/proof|'FOLDER/no/proof' cannot be written",
                "1...............|2 puzzles, but a file of clauses holds one"
            })
    void wrongUsageIsSaid(String args, String complaint) throws IOException {
        String all = "cnf --proof FOLDER/proof %s %s".formatted(args, Samples.FOUR);
        var result = neuf(all.replace("FOLDER", folder.toString()).split(" "));
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("neuf: " + complaint.replace("FOLDER", folder.toString()));
        assertThat(files()).isEmpty();
    }

    @Test
    void sumsAreProvedInTheCompactEncoding() throws IOException {
        String cage = "cage sum=5 cells=r1c1,r1c2";
        var refused = neuf("cnf", "--proof", file("proof"), "--encoding=general", "--variant", cage, Samples.FOUR);
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err())
                .isEqualTo("neuf: --proof: the puzzle has sums, for which there are no proofs in the encoding general;"
                        + " use --encoding compact\n");
        assertThat(files()).isEmpty();
        var result = neuf("cnf", "--proof", file("proof"), "--variant", cage, Samples.FOUR);
        assertThat(result.exit()).isZero();
        requireProof(result.out());
    }

    @Test
    void itIsSaidInTheLanguage() {
        assertThat(PIPE.with("LANG", "fr")
                        .run("cnf", "--proof", file("proof"), Samples.MANY)
                        .err())
                .isEqualTo("puzzle: aucune preuve n'a été écrite : il y a plus d'une solution\n");
    }

    private Map<String, Object> json(String... more) {
        var args = new ArrayList<>(List.of("cnf", "--json", "--proof", file("proof"), "-o", file("formula")));
        args.addAll(List.of(more));
        List<Map<String, Object>> objects = neuf(args.toArray(String[]::new)).objects();
        assertThat(objects).hasSize(1);
        return objects.getFirst();
    }

    @Test
    void aProgramIsToldOfAProofInAnObject() throws IOException {
        Map<String, Object> unique = json(Samples.HARD);
        String formula = Files.readString(folder.resolve("formula"));
        assertThat(formula)
                .isEqualTo(neuf("cnf", "--proof", file("another"), Samples.HARD).out());
        requireProof(formula);
        String proof = Files.readString(folder.resolve("proof"));
        assertThat(unique)
                .containsEntry("puzzle", 1L)
                .containsEntry("encoding", "general")
                .containsEntry("answer", "unique")
                .containsEntry("solution", neuf("solve", Samples.HARD).out().strip())
                .containsEntry("variables", 999L)
                .containsEntry(
                        "clauses",
                        formula.lines().dropWhile(line -> !line.startsWith("p")).count() - 1)
                .containsEntry("formula", file("formula"))
                .containsEntry("proof", file("proof"))
                .containsEntry(
                        "steps",
                        proof.lines().filter(line -> !line.startsWith("d")).count());
        assertThat(json(Samples.CLASH)).containsEntry("answer", "none").containsKeys("formula", "proof", "steps");
        requireProof(Files.readString(folder.resolve("formula")));
    }

    @Test
    void whereThereIsNoProofTheObjectNamesNone() throws IOException {
        String[] files = {"formula", "proof", "steps", "clauses"};
        assertThat(json(Samples.MANY))
                .containsEntry("answer", "many")
                .containsKeys("solution", "another")
                .doesNotContainKeys(files);
        assertThat(json("--time-limit=1ms", Samples.EMPTY_LARGE))
                .containsEntry("answer", "unknown")
                .containsEntry("reason", "the time limit was reached")
                .doesNotContainKeys(files);
        assertThat(json(Samples.BAD)).containsKey("error");
        assertThat(files()).isEmpty();
    }
}
