package dev.neuf.testkit;

import dev.neuf.core.Puzzle;
import dev.neuf.core.Sheet;
import dev.neuf.core.Variant;
import dev.neuf.core.format.Entries;
import dev.neuf.core.format.Entry;
import dev.neuf.core.format.Format;
import dev.neuf.core.format.Hints;
import dev.neuf.core.format.Parsed;
import dev.neuf.core.words.Language;
import dev.neuf.core.words.Message;
import dev.neuf.core.words.Words;
import java.io.StringReader;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What all formats promise, whatever the text: it is understood, and then can be written and read again, or it is
 * refused with a sentence and a place that exists. Nothing throws, nothing runs on.
 */
public final class FormatPromises {

    private final List<Words> languages =
            Arrays.stream(Language.values()).map(Words::in).toList();

    /**
     * Reads all puzzles of a text and tells what came of each.
     *
     * @throws AssertionError if a promise is broken
     */
    public void check(SpoiltText spoilt, Consumer<Parsed> heard) {
        try {
            read(spoilt, heard);
        } catch (RuntimeException | Error e) {
            throw new AssertionError("%s%n%s".formatted(e, spoilt.shown()), e);
        }
    }

    private void read(SpoiltText spoilt, Consumer<Parsed> heard) {
        List<String> lines = spoilt.text().lines().toList();
        int count = 0;
        int last = 0;
        var entries = new Entries(new StringReader(spoilt.text()), spoilt.forced(), spoilt.hints());
        while (entries.hasNext()) {
            Entry entry = entries.next();
            requireBetween(++count, count, entry.number(), "The number of a puzzle");
            requireBetween(last + 1, Math.max(1, lines.size()), entry.line(), "The line of a puzzle");
            last = entry.line();
            Parsed parsed = entry.read(spoilt.forced(), spoilt.hints());
            switch (parsed) {
                case Parsed.Ok ok -> {
                    ok.notes().forEach(this::requireWords);
                    requireKept(ok.sheet());
                }
                case Parsed.Bad bad -> requirePlace(bad, entry, lines);
            }
            heard.accept(parsed);
        }
        requireBetween(1, Math.max(1, lines.size()), count, "The number of puzzles");
    }

    private void requirePlace(Parsed.Bad bad, Entry entry, List<String> lines) {
        requireWords(bad.message());
        requireBetween(entry.line(), Math.max(1, lines.size()), bad.line(), "The line to blame");
        int length = lines.isEmpty() ? 0 : lines.get(bad.line() - 1).length();
        requireBetween(0, length + 1, bad.column(), "The column to blame");
    }

    /** What a format does not say that it loses must be there again; and its text must be recognised as what it is. */
    private void requireKept(Sheet sheet) {
        for (Format format : Format.values()) {
            var refusal = format.refuses(sheet);
            refusal.ifPresent(this::requireWords);
            if (refusal.isEmpty()) {
                List<Message> losses = format.losses(sheet);
                losses.forEach(this::requireWords);
                String text = format.write(sheet);
                Supplier<String> shown = () -> "what %s writes:%n%s".formatted(format.id(), TypedTexts.escaped(text));
                require(text.endsWith("\n"), () -> "No newline at the end of " + shown.get());
                Sheet again = understood(format.read(text, Hints.NONE), shown);
                require(again.values().equals(sheet.values()), () -> "Other digits in " + shown.get());
                require(
                        !losses.isEmpty() || inOrder(again).equals(inOrder(sheet)),
                        () -> "Something got lost in " + shown.get());
                Sheet guessed = understood(Format.readAny(text, Hints.NONE), shown);
                require(guessed.equals(again), () -> "Not recognised: " + shown.get());
            }
        }
    }

    /** With the extra rules in the order of their texts: a format need not keep their order. */
    private static Sheet inOrder(Sheet sheet) {
        var sorted = sheet.puzzle().variants().stream()
                .sorted(Comparator.comparing(Variant::toString))
                .toList();
        var puzzle = new Puzzle(sheet.layout(), sorted, sheet.puzzle().givens());
        return new Sheet(puzzle, sheet.entries(), sheet.candidates(), sheet.symbols());
    }

    private static Sheet understood(Parsed parsed, Supplier<String> shown) {
        return switch (parsed) {
            case Parsed.Ok ok -> ok.sheet();
            case Parsed.Bad bad -> throw new AssertionError("%s, in %s".formatted(bad, shown.get()));
        };
    }

    private void requireWords(Message message) {
        for (Words words : languages) {
            require(!words.say(message).isBlank(), () -> "No words for " + message);
        }
    }

    private static void requireBetween(long least, long most, long actual, String what) {
        require(
                least <= actual && actual <= most,
                () -> "%s (%d) must be between %d and %d.".formatted(what, actual, least, most));
    }

    private static void require(boolean isKept, Supplier<String> broken) {
        if (!isKept) {
            throw new AssertionError(broken.get());
        }
    }
}
