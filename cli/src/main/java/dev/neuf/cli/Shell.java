package dev.neuf.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Shells that complete what is typed. To add one, write its script and add its row. */
enum Shell {
    BASH(BashScript::of),
    ZSH(ZshScript::of),
    FISH(FishScript::of);

    private final Function<List<Described>, String> writer;

    Shell(Function<List<Described>, String> writer) {
        this.writer = writer;
    }

    /** Its name on the command line. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The script that tells the shell what can be typed. */
    String script(List<Described> commands) {
        return writer.apply(commands);
    }
}
