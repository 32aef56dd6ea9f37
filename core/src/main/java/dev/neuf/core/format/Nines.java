package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.Optional;

/** What the formats of 9x9 programs have in common. */
final class Nines {

    static final int SIZE = 9;

    static final int CELLS = SIZE * SIZE;

    private Nines() {}

    /** The digits of 81 cells in a row; anything else is refused. */
    static int[] givens(Numbers.Word cells) {
        requireCount(cells.text().length(), cells);
        int[] givens = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            givens[cell] = Cells.require(
                    cells.text().charAt(cell), Symbols.standard(SIZE), cells.line(), cells.column() + cell);
        }
        return givens;
    }

    /** Refuses what does not have 81 cells. */
    static void requireCount(int found, Numbers.Word cells) {
        if (found != CELLS) {
            throw cells.wrong(0, Message.of(CorePhrase.NINE_CELLS, found, CELLS));
        }
    }

    /** Why a format that has this size only cannot write the sheet, if so. */
    static Optional<Message> refuses(String format, Sheet sheet) {
        int size = sheet.layout().size();
        return size == SIZE ? Optional.empty() : Optional.of(Message.of(CorePhrase.ONLY_NINE, format, size));
    }
}
