package dev.neuf.cli;

import dev.neuf.core.json.Json;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Phrase;
import dev.neuf.core.words.Words;
import java.util.List;
import java.util.Map;

/** What there is to say of one puzzle: said by the thread that works on it, printed when its turn comes. */
final class Reply {

    private final Session session;
    private final Words words;
    private final String source;
    private final int line;
    private final int column;
    private final Outlet outlet;

    /** In these words, about this place; 0 is no line, no column. Of the session, only what never changes is asked for. */
    Reply(Session session, Words words, String source, int line, int column, Outlet outlet) {
        this.session = session;
        this.words = words;
        this.source = source;
        this.line = line;
        this.column = column;
        this.outlet = outlet;
    }

    boolean isJson() {
        return session.isJson();
    }

    boolean isColored() {
        return session.isColored();
    }

    /** Whether a person looks at the answers, so that a picture says more than a line. */
    boolean isForPerson() {
        return session.isForPerson();
    }

    /** What pictures and sentences are put on. */
    Paper paper() {
        return session.paper();
    }

    /** Where the puzzle is, as in {@code file.txt:12}. */
    String place() {
        return Source.place(source, line, column);
    }

    /** The words of this puzzle's board. */
    Words words() {
        return words;
    }

    /** The message in words. */
    String inWords(Message message) {
        return words.say(message);
    }

    /** Writes to the answer. */
    void write(String text) {
        outlet.write(text);
    }

    /** Writes a sentence to the answer. */
    void writeLine(Phrase phrase, Object... parts) {
        write(words.say(phrase, parts) + "\n");
    }

    /** Writes what there is to say of a puzzle, for a program. */
    void writeJson(Map<String, Object> object) {
        write(inJson(object));
    }

    /** The same as a text. */
    String inJson(Map<String, Object> object) {
        return Json.write(object) + "\n";
    }

    /** Writes a board. Several in a format of several lines are set apart by an empty line. */
    void writeBoard(String text, boolean isOneLine) {
        outlet.writeBoard(text, isOneLine);
    }

    /** Writes a board, or what is said of it, unless something with the same mark came before. */
    void writeFirst(Fingerprint mark, String text, boolean isOneLine) {
        outlet.writeFirst(mark, text, isOneLine);
    }

    /** Where the answer is that there is nothing, an empty line keeps the count for programs; a person needs none. */
    void writeNothing() {
        outlet.writeNothing();
    }

    /** The same where there is no answer at all. */
    void writeGap() {
        outlet.writeGap();
    }

    /** Says something beside the answer. */
    void remark(Message message) {
        outlet.remark(place(), words.say(message));
    }

    /** Says something that is in words already, and maybe in several lines. */
    void remark(String text) {
        outlet.remark(place(), text);
    }

    /** Says something, but only if no other puzzle has said it. */
    void remarkOnce(Message message) {
        outlet.remarkOnce(place(), words.say(message));
    }

    /** The same, but only of the first puzzles that are not as they should be. */
    void remarkFew(List<Message> messages) {
        outlet.remarkFew(place(), messages.stream().map(words::say).toList());
    }

    /** Counts the puzzle for the summary. */
    void count(Outcome outcome) {
        outlet.add(outcome);
    }

    /** All has been said of a puzzle. */
    void end(Exit exit) {
        outlet.end(true, exit);
    }

    /** Whether nobody wants to hear more. */
    boolean isGone() {
        return outlet.isGone();
    }
}
