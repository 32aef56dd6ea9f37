package dev.neuf.cli;

import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import dev.neuf.core.words.Words;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** One run of a command: its language, its output, and what it has said so far. */
final class Session implements AutoCloseable {

    /** So many different remarks are kept apart; after that, repeats are said again. */
    private static final int MOST_REMARKS = 1000;

    /** What the program calls itself, in front of what is about no place in the input. */
    static final String PROGRAM = "neuf";

    private final Io io;
    private final Words words;
    private final Output output;
    private final boolean isJson;
    private final boolean isColored;
    private final Progress progress;
    private final Set<String> remarks = new HashSet<>();
    private boolean hasAnswer;
    private boolean isWhole;

    Session(Io io, Words words, Output output, boolean isJson, boolean isColored) {
        this.io = io;
        this.words = words;
        this.output = output;
        this.isJson = isJson;
        this.isColored = isColored;
        this.progress = new Progress(io);
    }

    Io io() {
        return io;
    }

    boolean isJson() {
        return isJson;
    }

    boolean isColored() {
        return isColored;
    }

    /** Whether a person looks at the answers, so that a picture says more than a line. */
    boolean isForPerson() {
        return output.isTerminal() && !isJson;
    }

    /** What pictures and sentences are put on: as wide as the terminal, where a person looks. */
    Paper paper() {
        return new Paper(isColored, isForPerson() ? io.columns() : Integer.MAX_VALUE);
    }

    Words words() {
        return words;
    }

    /** What to show a waiting person, and when: see {@link Progress}. The number is asked for now and then. */
    void showProgress(String when, Phrase phrase, LongSupplier number) {
        showProgress(when, () -> Message.of(phrase, number.getAsLong()));
    }

    /** The same in words that change. They are asked for from another thread, hence words of its own. */
    void showProgress(String when, Supplier<Message> text) {
        progress.start(when, Words.in(words.language()), text);
    }

    /** Writes to the answer. */
    void write(String text) {
        hasAnswer = true;
        makeRoom();
        output.write(text);
    }

    /** The same for text in bytes. */
    void write(byte[] text, int length) {
        hasAnswer = true;
        makeRoom();
        output.write(text, length);
    }

    /** From now on, the answer is one whole: if it is interrupted, its beginning is of no use and is not kept. */
    void startWhole() {
        isWhole = true;
    }

    /** Answers in a file do not get in the way of what is on the screen. */
    private void makeRoom() {
        if (output.isTerminal()) {
            progress.hide();
        }
    }

    /** Sends on what was written so far, to a program that waits for the answer to its last puzzle. */
    void flush() {
        output.flush();
    }

    /** Where the answer is that there is nothing, an empty line keeps the count for programs; a person needs none. */
    void writeNothing() {
        hasAnswer = true;
        writeGap();
    }

    /** The same where there is no answer at all. */
    void writeGap() {
        if (!isForPerson() && !isJson) {
            output.write("\n");
        }
    }

    /** Whether any puzzle was answered. */
    boolean hasAnswer() {
        return hasAnswer;
    }

    /** A person is about to type: no progress then, which would get in the way. */
    void waitForTyping() {
        progress.stop();
        if (io.isErrTerminal()) {
            remark(CliPhrase.TYPE_HERE);
        }
    }

    /** Whether the person wants to stop. */
    boolean isInterrupted() {
        return Interrupt.isWanted();
    }

    /** Whether nobody reads the answers any more, as after {@code | head}. */
    boolean isGone() {
        return output.isGone();
    }

    /** Says something beside the answer. */
    void remark(Phrase phrase, Object... parts) {
        remark(Message.of(phrase, parts));
    }

    void remark(Message message) {
        remark(PROGRAM, words.say(message));
    }

    /** Says something about a place in the input. */
    void remark(String place, String text) {
        progress.hide();
        io.err().println(place + ": " + text);
        io.err().flush();
    }

    /** The same, but only the first time: a million lines may have the same thing to say. */
    void remarkOnce(String place, String text) {
        if (remarks.size() >= MOST_REMARKS || remarks.add(text)) {
            remark(place, text);
        }
    }

    @Override
    public void close() {
        progress.stop();
        if (isInterrupted() && hasAnswer && !isWhole) {
            output.keepUnfinished().ifPresent(file -> remark(CliPhrase.KEPT_UNFINISHED, file));
        }
        output.close();
    }
}
