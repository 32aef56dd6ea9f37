package dev.neuf.logic;

import dev.neuf.core.words.Message;
import java.util.List;

/**
 * One sentence of a proof, and what to look at while reading it.
 *
 * @param depth how many suppositions it stands under, those not counted that the whole proof stands under
 */
public record Sentence(Message message, List<Mark> marks, int depth) {

    public Sentence {
        marks = List.copyOf(marks);
    }

    /** A sentence that stands under no supposition but those of the whole proof. */
    public Sentence(Message message, List<Mark> marks) {
        this(message, marks, 0);
    }
}
