package dev.neuf.browser;

import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import dev.neuf.core.words.Words;
import java.util.List;

/** Says whole sentences: what others begin in small letters and leave open begins and ends as a sentence does. */
record Voice(Words words) {

    String say(Phrase phrase, Object... parts) {
        return say(Message.of(phrase, parts));
    }

    String say(Message message) {
        String said = words.say(message);
        if (said.isEmpty()) {
            return said;
        }
        boolean isEnded = ".!?:".indexOf(said.charAt(said.length() - 1)) >= 0;
        return Character.toUpperCase(said.charAt(0)) + said.substring(1) + (isEnded ? "" : ".");
    }

    List<String> say(List<Message> messages) {
        return messages.stream().map(this::say).toList();
    }
}
