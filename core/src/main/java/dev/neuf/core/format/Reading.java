package dev.neuf.core.format;

import dev.neuf.core.Digits;
import dev.neuf.core.Grid;
import dev.neuf.core.Layout;
import dev.neuf.core.Puzzle;
import dev.neuf.core.Rule;
import dev.neuf.core.Shape;
import dev.neuf.core.Sheet;
import dev.neuf.core.Symbols;
import dev.neuf.core.Unreadable;
import dev.neuf.core.Variant;
import dev.neuf.core.json.Json;
import dev.neuf.core.variant.Variants;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** A text that is being read: what is known about it from outside, and what the reader wants to say. */
final class Reading {

    /** So many cells all extra rules have together, at most: half as much again as all rules for whole boards on 64x64. */
    private static final int MOST_CELLS = 100_000;

    private final Text text;
    private final Hints hints;
    private final List<Message> notes = new ArrayList<>();

    Reading(Text text, Hints hints) {
        this.text = text;
        this.hints = hints;
    }

    Text text() {
        return text;
    }

    /** The only line of a text in a format that has one line per puzzle, without the blanks around it. */
    Numbers.Word onlyLine(String format) {
        List<Text.Line> content = text.content();
        if (content.size() > 1) {
            throw new Unreadable(content.get(1).number(), 1, Message.of(CorePhrase.ONE_LINE_ONLY, format));
        }
        return Numbers.Word.of(content.getFirst());
    }

    /** The JSON that this text holds in some packing; what is wrong with it is wrong with all of the text. */
    Tree packed(Supplier<String> unpacked) {
        Numbers.Word all = Numbers.Word.of(text.content().getFirst());
        String json;
        try {
            json = unpacked.get();
        } catch (Unreadable bad) {
            throw all.wrong(0, bad.why());
        }
        try {
            return new Tree(Json.parse(json));
        } catch (Unreadable bad) {
            throw all.wrong(0, Message.of(CorePhrase.PACKED_INSIDE, bad.why()));
        }
    }

    /** The JSON that this text is. */
    Tree json() {
        return new Tree(Json.parse(text.whole()));
    }

    List<Message> notes() {
        return List.copyOf(notes);
    }

    /** Says something about how the text was read. */
    void note(CorePhrase phrase, Object... parts) {
        notes.add(Message.of(phrase, parts));
    }

    /** The board of a text that says nothing of regions. */
    Layout layout(int size) {
        Layout layout = usualLayout(size);
        if (hints.shape().isOpen() && layout.shape().isLatin() && size > 1) {
            note(CorePhrase.READ_AS_LATIN, size);
        }
        return layout;
    }

    /** The board of a text that says by its silence that regions are as usual, unless the person says others. */
    Layout usualLayout(int size) {
        requireSize(size);
        return hints.shape().isOpen()
                ? Layout.standard(size)
                : Layout.of(hints.shape().forSize(size));
    }

    /** The board of a text that says its regions, unless the person says others. */
    Layout layout(Shape shape) {
        requireSize(shape.size());
        if (hints.shape().isOpen()) {
            return shape.equals(Shape.standard(shape.size())) ? Layout.standard(shape.size()) : Layout.of(shape);
        }
        Shape asked = hints.shape().forSize(shape.size());
        if (!asked.equals(shape)) {
            note(CorePhrase.SHAPE_OVERRIDDEN);
        }
        return Layout.of(asked);
    }

    private void requireSize(int size) {
        if (size < 1 || size > Digits.MOST) {
            throw new Unreadable(Message.of(CorePhrase.SIZE_RANGE, size, Digits.MOST));
        }
        if (hints.size() != 0 && hints.size() != size) {
            throw new Unreadable(Message.of(CorePhrase.SIZE_MISFIT, size, hints.size()));
        }
    }

    /** The sheet of a text that holds givens and nothing else. */
    Sheet sheet(Layout layout, int[] givens) {
        return sheet(
                layout,
                List.of(),
                Grid.of(givens),
                Grid.empty(layout.size()),
                Map.of(),
                Symbols.standard(layout.size()));
    }

    /** The sheet, with the extra rules that the person asked for beside those of the text. */
    Sheet sheet(
            Layout layout,
            List<Variant> variants,
            Grid givens,
            Grid entries,
            Map<Integer, Digits> candidates,
            Symbols symbols) {
        var all = new ArrayList<>(variants);
        if (text.hasTitle()) {
            Titles.variants().stream().filter(variant -> !all.contains(variant)).forEach(all::add);
        }
        for (String words : hints.variants()) {
            Variant variant = Variants.read(words, layout);
            if (!all.contains(variant)) {
                all.add(variant);
            }
        }
        requireFewRules(layout, all);
        return new Sheet(new Puzzle(layout, all, givens), entries, candidates, symbols);
    }

    /** A line of 60 cells may be 1,770 rules for engines, and a small text has room for thousands of such lines. */
    private static void requireFewRules(Layout layout, List<Variant> variants) {
        int cells = 0;
        for (Variant variant : variants) {
            for (Rule rule : variant.rules(layout)) {
                cells += rule.cells().size();
            }
            if (cells > MOST_CELLS) {
                throw new Unreadable(Message.of(CorePhrase.TOO_MANY_RULES, MOST_CELLS));
            }
        }
    }
}
