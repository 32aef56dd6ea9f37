package dev.neuf.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Output in UTF-8 whatever the locale says, written in large pieces. */
final class Streams {

    private Streams() {}

    /** For remarks, which are lost if they cannot be written. */
    static PrintStream remarks(FileDescriptor descriptor) {
        return utf8(new FileOutputStream(descriptor));
    }

    /** For the answer, which must not be lost without a word; {@code name} is what to call it then. */
    static PrintStream answer(OutputStream out, String name) {
        return utf8(new StrictOutput(out, name));
    }

    private static PrintStream utf8(OutputStream out) {
        return new PrintStream(new BufferedOutputStream(out, 1 << 16), false, StandardCharsets.UTF_8);
    }
}
