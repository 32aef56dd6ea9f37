package dev.neuf.logic;

import dev.neuf.core.words.Message;
import java.util.List;

/** One sentence of a proof, and what to look at while reading it. */
public record Sentence(Message message, List<Mark> marks) {

    public Sentence {
        marks = List.copyOf(marks);
    }
}
