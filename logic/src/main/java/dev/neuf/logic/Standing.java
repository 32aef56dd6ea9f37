package dev.neuf.logic;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Conflict;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Engine;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a player stands: the board with their digits and notes, and what an engine knows of the puzzle below. */
public final class Standing {

    private final Sheet sheet;
    private final Answer answer;
    private final Answer position;

    private Standing(Sheet sheet, Answer answer, Answer position) {
        this.sheet = sheet;
        this.answer = answer;
        this.position = position;
    }

    /** Solves the question, without the player's digits, to know whether these can be right. */
    public static Standing of(Sheet sheet, Engine engine, Limits limits) {
        return of(sheet, engine.solve(sheet.puzzle(), limits), engine, limits);
    }

    /** The same where the answer to the question is known. */
    public static Standing of(Sheet sheet, Answer answer, Engine engine, Limits limits) {
        boolean isOpen = answer instanceof Answer.Many && sheet.entries().filledCount() > 0;
        // with several solutions no digit is wrong by itself, but all together may be
        Answer position = isOpen ? engine.solve(sheet.position(), limits) : answer;
        return new Standing(sheet, answer, position);
    }

    /** Whether the puzzle is known to have exactly one solution. */
    public boolean isUnique() {
        return answer instanceof Answer.Unique;
    }

    /** Whether the puzzle is known to have several. */
    public boolean isMany() {
        return answer instanceof Answer.Many;
    }

    /** What the engine says of the question, without the player's digits. */
    public Answer answer() {
        return answer;
    }

    /** The board as the player left it. */
    public Board board() {
        return Board.of(sheet);
    }

    /**
     * What has to be put right before any step makes sense; nothing is wrong if there are no sentences.
     *
     * @param kind in a word for programs: clash, none, mistake
     * @param cells where, as far as that can be told
     */
    public record Wrong(String kind, List<Message> sentences, CellSet cells) {

        public boolean isNothing() {
            return sentences.isEmpty();
        }
    }

    /** What is wrong with the puzzle, or with what the player wrote. */
    public Wrong wrong() {
        List<Conflict> conflicts = Conflict.in(sheet.puzzle().rules(), sheet.values());
        if (!conflicts.isEmpty()) {
            var cells = new CellSet.Builder();
            conflicts.forEach(conflict -> cells.add(conflict.cells()));
            return new Wrong("clash", conflicts.stream().map(Explain::conflict).toList(), cells.build());
        }
        return switch (answer) {
            case Answer.Impossible(Answer.Reason reason) ->
                new Wrong("none", Explain.impossible(CorePhrase.NO_SOLUTION, reason), CellSet.NONE);
            case Answer.Unique(Grid solution) -> mistakes(solution);
            case Answer.Many _, Answer.Unknown _ -> deadEnd();
        };
    }

    /** What was entered or noted may leave no way to go on, even if nobody can say which of it is wrong. */
    private Wrong deadEnd() {
        if (position instanceof Answer.Impossible(Answer.Reason reason)) {
            return new Wrong(
                    "mistake", List.of(Message.of(LogicPhrase.DEAD_END, Explain.reason(reason))), CellSet.NONE);
        }
        return board().deadEnd()
                .map(reason -> new Wrong(
                        "mistake", List.of(Message.of(LogicPhrase.DEAD_END, Explain.reason(reason))), CellSet.NONE))
                .orElse(new Wrong("", List.of(), CellSet.NONE));
    }

    /** What is wrong with a move, as far as that is known: no room for it, or it leads away from the only solution. */
    public Wrong wrong(Deduction move) {
        var sentences = new ArrayList<Message>();
        CellSet cell = CellSet.of(move.cell());
        int there = sheet.value(move.cell());
        if (move instanceof Deduction.Place(int _, int digit) && there != 0) {
            if (digit != there) {
                sentences.add(Message.of(LogicPhrase.MOVE_PLACED, cell, Digits.of(there)));
            }
        } else if (answer instanceof Answer.Unique(Grid solution)) {
            int right = solution.digit(move.cell());
            switch (move) {
                case Deduction.Place(int _, int digit) -> {
                    if (digit != right) {
                        sentences.add(Message.of(LogicPhrase.WRONG_ENTRY, Digits.of(digit), cell));
                    }
                }
                case Deduction.Eliminate(int _, Digits digits) -> {
                    if (digits.contains(right)) {
                        sentences.add(Message.of(LogicPhrase.WRONG_STRIKE, Digits.of(right), cell));
                    }
                }
            }
        }
        return new Wrong("mistake", sentences, cell);
    }

    private Wrong mistakes(Grid solution) {
        var sentences = new ArrayList<Message>();
        var cells = new CellSet.Builder();
        for (Mistake mistake : Mistake.on(sheet, solution)) {
            CellSet cell = CellSet.of(mistake.cell());
            cells.add(cell);
            sentences.add(
                    switch (mistake) {
                        case Mistake.Entry(int _, int digit) ->
                            Message.of(LogicPhrase.WRONG_ENTRY, Digits.of(digit), cell);
                        case Mistake.Note(int _, Digits noted) ->
                            noted.isEmpty()
                                    ? Message.of(LogicPhrase.EMPTY_NOTE, cell)
                                    : Message.of(LogicPhrase.WRONG_NOTE, cell, noted);
                    });
        }
        return new Wrong("mistake", sentences, cells.build());
    }

    /** Why some techniques are left out: the puzzle is not known to have one solution. */
    public Optional<Message> doubt() {
        return switch (answer) {
            case Answer.Many _ -> Optional.of(Message.of(LogicPhrase.UNIQUENESS_OFF));
            case Answer.Unknown(Limits.Limit limit, var _) ->
                Optional.of(Message.of(LogicPhrase.UNIQUENESS_UNKNOWN, Explain.limit(limit)));
            case Answer.Unique _, Answer.Impossible _ -> Optional.empty();
        };
    }
}
