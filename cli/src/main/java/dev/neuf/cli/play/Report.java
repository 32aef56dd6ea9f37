package dev.neuf.cli.play;

import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Path;
import dev.neuf.logic.Person;
import dev.neuf.logic.Toolbox;
import java.util.ArrayList;
import java.util.List;

/**
 * One turn of the report's dialogue: what the player typed, and how far the three rules go from there.
 *
 * @param deductions what to write, the player's digit first
 */
record Report(List<Deduction> typed, List<Deduction> deductions, Path path) {

    static Report of(Game game, List<Deduction> typed) {
        Board board = game.board().after(typed);
        Path path = Person.with(Toolbox.report()).quietly().solve(board);
        var deductions = new ArrayList<>(typed);
        path.steps().forEach(step -> deductions.addAll(step.deductions()));
        return new Report(typed, List.copyOf(deductions), path);
    }

    /** What the program answers: whether the digit is coherent, how far it got, and what it asks. */
    List<Message> sentences(Referee referee, Game after) {
        var sentences = new ArrayList<Message>();
        long filled = deductions.stream()
                        .filter(Deduction.Place.class::isInstance)
                        .map(Deduction::cell)
                        .distinct()
                        .count()
                - typed.size();
        if (filled > 0) {
            sentences.add(Message.of(PlayPhrase.RULES_FILLED, filled));
        }
        Referee.Verdict verdict = referee.of(after.position());
        switch (path) {
            case Path.Solved _ -> {}
            case Path.Contradiction contradiction -> {
                sentences.add(Message.of(PlayPhrase.INCOHERENT, Explain.reason(contradiction.reason())));
                sentences.add(Message.of(verdict.isHopeless() ? PlayPhrase.HOPELESS_PUZZLE : PlayPhrase.TAKE_BACK));
            }
            case Path.Stuck _, Path.Cut _ -> {
                if (verdict.isHopeless()) {
                    sentences.add(Message.of(PlayPhrase.HOPELESS_PUZZLE));
                } else if (verdict.isFine()) {
                    typed.forEach(move -> sentences.add(coherent(move)));
                    sentences.add(Message.of(PlayPhrase.YOUR_TURN));
                } else {
                    sentences.add(Message.of(PlayPhrase.HOPELESS));
                }
            }
        }
        return sentences;
    }

    private static Message coherent(Deduction move) {
        return Message.of(
                PlayPhrase.COHERENT,
                move instanceof Deduction.Place(int _, int digit) ? Digits.of(digit) : Digits.NONE,
                CellSet.of(move.cell()));
    }
}
