package dev.neuf.cli;

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
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.logic.Mistake;
import java.util.ArrayList;
import java.util.List;

/** Where a player stands: the board with their digits and notes, and what an engine knows of the puzzle below. */
final class Standing {

    private final Sheet sheet;
    private final Answer answer;
    private final Answer position;

    private Standing(Sheet sheet, Answer answer, Answer position) {
        this.sheet = sheet;
        this.answer = answer;
        this.position = position;
    }

    /** Solves the question, without the player's digits, to know whether these can be right. */
    static Standing of(Sheet sheet, Engine engine, Limits limits) {
        Answer answer = engine.solve(sheet.puzzle(), limits);
        boolean isOpen = answer instanceof Answer.Many && sheet.entries().filledCount() > 0;
        // with several solutions no digit is wrong by itself, but all together may be
        Answer position = isOpen ? engine.solve(sheet.position(), limits) : answer;
        return new Standing(sheet, answer, position);
    }

    /** Whether the puzzle is known to have exactly one solution. */
    boolean isUnique() {
        return answer instanceof Answer.Unique;
    }

    /** Whether the puzzle is known to have several. */
    boolean isMany() {
        return answer instanceof Answer.Many;
    }

    /** How many solutions there are, in a word for programs. */
    String solutions() {
        return Outcome.of(answer).word();
    }

    /** The board as the player left it. */
    Board board() {
        return Board.of(sheet);
    }

    /**
     * What has to be put right before any step makes sense; nothing is wrong if there are no sentences.
     *
     * @param kind in a word for programs: clash, none, mistake
     * @param cells where, as far as that can be told
     */
    record Wrong(String kind, List<Message> sentences, CellSet cells) {

        boolean isNothing() {
            return sentences.isEmpty();
        }
    }

    /** What is wrong with the puzzle, or with what the player wrote. */
    Wrong wrong() {
        List<Conflict> conflicts = Conflict.in(sheet.puzzle().rules(), sheet.values());
        if (!conflicts.isEmpty()) {
            var cells = new CellSet.Builder();
            conflicts.forEach(conflict -> cells.add(conflict.cells()));
            return new Wrong("clash", conflicts.stream().map(Explain::conflict).toList(), cells.build());
        }
        return switch (answer) {
            case Answer.Impossible(Answer.Reason reason) ->
                new Wrong("none", Solving.impossible(CliPhrase.NO_SOLUTION, reason), CellSet.NONE);
            case Answer.Unique(Grid solution) -> mistakes(solution);
            case Answer.Many _, Answer.Unknown _ -> deadEnd();
        };
    }

    /** What was entered or noted may leave no way to go on, even if nobody can say which of it is wrong. */
    private Wrong deadEnd() {
        if (position instanceof Answer.Impossible(Answer.Reason reason)) {
            return new Wrong("mistake", List.of(Message.of(CliPhrase.DEAD_END, Explain.reason(reason))), CellSet.NONE);
        }
        return board().deadEnd()
                .map(reason -> new Wrong(
                        "mistake", List.of(Message.of(CliPhrase.DEAD_END, Explain.reason(reason))), CellSet.NONE))
                .orElse(new Wrong("", List.of(), CellSet.NONE));
    }

    /** What is wrong with a move, as far as that is known: one that leads away from the only solution. */
    Wrong wrong(Deduction move) {
        var sentences = new ArrayList<Message>();
        CellSet cell = CellSet.of(move.cell());
        if (answer instanceof Answer.Unique(Grid solution)) {
            int right = solution.digit(move.cell());
            switch (move) {
                case Deduction.Place(int _, int digit) -> {
                    if (digit != right) {
                        sentences.add(Message.of(CliPhrase.WRONG_ENTRY, Digits.of(digit), cell));
                    }
                }
                case Deduction.Eliminate(int _, Digits digits) -> {
                    if (digits.contains(right)) {
                        sentences.add(Message.of(CliPhrase.WRONG_STRIKE, Digits.of(right), cell));
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
                            Message.of(CliPhrase.WRONG_ENTRY, Digits.of(digit), cell);
                        case Mistake.Note(int _, Digits noted) ->
                            noted.isEmpty()
                                    ? Message.of(CliPhrase.EMPTY_NOTE, cell)
                                    : Message.of(CliPhrase.WRONG_NOTE, cell, noted);
                    });
        }
        return new Wrong("mistake", sentences, cells.build());
    }

    /** Says that some techniques are left out because the puzzle is not known to have one solution. */
    void remark(Reply reply) {
        if (isMany()) {
            reply.remarkFew(List.of(Message.of(CliPhrase.UNIQUENESS_OFF)));
        } else if (answer instanceof Answer.Unknown(Limits.Limit limit, var _)) {
            reply.remarkFew(List.of(Message.of(CliPhrase.UNIQUENESS_UNKNOWN, Explain.limit(limit))));
        }
    }
}
