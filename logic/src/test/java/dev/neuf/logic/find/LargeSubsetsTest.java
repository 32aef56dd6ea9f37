package dev.neuf.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.CellSet;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Shape;
import dev.neuf.logic.Sight;
import dev.neuf.logic.Technique;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LargeSubsetsTest {

    private static final Layout TWELVE = Layout.of(Shape.latin(12));

    @Test
    void fiveCellsForFiveDigits() {
        Noted board = Noted.on(TWELVE)
                .only(12, "r1c1")
                .only(23, "r1c2")
                .only(34, "r1c3")
                .only(45, "r1c4")
                .only(51, "r1c5");
        assertThat(board.struck(Technique.NAKED_SET))
                .hasSize(7 * 5)
                .contains("r1c6 1", "r1c12 5")
                .doesNotContain("r1c12 6");
        assertThat(board.found(Technique.HIDDEN_SET)).isEmpty();
        assertThat(board.found(Technique.NAKED_QUAD)).isEmpty();
    }

    @Test
    void fiveDigitsForFiveCells() {
        Noted board = Noted.on(TWELVE);
        CellSet row = TWELVE.houses().getFirst().cells();
        String[] places = {"r1c1 r1c2", "r1c2 r1c3", "r1c3 r1c4", "r1c4 r1c5", "r1c5 r1c1"};
        for (int i = 0; i < places.length; i++) {
            board.nowhere(i + 1, row, places[i]);
        }
        assertThat(board.struck(Technique.HIDDEN_SET))
                .hasSize(5 * 7)
                .contains("r1c1 6", "r1c5 12")
                .doesNotContain("r1c1 1");
        assertThat(board.found(Technique.NAKED_SET)).isEmpty();
    }

    @Test
    void fourCellsAreLeftToOthers() {
        Noted board = Noted.on(TWELVE)
                .only(12, "r1c1")
                .only(23, "r1c2")
                .only(34, "r1c3")
                .only(41, "r1c4");
        assertThat(board.found(Technique.NAKED_SET)).isEmpty();
    }

    /** What is in no way to give the cells of a row different digits is struck by a subset of some size. */
    @Test
    void everythingThatCannotBeIsFound() {
        var random = new SplittableRandom(7);
        int large = 0;
        for (int round = 0; round < 300; round++) {
            Noted board = Noted.on(TWELVE);
            int width = 2 + random.nextInt(2);
            int jump = 1 + random.nextInt(5);
            for (int cell = 0; cell < 12; cell++) {
                // a solution, some digits near it, and now and then one from far away
                Digits digits = Digits.of(cell + 1);
                for (int i = 1; i < width; i++) {
                    digits = digits.with((cell / 6 * 6) + (cell + i * (1 + random.nextInt(jump))) % 6 + 1);
                }
                board.only(random.nextInt(4) == 0 ? digits.with(1 + random.nextInt(12)) : digits, cell);
            }
            var expected = impossible(new Sight(board.board()));
            var struck = new TreeSet<String>();
            for (Technique technique : new Technique[] {
                Technique.NAKED_PAIR, Technique.NAKED_TRIPLE, Technique.NAKED_QUAD,
                Technique.HIDDEN_PAIR, Technique.HIDDEN_TRIPLE, Technique.HIDDEN_QUAD
            }) {
                struck.addAll(board.struck(technique));
            }
            addSingles(board, struck);
            int before = struck.size();
            struck.addAll(board.struck(Technique.NAKED_SET));
            struck.addAll(board.struck(Technique.HIDDEN_SET));
            large += struck.size() > before ? 1 : 0;
            assertThat(struck).isEqualTo(expected);
        }
        assertThat(large).as("boards that need a large subset").isGreaterThan(20);
    }

    private static void addSingles(Noted board, Set<String> struck) {
        var sight = new Sight(board.board());
        CellSet row = TWELVE.houses().getFirst().cells();
        for (int cell : row) {
            for (int digit : sight.candidates(cell)) {
                boolean isNaked = row.stream()
                        .anyMatch(other ->
                                other != cell && sight.candidates(other).equals(Digits.of(digit)));
                boolean isHidden = digits(sight, cell)
                        .anyMatch(other ->
                                other != digit && row.and(sight.places(other)).isSingle());
                if (isNaked || isHidden) {
                    struck.add(TWELVE.name(cell) + " " + digit);
                }
            }
        }
    }

    private static IntStream digits(Sight sight, int cell) {
        return IntStream.rangeClosed(1, 12).filter(sight.candidates(cell)::contains);
    }

    private static Set<String> impossible(Sight sight) {
        var impossible = new TreeSet<String>();
        for (int cell = 0; cell < 12; cell++) {
            for (int digit : sight.candidates(cell)) {
                if (!canFill(sight, 0, 0, cell, digit)) {
                    impossible.add(TWELVE.name(cell) + " " + digit);
                }
            }
        }
        return impossible;
    }

    private static boolean canFill(Sight sight, int cell, long used, int fixed, int digit) {
        if (cell == 12) {
            return true;
        }
        for (int its : cell == fixed ? Digits.of(digit) : sight.candidates(cell).minus(new Digits(used))) {
            long bit = Digits.of(its).bits();
            if ((used & bit) == 0 && canFill(sight, cell + 1, used | bit, fixed, digit)) {
                return true;
            }
        }
        return false;
    }
}
