package dev.neuf.cli;

import dev.neuf.core.Layout;
import dev.neuf.core.words.Message;

/** Boards in a few words. */
final class Shown {

    private Shown() {}

    /** Such as: 9x9 with boxes 3x3. */
    static Message board(Layout layout) {
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
}
