package dev.neuf.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConflictTest {

    private static final String SOLVED = """
            1234
            3412
            2143
            4321
            """;

    private static Grid grid(String rows) {
        return Grid.of(rows.replaceAll("\\s", "")
                .chars()
                .map(c -> c == '.' ? 0 : c - '0')
                .toArray());
    }

    private static List<Conflict> conflicts(Grid grid, Rule... more) {
        var rules = new ArrayList<>(Layout.standard(grid.size()).rules());
        rules.addAll(List.of(more));
        return Conflict.in(new Ruleset(Layout.standard(grid.size()), rules), grid);
    }

    private static List<String> sentences(Grid grid, Language language, Rule... more) {
        Words words = Words.in(language).about(Layout.standard(grid.size()), Symbols.standard(grid.size()));
        return conflicts(grid, more).stream()
                .map(conflict -> words.say(Explain.conflict(conflict)))
                .toList();
    }

    @Test
    void rightGridHasNoConflictFullOrNot() {
        assertThat(conflicts(grid(SOLVED))).isEmpty();
        assertThat(conflicts(Grid.empty(4))).isEmpty();
        assertThat(conflicts(grid(SOLVED).with(3, 0).with(9, 0))).isEmpty();
    }

    @Test
    void everyHouseDigitAndCellIsNamed() {
        Grid grid = grid("""
                11.1
                ....
                ..3.
                2.23
                """);
        assertThat(sentences(grid, Language.ENGLISH))
                .containsExactly(
                        "row 1 has the digit 1 more than once: r1c1, r1c2, r1c4",
                        "row 4 has the digit 2 more than once: r4c1, r4c3",
                        "box 1 has the digit 1 more than once: r1c1, r1c2",
                        "box 4 has the digit 3 more than once: r3c3, r4c4");
        assertThat(sentences(grid, Language.FRENCH))
                .startsWith("la ligne 1 contient plusieurs fois le chiffre 1 : r1c1, r1c2, r1c4")
                .hasSize(4);
    }

    @Test
    void severalDigitsOfOneHouseAreSeveralConflicts() {
        assertThat(conflicts(grid("1212............")))
                .extracting(Conflict::digits)
                .containsExactly(Digits.of(1), Digits.of(2));
    }

    @Test
    void fullGridWithOneWrongDigitClashesInEachOfItsHouses() {
        assertThat(sentences(grid(SOLVED).with(0, 2), Language.ENGLISH))
                .containsExactly(
                        "row 1 has the digit 2 more than once: r1c1, r1c2",
                        "column 1 has the digit 2 more than once: r1c1, r3c1",
                        "box 1 has the digit 2 more than once: r1c1, r1c2");
    }

    @Test
    void cellsThatMustDifferMayNotBeEqual() {
        var different = new Rule.Different(CellSet.of(0, 7, 10));
        assertThat(sentences(grid("1......1........"), Language.ENGLISH, different))
                .containsExactly("these cells must differ but hold the same digit 1: r1c1, r2c4");
        assertThat(sentences(grid("1......2........"), Language.ENGLISH, different))
                .isEmpty();
        assertThat(sentences(grid("1......1........"), Language.FRENCH, different))
                .containsExactly("ces cases doivent différer mais contiennent le même chiffre 1 : r1c1, r2c4");
    }

    @Test
    void digitsThatDoNotGoTogetherAreNamed() {
        var relation = new Rule.Relation(0, 1, (x, y) -> Math.abs(x - y) != 1);
        assertThat(sentences(grid("12.............."), Language.ENGLISH, relation))
                .containsExactly("the digits 1, 2 do not go together in r1c1, r1c2");
        assertThat(sentences(grid("14.............."), Language.ENGLISH, relation))
                .isEmpty();
        assertThat(sentences(grid("1..............."), Language.ENGLISH, relation))
                .as("an empty cell breaks no rule")
                .isEmpty();
        assertThat(sentences(grid("12.............."), Language.FRENCH, relation))
                .containsExactly("les chiffres 1, 2 ne vont pas ensemble dans r1c1, r1c2");
    }

    /** The two first cells must make 5; whether they may be equal is a matter of the row. */
    @ParameterizedTest
    @CsvSource({"1.,false", "12,true", "41,false", "44,true", ".1,false", "..,false", "4.,false", "11,true"})
    void sumIsWrongWhenItCannotBeReachedAnyMore(String firstCells, boolean isWrong) {
        var sum = new Rule.Sum(CellSet.of(0, 1), 5);
        Grid grid = grid(firstCells + "..............");
        assertThat(conflicts(grid, sum).stream()
                        .anyMatch(conflict -> conflict.rule().equals(sum)))
                .isEqualTo(isWrong);
    }

    @Test
    void openSumIsCheckedAgainstTheSmallestAndLargestDigits() {
        var sum = new Rule.Sum(CellSet.of(0, 5, 10), 11);
        assertThat(conflicts(grid("3..............."), sum)).isEmpty();
        assertThat(conflicts(grid("2..............."), sum))
                .as("2 + 4 + 4 = 10")
                .hasSize(1);
        var small = new Rule.Sum(CellSet.of(0, 5, 10), 5);
        assertThat(conflicts(grid("3..............."), small))
                .as("3 + 1 + 1 = 5")
                .isEmpty();
        assertThat(conflicts(grid("4..............."), small)).hasSize(1);
        assertThat(sentences(grid("4..............."), Language.ENGLISH, small))
                .containsExactly("the cells r1c1, r2c2, r3c3 cannot add up to 5");
        assertThat(sentences(grid("4..............."), Language.FRENCH, small))
                .containsExactly("la somme des cases r1c1, r2c2, r3c3 ne peut pas valoir 5");
    }

    @Test
    void digitThatIsNotAllowedIsNamed() {
        var odd = new Rule.Domain(5, Digits.of(1, 3));
        assertThat(sentences(grid(".....2.........."), Language.ENGLISH, odd))
                .containsExactly("the digit 2 is not allowed in r2c2");
        assertThat(sentences(grid(".....3.........."), Language.ENGLISH, odd)).isEmpty();
        assertThat(sentences(Grid.empty(4), Language.ENGLISH, odd)).isEmpty();
        assertThat(sentences(grid(".....2.........."), Language.FRENCH, odd))
                .containsExactly("le chiffre 2 n'est pas permis dans r2c2");
    }

    @Test
    void digitsAboveNineHaveTheirSymbols() {
        assertThat(sentences(Grid.empty(16).with(0, 12).with(255, 12).with(15, 12), Language.ENGLISH))
                .containsExactly(
                        "row 1 has the digit C more than once: r1c1, r1c16",
                        "column 16 has the digit C more than once: r1c16, r16c16");
    }

    @Test
    void regionsAreCalledRegions() {
        var layout = Layout.of(Shape.jigsaw(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3));
        var conflict = Conflict.in(new Ruleset(layout, layout.rules()), grid(".1..1..........."))
                .getFirst();
        Words words = Words.in(Language.ENGLISH).about(layout, Symbols.standard(4));
        assertThat(words.say(Explain.conflict(conflict)))
                .isEqualTo("region 1 has the digit 1 more than once: r1c2, r2c1");
    }

    /** Against the definition, house by house and digit by digit. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void conflictsAreThoseOfTheDefinition(long seed) {
        var random = new Random(seed);
        int[] digits =
                random.ints(81, 0, 10).map(d -> random.nextInt(3) == 0 ? d : 0).toArray();
        var expected = new ArrayList<Conflict>();
        for (Rule.House house : Layout.standard(9).houses()) {
            for (int digit = 1; digit <= 9; digit++) {
                int wanted = digit;
                CellSet cells = CellSet.of(house.cells().stream()
                        .filter(cell -> digits[cell] == wanted)
                        .toArray());
                if (cells.size() > 1) {
                    expected.add(new Conflict(house, Digits.of(digit), cells));
                }
            }
        }
        assertThat(conflicts(Grid.of(digits))).isEqualTo(expected);
    }
}
