package dev.neuf.browser;

import dev.neuf.core.Answer;
import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Shapes;
import dev.neuf.core.json.Json;
import dev.neuf.core.play.Game;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Message;
import dev.neuf.make.Completion;
import dev.neuf.make.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Setting a puzzle by hand. Nothing is kept here: a request brings the {@link Blueprint} along that it is about, and the
 * answer has the next one.
 */
final class Drafting {

    private static final Limits COMPLETING = Limits.NONE.withNodes(200_000).withMillis(10_000);

    /** So far it is looked whether a puzzle has one solution. */
    private static final Limits PROVING = Limits.NONE.withNodes(20_000).withMillis(1_500);

    private static final long SPARE_MILLIS = 6_000;

    /** What can be changed; the fields say how. */
    private enum Change {
        NONE,
        DIGIT,
        ERASE,
        REGION,
        RULE,
        CAGE,
        PARITY,
        DRAW,
        REMOVE,
        CLEAR
    }

    private Drafting() {}

    /** Begins with a text or an empty board, or changes what the request brings along. */
    static Map<String, Object> edit(Desk desk, Fields fields) {
        Blueprint draft = fields.isNamed("draft") ? Blueprint.read(fields.text("draft")) : begun(fields);
        Change change = fields.isNamed("change") ? fields.oneOf("change", Change.class) : Change.NONE;
        return shown(changed(draft, change, fields), desk);
    }

    private static Blueprint begun(Fields fields) {
        if (fields.isNamed("text")) {
            Puzzle puzzle = Opening.read(fields.text("text"), fields).sheet().puzzle();
            if (puzzle.layout().size() > Blueprint.LARGEST) {
                throw new Unreadable(Message.of(DoorPhrase.DRAFT_LARGE, Blueprint.LARGEST));
            }
            return Blueprint.of(puzzle);
        }
        int size = fields.upTo("size", Blueprint.LARGEST);
        String shape = fields.optional("shape").orElse("");
        Layout layout = shape.isEmpty()
                ? Layout.standard(size)
                : Layout.of(Shapes.of(shape).forSize(size));
        return Blueprint.of(Puzzle.of(layout, Grid.empty(size)));
    }

    private static Blueprint changed(Blueprint draft, Change change, Fields fields) {
        return switch (change) {
            case NONE -> draft;
            case DIGIT -> entered(draft, fields);
            case ERASE -> erased(draft, cells(draft, fields), symmetry(fields));
            case REGION -> painted(draft, fields);
            case RULE -> ruled(draft, fields);
            case CAGE -> Marks.caged(draft, cells(draft, fields), fields);
            case PARITY -> Marks.withParity(draft, cells(draft, fields), fields);
            case DRAW -> Marks.drawn(draft, cells(draft, fields), fields);
            case REMOVE ->
                fields.isNamed("at") ? Marks.removed(draft, fields) : Marks.erased(draft, cells(draft, fields));
            case CLEAR -> draft.withGivens(Grid.empty(draft.size()), CellSet.NONE);
        };
    }

    private static List<Integer> cells(Blueprint draft, Fields fields) {
        return fields.cells(Layout.standard(draft.size()));
    }

    private static Symmetry symmetry(Fields fields) {
        return fields.isNamed("symmetry") ? fields.oneOf("symmetry", Symmetry.class) : Symmetry.NONE;
    }

    /** What all of the cells have goes, else it comes into all; cells that belong to them are marked. */
    private static Blueprint entered(Blueprint draft, Fields fields) {
        List<Integer> cells = cells(draft, fields);
        int digit = fields.upTo("digit", draft.size());
        Symmetry symmetry = symmetry(fields);
        if (cells.stream().allMatch(cell -> draft.givens().digit(cell) == digit)) {
            return erased(draft, cells, symmetry);
        }
        Grid givens = draft.givens();
        var marked = new CellSet.Builder().add(draft.marked());
        for (int cell : cells) {
            givens = givens.with(cell, digit);
            for (int partner : orbit(cell, symmetry, draft.size())) {
                marked.add(partner);
            }
        }
        return draft.withGivens(givens, marked.build());
    }

    private static Blueprint erased(Blueprint draft, List<Integer> cells, Symmetry symmetry) {
        Grid givens = draft.givens();
        CellSet marked = draft.marked();
        for (int cell : cells) {
            givens = givens.with(cell, 0);
            marked = marked.without(cell);
        }
        for (int cell : cells) {
            CellSet orbit = CellSet.of(orbit(cell, symmetry, draft.size()));
            boolean isGiven = givens.filled().meets(orbit);
            marked = isGiven ? marked.with(cell) : marked.minus(orbit);
        }
        return draft.withGivens(givens, symmetry == Symmetry.NONE ? marked.minus(CellSet.of(cells)) : marked);
    }

    private static int[] orbit(int cell, Symmetry symmetry, int size) {
        for (int[] orbit : symmetry.orbits(size)) {
            for (int each : orbit) {
                if (each == cell) {
                    return orbit;
                }
            }
        }
        throw new IllegalArgumentException("The cell %d is not on a board of size %d.".formatted(cell, size));
    }

    /** The region 0 is none. */
    private static Blueprint painted(Blueprint draft, Fields fields) {
        int region = fields.between("region", 0, draft.size()) - 1;
        var regions = new ArrayList<>(draft.regions());
        cells(draft, fields).forEach(cell -> regions.set(cell, region < 0 ? Shape.NO_REGION : region));
        return draft.withRegions(regions);
    }

    private static Blueprint ruled(Blueprint draft, Fields fields) {
        Variants rule = fields.oneOf("rule", Variants.class);
        var variants = new ArrayList<>(draft.variants());
        variants.removeIf(variant -> variant.keyword().equals(rule.keyword()));
        if (fields.flag("on")) {
            variants.add(Variants.read(rule.keyword(), draft.layout()));
        }
        return draft.withVariants(variants);
    }

    /** Adds givens until there is one solution. */
    static Map<String, Object> complete(Desk desk, Fields fields) {
        Blueprint draft = Blueprint.read(fields.text("draft"));
        if (!draft.troubles().isEmpty()) {
            throw new Unreadable(draft.troubles().getFirst());
        }
        Puzzle puzzle = Completion.of(
                        draft.puzzle(), draft.marked(), symmetry(fields), Workshop.seed(fields), COMPLETING)
                .orElseThrow(() -> new Unreadable(Message.of(DoorPhrase.NOT_COMPLETED)));
        return shown(draft.withGivens(puzzle.givens(), CellSet.NONE), desk);
    }

    /** The givens of which each alone could go, and there would still be one solution. */
    static Map<String, Object> spare(Desk desk, Fields fields) {
        Puzzle puzzle = Blueprint.read(fields.text("draft")).puzzle();
        BooleanSupplier isLate = Desk.after(SPARE_MILLIS);
        var spare = new CellSet.Builder();
        boolean isComplete = true;
        for (int cell : puzzle.givens().filled()) {
            isComplete &= !isLate.getAsBoolean();
            if (isComplete) {
                Puzzle without = puzzle.withGivens(puzzle.givens().with(cell, 0));
                Answer answer = desk.engine().solve(without, PROVING);
                isComplete = !(answer instanceof Answer.Unknown);
                if (answer instanceof Answer.Unique) {
                    spare.add(cell);
                }
            }
        }
        CellSet cells = spare.build();
        var said = new ArrayList<Message>();
        if (isComplete || !cells.isEmpty()) {
            said.add(cells.isEmpty() ? Message.of(DoorPhrase.SPARE_NONE) : Message.of(DoorPhrase.SPARE, cells));
        }
        if (!isComplete) {
            said.add(Message.of(DoorPhrase.SPARE_CUT));
        }
        Voice voice =
                new Voice(desk.words().about(puzzle.layout(), Sheet.of(puzzle).symbols()));
        return Json.object(
                "spare", Json.object("cells", GameJson.list(cells), "complete", isComplete, "text", voice.say(said)));
    }

    /** All that there is to draw and to say. */
    private static Map<String, Object> shown(Blueprint draft, Desk desk) {
        Sheet sheet = Sheet.of(draft.puzzle());
        Voice voice = new Voice(desk.words().about(sheet.layout(), sheet.symbols()));
        Map<String, Object> board = BoardJson.of(sheet, voice);
        // as they are painted, whether they make sense or not
        board.put("regions", draft.regions());
        List<Message> troubles = draft.troubles();
        Map<String, Object> edit = Json.object(
                "draft", draft.write(),
                "marked", GameJson.list(draft.marked()),
                "troubles", voice.say(troubles),
                "remarks", voice.say(draft.remarks()),
                "rules", rules(draft, voice),
                "kinds", Marks.kinds(voice),
                "marks", Marks.all(draft));
        if (troubles.isEmpty()) {
            edit.put("text", Format.JSON.write(sheet));
        }
        return Json.object("edit", edit, "board", board, "game", GameJson.of(Game.of(sheet)));
    }

    /** The rules of the whole board, which are on or off, and why they cannot be on. */
    private static List<Map<String, Object>> rules(Blueprint draft, Voice voice) {
        Layout layout = draft.layout();
        var rules = new ArrayList<Map<String, Object>>();
        for (Variants row : Variants.values()) {
            if (row.isOfCells()) {
                continue;
            }
            Map<String, Object> rule = Json.object("key", row.keyword(), "on", has(draft, row));
            try {
                Variants.read(row.keyword(), layout);
            } catch (Unreadable bad) {
                rule.put("problem", voice.say(bad.why()));
            }
            rules.add(rule);
        }
        return rules;
    }

    private static boolean has(Blueprint draft, Variants row) {
        return draft.variants().stream().anyMatch(variant -> variant.keyword().equals(row.keyword()));
    }
}
