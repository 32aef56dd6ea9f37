package dev.neuf.cli.play;

import dev.neuf.core.words.Words;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The commands of the game in lines, in English and in the language of the player. */
enum Word {
    BOARD,
    RULES,
    UNDO,
    REDO,
    CHECK,
    HINT,
    DO,
    AUTO,
    FILL,
    BRANCH,
    BRANCHES,
    GO,
    KEEP,
    DROP,
    COMPARE,
    RESTART,
    NEW,
    SAVES,
    OPEN,
    DELETE,
    PUZZLE,
    TIME,
    HELP,
    QUIT;

    static Optional<Word> of(String typed, Words words) {
        String word = typed.toLowerCase(Locale.ROOT);
        if (word.equals("?")) {
            return Optional.of(HINT);
        }
        return Arrays.stream(values())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(word)
                        || words.say(PlayPhrase.valueOf("WORD_" + each.name())).equals(word))
                .findFirst();
    }
}
