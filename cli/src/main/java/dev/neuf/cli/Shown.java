package dev.neuf.cli;

import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Variant;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puzzles in a few words. */
final class Shown {

    private Shown() {}

    /** Such as: 9x9 with boxes 3x3, plus diagonals, 14 x cage. */
    static Message board(Puzzle puzzle) {
        Message board = board(puzzle.layout());
        return puzzle.variants().isEmpty()
                ? board
                : Message.of(CliPhrase.BOARD_PLUS, board, String.join(", ", keywords(puzzle)));
    }

    private static Message board(Layout layout) {
        int size = layout.size();
        if (layout.shape().isBoxes()) {
            return Message.of(
                    CliPhrase.BOARD_BOXES,
                    size,
                    layout.shape().boxHeight(),
                    layout.shape().boxWidth());
        }
        return Message.of(layout.shape().isLatin() ? CliPhrase.BOARD_LATIN : CliPhrase.BOARD_JIGSAW, size);
    }

    private static List<String> keywords(Puzzle puzzle) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Variant variant : puzzle.variants()) {
            counts.merge(variant.keyword(), 1, Integer::sum);
        }
        var words = new ArrayList<String>();
        counts.forEach((keyword, count) -> words.add(count == 1 ? keyword : count + " x " + keyword));
        return words;
    }
}
