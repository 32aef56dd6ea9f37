package dev.neuf.cli.play;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntSupplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;

/** The terminal of this process, in raw mode and on its other screen. The only file that knows JLine. */
final class JlineTty implements Tty {

    /** The other screen; no cursor; what is pasted comes in brackets; ask for the colour of the ground. */
    private static final String OPEN = "\u001B[?1049h\u001B[?25l\u001B[?2004h\u001B]11;?\u0007";

    private static final String CLOSE = "\u001B[0m\u001B[?2004l\u001B[?25h\u001B[?1049l";

    private final Terminal terminal;
    private final Attributes before;
    private boolean isOpen = true;

    private JlineTty(Terminal terminal) {
        this.terminal = terminal;
        this.before = terminal.enterRawMode();
        Attributes raw = terminal.getAttributes();
        // Ctrl-C and Ctrl-Z are keys of ours
        raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
    }

    /** Takes the terminal over. */
    static JlineTty open() throws IOException {
        Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .dumb(false)
                // whatever the locale: that of the other end of an ssh line is often not installed here
                .encoding(StandardCharsets.UTF_8)
                .stdinEncoding(StandardCharsets.UTF_8)
                .stdoutEncoding(StandardCharsets.UTF_8)
                .nativeSignals(false)
                .build();
        var tty = new JlineTty(terminal);
        tty.write(OPEN);
        return tty;
    }

    @Override
    public int read(long millis) {
        try {
            int next = terminal.reader().read(millis);
            return next == NonBlockingReader.READ_EXPIRED ? NOTHING : next;
        } catch (IOException | IllegalStateException _) {
            // gone, or given back because the process is being ended
            return CLOSED;
        }
    }

    @Override
    public void write(String text) {
        try {
            terminal.writer().write(text);
            terminal.writer().flush();
        } catch (IllegalStateException _) {
            // the process is being ended, and the terminal has been given back
        }
    }

    @Override
    public int rows() {
        return measured(terminal::getRows);
    }

    @Override
    public int columns() {
        return measured(terminal::getColumns);
    }

    private static int measured(IntSupplier length) {
        try {
            return length.getAsInt();
        } catch (IllegalStateException _) {
            return 0; // the process is being ended, and the terminal has been given back
        }
    }

    @Override
    public synchronized void close() {
        if (!isOpen) {
            return;
        }
        isOpen = false;
        try {
            // not by way of JLine, which may have closed its terminal already if the process is being ended
            var out = new FileOutputStream(FileDescriptor.out);
            out.write(CLOSE.getBytes(StandardCharsets.US_ASCII));
            terminal.setAttributes(before);
            terminal.close();
        } catch (IOException | IllegalStateException _) {
            // then somebody else has given it back, or it is gone
        }
    }
}
