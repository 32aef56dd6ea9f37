package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.neuf.core.variant.AntiKing;
import dev.neuf.core.variant.Diagonals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles, and puzzles on paper. */
class SheetTest {

    private static final Layout FOUR = Layout.standard(4);
    private static final Grid GIVENS = Grid.empty(4).with(0, 1).with(5, 3);
    private static final Puzzle PUZZLE = Puzzle.of(FOUR, GIVENS);

    private static Sheet sheet(Grid entries, Map<Integer, Digits> candidates, Symbols symbols) {
        return new Sheet(PUZZLE, entries, candidates, symbols);
    }

    @Test
    void puzzleHasTheRulesOfBoardAndVariants() {
        var variants = new ArrayList<Variant>(List.of(new Diagonals()));
        var puzzle = new Puzzle(FOUR, variants, GIVENS);
        variants.clear();

        assertThat(puzzle.variants()).containsExactly(new Diagonals());
        assertThat(puzzle.rules().all())
                .startsWith(FOUR.rules().toArray(Rule[]::new))
                .hasSize(FOUR.rules().size() + 2);
        assertThat(puzzle.rules().houses()).hasSize(14);
        assertThat(PUZZLE.rules().all()).isEqualTo(FOUR.rules());
        assertThat(PUZZLE.rules().layout()).isEqualTo(FOUR);
    }

    @Test
    void puzzlesAreComparedByWhatTheySay() {
        assertThat(PUZZLE).isEqualTo(new Puzzle(Layout.of(Shape.boxes(2, 2)), List.of(), GIVENS));
        assertThat(PUZZLE).isNotEqualTo(new Puzzle(FOUR, List.of(new AntiKing()), GIVENS));
        assertThat(PUZZLE.withGivens(Grid.empty(4)).withGivens(GIVENS))
                .isEqualTo(PUZZLE)
                .hasSameHashCodeAs(PUZZLE);
    }

    @Test
    void givensOfAnotherSizeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.of(FOUR, Grid.empty(9)))
                .withMessageStartingWith("The givens have 9 rows, the board has 4.");
    }

    @Test
    void sheetAddsWhatWasEntered() {
        Grid entries = Grid.empty(4).with(1, 2);
        Sheet sheet = sheet(entries, Map.of(), Symbols.standard(4));
        assertThat(sheet.layout()).isEqualTo(FOUR);
        assertThat(sheet.values()).hasToString("12...3..........");
        assertThat(sheet.position()).isEqualTo(Puzzle.of(FOUR, sheet.values()));
        assertThat(sheet.puzzle()).isEqualTo(PUZZLE);
    }

    @Test
    void sheetNobodyHasBegunIsItsPuzzle() {
        Sheet sheet = Sheet.of(PUZZLE);
        assertThat(sheet.position()).isSameAs(PUZZLE);
        assertThat(sheet.values()).isEqualTo(GIVENS);
        assertThat(sheet.symbols()).isEqualTo(Symbols.standard(4));
        assertThat(sheet.candidates()).isEmpty();
    }

    @Test
    void solutionFillsTheCellsThatAreNotGiven() {
        Grid solution = Grid.of(1, 2, 3, 4, 4, 3, 2, 1, 2, 1, 4, 3, 3, 4, 1, 2);
        Sheet solved = sheet(Grid.empty(4), Map.of(3, Digits.of(2, 4)), new Symbols("abcd"))
                .filledWith(solution);
        assertThat(solved.values()).isEqualTo(solution);
        assertThat(solved.entries().filled()).isEqualTo(CellSet.upTo(16).minus(GIVENS.filled()));
        assertThat(solved.candidates()).isEmpty();
        assertThat(solved.symbols()).isEqualTo(new Symbols("abcd"));
    }

    @Test
    void notesAreCopiedAndComeInTheOrderOfCells() {
        var notes = new HashMap<Integer, Digits>();
        for (int cell : new int[] {15, 2, 7, 3}) {
            notes.put(cell, Digits.of(1, 4));
        }
        Sheet sheet = sheet(Grid.empty(4), notes, Symbols.standard(4));
        notes.clear();
        assertThat(sheet.candidatesInOrder()).containsOnlyKeys(2, 3, 7, 15);
        assertThat(sheet.candidatesInOrder().keySet()).containsExactly(2, 3, 7, 15);
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> sheet.candidates().put(1, Digits.NONE));
    }

    @Test
    void cellBothGivenAndEnteredIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> sheet(Grid.empty(4).with(5, 3), Map.of(), Symbols.standard(4)))
                .withMessage("The cells [5] are both given and entered.");
    }

    @Test
    void entriesAndSymbolsOfAnotherSizeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> sheet(Grid.empty(9), Map.of(), Symbols.standard(4)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> sheet(Grid.empty(4), Map.of(), Symbols.standard(9)))
                .withMessage("The entries (4 rows) and the symbols (9) must fit the board of size 4.");
    }

    @ParameterizedTest
    @ValueSource(ints = {-17, -1, 16, 4096})
    void notesForCellsThatAreNotThereAreRefused(int cell) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> sheet(Grid.empty(4), Map.of(cell, Digits.of(1)), Symbols.standard(4)))
                .withMessage("The candidates {1} of cell %d must fit the board of size 4.", cell);
    }

    @Test
    void notesOfDigitsThatAreNotThereAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> sheet(Grid.empty(4), Map.of(2, Digits.of(4, 5)), Symbols.standard(4)))
                .withMessage("The candidates {4,5} of cell 2 must fit the board of size 4.");
    }
}
