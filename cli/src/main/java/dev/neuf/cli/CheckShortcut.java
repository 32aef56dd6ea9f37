package dev.neuf.cli;

import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.PlainLines;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import dev.neuf.search.Nine;
import java.nio.charset.StandardCharsets;

/** The sentence on a puzzle that has solutions. There are so few different ones that each is made once. */
final class CheckShortcut implements Shortcut {

    private static final Puzzle PLAIN = Puzzle.of(Layout.standard(9), Grid.empty(9));

    private final Nine nine = new Nine();
    private final Words words;
    private final byte[][] unique = new byte[Nine.CELL_COUNT + 1][0];
    private final byte[][] many = new byte[Nine.CELL_COUNT + 1][0];
    private String source = "";
    private byte[] where = {};

    CheckShortcut(Words words) {
        this.words = words;
    }

    @Override
    public boolean answer(String from, PlainLines lines, int index, Batch batch) {
        nine.load(lines.text(), lines.from(index));
        long found = nine.next(MOST_TRIES) ? nine.next(MOST_TRIES) ? 2 : 1 : 0;
        // in a puzzle that was typed, line 1 goes without saying
        if (found == 0 || found == 1 && !nine.isOver() || lines.line(index) == 1) {
            return false;
        }
        if (!from.equals(source)) {
            source = from;
            where = bytes(Source.where(from) + ":");
        }
        batch.add(where);
        batch.add(lines.line(index));
        batch.add(sentence(found == 1, filled(lines.text(), lines.from(index))));
        batch.end(found == 1 ? Exit.YES : Exit.NO);
        return true;
    }

    private static int filled(byte[] text, int from) {
        int filled = 0;
        for (int i = from; i < from + Nine.CELL_COUNT; i++) {
            filled += text[i] >= '1' && text[i] <= '9' ? 1 : 0;
        }
        return filled;
    }

    private byte[] sentence(boolean isUnique, int filled) {
        byte[][] made = isUnique ? unique : many;
        if (made[filled].length == 0) {
            var verdict = !isUnique
                    ? CliPhrase.CHECK_MANY
                    : filled == Nine.CELL_COUNT ? CliPhrase.CHECK_SOLVED : CliPhrase.CHECK_UNIQUE;
            Message message = CheckCommand.sentence(Message.of(verdict), PLAIN, filled, Format.LINE);
            made[filled] = bytes(": " + words.say(message) + "\n");
        }
        return made[filled];
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
