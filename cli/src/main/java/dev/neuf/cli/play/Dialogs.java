package dev.neuf.cli.play;

import dev.neuf.core.CellSet;
import dev.neuf.core.Deduction;
import dev.neuf.core.Digits;
import dev.neuf.core.play.Branch;
import dev.neuf.core.play.Comparison;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Explain;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/** The questions and lists that can be opened over the board. */
final class Dialogs {

    /** A puzzle in one line may be a long one: 64 rows of 64. */
    private static final int LONGEST_PUZZLE = 4 * Digits.MOST * Digits.MOST;

    /** More games than anybody looks through. */
    private static final int MOST_SAVES = 99;

    private final Room room;
    private Optional<Overlay> next = Optional.empty();

    Dialogs(Room room) {
        this.room = room;
    }

    /** What was opened since this was asked last. */
    Optional<Overlay> takeNext() {
        Optional<Overlay> opened = next;
        next = Optional.empty();
        return opened;
    }

    private void open(Overlay overlay) {
        next = Optional.of(overlay);
    }

    private String word(PlayPhrase phrase, Object... parts) {
        return room.words().say(phrase, parts);
    }

    /** All keys. */
    void help() {
        String text = Arrays.stream(PlayPhrase.values())
                .filter(phrase -> phrase.name().startsWith("HELP_"))
                .map(room.words()::say)
                .map(line -> line.equals("-") ? "" : line)
                .collect(Collectors.joining("\n"));
        open(new Page(word(PlayPhrase.TITLE_HELP), text, Map.of()));
    }

    /** Which digit to look for. */
    void lookFor() {
        Desk desk = room.desk();
        if (desk.hasFocus()) {
            desk.lookFor(desk.focus());
            return;
        }
        askDigit(PlayPhrase.TITLE_LOOK, PlayPhrase.ASK_LOOK, desk.focus(), desk::lookFor);
    }

    /** A digit whose symbol is also a command. */
    void digit() {
        askDigit(
                PlayPhrase.TITLE_DIGIT,
                PlayPhrase.ASK_DIGIT,
                0,
                digit -> room.desk().digit(digit));
    }

    private void askDigit(PlayPhrase title, PlayPhrase question, int first, IntConsumer deed) {
        var symbols = room.desk().game().sheet().symbols();
        String begun = first == 0 ? "" : String.valueOf(symbols.of(first));
        open(new Prompt(word(title), word(question, symbols.range()), begun, 1, typed -> {
            int digit = typed.isEmpty() ? 0 : symbols.digit(typed.charAt(0));
            if (digit > 0) {
                deed.accept(digit);
            } else if (!typed.isEmpty()) {
                room.desk().say(PlayPhrase.NO_DIGIT, typed, symbols.range());
            }
        }));
    }

    /** A name for a new what-if. */
    void begin() {
        open(new Prompt(
                word(PlayPhrase.TITLE_BEGIN),
                word(PlayPhrase.ASK_BEGIN),
                room.desk().freeName(),
                Game.LONGEST_NAME,
                name -> room.desk().begin(name)));
    }

    /** The what-ifs, to go to, keep, drop and compare. */
    void branches() {
        Desk desk = room.desk();
        List<Branch> all = desk.game().branches();
        if (all.size() == 1) {
            desk.say(PlayPhrase.NO_BRANCHES);
            return;
        }
        open(new Menu(
                word(PlayPhrase.WHAT_IFS),
                all.stream().map(this::about).toList(),
                all.indexOf(desk.game().branch()),
                word(PlayPhrase.FOOT_BRANCHES),
                at -> {
                    desk.goToBranch(all.get(at).name());
                    return false;
                },
                Map.of(
                        'k',
                        at -> {
                            desk.goToBranch(all.get(at).name());
                            desk.keep();
                            return false;
                        },
                        'x',
                        at -> {
                            drop(all.get(at));
                            return false;
                        },
                        'c',
                        at -> {
                            compare(all.get(at).name());
                            return false;
                        })));
    }

    /** Nothing brings a branch back, so it is asked twice. */
    private void drop(Branch branch) {
        Desk desk = room.desk();
        if (branch.isMain()) {
            desk.drop("");
        } else {
            confirm(
                    word(PlayPhrase.TITLE_DROP, branch.name()),
                    PlayPhrase.DROP_YES,
                    PlayPhrase.FOOT_GONE,
                    () -> desk.drop(branch.name()));
        }
    }

    /** What a branch is called, how many digits it has more than it began with, and whether it leads anywhere. */
    private String about(Branch branch) {
        Words words = room.words();
        Game game = room.desk().game();
        int more =
                branch.now().entries().filledCount() - branch.base().entries().filledCount();
        String dead = game.goTo(branch.name())
                .board()
                .deadEnd()
                .map(reason -> words.say(PlayPhrase.BRANCH_DEAD, Explain.reason(reason)))
                .orElse("");
        return words.say(PlayPhrase.BRANCH_LINE, StatusView.name(branch, words), more, dead)
                .stripTrailing();
    }

    /** The branch on the desk beside another. */
    private void compare(String other) {
        Desk desk = room.desk();
        String here = desk.game().branch().name();
        Optional<Comparison> comparison = desk.game().compare(here, other);
        if (comparison.isEmpty()) {
            desk.say(PlayPhrase.COMPARE_SAME);
            return;
        }
        List<Deduction> agreed = agreed(comparison.get());
        String text = comparison(comparison.get(), here, other, room);
        Runnable take = () -> {
            desk.goToBranch(comparison.get().trunk());
            desk.take(agreed);
            desk.say(PlayPhrase.TAKEN, agreed.size());
        };
        open(new Page(word(PlayPhrase.TITLE_COMPARE), text, agreed.isEmpty() ? Map.of() : Map.of('t', take)));
    }

    static List<Deduction> agreed(Comparison comparison) {
        var agreed = new ArrayList<Deduction>();
        comparison.agreed().forEach((cell, digit) -> agreed.add(new Deduction.Place(cell, digit)));
        return agreed;
    }

    /** Two branches in sentences, a line each. */
    static String comparison(Comparison comparison, String one, String other, Room room) {
        Words words = room.words();
        Game game = room.desk().game();
        String first = StatusView.name(game.branch(one).orElseThrow(), words);
        String second = StatusView.name(game.branch(other).orElseThrow(), words);
        var lines = new ArrayList<String>();
        List<Message> same = new ArrayList<>();
        comparison
                .agreed()
                .forEach((cell, digit) ->
                        same.add(Message.of(PlayPhrase.CELL_DIGIT, CellSet.of(cell), Digits.of(digit))));
        lines.add(
                same.isEmpty()
                        ? words.say(PlayPhrase.COMPARE_NONE, first, second)
                        : words.say(PlayPhrase.COMPARE_BOTH, first, second, same));
        List<Message> differing = new ArrayList<>();
        comparison
                .differing()
                .forEach((cell, digits) -> differing.add(Message.of(
                        PlayPhrase.CELL_DIGITS,
                        CellSet.of(cell),
                        Digits.of(digits.getKey()),
                        Digits.of(digits.getValue()))));
        if (!differing.isEmpty()) {
            lines.add(words.say(PlayPhrase.COMPARE_DIFFER, differing));
        }
        lines.add(words.say(PlayPhrase.COMPARE_ONLY, first, comparison.onlyOne(), second, comparison.onlyOther()));
        if (!same.isEmpty()) {
            lines.add("");
            lines.add(words.say(PlayPhrase.COMPARE_TAKE));
        }
        return String.join("\n", lines);
    }

    /** A new puzzle of some level, on some board. */
    void levels() {
        List<Level> levels = room.levels();
        open(new Menu(
                word(PlayPhrase.TITLE_NEW, room.board()),
                levels.stream()
                        .map(level -> StatusView.sentence(room.words().say(level)))
                        .toList(),
                0,
                word(PlayPhrase.FOOT_NEW),
                at -> {
                    room.begin(levels.get(at));
                    return false;
                },
                Map.of('b', _ -> {
                    board();
                    return false;
                })));
    }

    /** Another kind of board for new puzzles. */
    private void board() {
        open(new Prompt(
                word(PlayPhrase.TITLE_BOARD), word(PlayPhrase.ASK_BOARD), room.board(), LONGEST_PUZZLE, typed -> {
                    if (room.setBoard(typed)) {
                        levels();
                    }
                }));
    }

    /** All saved games. */
    void saves() {
        List<Saves.Save> saves = room.saved().stream().limit(MOST_SAVES).toList();
        if (saves.isEmpty()) {
            return; // nothing could be written, and that was said
        }
        open(new Menu(
                word(PlayPhrase.TITLE_OPEN),
                saves.stream().map(room::about).toList(),
                0,
                word(PlayPhrase.FOOT_OPEN),
                at -> {
                    room.open(saves.get(at));
                    return false;
                },
                Map.of('x', at -> {
                    delete(saves.get(at));
                    return false;
                })));
    }

    private void delete(Saves.Save save) {
        confirm(word(PlayPhrase.TITLE_DELETE), PlayPhrase.DELETE_YES, PlayPhrase.FOOT_GONE, () -> {
            room.delete(save);
            saves();
        });
    }

    /** A puzzle from elsewhere. */
    void paste() {
        open(new Prompt(word(PlayPhrase.TITLE_PASTE), word(PlayPhrase.ASK_PASTE), "", LONGEST_PUZZLE, room::read));
    }

    /** Whether to begin again. */
    void restart() {
        confirm(
                word(PlayPhrase.TITLE_RESTART),
                PlayPhrase.RESTART_YES,
                PlayPhrase.FOOT_RESTART,
                () -> room.desk().restart());
    }

    /** Whether something is really meant; no, unless somebody goes to yes. */
    private void confirm(String title, PlayPhrase yes, PlayPhrase foot, Runnable deed) {
        open(new Menu(title, List.of(word(PlayPhrase.CONFIRM_NO), word(yes)), 0, word(foot), at -> {
            if (at == 1) {
                deed.run();
            }
            return false;
        }));
    }
}
