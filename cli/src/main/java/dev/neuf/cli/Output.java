package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;

/**
 * Where the answer goes: standard output, or a file that appears only when it is complete, so that neither a run that is
 * refused nor {@code -o} with the name of the input loses anything. An interrupted run leaves what it has beside it.
 */
final class Output implements AutoCloseable {

    private final PrintStream stream;
    private final boolean isTerminal;
    private final Optional<Place> place;
    private boolean isComplete;

    /** A file, and where its text waits until it is complete: the same, for what is no ordinary file. */
    private record Place(Path file, Path draft) {

        boolean isDraft() {
            return !draft.equals(file);
        }
    }

    private Output(PrintStream stream, boolean isTerminal, Optional<Place> place) {
        this.stream = stream;
        this.isTerminal = isTerminal;
        this.place = place;
    }

    /** Standard output, or the file of that name. */
    static Output open(String name, Io io) {
        return open(name, "answer", io);
    }

    /** The same for one of several files, each of which needs another word for its draft. */
    static Output open(String name, String word, Io io) {
        if (name.isEmpty() || name.equals("-")) {
            return new Output(io.out(), io.isOutTerminal(), Optional.empty());
        }
        try {
            Place place = place(Path.of(name), word);
            PrintStream stream = Streams.answer(Files.newOutputStream(place.draft), name);
            var output = new Output(stream, false, Optional.of(place));
            if (place.isDraft()) {
                place.draft.toFile().deleteOnExit(); // of a run that does not come to an end when it is interrupted
            }
            if (place.isDraft() && Files.exists(place.file)) {
                keepPermissions(place);
            }
            return output;
        } catch (IOException e) {
            throw refusal(name, Trouble.of(e));
        } catch (InvalidPathException e) {
            throw refusal(name, String.valueOf(e.getMessage()));
        }
    }

    /** Whether two names are those of one file. */
    static boolean isSame(String name, String other) {
        try {
            return !name.isEmpty()
                    && !other.isEmpty()
                    && Path.of(name)
                            .toAbsolutePath()
                            .normalize()
                            .equals(Path.of(other).toAbsolutePath().normalize());
        } catch (InvalidPathException _) {
            return false; // opening it will say so
        }
    }

    private static Place place(Path named, String word) throws IOException {
        if (!Files.exists(named)) {
            return new Place(named, draft(named, word));
        }
        // behind a link, the file is replaced and not the link
        Path file = named.toRealPath();
        if (!Files.isWritable(file)) {
            throw new AccessDeniedException(named.toString());
        }
        return new Place(file, Files.isRegularFile(file) ? draft(file, word) : file);
    }

    /** Beside the file, so that it can be moved there in one step. */
    private static Path draft(Path file, String word) {
        return file.resolveSibling(
                ".neuf-%d-%s.part".formatted(ProcessHandle.current().pid(), word));
    }

    private static void keepPermissions(Place place) throws IOException {
        if (Files.getFileAttributeView(place.file, PosixFileAttributeView.class) != null) {
            Files.setPosixFilePermissions(place.draft, Files.getPosixFilePermissions(place.file));
        }
    }

    private static Refusal refusal(String name, Object why) {
        return new Refusal(Exit.USAGE, Message.of(CliPhrase.CANNOT_WRITE, name, why));
    }

    /** Whether a person sees it at once. */
    boolean isTerminal() {
        return isTerminal;
    }

    /** Writes text as it is. */
    void write(String text) {
        stream.print(text);
        if (isTerminal) {
            stream.flush();
        }
    }

    /** Writes text in UTF-8 as it is. */
    void write(byte[] text, int length) {
        stream.write(text, 0, length);
        if (isTerminal) {
            stream.flush();
        }
    }

    /** Whether nobody reads any more. */
    boolean isGone() {
        return stream.checkError();
    }

    /** All has been written: closing may replace the file. */
    void complete() {
        isComplete = true;
    }

    /** Sends on what was written so far. */
    void flush() {
        stream.flush();
    }

    /** Keeps what an interrupted run has written to a file, beside that file, and tells where. */
    Optional<Path> keepUnfinished() {
        if (place.isEmpty() || !place.get().isDraft()) {
            return Optional.empty();
        }
        Place at = place.get();
        stream.close();
        try {
            Path kept = at.file.resolveSibling(at.file.getFileName() + ".part");
            Files.move(at.draft, kept, StandardCopyOption.REPLACE_EXISTING);
            return Optional.of(kept);
        } catch (IOException e) {
            throw refusal(at.file.toString(), Trouble.of(e));
        }
    }

    @Override
    public void close() {
        try {
            stream.flush();
            if (place.isPresent()) {
                stream.close();
                replace(place.get());
            }
        } finally {
            place.ifPresent(Output::discard);
        }
    }

    private void replace(Place at) {
        try {
            if (at.isDraft() && isComplete) {
                Files.move(at.draft, at.file, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw refusal(at.file.toString(), Trouble.of(e));
        }
    }

    private static void discard(Place at) {
        try {
            if (at.isDraft()) {
                Files.deleteIfExists(at.draft);
            }
        } catch (IOException _) {
            // a draft that stays does no harm
        }
    }
}
