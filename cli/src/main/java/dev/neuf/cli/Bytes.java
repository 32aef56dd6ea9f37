package dev.neuf.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** A stream for somebody who takes bytes from the beginning of an array. */
abstract class Bytes extends OutputStream {

    /** Takes so many of the bytes. */
    abstract void write(byte[] bytes, int length) throws IOException;

    @Override
    public final void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 1);
    }

    @Override
    public final void write(byte[] bytes, int offset, int length) throws IOException {
        write(offset == 0 ? bytes : Arrays.copyOfRange(bytes, offset, offset + length), length);
    }
}
