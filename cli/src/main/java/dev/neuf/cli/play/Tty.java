package dev.neuf.cli.play;

/** A terminal of which a program has the whole screen. Tests have one of their own. */
interface Tty extends AutoCloseable {

    /** What {@link #read} gives when nothing came in time. */
    int NOTHING = -2;

    /** What {@link #read} gives when nothing will come any more. */
    int CLOSED = -1;

    /** The next character, {@link #NOTHING} or {@link #CLOSED}. */
    int read(long millis);

    /** Writes and sends at once. */
    void write(String text);

    int rows();

    int columns();

    /** Gives the terminal back as it was. May be called twice. */
    @Override
    void close();
}
