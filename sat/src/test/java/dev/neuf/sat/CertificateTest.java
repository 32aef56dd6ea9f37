package dev.neuf.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Tally;
import dev.neuf.core.Variant;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.variant.Cage;
import dev.neuf.core.variant.Variants;
import dev.neuf.testkit.ProofChecker;
import dev.neuf.testkit.PuzzleKind;
import dev.neuf.testkit.RandomPuzzles;
import dev.neuf.testkit.RandomRules;
import dev.neuf.testkit.RandomShapes;
import dev.neuf.testkit.RandomVariants;
import dev.neuf.testkit.SharedData;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is proved, a checker that knows nothing of the search accepts; and nothing else. */
class CertificateTest {

    /** More than any puzzle here needs. */
    private static final Limits BOUND = Limits.NONE.withNodes(20_000);

    /** What came of many puzzles. */
    private static final class Counts {
        private int none;
        private int unique;
        private int guessed;

        void add(Puzzle puzzle, Encoding encoding) {
            add(puzzle, encoding, BOUND);
        }

        void add(Puzzle puzzle, Encoding encoding, Limits limits) {
            if (!Certificate.covers(puzzle, encoding)) {
                return;
            }
            Certified certified = Certified.of(puzzle, encoding, limits);
            switch (certified.verdict()) {
                case Certificate.Verdict.Proved proved -> {
                    certified.requireProof();
                    none += proved.solution().isEmpty() ? 1 : 0;
                    unique += proved.solution().isPresent() ? 1 : 0;
                    guessed += proved.steps() > 1 ? 1 : 0;
                }
                case Certificate.Verdict.Many many -> {
                    assertThat(many.one()).isNotEqualTo(many.another());
                    assertThat(new Sat()
                                    .count(puzzle, Limits.NONE.withSolutions(2))
                                    .solutions())
                            .isEqualTo(2);
                }
                case Certificate.Verdict.Unknown(Limits.Limit limit, Optional<Grid> _) ->
                    assertThat(limit).isEqualTo(Limits.Limit.NODES);
            }
        }

        void require(int least) {
            assertThat(none).as("without solution").isGreaterThan(least);
            assertThat(unique).as("with one solution").isGreaterThan(least);
            assertThat(guessed).as("of more than one step").isGreaterThan(least / 4);
        }
    }

    @ParameterizedTest
    @EnumSource
    void proofsOfAllKindsOfPuzzlesAreAccepted(Encoding encoding) {
        var counts = new Counts();
        int most = encoding == Encoding.COMPACT ? 16 : 9;
        for (int seed = 0; seed < 200; seed++) {
            Puzzle puzzle = PuzzleKind.of(seed, new Sat()).puzzle();
            if (puzzle.layout().size() <= most) {
                counts.add(puzzle, encoding);
            }
        }
        counts.require(20);
    }

    @ParameterizedTest
    @EnumSource
    void proofsOfSmallPuzzlesOfEveryShapeAndRuleAreAccepted(Encoding encoding) {
        var counts = new Counts();
        for (int seed = 0; seed < 100; seed++) {
            for (int size = 1; size <= RandomPuzzles.SMALL; size++) {
                var random = new SplittableRandom(100L * seed + size);
                var layout = Layout.of(RandomShapes.any(size, random));
                counts.add(RandomPuzzles.small(layout, List.of(RandomRules.some(layout, random)), random), encoding);
            }
        }
        counts.require(20);
    }

    @ParameterizedTest
    @EnumSource
    void proofsOfEveryVariantAreAccepted(Variants kind) {
        var counts = new Counts();
        for (int seed = 0; seed < 40; seed++) {
            var random = new SplittableRandom(seed);
            var layout = Layout.of(RandomShapes.pick(RandomShapes.rectangles(4 + random.nextInt(3)), random));
            List<Variant> variants =
                    RandomVariants.of(kind, layout, random).stream().toList();
            Puzzle puzzle = RandomPuzzles.small(layout, variants, random);
            for (Encoding encoding : Encoding.values()) {
                counts.add(puzzle, encoding);
            }
        }
        assertThat(counts.none).isPositive();
        assertThat(counts.unique).isPositive();
    }

    /** Puzzles with so few digits that singles do not get far, and the same with a digit that leads nowhere. */
    @ParameterizedTest
    @CsvSource({
        "COMPACT, 6, 20",
        "GENERAL, 6, 20",
        "GENERAL, 7, 15",
        "ADAPTED, 8, 15",
        "COMPACT, 9, 20",
        "GENERAL, 9, 15",
        "COMPACT, 16, 5",
        "ADAPTED, 12, 6",
        "COMPACT, 25, 1"
    })
    void proofsThatTakeGuessesAreAccepted(Encoding encoding, int size, int puzzles) {
        var counts = new Counts();
        for (int seed = 0; seed < puzzles; seed++) {
            var random = new SplittableRandom(100L * seed + size);
            RandomPuzzles.Solved solved = RandomPuzzles.large(size, 0.7, random);
            Puzzle sparse = sparse(solved.puzzle(), random);
            counts.add(sparse, encoding);
            int cell = random.nextInt(size * size);
            int wrong = solved.solution().digit(cell) % size + 1;
            counts.add(sparse.withGivens(sparse.givens().with(cell, wrong)), encoding);
        }
        counts.require(0);
    }

    /** A puzzle without the digits that it does not need for its one solution. */
    private static Puzzle sparse(Puzzle puzzle, SplittableRandom random) {
        var filled = new ArrayList<>(puzzle.givens().filled().stream().boxed().toList());
        Collections.shuffle(filled, random);
        Puzzle sparse = puzzle;
        for (int cell : filled.subList(0, Math.min(200, filled.size()))) {
            Puzzle fewer = sparse.withGivens(sparse.givens().with(cell, 0));
            Tally tally = new Sat().each(fewer, Limits.NONE.withNodes(500).withSolutions(2), _ -> true);
            sparse = tally.isComplete() && tally.solutions() == 1 ? fewer : sparse;
        }
        return sparse;
    }

    /** More partial sums than can be told in pairs that no two of them hold. */
    @Test
    void proofsWithLongSumsAreAccepted() {
        var counts = new Counts();
        for (int seed = 0; seed < 12; seed++) {
            var random = new SplittableRandom(seed);
            RandomPuzzles.Solved solved = RandomPuzzles.large(16, 0.45, random);
            var sums = new ArrayList<Rule>();
            for (int i = 0; i < 4; i++) {
                CellSet cells = CellSet.of(random.ints(40, 0, 256).distinct().toArray());
                int total = cells.stream().map(solved.solution()::digit).sum();
                sums.add(new Rule.Sum(cells, total + (seed % 2 == 0 ? 0 : random.nextInt(2))));
            }
            Puzzle puzzle = new Puzzle(
                    solved.puzzle().layout(),
                    List.of(new RandomRules(sums)),
                    solved.puzzle().givens());
            counts.add(puzzle, Encoding.COMPACT, Limits.NONE.withNodes(3_000));
        }
        counts.require(0);
    }

    // what others have set

    @ParameterizedTest
    @CsvSource({
        "large/sigh/16x16_1.txt, COMPACT",
        "large/sigh/16x16_X_1.txt, ADAPTED",
        "large/sigh/36x36_1.txt, COMPACT",
        "llp/challenges/level-02/grid-16x16-01.sku, GENERAL",
        "llp/challenges/level-02/grid-25x25-01.sku, COMPACT",
        "llp/challenges/level-03/grid-16x16-10.sku, COMPACT",
        "llp/grid-solver/grid-36x36-03-inconsistent.sku, COMPACT",
        "llp/challenges/level-02/grid-64x64-01.sku, COMPACT"
    })
    void proofsOfKnownGridsAreAccepted(String name, Encoding encoding) throws IOException {
        Path file = SharedData.find(name).orElseGet(() -> {
            System.err.println(SharedData.skipped(name));
            return Assumptions.abort(SharedData.skipped(name));
        });
        var counts = new Counts();
        counts.add(read(Files.readString(file)), encoding);
        assertThat(counts.none + counts.unique).isEqualTo(1);
    }

    private static Puzzle read(String text) {
        return switch (Format.readAny(text, Hints.NONE)) {
            case Parsed.Ok ok -> ok.sheet().puzzle();
            case Parsed.Bad bad -> throw new AssertionError(bad.toString());
        };
    }

    // what is no proof

    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    @ParameterizedTest
    @EnumSource
    void aSpoiltProofIsRefused(Encoding encoding) {
        Certified certified = Certified.of(read(HARD), encoding, Limits.NONE);
        certified.requireProof();
        String formula = certified.formula();
        String proof = certified.proof();
        String withoutReasons = "0\n";
        String withoutEnd = proof.substring(0, proof.lastIndexOf("0\n"));
        // the digits of the solution, one of which the last clause denies
        String wrong = proof.lines().skip(1).collect(Collectors.joining("\n"));
        String last = formula.strip().substring(formula.strip().lastIndexOf('\n') + 1);
        String unfounded = last.substring(0, last.indexOf(' ')) + " 0\n" + wrong;
        String ofAnother = Certified.of(read(HARD.replace("8....", ".8...")), encoding, Limits.NONE)
                .proof();
        assertThat(Stream.of(withoutReasons, withoutEnd, unfounded, ofAnother))
                .allSatisfy(spoilt -> assertThat(ProofChecker.check(formula, spoilt))
                        .isInstanceOf(ProofChecker.Verdict.Refused.class));
    }

    @Test
    void severalSolutionsHaveNoProof() {
        Certified certified = Certified.of(Puzzle.of(Layout.standard(4), Grid.empty(4)), Encoding.COMPACT, Limits.NONE);
        assertThat(certified.verdict())
                .isInstanceOfSatisfying(
                        Certificate.Verdict.Many.class,
                        many -> assertThat(many.one()).isNotEqualTo(many.another()));
    }

    @Test
    void aLimitIsSaidWithWhatWasFound() {
        Puzzle hard = read(HARD);
        assertThat(Certified.of(hard, Encoding.COMPACT, Limits.NONE.withNodes(1))
                        .verdict())
                .isInstanceOfSatisfying(Certificate.Verdict.Unknown.class, unknown -> {
                    assertThat(unknown.limit()).isEqualTo(Limits.Limit.NODES);
                    assertThat(unknown.found()).isEmpty();
                });
        Limits cancelled = Limits.NONE.withCancelled(() -> true);
        assertThat(Certified.of(read(".".repeat(625)), Encoding.COMPACT, cancelled)
                        .verdict())
                .isInstanceOfSatisfying(
                        Certificate.Verdict.Unknown.class,
                        unknown -> assertThat(unknown.limit()).isEqualTo(Limits.Limit.CANCELLED));
    }

    @Test
    void sumsHaveProofsInTheCompactEncodingAlone() {
        var puzzle = new Puzzle(Layout.standard(4), List.of(new Cage(5, List.of(0, 1))), Grid.empty(4));
        assertThat(Certificate.covers(puzzle, Encoding.COMPACT)).isTrue();
        assertThat(Certificate.covers(puzzle, Encoding.GENERAL)).isFalse();
        assertThatThrownBy(() -> Certified.of(puzzle, Encoding.GENERAL, Limits.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("general");
    }

    @Test
    void aFullDiskIsSaid() {
        var full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("full");
            }
        };
        assertThatThrownBy(() -> Certificate.write(read(HARD), Encoding.COMPACT, Limits.NONE, full))
                .isInstanceOf(IOException.class)
                .hasMessage("full");
    }
}
