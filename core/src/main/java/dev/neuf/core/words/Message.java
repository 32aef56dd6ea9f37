package dev.neuf.core.words;

import java.util.List;

/**
 * Something to say to a person, in no language yet.
 *
 * @param parts what fills the holes of the phrase: text, numbers, digits, cells, houses, or other messages
 */
public record Message(Phrase phrase, List<Object> parts) {

    public Message {
        parts = List.copyOf(parts);
    }

    /** The phrase with its parts in the order of its holes. */
    public static Message of(Phrase phrase, Object... parts) {
        return new Message(phrase, List.of(parts));
    }

    /** For programmers. People get {@link Words#say}. */
    @Override
    public String toString() {
        return phrase.name() + parts;
    }
}
