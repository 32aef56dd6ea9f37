package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Another solver: a program that is given the name of a file of puzzles.
 *
 * <p>It is started as it is, without a shell. Its time is that of the processor, with all programs it starts in turn.
 */
final class Peer implements AutoCloseable {

    /** What stands for the name of the file in a command. Without it, the name comes last. */
    static final String FILE = "{}";

    /** A word of a command, in which quotes hold blanks together. Taken in runs: each turn of the group needs stack. */
    private static final Pattern WORD = Pattern.compile("(?:[^\\s'\"]++|'[^']*'|\"[^\"]*\")+");

    private static final Pattern QUOTED = Pattern.compile("'([^']*)'|\"([^\"]*)\"");

    private final String command;
    private final List<String> words;
    private final long mostSeconds;
    private final Scratch scratch;

    /**
     * One run of the program.
     *
     * @param seconds the time it worked
     * @param output what it printed, until the next run
     */
    record Run(double seconds, int status, Path output) {}

    /** The program that a command names, which may take so long for one run. */
    Peer(String command, long mostSeconds) {
        this.command = command;
        this.words = words(command);
        this.mostSeconds = mostSeconds;
        this.scratch = new Scratch("neuf-bench");
    }

    /** The words of a command. */
    static List<String> words(String command) {
        if (command.isBlank() || !WORD.matcher(command).replaceAll("").isBlank()) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.BAD_PEER, command));
        }
        var words = new ArrayList<String>(WORD.matcher(command)
                .results()
                .map(word -> QUOTED.matcher(word.group()).replaceAll(quoted -> inside(quoted.group())))
                .toList());
        if (words.stream().noneMatch(word -> word.contains(FILE))) {
            words.add(FILE);
        }
        return words;
    }

    private static String inside(String quoted) {
        return Matcher.quoteReplacement(quoted.substring(1, quoted.length() - 1));
    }

    String command() {
        return command;
    }

    /** Writes the text so many times to a file for the program. */
    Path write(String text, int copies) {
        Path file = scratch.file("puzzles.txt");
        try (var writer = Files.newBufferedWriter(file)) {
            for (int i = 0; i < copies; i++) {
                writer.write(text);
                if (!text.endsWith("\n")) {
                    writer.write('\n');
                }
            }
            return file;
        } catch (IOException e) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CANNOT_WRITE, file, Trouble.of(e)));
        }
    }

    /** Runs the program on a file, and refuses to go on if something is wrong with it. */
    Run run(Path file) {
        Path output = scratch.file("output");
        Path errors = scratch.file("errors");
        double before = Stopwatch.childrenSeconds();
        try {
            Process process = new ProcessBuilder(words.stream()
                            .map(word -> word.replace(FILE, file.toString()))
                            .toList())
                    .redirectInput(file.toFile())
                    .redirectOutput(output.toFile())
                    .redirectError(errors.toFile())
                    .start();
            int status = await(process, output, errors);
            return new Run(Stopwatch.childrenSeconds() - before, status, output);
        } catch (IOException e) {
            throw refusal(CliPhrase.PEER_NOT_STARTED, words.getFirst());
        }
    }

    private int await(Process process, Path output, Path errors) throws IOException {
        return switch (Child.await(process, TimeUnit.SECONDS.toMillis(mostSeconds), output, errors)) {
            case DONE -> process.exitValue();
            case TOO_SLOW -> throw refusal(CliPhrase.PEER_TOO_SLOW, command, mostSeconds);
            case TOO_LOUD -> throw refusal(CliPhrase.PEER_TOO_LOUD, command, Child.MOST_MEGABYTES);
            case INTERRUPTED -> 0; // nobody looks at it any more
        };
    }

    /** What the program said was wrong in its last run, or nothing. */
    String complaint() {
        return Child.complaint(scratch.file("errors"));
    }

    private static Refusal refusal(CliPhrase phrase, Object... parts) {
        return new Refusal(Exit.USAGE, Message.of(phrase, parts));
    }

    @Override
    public void close() {
        scratch.close();
    }
}
