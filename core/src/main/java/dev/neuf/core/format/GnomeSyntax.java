package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.json.Json;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A saved game of GNOME Sudoku: JSON with the cells that have something in them.
 *
 * <pre>
 *   {"difficulty_category":"easy","time_elapsed":-1,
 *    "cells":[{"position":[0,1],"value":8,"fixed":true,"earmarks":[]}]}
 * </pre>
 */
final class GnomeSyntax implements Syntax {

    @Override
    public boolean recognises(Text text) {
        return text.names().contains("difficulty_category");
    }

    @Override
    public Sheet read(Reading reading) {
        var draft = new Draft(reading, Nines.SIZE);
        for (Tree cell : reading.json().at("cells").items()) {
            int row = cell.at("position").at(0).whole(-1);
            int column = cell.at("position").at(1).whole(-1);
            if (row < 0 || column < 0 || row >= Nines.SIZE || column >= Nines.SIZE) {
                throw new Unreadable(Message.of(
                        CorePhrase.GNOME_POSITION,
                        Json.write(cell.at("position").value())));
            }
            int at = row * Nines.SIZE + column;
            draft.digit(at, cell.at("value").whole(0), cell.at("fixed").isTrue());
            if (!cell.at("earmarks").isEmpty()) {
                draft.note(at, FpuzzlesSyntax.numbers(cell.at("earmarks")));
            }
        }
        return draft.sheet();
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? new JsonCutter(true) : Cutter.NONE;
    }

    @Override
    public boolean isOneLine() {
        return true;
    }

    @Override
    public String write(Sheet sheet) {
        var cells = new ArrayList<Object>();
        for (int cell = 0; cell < Nines.CELLS; cell++) {
            Digits notes = sheet.candidates().getOrDefault(cell, Digits.NONE);
            if (sheet.value(cell) > 0 || !notes.isEmpty()) {
                var marks = new ArrayList<Integer>();
                notes.forEach(marks::add);
                cells.add(Json.object(
                        "position",
                        List.of(cell / Nines.SIZE, cell % Nines.SIZE),
                        "value",
                        sheet.value(cell),
                        "fixed",
                        !sheet.puzzle().givens().isEmpty(cell),
                        "earmarks",
                        marks));
            }
        }
        return Json.write(Json.object("difficulty_category", "custom", "time_elapsed", -1, "cells", cells)) + "\n";
    }

    @Override
    public Set<Content> keeps(Sheet sheet) {
        return Kept.by(this, sheet);
    }

    @Override
    public Optional<Message> refuses(Sheet sheet) {
        return Nines.refuses("gnome-sudoku", sheet);
    }
}
