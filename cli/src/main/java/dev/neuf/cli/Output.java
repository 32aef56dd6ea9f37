package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/**
 * Where the answer goes: standard output, or a file that appears only when it is complete, so that neither an
 * interrupted run nor {@code -o} with the name of the input loses anything.
 */
final class Output implements AutoCloseable {

    private final PrintStream stream;
    private final boolean isTerminal;
    private final @Nullable Path file;
    private final @Nullable Path draft;

    private Output(PrintStream stream, boolean isTerminal, @Nullable Path file, @Nullable Path draft) {
        this.stream = stream;
        this.isTerminal = isTerminal;
        this.file = file;
        this.draft = draft;
    }

    /** Standard output, or the file of that name. */
    static Output open(String name, Io io) {
        if (name.isEmpty() || name.equals("-")) {
            return new Output(io.out(), io.isOutTerminal(), null, null);
        }
        try {
            Path file = Path.of(name);
            boolean isSpecial = Files.exists(file) && !Files.isRegularFile(file);
            Path draft = isSpecial ? file : Files.createTempFile(file.toAbsolutePath().getParent(), ".neuf", ".part");
            var stream = new PrintStream(
                    new BufferedOutputStream(Files.newOutputStream(draft), 1 << 16), false, StandardCharsets.UTF_8);
            return new Output(stream, false, file, isSpecial ? null : draft);
        } catch (IOException | java.nio.file.InvalidPathException e) {
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CANNOT_WRITE, name, String.valueOf(e.getMessage())));
        }
    }

    /** Whether a person sees it at once. */
    boolean isTerminal() {
        return isTerminal;
    }

    /** Writes text as it is. A reader that has gone away, as {@code head} does, ends the program quietly. */
    void write(String text) {
        stream.print(text);
        if (isTerminal) {
            stream.flush();
        }
    }

    /** Whether nobody reads any more. */
    boolean isGone() {
        return stream.checkError();
    }

    @Override
    public void close() {
        stream.flush();
        if (file != null) {
            boolean isBroken = stream.checkError();
            stream.close();
            try {
                if (draft != null && !isBroken) {
                    Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
                }
            } catch (IOException e) {
                throw new Refusal(
                        Exit.USAGE, Message.of(CliPhrase.CANNOT_WRITE, file.toString(), String.valueOf(e.getMessage())));
            }
            if (isBroken) {
                throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CANNOT_WRITE, file.toString(), "?"));
            }
        }
    }
}
