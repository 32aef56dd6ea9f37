package dev.neuf.core;

import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.List;
import java.util.Map;

/**
 * A rule as a setter says it: diagonals, anti-knight, a cage.
 *
 * <p>A variant is data: it can be compared and written out. It knows how to lower itself to {@link Rule}s, which is all
 * that an engine sees. The table of all variants is {@code dev.neuf.core.variant.Variants}.
 */
public interface Variant {

    /** The word by which files and the command line call it. */
    String keyword();

    /** What people call so many of its kind: 14 cages, diagonals. Only what is in no table goes by its keyword. */
    default Message named(int count) {
        return Message.of(CorePhrase.NAMED_OTHER, count, keyword());
    }

    /** What it says, in the words of the engines. */
    List<Rule> rules(Layout layout);

    /**
     * What sets it apart from others of its kind, in the order in which it is written: text, whole numbers, and lists
     * of cells by name. A rule for the whole board has no fields.
     */
    default Map<String, Object> fields(Layout layout) {
        return Map.of();
    }
}
