package dev.neuf.cli.play;

import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import dev.neuf.logic.Person;
import dev.neuf.logic.Step;
import dev.neuf.logic.Telling;
import dev.neuf.logic.Toolbox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A player at work: the game, what help is on the table, and what was said last. Screen and lines both use it. */
final class Desk {

    /** Nobody waits longer for a hint. */
    private static final long HINT_NANOS = 20_000_000_000L;

    /** So many colours can be told apart on any terminal. */
    private static final int COLOURS = 4;

    private final Referee referee;
    private final Assist assist;
    private final Consumer<Game> saver;
    private Game game;
    private boolean isMarking;
    private int focus;
    private Optional<Hint> hint = Optional.empty();
    private CellSet wrong = CellSet.NONE;
    private final List<Message> said = new ArrayList<>();

    /** Every game that comes of a move goes to the saver. */
    Desk(Game game, Assist assist, Referee referee, Consumer<Game> saver) {
        this.game = game;
        this.assist = assist;
        this.referee = referee;
        this.saver = saver;
    }

    /** Keeps the game as it is; in the report's dialogue, the rules have the first turn. */
    void start() {
        save();
        if (assist == Assist.REPORT) {
            goOn(List.of());
        }
    }

    Game game() {
        return game;
    }

    Assist assist() {
        return assist;
    }

    /** Whether digits are pencil marks at present. */
    boolean isMarking() {
        return isMarking;
    }

    /** The digit that is looked for, 0 for none: the one chosen, or else that of the cursor. */
    int focus() {
        return focus != 0 ? focus : game.values().digit(cursor());
    }

    /** Whether a digit was chosen to look for. */
    boolean hasFocus() {
        return focus != 0;
    }

    /** The step that is told at present. */
    Optional<Hint> hint() {
        return hint;
    }

    /** The cells that the last check found to be wrong. */
    CellSet wrong() {
        return wrong;
    }

    int cursor() {
        return game.view().cursor();
    }

    /** What was said since it was asked for last. */
    List<Message> takeSaid() {
        List<Message> last = List.copyOf(said);
        said.clear();
        return last;
    }

    void say(Phrase phrase, Object... parts) {
        said.add(Message.of(phrase, parts));
    }

    /** Another game comes on the table. */
    private boolean set(Game next) {
        boolean isNew = !next.branch().equals(game.branch());
        boolean wasSolved = game.isSolved();
        game = next;
        if (isNew) {
            hint = Optional.empty();
            wrong = CellSet.NONE;
        }
        saver.accept(game);
        if (isNew && game.isSolved() && !wasSolved) {
            said.add(praise());
        }
        return isNew;
    }

    /** What to say when all is done. */
    Message praise() {
        String time = Time.of(game.view().millis());
        if (assist == Assist.REPORT) {
            return Message.of(PlayPhrase.SOLVED_BY_RULES, time);
        }
        return game.view().isUnaided()
                ? Message.of(PlayPhrase.SOLVED_UNAIDED, time)
                : Message.of(
                        PlayPhrase.SOLVED,
                        time,
                        game.view().hints(),
                        game.view().checks());
    }

    /** Time passes. */
    void later(long millis) {
        game = game.with(game.view().later(millis));
    }

    /** Keeps what is on the table. */
    void save() {
        saver.accept(game);
    }

    /** Goes to a cell so many rows and columns away; from an edge, to the other. */
    void move(int rows, int columns) {
        Layout layout = game.layout();
        int row = Math.floorMod(layout.row(cursor()) + rows, layout.size());
        int column = Math.floorMod(layout.column(cursor()) + columns, layout.size());
        goTo(layout.cell(row, column));
    }

    void goTo(int cell) {
        game = game.with(game.view().withCursor(cell));
    }

    /** Goes to the next open cell, or the one before. */
    void goToOpen(int step) {
        int cells = game.layout().cellCount();
        for (int away = 1; away <= cells; away++) {
            int cell = Math.floorMod(cursor() + step * away, cells);
            if (game.board().isOpen(cell)) {
                goTo(cell);
                return;
            }
        }
    }

    void setMarking(boolean isOn) {
        isMarking = isOn;
    }

    /** A digit in the cell of the cursor: entered or noted, whichever is on. */
    void digit(int digit) {
        if (isMarking) {
            mark(digit);
        } else {
            enter(digit);
        }
    }

    void enter(int digit) {
        int cell = cursor();
        if (game.isGiven(cell)) {
            say(PlayPhrase.IS_GIVEN, CellSet.of(cell));
        } else if (assist == Assist.REPORT && game.spot(cell).digit() == 0) {
            goOn(List.of(new Deduction.Place(cell, digit)));
        } else {
            set(game.enter(cell, digit));
        }
    }

    /** The report's dialogue: with these digits of the player's, the rules go as far as they can. */
    private void goOn(List<Deduction> typed) {
        Report report = Report.of(game, typed);
        set(game.after(report.deductions()));
        said.addAll(report.sentences(referee, game));
    }

    void mark(int digit) {
        int cell = cursor();
        if (!game.board().isOpen(cell)) {
            say(PlayPhrase.IS_FILLED, CellSet.of(cell));
        } else if (!set(game.mark(cell, digit))) {
            say(PlayPhrase.NO_CANDIDATE, Digits.of(digit), CellSet.of(cell));
        }
    }

    /** The colour that the player gave a cell, 0 for none. */
    int tint(int cell) {
        Digits colours = game.spot(cell).colours();
        return colours.isEmpty() || colours.first() > COLOURS ? 0 : colours.first();
    }

    /** The next colour for the cell of the cursor; none after the last. */
    void tint() {
        List<Integer> here = List.of(cursor());
        int now = tint(cursor());
        Game plain = now == 0 ? game : game.colour(here, now);
        set(now == COLOURS ? plain : plain.colour(here, now + 1));
    }

    void clear() {
        if (game.isGiven(cursor())) {
            say(PlayPhrase.IS_GIVEN, CellSet.of(cursor()));
        } else {
            set(game.clear(cursor()));
        }
    }

    void undo() {
        if (!set(game.undo())) {
            if (game.branch().isMain()) {
                say(PlayPhrase.NOTHING_TO_UNDO);
            } else {
                say(PlayPhrase.BRANCH_BEGINS_HERE, game.branch().name());
            }
        }
    }

    void redo() {
        if (!set(game.redo())) {
            say(PlayPhrase.NOTHING_TO_REDO);
        }
    }

    void restart() {
        set(game.restart());
        say(PlayPhrase.RESTARTED);
        if (assist == Assist.REPORT) {
            goOn(List.of());
        }
    }

    void toggleAutomatic() {
        set(game.with(game.view().withAutomatic(!game.view().isAutomatic())));
        say(game.view().isAutomatic() ? PlayPhrase.AUTOMATIC_ON : PlayPhrase.AUTOMATIC_OFF);
    }

    void fillMarks() {
        set(game.withAllMarks().with(game.view().withAutomatic(false)));
        say(PlayPhrase.MARKS_FILLED);
    }

    /** Looks for a digit; for none if it is looked for already. */
    void lookFor(int digit) {
        focus = focus == digit ? 0 : digit;
    }

    /** Leaves hint, marks of mistakes and the digit looked for. */
    void tidy() {
        hint = Optional.empty();
        wrong = CellSet.NONE;
        focus = 0;
    }

    /** Tells what is wrong, and shows where. */
    void check() {
        if (assist == Assist.NONE) {
            say(PlayPhrase.NO_HELP_WANTED);
            return;
        }
        Referee.Verdict verdict = referee.of(game.position());
        set(game.with(game.view().checked()));
        wrong = verdict.cells();
        said.addAll(verdict.wrong());
        if (verdict.isFine()) {
            if (game.isSolved()) {
                said.add(praise());
            } else {
                say(PlayPhrase.ALL_FINE);
            }
        }
    }

    /** The next step, or more of the one that was begun. */
    void askHint() {
        if (assist == Assist.NONE) {
            say(PlayPhrase.NO_HELP_WANTED);
            return;
        }
        if (hint.isPresent()) {
            hint = hint.map(Hint::more);
            return;
        }
        if (game.isSolved()) {
            said.add(praise());
            return;
        }
        Referee.Verdict verdict = referee.of(game.position());
        set(game.with(game.view().hinted()));
        if (!verdict.isFine()) {
            wrong = verdict.cells();
            said.addAll(verdict.wrong());
            return;
        }
        long end = System.nanoTime() + HINT_NANOS;
        Toolbox toolbox = (verdict.isUnique() ? Toolbox.full() : Toolbox.safe()).withTrial();
        Optional<Step> step =
                Person.with(toolbox).until(() -> System.nanoTime() > end).next(game.board());
        hint = step.map(found -> new Hint(Telling.brief(found)));
        if (step.isEmpty()) {
            say(PlayPhrase.NO_STEP);
        }
    }

    /** Goes to another sentence of a proof that can be read like that. */
    void turn(int by) {
        hint = hint.map(told -> told.turned(by));
    }

    /** Does the step that is told; true if one was. */
    boolean doHint() {
        if (hint.isEmpty() || !hint.get().isAll()) {
            return false;
        }
        Step step = hint.get().step();
        boolean isStrike = step.deductions().stream().anyMatch(Deduction.Eliminate.class::isInstance);
        set(game.after(step.deductions()));
        if (isStrike && !game.view().isAutomatic()) {
            say(PlayPhrase.STRUCK_UNSEEN);
        }
        return true;
    }

    /** A name for a what-if that begins here. */
    String freeName() {
        String cell = game.layout().name(cursor());
        String name = cell + "?";
        for (int number = 2; game.branch(name).isPresent(); number++) {
            name = cell + "? " + number;
        }
        return name;
    }

    void begin(String name) {
        if (game.branch(name.strip()).isPresent()) {
            say(PlayPhrase.NAME_TAKEN, name.strip());
        } else if (game.branches().size() >= Game.MOST_BRANCHES) {
            say(PlayPhrase.TOO_MANY_BRANCHES, Game.MOST_BRANCHES);
        } else if (name.strip().length() > Game.LONGEST_NAME) {
            say(PlayPhrase.NAME_TOO_LONG, Game.LONGEST_NAME);
        } else if (set(game.begin(name))) {
            say(PlayPhrase.BRANCH_BEGUN, name.strip());
        }
    }

    void goToBranch(String name) {
        if (game.branch(name).isEmpty()) {
            say(PlayPhrase.NO_BRANCH, name);
        } else {
            set(game.goTo(name));
        }
    }

    void keep() {
        String name = game.branch().name();
        if (game.branch().isMain()) {
            say(PlayPhrase.ON_MAIN);
        } else {
            set(game.keep());
            say(PlayPhrase.BRANCH_KEPT, name);
        }
    }

    void drop(String name) {
        if (name.isEmpty()) {
            say(PlayPhrase.ON_MAIN);
        } else if (game.branch(name).isEmpty()) {
            say(PlayPhrase.NO_BRANCH, name);
        } else {
            set(game.drop(name));
            say(PlayPhrase.BRANCH_DROPPED, name);
        }
    }

    /** Takes over into this branch what two others agree on. */
    void take(List<Deduction> agreed) {
        set(game.after(agreed));
    }
}
