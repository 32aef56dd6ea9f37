package dev.neuf.cli;

import dev.neuf.core.words.Message;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Ends the command when something cannot be written, such as on a full disk: a {@link java.io.PrintStream} alone would
 * keep it to itself. Only a reader that has gone away, as {@code head} does, is no trouble.
 */
final class StrictOutput extends FilterOutputStream {

    private final String name;
    private boolean isBroken;

    StrictOutput(OutputStream out, String name) {
        super(out);
        this.name = name;
    }

    private interface Work {
        void run() throws IOException;
    }

    /** After the first trouble nothing more is tried, so that it is said once. */
    private void attempt(Work work) throws IOException {
        if (isBroken) {
            return;
        }
        try {
            work.run();
        } catch (IOException e) {
            if (isReaderGone(e)) {
                throw e;
            }
            isBroken = true;
            throw new Refusal(Exit.USAGE, Message.of(CliPhrase.CANNOT_WRITE, name, Trouble.of(e)));
        }
    }

    /** All systems say it with this word, in any language. */
    private static boolean isReaderGone(IOException e) {
        return String.valueOf(e.getMessage()).contains("pipe");
    }

    @Override
    public void write(int b) throws IOException {
        attempt(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        attempt(() -> out.write(bytes, offset, length));
    }

    @Override
    public void flush() throws IOException {
        attempt(out::flush);
    }

    @Override
    public void close() throws IOException {
        attempt(out::close);
    }
}
