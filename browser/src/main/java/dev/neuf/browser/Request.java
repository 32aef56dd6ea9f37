package dev.neuf.browser;

import dev.neuf.core.play.Game;
import dev.neuf.core.play.Layer;
import dev.neuf.core.play.Spot;
import dev.neuf.core.play.View;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** Everything that can be asked. To add a request, add its row; docs/DOOR.md has its fields. */
enum Request {
    // spotless:off
    OPEN     (Opening::open),
    RESTORE  (Opening::restore),
    WORDS    (Opening::words),
    // moves
    ENTER    (move((game, fields) -> game.enter(fields.cells(game.layout()), digit(game, fields)))),
    CORNER   (move((game, fields) -> game.corner(fields.cells(game.layout()), digit(game, fields)))),
    CENTRE   (move((game, fields) -> game.centre(fields.cells(game.layout()), digit(game, fields)))),
    STRIKE   (move((game, fields) -> game.strike(fields.cells(game.layout()), digit(game, fields)))),
    COLOUR   (move((game, fields) -> game.colour(fields.cells(game.layout()), colour(fields)))),
    TINT     (move((game, fields) -> game.tint(fields.cells(game.layout()), digit(game, fields), colour(fields)))),
    CLEAR    (move((game, fields) -> game.clear(fields.cells(game.layout()), fields.oneOf("layer", Layer.class)))),
    UNDO     (move((game, _) -> game.undo())),
    REDO     (move((game, _) -> game.redo())),
    RESTART  (move((game, _) -> game.restart())),
    FILL     (move((game, _) -> game.withAllMarks())),
    APPLY    (move(Branches::apply)),
    AUTOMATIC(look((view, fields) -> view.withAutomatic(fields.flag("on")))),
    TIDY     (look((view, fields) -> view.withTidyMarks(fields.flag("on")))),
    // what-ifs
    BEGIN    (move((game, fields) -> game.begin(fields.text("name")))),
    GO       (move((game, fields) -> game.goTo(fields.text("name")))),
    DROP     (move((game, fields) -> game.drop(fields.text("name")))),
    RENAME   (move((game, fields) -> game.rename(fields.text("name"), fields.text("to")))),
    KEEP     (move((game, _) -> game.keep())),
    COMPARE  (Branches::compare),
    TAKE     (move(Branches::take)),
    // help
    CHECK    (Advice::check),
    CHECKED  (look((view, _) -> view.checked())),
    AIDED    (look((view, _) -> view.hinted())),
    HINT     (Advice::hint),
    STEPS    (Advice::steps),
    PATH     (Walkthrough::path),
    NAME     (Naming::name),
    LIVE     (Survey::live),
    RATE     (Workshop::rate),
    // making
    PLAN     (Ordering::plan),
    MAKE     (Workshop::make),
    EDIT     (Drafting::edit),
    COMPLETE (Drafting::complete),
    SPARE    (Drafting::spare),
    // learning
    LESSONS  (School::lessons),
    LESSON   (School::lesson),
    DRILL    (Drills::drill),
    JUDGE    (Judgement::judge),
    // texts and pictures
    TEXT     (Opening::text),
    DRAW     (Picture::draw),
    ABOUT    (Opening::about);
    // spotless:on

    /** Answers with an object. */
    @FunctionalInterface
    interface Deed {
        Map<String, Object> on(Desk desk, Fields fields);
    }

    private final Deed deed;

    Request(Deed deed) {
        this.deed = deed;
    }

    /** The request that a word asks for. */
    static Optional<Request> of(String word) {
        for (Request row : values()) {
            if (row.name().toLowerCase(Locale.ROOT).equals(word)) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    Map<String, Object> on(Desk desk, Fields fields) {
        return deed.on(desk, fields);
    }

    /** Something that gives another game. */
    private static Deed move(BiFunction<Game, Fields, Game> change) {
        return (desk, fields) -> desk.put(change.apply(desk.game(), fields));
    }

    /** Another way to look at the game. */
    private static Deed look(BiFunction<View, Fields, View> change) {
        return move((game, fields) -> game.with(change.apply(game.view(), fields)));
    }

    private static int digit(Game game, Fields fields) {
        return fields.upTo("digit", game.layout().size());
    }

    private static int colour(Fields fields) {
        return fields.upTo("colour", Spot.COLOURS);
    }
}
