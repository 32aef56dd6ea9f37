package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A folder for files that nobody needs any more when the work is done. */
final class Scratch implements AutoCloseable {

    private final Path folder;

    Scratch(String name) {
        try {
            folder = Files.createTempDirectory(name);
        } catch (IOException e) {
            throw new Refusal(
                    Exit.USAGE,
                    Message.of(CliPhrase.CANNOT_WRITE, System.getProperty("java.io.tmpdir"), Trouble.of(e)));
        }
    }

    /** The file of that name. */
    Path file(String name) {
        return folder.resolve(name);
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException _) {
            // what stays in the folder for such things does no harm
        }
    }
}
