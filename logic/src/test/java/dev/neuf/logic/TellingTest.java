package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said of steps: why digits are singles, and where to look without giving too much away. */
class TellingTest {

    private static final Words ENGLISH = Words.in(Language.ENGLISH);
    private static final Words FRENCH = Words.in(Language.FRENCH);

    private static Board board(String rows) {
        return Board.of(Puzzle.of(
                Layout.standard(9),
                Grid.of(rows.chars()
                        .filter(sign -> sign != ' ')
                        .map(sign -> sign == '.' ? 0 : sign - '0')
                        .toArray())));
    }

    /** The 8 of box 1 goes to r1c1: a row, a column and the box itself leave no other cell. */
    private static final String EIGHT =
            ". . .  . . .  . . .  . . .  . . 8  . . .  . . .  . . .  . 8 .  . 8 .  . . .  . . .  . . 8"
                    + " .".repeat(42);

    private static Step first(Technique technique, Board board) {
        return Hunt.first(technique, new Sight(board)).orElseThrow();
    }

    private static String how(Words words, Step step) {
        return Telling.how(step).stream().map(words::say).collect(Collectors.joining(" "));
    }

    @Test
    void aHiddenSingleNamesTheDigitsThatLeaveItNoOtherCell() {
        Step step = first(Technique.HIDDEN_SINGLE_BOX, board(EIGHT));
        assertThat(how(ENGLISH, step))
                .isEqualTo("The 8s in r2c6, r3c8, r4c2 and r5c3 leave box 1 only r1c1 for its 8. So r1c1 is 8.");
        assertThat(how(FRENCH, step))
                .isEqualTo("Avec les 8 en r2c6, r3c8, r4c2 et r5c3, le bloc 1 n'a plus que r1c1 pour son 8."
                        + " Donc r1c1 vaut 8.");
        assertThat(step.marks()).extracting(Mark::role).containsExactly(Role.BASE, Role.PATTERN, Role.WITNESS);
    }

    @Test
    void whereNotesHaveStruckTheDigitNobodyIsNamed() {
        Board board = board(".".repeat(81));
        CellSet others = board.houses().stream()
                .filter(house -> house.kind() == Rule.House.Kind.BOX && house.number() == 1)
                .findFirst()
                .orElseThrow()
                .cells()
                .without(0);
        Board noted = board.after(others.stream()
                .mapToObj(cell -> (Deduction) new Deduction.Eliminate(cell, Digits.of(8)))
                .toList());
        assertThat(how(ENGLISH, first(Technique.HIDDEN_SINGLE_BOX, noted)))
                .isEqualTo("In box 1 only r1c1 can be 8. So r1c1 is 8.");
    }

    @Test
    void aNakedSingleTellsWhatItSees() {
        Board board = board(". 1 2  3 4 .  . . .  5 . .  . . .  . . .  . 6 .  . . .  . . .  7 . .  . . .  . . .  8"
                + " .".repeat(44));
        assertThat(how(ENGLISH, first(Technique.NAKED_SINGLE, board)))
                .isEqualTo("r1c1 sees 1, 2, 3, 4, 5, 6, 7 and 8 already: only 9 is left. So r1c1 is 9.");
        Board noted = board(".".repeat(81)).after(List.of(new Deduction.Eliminate(0, Digits.upTo(8))));
        assertThat(how(ENGLISH, first(Technique.NAKED_SINGLE, noted)))
                .isEqualTo("For r1c1 every digit but 9 is ruled out. So r1c1 is 9.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CAGE                  | r1c1 and r1c2.
            UNIQUE_RECTANGLE_1    | r3c8, r9c8 and r9c9.
            AVOIDABLE_RECTANGLE_1 | r7c2, r7c4 and r8c2.
            MEDUSA                | r2c5, r2c6, r5c5 and other cells.
            COLOUR_TRAP           | r1c1, r1c9, r2c6 and other cells.
            BUG_PLUS_ONE          | r8c5.
            """)
    void aPlaceToLookIsThePatternAndNotTheTarget(Technique technique, String place) {
        assertThat(ENGLISH.say(Telling.where(Example.of(technique).step()))).endsWith(" Look around " + place);
    }

    @ParameterizedTest
    @EnumSource
    void noSentenceIsSaidTwice(Technique technique) {
        // the cases of a net may go the same way
        assumeTrue(technique.level().compareTo(Level.EXTREME) < 0);
        Example example = Example.of(technique);
        for (Words words : List.of(ENGLISH, FRENCH)) {
            Words about = words.about(example.sheet().layout(), example.sheet().symbols());
            assertThat(Telling.how(example.step()).stream().map(about::say)).doesNotHaveDuplicates();
        }
    }

    @Test
    void ofATrialWithManyCasesAFewAreTold() {
        Step two = Example.of(Technique.TRIAL).step();
        assertThat(Telling.brief(two)).isEqualTo(two);
        List<Sentence> proof = two.proof();
        int last = proof.size() - 1;
        int second = last;
        while (proof.get(second).message().phrase() != LogicPhrase.TRIAL_CASE) {
            second--;
        }
        List<Sentence> many = new ArrayList<>(proof.subList(0, last));
        for (int i = 0; i < 5; i++) {
            many.addAll(proof.subList(second, last));
        }
        many.add(proof.getLast());
        Step brief = Telling.brief(new Step(two.technique(), two.digits(), two.deductions(), many));
        assertThat(brief.deductions()).isEqualTo(two.deductions());
        assertThat(brief.proof().subList(0, last)).isEqualTo(proof.subList(0, last));
        assertThat(brief.proof())
                .filteredOn(sentence -> sentence.message().phrase() == LogicPhrase.TRIAL_CASE)
                .hasSize(3);
        assertThat(ENGLISH.say(brief.proof().get(brief.proof().size() - 2).message()))
                .isEqualTo("The other 4 cases break in the same way, by singles alone.");
        assertThat(brief.proof().getLast()).isEqualTo(proof.getLast());
    }
}
