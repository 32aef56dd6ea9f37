package dev.neuf.cli;

import dev.neuf.core.Sheet;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import dev.neuf.core.words.Words;
import java.util.function.LongSupplier;

/** What the drop-in says beside the answer: on standard error, under its own name, in the language of the person. */
final class SudokuVoice {

    private final Io io;
    private final Progress progress;
    private Words words;

    SudokuVoice(Io io, Language language) {
        this.io = io;
        this.progress = new Progress(io);
        this.words = Words.in(language);
    }

    /** From now on, cells and digits are those of this board. */
    void about(Sheet sheet) {
        words = words.about(sheet.layout(), sheet.symbols());
    }

    void say(Phrase phrase, Object... parts) {
        say(Message.of(phrase, parts));
    }

    void say(Message message) {
        print("sudoku: " + words.say(message));
    }

    /** Says something about a place in the input. */
    void say(String place, Message message) {
        print("sudoku: " + place + ": " + words.say(message));
    }

    /** Says that there is a help page. */
    void sayHelp() {
        print(words.say(CliPhrase.SEE_HELP, "sudoku --help"));
    }

    private void print(String text) {
        progress.hide();
        io.err().println(text);
        io.err().flush();
    }

    /** What to show a waiting person. The number is asked for now and then, from another thread, hence words of its own. */
    void showProgress(Phrase phrase, LongSupplier number) {
        Words calm = Words.in(words.language());
        progress.start("auto", calm, () -> Message.of(phrase, number.getAsLong()));
    }

    /** Makes room for the answer. */
    void hideProgress() {
        progress.hide();
    }

    void stopProgress() {
        progress.stop();
    }

    /** A person is about to type: no progress then, which would get in the way. */
    void waitForTyping() {
        progress.stop();
        if (io.isErrTerminal()) {
            say(CliPhrase.TYPE_HERE);
        }
    }
}
