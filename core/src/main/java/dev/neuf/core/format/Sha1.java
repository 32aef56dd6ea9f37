package dev.neuf.core.format;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The hash function SHA-1 of FIPS 180-4, by which collections name their puzzles. The one of the JDK is not there in a
 * browser.
 */
final class Sha1 {

    private static final int BLOCK = 64;
    private static final int ROUNDS = 80;

    private Sha1() {}

    /** The hash of an ASCII text, as 40 hexadecimal digits. */
    static String hex(String text) {
        int[] state = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        // a one bit, zeros up to the end of a block, and the length in bits
        byte[] padded = Arrays.copyOf(bytes, (bytes.length + 8) / BLOCK * BLOCK + BLOCK);
        padded[bytes.length] = (byte) 0x80;
        ByteBuffer buffer = ByteBuffer.wrap(padded);
        buffer.putLong(padded.length - 8, 8L * bytes.length);
        while (buffer.hasRemaining()) {
            add(buffer, state);
        }
        var hex = new StringBuilder();
        for (int word : state) {
            hex.append("%08x".formatted(word));
        }
        return hex.toString();
    }

    private static void add(ByteBuffer buffer, int[] state) {
        int[] words = new int[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            words[i] = i < 16
                    ? buffer.getInt()
                    : Integer.rotateLeft(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        for (int i = 0; i < ROUNDS; i++) {
            int mixed = switch (i / 20) {
                case 0 -> (b & c | ~b & d) + 0x5A827999;
                case 1 -> (b ^ c ^ d) + 0x6ED9EBA1;
                case 2 -> (b & c | b & d | c & d) + 0x8F1BBCDC;
                default -> (b ^ c ^ d) + 0xCA62C1D6;
            };
            int next = Integer.rotateLeft(a, 5) + mixed + e + words[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = next;
        }
        int[] out = {a, b, c, d, e};
        for (int i = 0; i < state.length; i++) {
            state[i] += out[i];
        }
    }
}
