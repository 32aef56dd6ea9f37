package dev.neuf.core.format;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.CorePhrase;
import dev.neuf.core.words.Message;
import java.util.Optional;

/** A format that is read and not written: its program could not be tried with what we would write. */
interface ReadOnly extends Syntax {

    @Override
    default String write(Sheet sheet) {
        throw new IllegalStateException("A format that is only read was asked to write.");
    }

    @Override
    default Optional<Message> refuses(Sheet sheet) {
        return Optional.of(Message.of(CorePhrase.FORMAT_ONLY_READ));
    }
}
