package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** What is wrong with a file, as a part of a message. */
final class Trouble {

    private Trouble() {}

    /** In our words where we have some: the message of an exception is often the name of the file again. */
    static Object of(IOException e) {
        return switch (e) {
            case AccessDeniedException _ -> Message.of(CliPhrase.FILE_FORBIDDEN);
            case NoSuchFileException _ -> Message.of(CliPhrase.FILE_NO_FOLDER);
            case FileSystemException known when known.getReason() != null -> known.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }
}
