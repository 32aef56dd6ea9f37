package dev.neuf.cli.play;

import dev.neuf.core.Answer;
import dev.neuf.core.CellSet;
import dev.neuf.core.Grid;
import dev.neuf.core.Limits;
import dev.neuf.core.Sheet;
import dev.neuf.core.Unreadable;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.play.Game;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.logic.Level;
import dev.neuf.logic.Mistake;
import dev.neuf.search.Backtrack;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What tests of the game have in common. */
final class Table {

    static final String FOUR = ".24.1..34..2.13.";
    static final String NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final String JIGSAW = """
            6 1
            .....2
            .5....
            ....1.
            ..4...
            .3....
            ......
            0 0 0 1 1 1
            0 0 2 2 1 1
            0 2 2 2 1 3
            4 2 5 5 5 3
            4 4 5 5 3 3
            4 4 4 5 3 3
            """;

    static final String KILLER = """
            {"neuf": 1, "size": 4, "givens": ["....", "....", "....", "...."], "variants": [
              {"type": "cage", "sum": 3, "cells": ["r1c1", "r1c2"]},
              {"type": "cage", "sum": 10, "cells": ["r1c3", "r1c4", "r2c3", "r2c2"]},
              {"type": "cage", "sum": 4, "cells": ["r4c4"]}]}
            """;

    /** Nothing easier than a net helps here. */
    static final String NET =
            ":0000:x:2.1.4+9....5.2....9....5142.8..9..3...19..4..2..76...........7....3....8..4..9...5"
                    + ":612 621 623 627 628 632 639 643 648 361 168 469 672 673 873 175 185 296 696 197::";

    static final Words ENGLISH = Words.in(Language.ENGLISH);

    private Table() {}

    static Sheet sheet(String text) {
        return ((Parsed.Ok) Format.readAny(text, Hints.NONE)).sheet();
    }

    /** A referee who only tells how many digits are wrong. */
    static Referee.Verdict referee(Sheet position) {
        Answer answer = new Backtrack().solve(position.puzzle(), Limits.NONE.withNodes(10_000));
        if (answer instanceof Answer.Unique(Grid solution)) {
            List<Mistake> mistakes = Mistake.on(position, solution);
            return new Referee.Verdict(
                    true,
                    false,
                    mistakes.stream()
                            .map(mistake -> Message.of(PlayPhrase.NOTE, "wrong " + mistake.cell()))
                            .toList(),
                    CellSet.of(mistakes.stream().map(Mistake::cell).toList()));
        }
        boolean isHopeless = answer instanceof Answer.Impossible;
        return new Referee.Verdict(
                false,
                isHopeless,
                isHopeless ? List.of(Message.of(PlayPhrase.NOTE, "hopeless")) : List.of(),
                CellSet.NONE);
    }

    static Desk desk(String text, Assist assist) {
        var desk = new Desk(Game.of(sheet(text)), assist, Table::referee, _ -> {});
        desk.start();
        return desk;
    }

    static Play.Setup setup(Optional<String> puzzle, Assist assist, Language language, Path state) {
        return new Play.Setup(
                Words.in(language),
                assist,
                Table::referee,
                new Samples(),
                Optional.empty(),
                puzzle.map(Table::sheet),
                List.of(),
                Map.of("XDG_STATE_HOME", state.toString()),
                false);
    }

    /** Types keys on a screen of 24 rows and 80 columns, and returns what is shown in the end. */
    static String play(Play.Setup setup, String keys) {
        return play(setup, keys, 24, 80);
    }

    static String play(Play.Setup setup, String keys, int rows, int columns) {
        var tty = new FakeTty(rows, columns, keys);
        try (var room = Room.open(setup, Saves.of(setup.environment()))) {
            new FullScreen(tty, room, Theme.PLAIN, () -> 0).run();
        }
        return tty.shown();
    }

    /** Plain puzzles, always the same; on a board of 4 rows there is one, and on others none. */
    private static final class Samples implements NewPuzzles {

        private final SamplePuzzles nines = new SamplePuzzles(_ -> 0);
        private String board = "9";

        @Override
        public List<Level> levels() {
            return nines.levels();
        }

        @Override
        public String board() {
            return board;
        }

        @Override
        public void setBoard(String words) {
            if (!words.matches("\\d+")) {
                throw new Unreadable(Message.of(PlayPhrase.NOTE, "no number"));
            }
            board = words;
        }

        @Override
        public Optional<Fresh> next(Level level) {
            return switch (board) {
                case "9" -> Optional.of(new Fresh(nines.next(level), List.of()));
                case "4" -> Optional.of(new Fresh(sheet(FOUR), List.of(Message.of(PlayPhrase.NOTE, "small"))));
                default -> Optional.empty();
            };
        }
    }
}
