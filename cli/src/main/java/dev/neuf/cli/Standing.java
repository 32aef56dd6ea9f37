package dev.neuf.cli;

import dev.neuf.core.Answer;
import dev.neuf.core.Board;
import dev.neuf.core.CellSet;
import dev.neuf.core.Conflict;
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

    private Standing(Sheet sheet, Answer answer) {
        this.sheet = sheet;
        this.answer = answer;
    }

    /** Solves the question, without the player's digits, to know whether these can be right. */
    static Standing of(Sheet sheet, Engine engine, Limits limits) {
        return new Standing(sheet, engine.solve(sheet.puzzle(), limits));
    }

    /** Whether the puzzle is known to have exactly one solution. */
    boolean isUnique() {
        return answer instanceof Answer.Unique;
    }

    /** What an engine knows of the question. */
    Answer answer() {
        return answer;
    }

    /** The board as the player left it. */
    Board board() {
        return Board.of(sheet);
    }

    /** What has to be put right before any step makes sense; nothing, if all is well. */
    List<Message> trouble() {
        List<Conflict> conflicts = Conflict.in(sheet.puzzle().rules(), sheet.values());
        if (!conflicts.isEmpty()) {
            return conflicts.stream().map(Explain::conflict).toList();
        }
        return switch (answer) {
            case Answer.Impossible(Answer.Reason reason) -> Solving.impossible(CliPhrase.NO_SOLUTION, reason);
            case Answer.Unique(Grid solution) -> mistakes(solution);
            case Answer.Many _, Answer.Unknown _ -> List.of();
        };
    }

    private List<Message> mistakes(Grid solution) {
        var messages = new ArrayList<Message>();
        for (Mistake mistake : Mistake.on(sheet, solution)) {
            CellSet cell = CellSet.of(mistake.cell());
            messages.add(
                    switch (mistake) {
                        case Mistake.Entry(int _, int digit) ->
                            Message.of(CliPhrase.WRONG_ENTRY, Digits.of(digit), cell);
                        case Mistake.Note(int _, Digits noted) -> Message.of(CliPhrase.WRONG_NOTE, cell, noted);
                    });
        }
        return messages;
    }

    /** Says that some techniques are left out because the puzzle is not known to have one solution. */
    void remark(Reply reply) {
        if (answer instanceof Answer.Many) {
            reply.remarkFew(List.of(Message.of(CliPhrase.UNIQUENESS_OFF)));
        } else if (answer instanceof Answer.Unknown(Limits.Limit limit, var _)) {
            reply.remarkFew(List.of(Message.of(CliPhrase.UNIQUENESS_UNKNOWN, Explain.limit(limit))));
        }
    }
}
