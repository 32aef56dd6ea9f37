package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What is wrong with a file, as a part of a message. */
final class Trouble {

    private Trouble() {}

    /** The same where a file was to be read: what is not there is the file itself, not the folder to write it into. */
    static Object ofReading(IOException e) {
        return e instanceof NoSuchFileException ? Message.of(CliPhrase.FILE_MISSING) : of(e);
    }

    /** In our words where we have some: the message of an exception is often the name of the file again. */
    static Object of(IOException e) {
        return switch (e) {
            case AccessDeniedException _ -> Message.of(CliPhrase.FILE_FORBIDDEN);
            case NoSuchFileException _ -> Message.of(CliPhrase.FILE_NO_FOLDER);
            case FileSystemException known
            when Files.isDirectory(Path.of(known.getFile())) -> Message.of(CliPhrase.FILE_IS_FOLDER);
            case FileSystemException known when known.getReason() != null -> known.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }
}
