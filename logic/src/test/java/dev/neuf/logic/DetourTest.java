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
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A move that takes a hard step at once may take several easy ones. */
class DetourTest {

    private static final String NINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static final Board BOARD = board(NINE);
    private static final Toolbox EASY = Toolbox.safe().upTo(Technique.HIDDEN_TRIPLE);

    private static Board board(String text) {
        return Board.of(((Parsed.Ok) Format.readAny(text, Hints.NONE)).sheet());
    }

    private static Optional<Detour> to(Deduction move) {
        return Detour.to(move, BOARD, Toolbox.safe(), Optional.empty(), () -> false);
    }

    @Test
    void everyMoveOfAnEasyPuzzleIsReachedByEasySteps() {
        Person person = Person.with(EASY);
        int detours = 0;
        for (int cell : BOARD.layout().cells()) {
            var move = new Deduction.Place(cell, SOLUTION.charAt(cell) - '0');
            if (!BOARD.isOpen(cell)) {
                continue;
            }
            Optional<Detour> detour = to(move);
            assertThat(detour.isEmpty())
                    .as("%s at once", move)
                    .isEqualTo(person.recognise(BOARD, move).isPresent());
            if (detour.isPresent()) {
                Board now = BOARD;
                for (Step step : detour.get().before()) {
                    assertThat(step.technique()).isLessThanOrEqualTo(Technique.HIDDEN_TRIPLE);
                    now = now.after(step.deductions());
                    assertThat(now.candidates(cell).contains(move.digit())).isTrue();
                }
                assertThat(detour.get().last().deductions()).contains(move);
                assertThat(person.recognise(now, move)).contains(detour.get().last());
                detours++;
            }
        }
        assertThat(detours).isPositive();
    }

    @Test
    void noStepOfItCanBeSpared() {
        var move = new Deduction.Place(BOARD.layout().cell("r9c1").orElseThrow(), 3);
        List<Step> before = to(move).orElseThrow().before();
        assertThat(before).hasSize(1);
        assertThat(before.getFirst().technique()).isEqualTo(Technique.HIDDEN_SINGLE_LINE);
    }

    @Test
    void thereIsNoneWhereAStepIsNotMuchHarder() {
        Board board = Board.of(Example.of(Technique.SKYSCRAPER).sheet());
        Step step = Person.with(Toolbox.full()).next(board).orElseThrow();
        assertThat(step.technique().level()).isEqualTo(Level.HARD);
        assertThat(Detour.to(step.deductions().getFirst(), board, Toolbox.full(), Optional.of(step), () -> false))
                .isEmpty();
    }

    @Test
    void whoIsStuckFindsNone() {
        Board board = board("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        var moves = new ArrayList<Deduction>();
        moves.add(new Deduction.Place(1, 1));
        moves.add(new Deduction.Eliminate(1, Digits.of(2)));
        for (Deduction move : moves) {
            assertThat(Detour.to(move, board, Toolbox.full(), Optional.empty(), () -> false))
                    .isEmpty();
        }
    }

    @Test
    void itIsSaidInWords() {
        var move = new Deduction.Place(BOARD.layout().cell("r9c1").orElseThrow(), 3);
        Detour detour = to(move).orElseThrow();
        assertThat(Words.in(Language.ENGLISH).say(detour.message()))
                .isEqualTo("the move takes no hard step: after 1 easier step (hardest: hidden single in a line),"
                        + " this is enough: direct hidden triple");
    }
}
