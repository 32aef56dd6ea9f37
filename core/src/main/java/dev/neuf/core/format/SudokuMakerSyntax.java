package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.pack.LzString;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * A link of SudokuMaker, or the JSON in it: cells in one list, and rules by numbers of which one is known to us.
 *
 * <pre>
 *   {"formatVersion":"1.5.0","puzzle":{"cells":[{"given":true,"value":5},...],
 *    "constraints":[{"type":301,"cages":[{"cells":[4,5,6],"value":15}]}]}}
 * </pre>
 */
final class SudokuMakerSyntax implements ReadOnly {

    private static final String START = "https://sudokumaker.app/?puzzle=";

    private static final int CAGES = 301;

    @Override
    public boolean recognises(Text text) {
        return Link.isOf(text, "sudokumaker.app")
                || text.names().contains("formatVersion") && text.names().contains("puzzle");
    }

    @Override
    public Sheet read(Reading reading) {
        Optional<Link> link = Link.of(reading.text().only());
        String packed = link.map(found -> found.parameter("puzzle")).orElse("");
        if (link.isPresent() && packed.isEmpty()) {
            throw Numbers.Word.of(reading.text().content().getFirst())
                    .wrong(0, Message.of(CorePhrase.LINK_EMPTY, START + "N4Ig..."));
        }
        Tree json = link.isPresent() ? reading.packed(() -> LzString.unpack(packed)) : reading.json();
        List<Tree> cells = json.at("puzzle").at("cells").items();
        int size = LineSyntax.root(cells.size());
        if (size * size != cells.size()) {
            throw new Unreadable(Message.of(CorePhrase.FOREIGN_GRID, "cells", size));
        }
        var draft = new Draft(reading, size);
        for (int cell = 0; cell < cells.size(); cell++) {
            Tree fields = cells.get(cell);
            int given = fields.at("given").whole(0);
            if (given > 0) {
                draft.digit(cell, given, true);
            } else if (!fields.at("value").isEmpty()) {
                draft.digit(
                        cell, fields.at("value").whole(-1), fields.at("given").isTrue());
            }
        }
        json.at("puzzle").at("constraints").items().forEach(rule -> constraint(draft, rule));
        return draft.sheet();
    }

    private static void constraint(Draft draft, Tree rule) {
        if (rule.at("type").whole(0) != CAGES) {
            draft.lostRule("type " + rule.at("type").text(), 1);
            return;
        }
        for (Tree cage : rule.at("cages").items()) {
            List<String> cells = cage.at("cells").items().stream()
                    .map(cell -> draft.name(cell.whole(draft.cellCount())))
                    .toList();
            if (cage.at("value").isEmpty()) {
                draft.variant("different", "cells", cells);
            } else {
                draft.variant("cage", "sum", cage.at("value").whole(0), "cells", cells);
            }
        }
    }

    @Override
    public Cutter cutter(boolean isForced) {
        return isForced ? new JsonCutter(true) : Cutter.oneLine(line -> Link.isOf(new Text(line), "sudokumaker.app"));
    }
}
