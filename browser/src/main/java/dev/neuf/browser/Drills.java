package dev.neuf.browser;

import dev.neuf.core.Board;
import dev.neuf.core.Digits;
import dev.neuf.core.Limits;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.format.Format;
import dev.neuf.core.json.Json;
import dev.neuf.logic.Level;
import dev.neuf.logic.Person;
import dev.neuf.logic.Round;
import dev.neuf.logic.Technique;
import dev.neuf.logic.Toolbox;
import dev.neuf.make.Boards;
import dev.neuf.make.Generator;
import dev.neuf.make.Made;
import dev.neuf.make.Recipe;
import dev.neuf.make.Taste;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes new positions to try a technique on: a puzzle that needs it, played up to where it is the next step. */
final class Drills {

    /** Tries that a drill is worth. They count, and not the time, so that a seed always gives the same drill. */
    private static final Limits MAKING = Limits.NONE.withNodes(6_000).withMillis(30_000);

    private static final long WAY_MILLIS = 10_000;

    private Drills() {}

    /** A drill as text; without one, if none was found in so many tries. */
    static Map<String, Object> drill(Desk desk, Fields fields) {
        Technique technique = School.technique(fields);
        long seed = Workshop.seed(fields);
        Map<String, Object> drill = Json.object("technique", technique.key(), "seed", seed);
        Recipe recipe = board(technique).withTaste(Taste.ANY.withNeed(technique));
        if (technique != Technique.TRIAL && new Generator(recipe).make(seed, MAKING) instanceof Made.Good good) {
            position(technique, good).ifPresent(sheet -> drill.put("text", Format.JSON.write(sheet)));
        }
        return Json.object("drill", drill);
    }

    /** Some techniques have no use on a plain 9x9 board. */
    private static Recipe board(Technique technique) {
        return switch (technique) {
            case GENERAL_INTERSECTION -> Boards.recipe(9, "", List.of("windoku"));
            case LAW_OF_LEFTOVERS -> Boards.recipe(9, "jigsaw", List.of());
            case RELATED_CELLS -> Boards.recipe(9, "", List.of("non-consecutive"));
            case CAGE -> Boards.recipe(9, "", List.of()).withCages(Recipe.Cages.ALONE);
            case NAKED_SET, HIDDEN_SET -> Boards.recipe(12, "", List.of());
            default -> Boards.recipe(9, "", List.of());
        };
    }

    /** Where the technique is the easiest that helps; else where the basics do not. */
    private static Optional<Sheet> position(Technique technique, Made.Good good) {
        Optional<Board> onTheWay =
                good.grade().flatMap(grade -> before(technique, grade.path().rounds()));
        return onTheWay.or(() -> afterBasics(technique, good.puzzle())).map(board -> sheet(good.puzzle(), board));
    }

    /** Something easier always finds the same; whoever has only the basics still needs it. */
    private static Optional<Board> afterBasics(Technique technique, Puzzle puzzle) {
        Toolbox basics = new Toolbox(Toolbox.full().techniques().stream()
                .filter(one -> one == technique || one.level().compareTo(Level.MEDIUM) <= 0)
                .toList());
        Person person = Person.with(basics).until(Desk.after(WAY_MILLIS)).quietly();
        return before(technique, person.solve(Board.of(puzzle)).rounds());
    }

    private static Optional<Board> before(Technique technique, List<Round> rounds) {
        return rounds.stream()
                .filter(round -> round.technique() == technique)
                .map(Round::before)
                .findFirst();
    }

    /** The board on paper, with every candidate noted. */
    private static Sheet sheet(Puzzle puzzle, Board board) {
        var notes = new HashMap<Integer, Digits>();
        for (int cell : board.layout().cells()) {
            if (board.isOpen(cell)) {
                notes.put(cell, board.candidates(cell));
            }
        }
        return new Sheet(
                puzzle,
                board.values().without(puzzle.givens().filled()),
                notes,
                Symbols.standard(puzzle.layout().size()));
    }
}
