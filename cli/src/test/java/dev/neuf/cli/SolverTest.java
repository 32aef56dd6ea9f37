package dev.neuf.cli;

import static dev.neuf.cli.Console.PIPE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.sat.Encoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code neuf cnf --run} and {@code --compare}: SAT solvers, false ones and, where there are some, real ones. */
class SolverTest {

    private static final String FOUND = "s SATISFIABLE\nv " + FakeSolver.variables(Samples.FOUR_SOLVED) + "0\n";

    @TempDir
    Path folder;

    private FakeSolver solver() {
        return new FakeSolver(folder);
    }

    @Test
    void whatASolverFindsIsShown() throws IOException {
        FakeSolver solver = solver().saying("minisat", FOUND.replace("s SATISFIABLE\nv", "SAT\n"))
                .saying("cadical", FOUND);
        for (String name :
                List.of("minisat", "cadical", folder.resolve("cadical").toString())) {
            var result = solver.pipe().run("cnf", "--run", name, Samples.FOUR);
            assertThat(result.out()).as(result.err()).isEqualTo(Samples.FOUR_SOLVED + "\n");
            assertThat(result.exit()).isZero();
            assertThat(result.err())
                    .isEqualTo("puzzle: A solution (%s), checked here; whether it is the only one was not asked.\n"
                            .formatted(name.replaceFirst(".*/", "")));
        }
        assertThat(solver.terminal()
                        .run("cnf", "--color=never", "--run=cadical", Samples.FOUR)
                        .out())
                .contains("┃ 3 2 ┃ 4 1 ┃")
                .endsWith("was not asked.\n");
        assertThat(solver.pipe()
                        .run("cnf", "--run=cadical", "--json", Samples.FOUR)
                        .objects()
                        .getFirst())
                .containsEntry("answer", "solved")
                .containsEntry("solution", Samples.FOUR_SOLVED)
                .containsEntry("solver", "cadical")
                .containsEntry("encoding", "general")
                .containsEntry("variables", 444L)
                .containsKey("seconds");
    }

    /** The formula it gets is the one that would be written, but for the comments. */
    @Test
    void aProgramIsGivenTheFormula() throws IOException {
        Path seen = folder.resolve("seen");
        solver().running("mine", "cp \"$1\" '" + seen + "'; echo UNSAT; exit 20");
        var result = PIPE.run("cnf", "--run", folder.resolve("mine").toString(), Samples.FOUR);
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.err()).isEqualTo("puzzle: no solution: mine says that there is none\n");
        assertThat(Files.readAllLines(seen))
                .isEqualTo(PIPE.run("cnf", Samples.FOUR).lines().stream()
                        .filter(line -> !line.startsWith("c"))
                        .toList());
    }

    @Test
    void manyPuzzlesAreAnsweredInOrder() throws IOException {
        FakeSolver solver = solver().saying("cadical", FOUND);
        var result = solver.pipe().run("cnf", "--run=cadical", Samples.FOUR, Samples.CLASH, "12", Samples.FOUR);
        assertThat(result.exit()).isEqualTo(3);
        assertThat(result.lines()).containsExactly(Samples.FOUR_SOLVED, "", "", Samples.FOUR_SOLVED);
        assertThat(result.err())
                .contains("puzzle 2: not a solution (cadical): ")
                .endsWith("neuf: 4 puzzles: 2 with a solution, 0 with none, 0 not settled, 1 with a wrong result,"
                        + " 1 not readable\n");
        solver.saying("cadical", "UNSAT").saying("minisat", "INDET");
        for (String form : List.of("--json", "--to=line")) {
            assertThat(solver.pipe()
                            .run("cnf", "--run=cadical", form, Samples.FOUR, Samples.FOUR)
                            .remarks()
                            .getLast())
                    .startsWith("neuf: 2 puzzles: 0 with a solution, 2 with none, 0 not settled");
        }
        assertThat(solver.pipe()
                        .run("cnf", "--run=minisat", Samples.FOUR, Samples.FOUR)
                        .remarks()
                        .getLast())
                .startsWith("neuf: 2 puzzles: 0 with a solution, 0 with none, 2 not settled");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "exit 3|not solved: mine ended with status 3 and without a result",
                "echo oh >&2; exit 1|not solved: mine ended with status 1 and without a result: oh",
                "echo hello|not solved: the result of mine cannot be read, line 1: 'hello' is no part of a result",
                "echo INDET|not solved: the result says that nothing is known",
                "echo cut; kill -INT $$|not solved: interrupted",
                "sleep 600|not solved: the time limit was reached"
            })
    void aSolverMayFail(String script, String said) throws IOException {
        solver().running("mine", script);
        String limit = script.startsWith("sleep") ? "100ms" : "0";
        var result = PIPE.run("cnf", "--run", folder.resolve("mine").toString(), "--time-limit", limit, Samples.FOUR);
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.out()).isEqualTo("\n");
        assertThat(result.err()).startsWith("puzzle: " + said);
        assertThat(result.remarks()).hasSize(1);
    }

    /** With parts of the clauses, it is no wonder that rules are broken. */
    @Test
    void whatBreaksRulesIsToldWithTheClausesThatWereLeftOut() throws IOException {
        FakeSolver solver = solver().saying("cadical", FakeSolver.variables("1".repeat(16)));
        String[] args = {"cnf", "--run=cadical", Samples.MANY, Samples.MANY, "--parts"};
        var some = solver.pipe().run(with(args, "cell-min,givens"));
        assertThat(some.exit()).isEqualTo(1);
        String leftOut =
                "puzzle 1: clauses were left out by --parts cell-min,givens, so the rules they stand for may be"
                        + " broken";
        assertThat(some.remarks().subList(0, 8))
                .startsWith("puzzle 1: not a solution (cadical): it breaks 12 rules")
                .endsWith("puzzle 1: and 7 more", leftOut);
        assertThat(some.err()).containsOnlyOnce("left out");
        String all = "cell-min,cell-max,row-min,row-max,col-min,col-max,block-min,block-max,rules,givens";
        assertThat(solver.pipe().run(with(args, all)).err())
                .contains("puzzle 2: and 7 more")
                .doesNotContain("left out");
    }

    @Test
    void aSolverThatIsNotThereIsSaid() throws IOException {
        var none = PIPE.run("cnf", "--run=kissat", Samples.FOUR);
        assertThat(none.exit()).isEqualTo(2);
        assertThat(none.err())
                .isEqualTo("neuf: --run: there is no solver 'kissat' on this machine, and none of minisat, cadical,"
                        + " kissat, cryptominisat5; install one (such as 'apt install minisat'), give the path of one,"
                        + " or use 'neuf solve', which needs none\n");
        var others = solver().saying("cadical", "").saying("minisat", "").pipe().run("cnf", "--run=kissat", "1...");
        assertThat(others.exit()).isEqualTo(2);
        assertThat(others.err())
                .isEqualTo("neuf: --run: there is no solver 'kissat' on this machine; there are minisat, cadical: take"
                        + " one of these, install it, or give the path of a program\n");
        Path text = folder.resolve("text");
        solver().running("text", "");
        Files.writeString(text, "#!/no/such/program\n");
        assertThat(PIPE.run("cnf", "--run", text.toString(), Samples.FOUR).err())
                .isEqualTo("neuf: --run: '%s' cannot be started: is it a program?\n".formatted(text));
    }

    @Test
    void encodingsAndSolversAreSideBySide() throws IOException {
        FakeSolver solver = solver().saying("cadical", "UNSAT");
        var result = solver.terminal().run("cnf", "--compare", Samples.CLASH);
        assertThat(result.exit()).as(result.err()).isZero();
        assertThat(result.lines()).hasSize(4);
        assertThat(result.lines().getFirst().strip().split(" {2,}"))
                .containsExactly("encoding", "variables", "clauses", "cadical", "neuf sat");
        assertThat(result.lines().get(1)).matches("puzzle +general +444 +450 +\\d+\\.\\d{4} +-");
        assertThat(result.lines().get(2)).matches("puzzle +adapted +444 +474 +\\d+\\.\\d{4} +-");
        assertThat(result.lines().get(3)).matches("puzzle +compact +0 +1 +\\d+\\.\\d{4} +\\d+\\.\\d{4}");
        assertThat(solver.pipe().run("cnf", "--compare", Samples.CLASH).lines())
                .hasSize(4)
                .first()
                .asString()
                .matches("puzzle\tgeneral\t444\t450\tcadical\tnone\t\\d+\\.\\d{4}");
        Map<String, Object> json = solver.pipe()
                .run("cnf", "--compare", "--json", "--encoding=compact", Samples.CLASH)
                .objects()
                .getFirst();
        assertThat((List<?>) json.get("runs"))
                .hasSize(2)
                .last()
                .asString()
                .contains("solver=neuf sat", "answer=none", "seconds=");
    }

    @Test
    void whoDisagreesOrGivesUpIsNamed() throws IOException {
        FakeSolver solver = solver().saying("cadical", "UNSAT");
        var wrong = solver.pipe().run("cnf", "--compare", Samples.FOUR);
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.err()).isEqualTo("puzzle: they disagree: a solution for neuf sat, none for cadical\n");
        solver.running("cadical", "sleep 600");
        var slow = solver.terminal().run("cnf", "--compare", "--encoding=compact", "--time-limit=100ms", Samples.FOUR);
        assertThat(slow.exit()).isEqualTo(4);
        assertThat(slow.lines().getLast()).matches("puzzle +compact +\\d+ +\\d+ +>\\d+\\.\\d{4} +\\d+\\.\\d{4}");
        assertThat(PIPE.run("cnf", "--compare", Samples.FOUR).err())
                .startsWith("neuf: no other solver is on this machine (minisat, cadical, kissat, cryptominisat5)");
    }

    static Stream<String> names() {
        return Solver.names().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void realSolversSolveEveryEncoding(String name) {
        String path = System.getenv().getOrDefault("PATH", "");
        Console console = PIPE.with("PATH", path);
        Io io = console.io(System.in, System.out, System.err);
        Assumptions.assumeTrue(
                Solver.found(io).stream().anyMatch(solver -> solver.name().equals(name)),
                "Skipped for want of the solver " + name);
        for (Encoding encoding : Encoding.values()) {
            String[] args = {"cnf", "--run", name, "--encoding", encoding.id(), "--to=line"};
            assertThat(console.run(with(args, Samples.HARD)).out())
                    .isEqualTo(PIPE.run("solve", Samples.HARD).out());
            assertThat(console.run(with(args, Samples.FOUR_SOLVED)).lines()).containsExactly(Samples.FOUR_SOLVED);
            assertThat(console.run(with(args, Samples.STRANDED)).exit()).isEqualTo(1);
            assertThat(console.run(with(args, "--variant", "cage sum=7 cells=r1c1,r1c2,r2c1", "....".repeat(4)))
                            .exit())
                    .isZero();
        }
    }

    private static String[] with(String[] args, String... more) {
        return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
    }
}
