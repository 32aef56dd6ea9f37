package dev.neuf.core.variant;

import dev.neuf.core.CellSet;
import dev.neuf.core.Layout;
import dev.neuf.core.Rule;
import dev.neuf.core.Variant;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;

/**
 * Windows between the boxes, as large as a box and one line apart, hold each digit once.
 *
 * <pre>
 *   . . . . . . . . .
 *   . 1 1 1 . 2 2 2 .     the two upper ones of the four windows of a 9x9 board;
 *   . 1 1 1 . 2 2 2 .     a 16x16 board has nine
 *   . 1 1 1 . 2 2 2 .
 *   . . . . . . . . .
 * </pre>
 */
public record Windoku() implements Variant {

    static Windoku read(Args args) {
        if (!args.layout().shape().isBoxes()) {
            throw args.bad(CorePhrase.VARIANT_NEEDS_BOXES);
        }
        return new Windoku();
    }

    @Override
    public String keyword() {
        return "windoku";
    }

    @Override
    public Message named(int count) {
        return Message.of(CorePhrase.NAMED_WINDOKU);
    }

    @Override
    public List<Rule> rules(Layout layout) {
        int height = Boxes.height(this, layout);
        int width = Boxes.width(this, layout);
        var windows = new ArrayList<Rule>();
        for (int top = 1; top + height < layout.size(); top += height + 1) {
            for (int left = 1; left + width < layout.size(); left += width + 1) {
                var cells = new CellSet.Builder();
                for (int i = 0; i < height * width; i++) {
                    cells.add(layout.cell(top + i / width, left + i % width));
                }
                windows.add(new Rule.House(Rule.House.Kind.WINDOW, windows.size() + 1, cells.build()));
            }
        }
        return windows;
    }
}
