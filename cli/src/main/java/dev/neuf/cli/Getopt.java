package dev.neuf.cli;

import dev.neuf.core.words.Message;
import dev.neuf.core.words.Similar;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Reads a command line the way the C function {@code getopt_long} does.
 *
 * <pre>
 *   -av             two options in one word
 *   -oFILE -o FILE  a value that is required, in the same word or the next
 *   -g16            a value that may be left out is in the same word or not there
 *   --gen=16        a long name, cut short as far as no other begins like it
 *   FILE -a         options may stand after other words
 *   -               a word like others
 *   -- -a           after two dashes, everything is a word
 * </pre>
 *
 * @param <O> the table of options
 */
final class Getopt<O extends Getopt.Option> {

    /** Whether a value goes with an option. */
    enum Value {
        NONE,
        OPTIONAL,
        REQUIRED
    }

    /** A row of the table. */
    interface Option {

        char letter();

        String longName();

        Value value();

        /** What the value is called: {@code FILE}. */
        String label();
    }

    /** An option that was found, with its value if it has one. */
    record Given<O>(O option, Optional<String> value) {}

    /**
     * What a command line says. It is read up to the first mistake.
     *
     * @param options in order; an option given twice is there twice
     * @param words what is no option, in order
     */
    record Result<O>(List<Given<O>> options, List<String> words, Optional<Message> mistake) {}

    private final List<O> table;
    private final Deque<String> left;
    private final List<Given<O>> options = new ArrayList<>();
    private final List<String> words = new ArrayList<>();

    private Getopt(List<O> table, List<String> args) {
        this.table = table;
        this.left = new ArrayDeque<>(args);
    }

    /** Reads a command line with the options of a table. */
    static <O extends Option> Result<O> read(List<O> table, List<String> args) {
        return new Getopt<>(table, args).read();
    }

    private Result<O> read() {
        Optional<Message> mistake = Optional.empty();
        while (!left.isEmpty() && mistake.isEmpty()) {
            String word = left.removeFirst();
            if (word.equals("--")) {
                words.addAll(left);
                left.clear();
            } else if (word.startsWith("--")) {
                mistake = readLong(word);
            } else if (word.startsWith("-") && word.length() > 1) {
                mistake = readShort(word);
            } else {
                words.add(word);
            }
        }
        return new Result<>(List.copyOf(options), List.copyOf(words), mistake);
    }

    private Optional<Message> readLong(String word) {
        int equals = word.indexOf('=');
        String name = equals < 0 ? word.substring(2) : word.substring(2, equals);
        List<O> meant = meant(name);
        if (meant.size() != 1) {
            return Optional.of(meant.isEmpty() ? unknown("--" + name) : ambiguous("--" + name, meant));
        }
        O option = meant.getFirst();
        Optional<String> value = equals < 0 ? Optional.empty() : Optional.of(word.substring(equals + 1));
        if (option.value() == Value.NONE && value.isPresent()) {
            return Optional.of(Message.of(CliPhrase.NO_VALUE_WANTED, longName(option)));
        }
        return add(option, longName(option), value);
    }

    /** The options whose name is this one or, if there is none, begins like this. */
    private List<O> meant(String name) {
        List<O> exact =
                table.stream().filter(option -> option.longName().equals(name)).toList();
        return exact.isEmpty()
                ? table.stream()
                        .filter(option -> option.longName().startsWith(name))
                        .toList()
                : exact;
    }

    private Optional<Message> readShort(String word) {
        for (int at = 1; at < word.length(); at++) {
            int letter = word.codePointAt(at);
            Optional<O> found =
                    table.stream().filter(option -> option.letter() == letter).findFirst();
            if (found.isEmpty()) {
                return Optional.of(Message.of(CliPhrase.UNKNOWN_OPTION, "-" + Character.toString(letter)));
            }
            O option = found.get();
            String rest = word.substring(at + 1);
            boolean isValue = option.value() != Value.NONE && !rest.isEmpty();
            Optional<Message> mistake =
                    add(option, "-" + option.letter(), isValue ? Optional.of(rest) : Optional.empty());
            if (isValue || mistake.isPresent()) {
                return mistake;
            }
        }
        return Optional.empty();
    }

    /** Notes an option with the value from its own word, or from the next if it must have one. */
    private Optional<Message> add(O option, String name, Optional<String> attached) {
        Optional<String> value = attached;
        if (option.value() == Value.REQUIRED) {
            value = attached.or(() -> Optional.ofNullable(left.pollFirst()));
            // an empty value is none: a script that forgot to set a variable should hear of it
            if (value.orElse("").isEmpty()) {
                return Optional.of(Message.of(CliPhrase.MISSING_VALUE, option.label(), name));
            }
        }
        options.add(new Given<>(option, value));
        return Optional.empty();
    }

    /** What to say of a long option that is none, and what may have been meant. */
    private Message unknown(String name) {
        Message unknown = Message.of(CliPhrase.UNKNOWN_OPTION, Source.shortened(name));
        return Similar.to(name, table.stream().map(Getopt::longName).toList())
                .map(meant -> Message.of(CliPhrase.DID_YOU_MEAN, unknown, meant))
                .orElse(unknown);
    }

    private static Message ambiguous(String name, List<? extends Option> meant) {
        List<String> names = meant.stream().map(Getopt::longName).toList();
        return Message.of(CliPhrase.AMBIGUOUS_OPTION, name, String.join(", ", names));
    }

    private static String longName(Option option) {
        return "--" + option.longName();
    }
}
