package dev.neuf.core.pack;

import java.util.Arrays;

/** Bytes written as characters, a few bits in each, the highest first. */
public enum Codes {
    /** Five bits a character, without padding. */
    BASE_32("0123456789abcdefghijklmnopqrstuv", 5),
    /** Six bits a character; what is made for links has other signs for the last two. */
    BASE_64("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", 6);

    private final String alphabet;
    private final int width;

    Codes(String alphabet, int width) {
        this.alphabet = alphabet;
        this.width = width;
    }

    /** The value of a character, or -1. A plus that went through a form is a blank. */
    int value(char c) {
        if (this == BASE_64) {
            return alphabet.indexOf(c == ' ' ? '+' : c == '-' ? '/' : c);
        }
        return alphabet.indexOf(c);
    }

    char of(int value) {
        return alphabet.charAt(value);
    }

    /**
     * The bytes of a text, up to the padding if there is some. Bits left over at the end are dropped.
     *
     * @throws dev.neuf.core.Unreadable if there is a character that does not belong there
     */
    public byte[] bytes(String text) {
        byte[] bytes = new byte[text.length() * width / Byte.SIZE];
        int length = 0;
        int bits = 0;
        int count = 0;
        for (int i = 0; i < text.length() && text.charAt(i) != '='; i++) {
            int value = value(text.charAt(i));
            if (value < 0) {
                throw Packed.damaged();
            }
            bits = bits << width | value;
            count += width;
            if (count >= Byte.SIZE) {
                count -= Byte.SIZE;
                bytes[length++] = (byte) (bits >> count);
            }
        }
        return Arrays.copyOf(bytes, length);
    }
}
