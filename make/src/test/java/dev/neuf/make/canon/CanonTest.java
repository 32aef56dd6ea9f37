package dev.neuf.make.canon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.variant.Diagonals;
import dev.neuf.search.Best;
import dev.neuf.testkit.PuzzleKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonTest {

    private static final String EMPTY = ".".repeat(81);

    /** All symmetries there are. */
    private static final long SYMMETRIES = 2L * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 362_880;

    private static Grid grid(String line) {
        return Grid.of(line.chars().map(c -> c == '.' ? 0 : c - '0').toArray());
    }

    /** Plain puzzles and grids of all kinds, some of which break the rules. */
    private static List<Grid> grids(int seeds) {
        var grids = new ArrayList<Grid>();
        for (long seed = 0; seed < seeds; seed++) {
            Puzzle puzzle = PuzzleKind.of(seed, new Best()).puzzle();
            if (Canon.fits(puzzle)) {
                grids.add(puzzle.givens());
            }
        }
        return grids;
    }

    @Test
    void puzzlesThatAreTheSameButForSymmetryHaveTheSameForm() {
        var canon = new Canon();
        var random = new Random(1);
        List<Grid> grids = grids(600);
        assertThat(grids).hasSizeGreaterThan(300).anyMatch(Grid::isFull).anyMatch(grid -> grid.filledCount() < 17);
        for (Grid grid : grids) {
            Form form = canon.form(grid);
            assertThat(SYMMETRIES % form.automorphisms()).as("%s", grid).isZero();
            assertThat(form.mapping().apply(grid)).isEqualTo(form.grid());
            assertThat(canon.form(form.grid()).grid()).isEqualTo(form.grid());
            for (int i = 0; i < 5; i++) {
                Grid moved = EverySymmetry.random(random).apply(grid);
                assertThat(moved.toString()).isGreaterThanOrEqualTo(form.grid().toString());
                Form again = canon.form(moved);
                assertThat(again.grid()).as("%s", grid).isEqualTo(form.grid());
                assertThat(again.automorphisms()).as("%s", grid).isEqualTo(form.automorphisms());
                assertThat(again.mapping().apply(moved)).isEqualTo(form.grid());
            }
        }
    }

    @Test
    void differentPuzzlesHaveDifferentForms() {
        var canon = new Canon();
        // one digit more, at another place: nearly all of these are different
        Grid puzzle = grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        var forms = new ArrayList<Grid>();
        for (int cell = 0; cell < 81; cell++) {
            if (!puzzle.isEmpty(cell)) {
                forms.add(canon.form(puzzle.with(cell, 0)).grid());
            }
        }
        assertThat(forms).hasSize(30).doesNotHaveDuplicates();
    }

    /** Each takes more than three million looks, so there are few; a thousand others were compared by hand. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
                // one digit of a full grid is missing; two rows alike, which breaks rules; a pattern
                "53467891.672.95348.98342567859761423426853791713924856961537284287419635345286179",
                "12.45678945678912.12.4567892.45678915678912.48912.4567.45678912678912.45912.45678",
                "1.........2.........3.........4.........5.........6.........7.........8.........9",
                "1.1......2.2......1.1......................................3........3........3...",
                // rows, columns, bands and stacks that are alike
                "111222333111222333111222333...............444...................................9",
                "..7..............8.....4...7..............8.....4......7..............8.....4....",
            })
    void isWhatTryingEverySymmetryGives(String line) {
        Form expected = EverySymmetry.form(grid(line));
        Form form = Canon.of(grid(line));
        assertThat(form.grid()).isEqualTo(expected.grid());
        assertThat(form.automorphisms()).isEqualTo(expected.automorphisms());
    }

    /** What is known without looking: the symmetries of an empty board, and of one cell, of which there are 81 times 9. */
    @Test
    void sparseBoardsHaveAsManyAutomorphismsAsCanBeReckoned() {
        assertThat(Canon.of(grid(EMPTY)).automorphisms()).isEqualTo(SYMMETRIES);
        assertThat(Canon.of(grid(EMPTY)).grid()).isEqualTo(grid(EMPTY));
        Form one = Canon.of(grid(EMPTY).with(40, 7));
        assertThat(one.grid()).isEqualTo(grid(EMPTY).with(80, 1));
        assertThat(one.automorphisms()).isEqualTo(SYMMETRIES / 81 / 9);
        // one digit at its nine places: there are 46656 ways to put it, and nine digits
        String places = "1...........1...........1...1...........1...........1...1...........1...........1";
        assertThat(Canon.of(grid(places)).automorphisms()).isEqualTo(SYMMETRIES / 46_656 / 9);
    }

    @ParameterizedTest
    @CsvSource(useHeadersInDisplayName = true, textBlock = """
            grid,                                                                              automorphisms
            123456789456789123789123456231564897564897231897231564312645978645978312978312645, 648
            123456789456789123789123456234567891567891234891234567345678912678912345912345678, 54
            """)
    void gridsWithManyAutomorphismsAreKnown(String line, long automorphisms) {
        assertThat(Canon.of(grid(line)).automorphisms()).isEqualTo(automorphisms);
    }

    /** No grid is before this one, so it is its own form. */
    @Test
    void theFirstGridOfAllIsItsOwnForm() {
        Grid first = grid("123456789456789123789123456231564897564897231897231564312645978645978312978312645");
        var random = new Random(2);
        for (int i = 0; i < 20; i++) {
            assertThat(Canon.of(EverySymmetry.random(random).apply(first)).grid())
                    .isEqualTo(first);
        }
    }

    /** The work is counted, not timed: what nobody would give it must not take for ever either. */
    @Test
    void workIsBoundedForBoardsThatLookTheSameFromManySides() {
        var canon = new Canon();
        var random = new SplittableRandom(3);
        var lines = new ArrayList<>(List.of(
                EMPTY,
                "1".repeat(81),
                "123456789".repeat(9),
                "1.........2.........3.........4.........5.........6.........7.........8.........9",
                "211111111121111111112111111111211111111121111111112111111111211111111121111111112",
                "153638183153431183153569183153439183153638183153623183153638183153639183153795183"));
        for (int i = 0; i < 300; i++) {
            var line = new StringBuilder(EMPTY);
            int different = 1 + random.nextInt(9);
            for (int givens = random.nextInt(100); givens > 0; givens--) {
                line.setCharAt(random.nextInt(81), (char) ('1' + random.nextInt(different)));
            }
            lines.add(line.toString());
        }
        for (String line : lines) {
            canon.load(line.getBytes(StandardCharsets.US_ASCII), 0);
            assertThat(canon.tried()).as(line).isLessThan(100_000);
        }
    }

    @Test
    void anyCharacterButADigitIsAnEmptyCell() {
        var canon = new Canon();
        byte[] form = new byte[83];
        for (char empty : new char[] {'.', '0', '_', 'X', '-', '*'}) {
            canon.load(("ab" + ("5" + EMPTY.substring(1)).replace('.', empty)).getBytes(StandardCharsets.US_ASCII), 2);
            canon.write(form, 1);
            assertThat(new String(form, StandardCharsets.US_ASCII)).isEqualTo("\0" + EMPTY.substring(1) + "1\0");
        }
    }

    @Test
    void isForPlainNineOnly() {
        assertThat(Canon.fits(Puzzle.of(Layout.standard(9), grid(EMPTY)))).isTrue();
        assertThat(Canon.fits(Puzzle.of(Layout.standard(4), Grid.empty(4)))).isFalse();
        assertThat(Canon.fits(Puzzle.of(Layout.of(Shape.latin(9)), grid(EMPTY))))
                .isFalse();
        assertThat(Canon.fits(new Puzzle(Layout.standard(9), List.of(new Diagonals()), grid(EMPTY))))
                .isFalse();
        assertThatThrownBy(() -> Canon.of(Grid.empty(4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(4)");
    }
}
