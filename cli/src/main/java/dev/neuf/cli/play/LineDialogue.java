package dev.neuf.cli.play;

import dev.neuf.core.Digits;
import dev.neuf.core.Layout;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.format.Ink;
import dev.neuf.core.format.Picture;
import dev.neuf.core.play.Branch;
import dev.neuf.core.play.Game;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Notation;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Level;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The game in lines, where there is no screen to draw on: the same commands, typed as words. */
final class LineDialogue {

    /** A cell, then = or a blank and a digit, or - and marks: r1c1=5, A1 5, r1c1-34. */
    private static final Pattern MOVE =
            Pattern.compile("([rR]\\d{1,2}[cC]\\d{1,2}|[A-Za-z]{1,2}\\d{1,2})\\s*([=\\s-])\\s*(\\S*)");

    private static final int WIDTH = 79;

    private final Room room;
    private final BufferedReader in;
    private final PrintStream out;
    private final boolean isColored;

    LineDialogue(Room room, BufferedReader in, PrintStream out, boolean isColored) {
        this.room = room;
        this.in = in;
        this.out = out;
        this.isColored = isColored;
    }

    /** Until the player leaves, or says nothing more. */
    void run() {
        board();
        if (!extras().isEmpty()) {
            rules();
        }
        answer();
        say(PlayPhrase.LINES_BEGIN);
        long began = System.nanoTime();
        for (Optional<String> line = line(); line.isPresent(); line = line()) {
            long now = System.nanoTime();
            room.desk().later((now - began) / 1_000_000);
            began = now;
            if (!act(line.get().strip())) {
                break;
            }
        }
        room.desk().save();
    }

    private Optional<String> line() {
        out.print("> ");
        out.flush();
        try {
            Optional<String> line = Optional.ofNullable(in.readLine());
            if (line.isEmpty()) {
                out.println();
            }
            return line;
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private Words words() {
        return room.words();
    }

    private void say(PlayPhrase phrase, Object... parts) {
        print(words().say(phrase, parts));
    }

    private void print(String text) {
        print(text, 0);
    }

    private void print(String text, int indent) {
        for (String line : Panel.wrapped(text, WIDTH - indent)) {
            out.println(" ".repeat(indent) + line);
        }
        out.flush();
    }

    /** What the desk has to say. */
    private void answer() {
        for (Message message : room.desk().takeSaid()) {
            print(StatusView.sentence(words().say(message)));
        }
    }

    /** Does what was typed; false if the player leaves. */
    private boolean act(String line) {
        if (line.isEmpty()) {
            return true;
        }
        Matcher move = MOVE.matcher(line);
        String first = line.split("\\s+", 2)[0];
        String rest = line.substring(first.length()).strip();
        Optional<Word> word = Word.of(first, words());
        if (word.isPresent()) {
            return act(word.get(), rest);
        }
        if (move.matches() && cell(move.group(1)).isPresent()) {
            move(cell(move.group(1)).getAsInt(), move.group(2).charAt(0), move.group(3));
        } else {
            say(PlayPhrase.LINES_UNKNOWN, first);
        }
        return true;
    }

    private OptionalInt cell(String name) {
        Layout layout = room.desk().game().layout();
        OptionalInt found = words().notation().cell(layout, name);
        for (Notation other : Notation.values()) {
            found = found.isPresent() ? found : other.cell(layout, name);
        }
        return found;
    }

    private void move(int cell, char sign, String typed) {
        Symbols symbols = room.desk().game().sheet().symbols();
        for (char symbol : typed.toCharArray()) {
            if (symbols.digit(symbol) == 0 && !(sign != '-' && typed.matches("[0.]"))) {
                say(PlayPhrase.NO_DIGIT, String.valueOf(symbol), symbols.range());
                return;
            }
        }
        Desk desk = room.desk();
        desk.goTo(cell);
        if (sign == '-') {
            for (char symbol : typed.toCharArray()) {
                desk.mark(symbols.digit(symbol));
            }
        } else if (typed.isEmpty() || symbols.digit(typed.charAt(0)) == 0) {
            desk.clear();
        } else if (typed.length() > 1) {
            say(PlayPhrase.LINES_ONE_DIGIT);
        } else if (desk.game().spot(cell).digit() != symbols.digit(typed.charAt(0))) {
            desk.enter(symbols.digit(typed.charAt(0)));
        }
        board();
        answer();
    }

    private boolean act(Word word, String rest) {
        Desk desk = room.desk();
        boolean isChanged = true;
        switch (word) {
            case QUIT -> {
                return false;
            }
            case UNDO -> desk.undo();
            case REDO -> desk.redo();
            case AUTO -> desk.toggleAutomatic();
            case FILL -> desk.fillMarks();
            case RESTART -> desk.restart();
            case KEEP -> desk.keep();
            case DROP -> desk.drop(rest.isEmpty() ? desk.game().branch().name() : rest);
            case GO -> desk.goToBranch(isMain(rest) ? "" : rest);
            case BRANCH -> {
                desk.begin(rest.isEmpty() ? desk.freeName() : rest);
                isChanged = false;
            }
            case DO -> {
                if (!desk.doHint()) {
                    say(PlayPhrase.NOTHING_TO_DO);
                    isChanged = false;
                }
            }
            case NEW -> isChanged = begin(rest);
            case OPEN -> isChanged = open(rest);
            case DELETE -> {
                number(rest).ifPresent(room::delete);
                isChanged = false;
            }
            case PUZZLE -> room.read(rest);
            case BOARD -> isChanged = true;
            default -> {
                tell(word, rest);
                isChanged = false;
            }
        }
        if (isChanged) {
            board();
        }
        answer();
        return true;
    }

    /** What changes nothing on the board. */
    private void tell(Word word, String rest) {
        Desk desk = room.desk();
        switch (word) {
            case CHECK -> desk.check();
            case HINT -> {
                desk.askHint();
                desk.hint().ifPresent(this::hint);
            }
            case BRANCHES -> desk.game().branches().forEach(this::branch);
            case COMPARE -> compare(isMain(rest) ? "" : rest);
            case SAVES -> {
                int number = 0;
                for (Saves.Save save : room.saved()) {
                    out.println("%3d  %s".formatted(++number, room.about(save)));
                }
            }
            case RULES -> rules();
            case TIME -> print(Time.of(desk.game().view().millis()));
            default ->
                Arrays.stream(PlayPhrase.values())
                        .filter(phrase -> phrase.name().startsWith("LINE_"))
                        .map(words()::say)
                        .forEach(out::println);
        }
    }

    private List<Message> extras() {
        return Variants.asked(room.desk().game().sheet().puzzle());
    }

    /** The rules beside the usual ones, and the cages, which no picture in lines can show. */
    private void rules() {
        if (extras().isEmpty()) {
            say(PlayPhrase.NO_RULES);
            return;
        }
        say(PlayPhrase.RULES, extras());
        Cages.of(room.desk().game().sheet().puzzle()).told().forEach(cage -> print(words().say(cage)));
    }

    private boolean isMain(String name) {
        return name.isEmpty() || name.equalsIgnoreCase(words().say(PlayPhrase.MAIN_LINE));
    }

    private void hint(Hint hint) {
        if (hint.isAll()) {
            board();
        }
        hint.whole().sentences().forEach(sentence -> print(words().say(sentence.message()), 2 * sentence.depth()));
        say(hint.isAll() ? PlayPhrase.LINES_DO : PlayPhrase.LINES_MORE);
    }

    private void branch(Branch branch) {
        int more =
                branch.now().entries().filledCount() - branch.base().entries().filledCount();
        String mark = branch.name().equals(room.desk().game().branch().name()) ? "* " : "  ";
        out.println(mark
                + words().say(PlayPhrase.BRANCH_LINE, StatusView.name(branch, words()), more, "")
                        .stripTrailing());
    }

    private void compare(String other) {
        Game game = room.desk().game();
        String here = game.branch().name();
        if (game.branch(other).isEmpty()) {
            say(PlayPhrase.NO_BRANCH, other);
            return;
        }
        game.compare(here, other)
                .ifPresentOrElse(
                        found -> Dialogs.comparison(found, here, other, room)
                                .lines()
                                .filter(line -> !line.equals(words().say(PlayPhrase.COMPARE_TAKE)) && !line.isEmpty())
                                .forEach(this::print),
                        () -> say(PlayPhrase.COMPARE_SAME));
    }

    /** Begins a puzzle of a level, on the usual board or on one that is described behind the level. */
    private boolean begin(String typed) {
        List<Level> levels = room.levels();
        String[] parts = typed.split("\\s+", 2);
        for (Level level : levels) {
            boolean isMeant = level.name().equalsIgnoreCase(parts[0])
                    || words().say(level).equalsIgnoreCase(parts[0]);
            if (isMeant) {
                if (parts.length > 1 && !room.setBoard(parts[1])) {
                    return false;
                }
                room.begin(level);
                return true;
            }
        }
        say(
                PlayPhrase.LINES_LEVELS,
                String.join(", ", levels.stream().map(words()::say).toList()));
        return false;
    }

    private boolean open(String typed) {
        Optional<Saves.Save> save = number(typed);
        save.ifPresent(room::open);
        return save.isPresent();
    }

    /** The saved game with a number; where there is none, that is said. */
    private Optional<Saves.Save> number(String typed) {
        List<Saves.Save> saves = room.saved();
        if (!typed.matches("[1-9]\\d{0,3}") || Integer.parseInt(typed) > saves.size()) {
            say(PlayPhrase.LINES_NO_SAVE, saves.size());
            return Optional.empty();
        }
        return Optional.of(saves.get(Integer.parseInt(typed) - 1));
    }

    /** The board as a picture; with the candidates of a step, or the marks, where there are any. */
    private void board() {
        Game game = room.desk().game();
        Sheet sheet = game.sheet();
        Optional<StepTones> step =
                room.desk().hint().filter(Hint::isAll).map(hint -> StepTones.of(hint.whole(), game.layout()));
        Map<Integer, Digits> notes = new TreeMap<>();
        for (int cell = 0; cell < game.layout().cellCount(); cell++) {
            Digits marks =
                    step.isPresent() && game.board().isOpen(cell) ? game.board().candidates(cell) : game.marks(cell);
            if (!marks.isEmpty()) {
                notes.put(cell, marks);
            }
        }
        var shown = new Sheet(sheet.puzzle(), game.branch().now().entries(), notes, sheet.symbols());
        Ink.Painter painter = isColored ? LineDialogue::paint : (_, piece) -> piece;
        out.print(Picture.withMarks(
                        shown,
                        painter,
                        (cell, digit) ->
                                ink(step.map(tones -> tones.of(cell, digit)).orElse(Tone.MARK)),
                        words().notation(),
                        Integer.MAX_VALUE)
                .orElseThrow());
        out.flush();
    }

    private static Ink ink(Tone tone) {
        return switch (tone) {
            case FOUND -> Ink.FOUND;
            case STRUCK -> Ink.STRUCK;
            case PATTERN -> Ink.PATTERN;
            case FIN -> Ink.FIN;
            case PIVOT -> Ink.PIVOT;
            case FIRST -> Ink.FIRST;
            case SECOND -> Ink.SECOND;
            case THIRD -> Ink.THIRD;
            case FOURTH -> Ink.FOURTH;
            default -> Ink.NOTE;
        };
    }

    private static String paint(Ink ink, String text) {
        Tone tone = switch (ink) {
            case FRAME, EMPTY -> Tone.FRAME;
            case GIVEN -> Tone.GIVEN;
            case ENTERED -> Tone.ENTERED;
            case NOTE -> Tone.MARK;
            case FOUND -> Tone.FOUND;
            case STRUCK -> Tone.STRUCK;
            case PATTERN -> Tone.PATTERN;
            case FIN -> Tone.FIN;
            case FIRST -> Tone.FIRST;
            case SECOND -> Tone.SECOND;
            case THIRD -> Tone.THIRD;
            case FOURTH -> Tone.FOURTH;
            case PIVOT -> Tone.PIVOT;
        };
        return Theme.SIXTEEN.set(tone, Ground.PLAIN) + text + "\u001B[0m";
    }
}
