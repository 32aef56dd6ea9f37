package dev.neuf.cli.play;

import dev.neuf.core.Digits;
import dev.neuf.core.Symbols;
import dev.neuf.core.play.Branch;
import dev.neuf.core.play.Game;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Notation;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Sentence;
import java.util.List;

/** What stands beside the board: time, mode, the cell, and what is to be said. */
final class StatusView {

    /** Larger boards have more digits than a panel has room for. */
    private static final int MOST_DIGITS = 25;

    private final Desk desk;
    private final Game game;
    private final Words words;
    private final Panel panel;

    private StatusView(Desk desk, Words words, int width) {
        this.desk = desk;
        this.game = desk.game();
        this.words = words;
        this.panel = new Panel(width);
    }

    static Panel of(Desk desk, List<Message> said, boolean isPaused, Words words, int width) {
        var view = new StatusView(desk, words, width);
        view.heading(isPaused);
        view.hint();
        view.said(said);
        if (desk.hint().isEmpty() && !isPaused) {
            view.mode();
            view.cell();
            view.cage();
            view.digits();
        }
        view.branches();
        view.rules();
        return view.panel;
    }

    private String word(PlayPhrase phrase, Object... parts) {
        return words.say(phrase, parts);
    }

    private void heading(boolean isPaused) {
        int size = game.layout().size();
        panel.line("Neuf", Tone.TITLE).more("  %dx%d".formatted(size, size), Tone.FAINT, Ground.PLAIN);
        boolean isDone = game.isSolved();
        panel.more("  ", Tone.TEXT, Ground.PLAIN);
        panel.more(Time.of(game.view().millis()), isDone ? Tone.GOOD : Tone.TEXT, Ground.PLAIN);
        if (isPaused) {
            panel.gap().text(word(PlayPhrase.PAUSED), Tone.TEXT);
        }
        panel.gap();
    }

    private void hint() {
        desk.hint().ifPresent(hint -> {
            if (hint.sentence() > 0) {
                panel.line(
                        "%d/%d".formatted(hint.sentence(), hint.step().proof().size()), Tone.KEY);
            }
            for (Sentence sentence : hint.sentences()) {
                panel.text(words.say(sentence.message()), Tone.TEXT, 2 * sentence.depth());
            }
            panel.gap();
            if (hint.isSteps()) {
                panel.text(word(PlayPhrase.HINT_STEPS), Tone.KEY);
                panel.text(word(hint.sentence() > 0 ? PlayPhrase.HINT_WHOLE : PlayPhrase.HINT_SINGLE), Tone.KEY);
            }
            panel.text(word(hint.isAll() ? PlayPhrase.HINT_DO : PlayPhrase.HINT_MORE), Tone.KEY);
            panel.gap();
        });
    }

    private void said(List<Message> said) {
        for (Message message : said.isEmpty() && game.isSolved() ? List.of(desk.praise()) : said) {
            panel.text(sentence(words.say(message)), game.isSolved() ? Tone.GOOD : Tone.KEY);
        }
        panel.gap();
    }

    /** What others begin in small letters, as a sentence. */
    static String sentence(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private void mode() {
        boolean isMarking = desk.isMarking();
        String digits = " " + word(PlayPhrase.MODE_DIGITS) + " ";
        String marks = " " + word(PlayPhrase.MODE_MARKS) + " ";
        panel.line("", Tone.TEXT);
        panel.more(digits, isMarking ? Tone.FAINT : Tone.TITLE, isMarking ? Ground.PLAIN : Ground.CHOSEN);
        panel.more(marks, isMarking ? Tone.TITLE : Tone.FAINT, isMarking ? Ground.CHOSEN : Ground.PLAIN);
        panel.line(word(game.view().isAutomatic() ? PlayPhrase.MARKS_AUTOMATIC : PlayPhrase.MARKS_OWN), Tone.FAINT);
        panel.gap();
    }

    private void cell() {
        int cell = desk.cursor();
        Symbols symbols = game.sheet().symbols();
        Notation notation = words.notation();
        panel.line(notation.name(game.layout(), cell), Tone.TEXT);
        if (desk.tint(cell) != 0) {
            panel.more(" " + word(PlayPhrase.COLOUR, desk.tint(cell)), Tone.FAINT, Ground.PLAIN);
        }
        if (game.board().isOpen(cell)) {
            panel.more(" ", Tone.TEXT, Ground.PLAIN);
            for (int mark : game.marks(cell)) {
                panel.more(" " + symbols.of(mark), mark == desk.focus() ? Tone.LOOKED_FOR : Tone.MARK, Ground.PLAIN);
            }
        }
    }

    /** What the other cells of the cage have to add up to. */
    private void cage() {
        Cages.of(game.sheet().puzzle()).at(desk.cursor()).ifPresent(cage -> {
            int left = cage.sum()
                    - cage.cells().stream().mapToInt(game.values()::digit).sum();
            panel.line(word(PlayPhrase.CAGE, cage.sum(), left), Tone.TEXT);
        });
    }

    /** The rules that no line on the board tells. */
    private void rules() {
        List<Message> extras = Variants.asked(game.sheet().puzzle());
        if (!extras.isEmpty()) {
            panel.gap().text(word(PlayPhrase.RULES, extras), Tone.FAINT);
        }
    }

    /** All digits; those that are on the board as often as they can be are faint. */
    private void digits() {
        int size = game.layout().size();
        if (size > MOST_DIGITS) {
            return;
        }
        int[] counts = new int[size + 1];
        for (int cell = 0; cell < game.layout().cellCount(); cell++) {
            counts[game.values().digit(cell)]++;
        }
        panel.line("", Tone.TEXT);
        for (int digit : Digits.upTo(size)) {
            boolean isDone = counts[digit] >= size;
            Ground ground = digit == desk.focus() && desk.hasFocus() ? Ground.CHOSEN : Ground.PLAIN;
            String text = isDone ? "·" : String.valueOf(game.sheet().symbols().of(digit));
            panel.more(text, isDone ? Tone.FAINT : Tone.TEXT, ground);
            panel.more(" ", Tone.TEXT, Ground.PLAIN);
        }
        panel.gap();
    }

    private void branches() {
        if (game.branches().size() == 1) {
            return;
        }
        panel.gap().line(word(PlayPhrase.WHAT_IFS), Tone.FAINT);
        for (Branch branch : game.branches()) {
            boolean isHere = branch.name().equals(game.branch().name());
            panel.line(isHere ? "▸ " : "  ", Tone.KEY);
            panel.more(name(branch, words), isHere ? Tone.TITLE : Tone.TEXT, Ground.PLAIN);
        }
    }

    /** What to call a branch. */
    static String name(Branch branch, Words words) {
        return branch.isMain() ? words.say(PlayPhrase.MAIN_LINE) : branch.name();
    }
}
