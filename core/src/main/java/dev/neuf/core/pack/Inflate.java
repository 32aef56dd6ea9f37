package dev.neuf.core.pack;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Unpacks deflate (RFC 1951), bare or with the frame of zlib: links of Penpa+ and sudoku.coach.
 *
 * <p>Our own because it is small: the library's way would weigh more in the browser than all the formats that need it.
 */
public final class Inflate {

    private static final int[] LENGTH_BASE = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258
    };
    private static final int[] DISTANCE_BASE = {
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577
    };
    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private static final int END_OF_BLOCK = 256;

    private static final int LONGEST_CODE = 15;

    private final byte[] in;
    private int at;
    private int held;
    private int count;
    private byte[] out = new byte[1024];
    private int length;

    private Inflate(byte[] in, int from) {
        this.in = in;
        this.at = from;
    }

    /**
     * The text that was packed, as UTF-8.
     *
     * @throws dev.neuf.core.Unreadable if it is damaged, or longer than any puzzle
     */
    public static String text(byte[] packed) {
        boolean isZlib =
                packed.length > 2 && (packed[0] & 15) == 8 && ((packed[0] & 255) << 8 | packed[1] & 255) % 31 == 0;
        var inflate = new Inflate(packed, isZlib ? 2 : 0);
        boolean isLast;
        do {
            isLast = inflate.bits(1) == 1;
            inflate.block(inflate.bits(2));
        } while (!isLast);
        return new String(inflate.out, 0, inflate.length, StandardCharsets.UTF_8);
    }

    private int bits(int wanted) {
        while (count < wanted) {
            if (at >= in.length) {
                throw Packed.damaged();
            }
            held |= (in[at++] & 255) << count;
            count += Byte.SIZE;
        }
        int bits = held & (1 << wanted) - 1;
        held >>>= wanted;
        count -= wanted;
        return bits;
    }

    private void block(int kind) {
        switch (kind) {
            case 0 -> stored();
            case 1 -> codes(fixed(), new Code(filled(30, 5)));
            case 2 -> dynamic();
            default -> throw Packed.damaged();
        }
    }

    private void stored() {
        held = 0;
        count = 0;
        int size = bits(16);
        if ((size ^ bits(16)) != 0xffff) {
            throw Packed.damaged();
        }
        for (int i = 0; i < size; i++) {
            put((byte) bits(Byte.SIZE));
        }
    }

    private static int[] filled(int size, int length) {
        int[] lengths = new int[size];
        Arrays.fill(lengths, length);
        return lengths;
    }

    private static Code fixed() {
        int[] lengths = filled(288, 8);
        Arrays.fill(lengths, 144, 256, 9);
        Arrays.fill(lengths, 256, 280, 7);
        return new Code(lengths);
    }

    private void dynamic() {
        int literals = bits(5) + 257;
        int distances = bits(5) + 1;
        int[] ofLengths = new int[ORDER.length];
        for (int i = bits(4) + 4, k = 0; k < i; k++) {
            ofLengths[ORDER[k]] = bits(3);
        }
        var code = new Code(ofLengths);
        int[] lengths = new int[literals + distances];
        for (int i = 0; i < lengths.length; ) {
            int symbol = symbol(code);
            int repeated = symbol == 16 && i > 0 ? lengths[i - 1] : symbol < 16 ? symbol : 0;
            int times = switch (symbol) {
                case 16 -> 3 + bits(2);
                case 17 -> 3 + bits(3);
                case 18 -> 11 + bits(7);
                default -> 1;
            };
            if (i + times > lengths.length) {
                throw Packed.damaged();
            }
            Arrays.fill(lengths, i, i + times, repeated);
            i += times;
        }
        codes(
                new Code(Arrays.copyOf(lengths, literals)),
                new Code(Arrays.copyOfRange(lengths, literals, lengths.length)));
    }

    private void codes(Code literals, Code distances) {
        for (int symbol = symbol(literals); symbol != END_OF_BLOCK; symbol = symbol(literals)) {
            if (symbol < END_OF_BLOCK) {
                put((byte) symbol);
                continue;
            }
            int l = symbol - END_OF_BLOCK - 1;
            if (l >= LENGTH_BASE.length) {
                throw Packed.damaged();
            }
            int size = LENGTH_BASE[l] + (l == LENGTH_BASE.length - 1 ? 0 : bits(Math.max(0, l / 4 - 1)));
            int d = symbol(distances);
            if (d >= DISTANCE_BASE.length) {
                throw Packed.damaged();
            }
            int distance = DISTANCE_BASE[d] + bits(Math.max(0, d / 2 - 1));
            if (distance > length) {
                throw Packed.damaged();
            }
            for (int i = 0; i < size; i++) {
                put(out[length - distance]);
            }
        }
    }

    private void put(byte value) {
        Packed.requireLength(length + 1);
        if (length == out.length) {
            out = Arrays.copyOf(out, 2 * length);
        }
        out[length++] = value;
    }

    /** The next symbol: codes of one length are consecutive numbers, so counting them is enough to find one. */
    private int symbol(Code code) {
        int number = 0;
        int first = 0;
        int index = 0;
        for (int bits = 1; bits <= LONGEST_CODE; bits++) {
            number |= bits(1);
            int size = code.sizes[bits];
            if (number - size < first) {
                return code.symbols[index + number - first];
            }
            index += size;
            first = first + size << 1;
            number <<= 1;
        }
        throw Packed.damaged();
    }

    /** A Huffman code: how many symbols have each length, and the symbols in the order of their codes. */
    private static final class Code {
        final int[] sizes = new int[LONGEST_CODE + 1];
        final int[] symbols;

        Code(int[] lengths) {
            for (int length : lengths) {
                sizes[length] += length > 0 ? 1 : 0;
            }
            int[] offsets = new int[LONGEST_CODE + 2];
            for (int i = 1; i <= LONGEST_CODE; i++) {
                offsets[i + 1] = offsets[i] + sizes[i];
            }
            symbols = new int[lengths.length];
            for (int symbol = 0; symbol < lengths.length; symbol++) {
                if (lengths[symbol] > 0) {
                    symbols[offsets[lengths[symbol]]++] = symbol;
                }
            }
            int room = 1;
            for (int i = 1; i <= LONGEST_CODE; i++) {
                room = (room << 1) - sizes[i];
                if (room < 0) {
                    throw Packed.damaged();
                }
            }
        }
    }
}
