package dev.neuf.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.neuf.core.Board;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A move of the player gets the name of the easiest technique that justifies it. */
class RecognitionTest {

    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    /** Skyscraper of 1 in rows 2 and 7: r1c4 and r8c5 lose it, and r8c5 has only 8 left. */
    private static final String SKYSCRAPER = """
            4 5 2 18 178 3 17 6 9
            7 6 8 9 12 5 4 3 12
            9 3 1 6 27 4 5 78 28
            2 7 6 3 9 1 8 5 4
            3 9 5 2 4 8 17 17 6
            1 8 4 7 5 6 9 2 3
            5 4 7 18 3 2 6 9 18
            6 2 9 4 18 7 3 18 5
            8 1 3 5 6 9 2 4 7
            """;

    private static final String NINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static Board board(String text) {
        return Board.of(((Parsed.Ok) Format.readAny(text, Hints.NONE)).sheet());
    }

    private static Deduction place(Board board, String cell, int digit) {
        return new Deduction.Place(board.layout().cell(cell).orElseThrow(), digit);
    }

    private static Deduction strike(Board board, String cell, int... digits) {
        return new Deduction.Eliminate(board.layout().cell(cell).orElseThrow(), Digits.of(digits));
    }

    private static String how(Step step) {
        return Telling.how(step).stream().map(ENGLISH::say).collect(Collectors.joining(" "));
    }

    private static Optional<Step> recognised(Board board, Deduction move) {
        return Person.with(Toolbox.full()).recognise(board, move);
    }

    @Test
    void aDigitPlacedIsNamedByItsEasiestProof() {
        Board board = board(NINE);
        Step step = recognised(board, place(board, "r1c6", 8)).orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.HIDDEN_SINGLE_BOX);
        assertThat(step.deductions()).containsExactly(place(board, "r1c6", 8));
    }

    @Test
    void aCandidateStruckIsNamed() {
        Board board = board(SKYSCRAPER);
        Step step = recognised(board, strike(board, "r1c4", 1)).orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.SKYSCRAPER);
        assertThat(step.deductions()).contains(strike(board, "r1c4", 1));
    }

    @Test
    void aDigitThatIsLeftAfterAStepIsNamedByThatStep() {
        Board board = board(SKYSCRAPER);
        Step step = recognised(board, place(board, "r8c5", 8)).orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.SKYSCRAPER);
        assertThat(step.deductions()).containsExactly(strike(board, "r1c4", 1), place(board, "r8c5", 8));
        assertThat(how(step))
                .endsWith("Then r8c5 cannot be 1, and only 8 is left there. So r8c5 is 8. And r1c4 cannot be 1.");
    }

    @Test
    void aCandidateThatAPlacedDigitStrikesIsNamedByThatDigit() {
        Board board = board(NINE);
        Step step = recognised(board, strike(board, "r9c1", 1)).orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.HIDDEN_SINGLE_BOX);
        assertThat(how(step)).endsWith("So r9c7 is 1. And r9c1 cannot be 1.");
    }

    @Test
    void aCandidateIsStruckByADigitThatIsLeftAfterAStep() {
        Board board = board(SKYSCRAPER);
        // a W-wing places 8 in r3c8, but a skyscraper is enough to strike 7 there
        assertThat(recognised(board, place(board, "r3c8", 8)).map(Step::technique))
                .contains(Technique.W_WING);
        Step step = recognised(board, strike(board, "r3c8", 7)).orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.SKYSCRAPER);
        assertThat(step.deductions())
                .containsExactly(place(board, "r1c7", 7), strike(board, "r2c5", 1), strike(board, "r3c8", 7));
        assertThat(how(step))
                .endsWith("Then r1c7 cannot be 1, and only 7 is left there. So r1c7 is 7."
                        + " And r2c5 cannot be 1. And r3c8 cannot be 7.");
    }

    @Test
    void aCandidateIsStruckByTheDigitThatItsCellHasLeft() {
        Board board = board(SKYSCRAPER);
        Step step = recognised(board, strike(board, "r8c8", 8)).orElseThrow();
        assertThat(step.technique()).isEqualTo(Technique.SKYSCRAPER);
        assertThat(step.deductions())
                .containsExactly(strike(board, "r1c4", 1), strike(board, "r8c5", 1), place(board, "r8c8", 1));
    }

    /** Plain ones, a jigsaw, and one where neighbours differ by two at least. */
    static Stream<Board> boards() {
        return Stream.of(
                board(SKYSCRAPER),
                Board.of(Example.of(Technique.LAW_OF_LEFTOVERS).sheet()),
                Board.of(Example.of(Technique.RELATED_CELLS).sheet()),
                board(NINE));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void aStrikeIsNoHarderThanADigitThatStrikesIt(Board board) {
        Person person = Person.with(Toolbox.safe().upTo(Technique.COLOUR_WRAP));
        int told = 0;
        for (int cell : board.layout().cells()) {
            for (int digit : board.isOpen(cell) ? board.candidates(cell) : Digits.NONE) {
                var place = new Deduction.Place(cell, digit);
                Optional<Step> placed = person.recognise(board, place);
                if (placed.isEmpty()) {
                    continue;
                }
                Board after = board.after(List.of(place));
                for (int other : board.layout().cells()) {
                    Digits gone =
                            board.isOpen(other) ? board.candidates(other).minus(after.candidates(other)) : Digits.NONE;
                    for (int struck : gone) {
                        Step step = person.recognise(board, new Deduction.Eliminate(other, Digits.of(struck)))
                                .orElseThrow();
                        assertThat(step.technique())
                                .isLessThanOrEqualTo(placed.get().technique());
                        assertThat(board.after(step.deductions())
                                        .candidates(other)
                                        .contains(struck))
                                .isFalse();
                        told++;
                    }
                }
            }
        }
        assertThat(told).isPositive();
    }

    @Test
    void ofSeveralCandidatesStruckThoseThatWereThereCount() {
        Board board = board(SKYSCRAPER);
        Step step = recognised(board, strike(board, "r1c4", 1, 5)).orElseThrow();
        assertThat(step.deductions()).contains(strike(board, "r1c4", 1));
        // both at once would leave the cell empty
        assertThat(recognised(board, strike(board, "r1c4", 1, 8))).isEmpty();
    }

    @Test
    void whatTheBoardDoesNotAllowHasNoName() {
        Board board = board(NINE);
        assertThat(recognised(board, place(board, "r1c1", 5))).isEmpty();
        assertThat(recognised(board, place(board, "r1c3", 5))).isEmpty();
        assertThat(recognised(board, strike(board, "r1c3", 5))).isEmpty();
        assertThat(recognised(board, strike(board, "r1c3"))).isEmpty();
    }

    @Test
    void noMoveAwayFromTheSolutionIsJustified() {
        Board board = board(NINE);
        Person person = Person.with(Toolbox.full().upTo(Technique.XYZ_WING));
        assertThat(person.recognise(board, place(board, "r1c3", 1))).isEmpty();
        assertThat(person.recognise(board, strike(board, "r1c3", 4))).isEmpty();
    }

    @Test
    void whoIsCalledOffNamesNothing() {
        Board board = board(NINE);
        Person person = Person.with(Toolbox.full()).until(() -> true);
        assertThat(person.recognise(board, place(board, "r1c6", 8))).isEmpty();
    }

    static Stream<Technique> withExample() {
        return Arrays.stream(Technique.values())
                .filter(technique -> Example.find(technique).isPresent());
    }

    @ParameterizedTest
    @MethodSource("withExample")
    void whateverAnExampleShowsIsRecognised(Technique technique) {
        Example example = Example.find(technique).orElseThrow();
        Board board = Board.of(example.sheet());
        Person person = Person.with(Toolbox.full().withTrial().upTo(technique));
        for (Deduction deduction : example.step().deductions()) {
            for (Deduction move : moves(deduction)) {
                Step step = person.recognise(board, move).orElseThrow();
                assertThat(step.technique()).isLessThanOrEqualTo(technique);
                Board after = board.after(step.deductions());
                switch (move) {
                    case Deduction.Place(int there, int digit) ->
                        assertThat(after.values().digit(there)).isEqualTo(digit);
                    case Deduction.Eliminate(int there, Digits digits) ->
                        assertThat(after.candidates(there).and(digits).isEmpty())
                                .isTrue();
                }
            }
        }
    }

    /** Each candidate struck is a move by itself. */
    private static List<Deduction> moves(Deduction deduction) {
        var moves = new ArrayList<Deduction>();
        switch (deduction) {
            case Deduction.Place place -> moves.add(place);
            case Deduction.Eliminate(int cell, Digits digits) ->
                digits.forEach(digit -> moves.add(new Deduction.Eliminate(cell, Digits.of(digit))));
        }
        return moves;
    }
}
