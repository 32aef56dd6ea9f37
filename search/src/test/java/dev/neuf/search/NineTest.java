package dev.neuf.search;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Tally;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NineTest {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String EASY_SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String EMPTY = ".".repeat(81);

    private final Nine nine = new Nine();

    @Test
    void theOnlySolutionIsFound() {
        nine.load(EASY, 0);
        assertThat(nine.next()).isTrue();
        assertThat(solution()).isEqualTo(EASY_SOLVED);
        assertThat(nine.next()).isFalse();
        assertThat(nine.isOver()).isTrue();
    }

    @Test
    void bytesAndCharactersAreReadAlikeFromAnyPlace() {
        nine.load(("##" + EASY.replace('.', '0') + "##").getBytes(US_ASCII), 2);
        assertThat(nine.next()).isTrue();
        assertThat(solution()).isEqualTo(EASY_SOLVED);
        nine.load("# " + EASY.replace('.', '*'), 2);
        assertThat(nine.next()).isTrue();
        assertThat(solution()).isEqualTo(EASY_SOLVED);
    }

    @Test
    void aDigitIsMissedWhereThereIsAnotherSolutionWithoutIt() {
        byte[] text = EASY.getBytes(US_ASCII);
        for (int cell = 0; cell < text.length; cell++) {
            byte given = text[cell];
            text[cell] = '.';
            int digit = EASY_SOLVED.charAt(cell) - '0';
            nine.loadWithout(text, 0, cell, digit);
            boolean isMissed = nine.next();
            if (isMissed) {
                assertThat(solution().charAt(cell)).isNotEqualTo(EASY_SOLVED.charAt(cell));
            }
            nine.load(text, 0);
            assertThat(nine.count(2)).isEqualTo(isMissed ? 2 : 1);
            text[cell] = given;
        }
    }

    /** The neighbours of 1 and 9, bytes beyond ASCII, and characters that end like the digit 1. */
    @Test
    void whatIsNoDigitIsAnEmptyCell() {
        for (char empty : new char[] {'/', ':', '0', '\0', '\u007f', '\u0131', '\uff11'}) {
            nine.load(EASY.replace('.', empty), 0);
            assertThat(nine.count(2)).isEqualTo(1);
            assertThat(solution()).isEqualTo(EASY_SOLVED);
        }
        for (int empty = -128; empty < 128; empty++) {
            if (empty < '1' || empty > '9') {
                byte[] text = EASY.getBytes(US_ASCII);
                for (int cell = 0; cell < text.length; cell++) {
                    text[cell] = text[cell] == '.' ? (byte) empty : text[cell];
                }
                nine.load(text, 0);
                assertThat(nine.count(2)).isEqualTo(1);
                assertThat(solution()).isEqualTo(EASY_SOLVED);
            }
        }
    }

    @Test
    void candidatesAreReadAsTheyAre() {
        int[] candidates = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            // the digit of the solution and the one after it
            int digit = EASY_SOLVED.charAt(cell) - '1';
            candidates[cell] = 1 << digit | 1 << (digit + 1) % 9;
        }
        nine.load(candidates);
        // all cells as they are, or all one further
        assertThat(nine.count(10)).isEqualTo(2);
        candidates[40] = 0;
        nine.load(candidates);
        assertThat(nine.next()).isFalse();
    }

    @Test
    void aFullGridIsItsOwnSolution() {
        nine.load(EASY_SOLVED, 0);
        assertThat(nine.count(2)).isEqualTo(1);
        assertThat(solution()).isEqualTo(EASY_SOLVED);
        assertThat(nine.choices()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 9, 10, 40, 80})
    void aFullGridWithAWrongDigitHasNoSolution(int cell) {
        char wrong = EASY_SOLVED.charAt(cell) == '9' ? '1' : '9';
        nine.load(EASY_SOLVED.substring(0, cell) + wrong + EASY_SOLVED.substring(cell + 1), 0);
        assertThat(nine.next()).isFalse();
        assertThat(nine.isOver()).isTrue();
    }

    @Test
    void solutionsOfAnEmptyBoardAreSoundAndDistinct() {
        nine.load(EMPTY, 0);
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 10_000; i++) {
            assertThat(nine.next()).isTrue();
            String solution = solution();
            assertThat(seen.add(solution)).isTrue();
            assertThat(isSound(solution)).isTrue();
        }
        assertThat(nine.isOver()).isFalse();
    }

    /** Ways alone run into a corner here: five million tries without a solution. */
    @Test
    void anAlmostEmptyBoardIsNoTrap() {
        nine.load("........3" + ".".repeat(15) + "7" + ".".repeat(56), 0);
        Set<String> seen = new HashSet<>();
        while (seen.size() < 1_000 && nine.next(20_000)) {
            String solution = solution();
            assertThat(seen.add(solution)).isTrue();
            assertThat(isSound(solution)).isTrue();
        }
        assertThat(seen).hasSize(1_000);
    }

    @Test
    void theSearchStopsAfterANumberOfTriesAndGoesOn() {
        nine.load(EMPTY, 0);
        assertThat(nine.next(3)).isFalse();
        assertThat(nine.choices()).isEqualTo(3);
        assertThat(nine.isOver()).isFalse();
        assertThat(nine.next()).isTrue();
    }

    /** What was called off is incomplete, so a search that has come to its end must not say so. */
    @Test
    void aSearchThatIsDoneIsNotCalledOff() {
        for (Engine engine : List.of(new Backtrack(), new General(), new NineEngine())) {
            for (Limits limits : List.of(Limits.NONE.withCancelled(() -> true), Limits.NONE.withMillis(0))) {
                assertThat(engine.each(plain(EASY), limits, _ -> true)).isEqualTo(new Tally(1, 0, 0, Optional.empty()));
                assertThat(engine.each(plain(EMPTY), limits, _ -> true).isComplete())
                        .isFalse();
            }
        }
    }

    /** Clues taken from a full grid: so few that many have thousands of solutions, so many that some have one. */
    @Test
    void randomPuzzlesHaveTheSolutionsOfTheReference() {
        var random = new Random(9);
        var reference = new Backtrack();
        for (int round = 0; round < 700; round++) {
            String text = puzzle(random);
            Set<String> expected = new HashSet<>();
            reference.each(plain(text), Limits.NONE.withSolutions(1_001), grid -> expected.add(grid.toString()));
            nine.load(text, 0);
            Set<String> found = new HashSet<>();
            while (found.size() <= 1_000 && nine.next()) {
                assertThat(found.add(solution())).isTrue();
            }
            if (expected.size() <= 1_000) {
                assertThat(found).as(text).isEqualTo(expected);
            } else {
                assertThat(found).as(text).hasSizeGreaterThan(1_000).allMatch(NineTest::isSound);
            }
        }
    }

    /** Some cells of a full grid; every fourth puzzle has a wrong digit. */
    private static String puzzle(Random random) {
        int clues = 20 + random.nextInt(30);
        char[] text = EMPTY.toCharArray();
        for (int i = 0; i < clues; i++) {
            int cell = random.nextInt(81);
            text[cell] = EASY_SOLVED.charAt(cell);
        }
        if (random.nextInt(4) == 0) {
            text[random.nextInt(81)] = (char) ('1' + random.nextInt(9));
        }
        return new String(text);
    }

    private static Puzzle plain(String text) {
        int[] digits = text.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
        return Puzzle.of(Layout.standard(9), Grid.of(digits));
    }

    private static boolean isSound(String solution) {
        return Layout.standard(9).houses().stream()
                .allMatch(house ->
                        house.cells().stream().map(solution::charAt).distinct().count() == 9);
    }

    private String solution() {
        byte[] text = new byte[81];
        nine.write(text, 0);
        return new String(text, US_ASCII);
    }
}
