package dev.neuf.core.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The packing of the library lz-string, in base 64: links of f-puzzles, SudokuPad and SudokuMaker.
 *
 * <p>It is LZ78: a code stands for something seen before, and each code makes one more, the one before it and a character.
 * The codes 0 and 1 bring a new character of 8 or 16 bits, 2 is the end. Codes get wider as there are more of them.
 */
public final class LzString {

    private static final int NEW_8 = 0;

    private static final int NEW_16 = 1;

    private static final int END = 2;

    private LzString() {}

    /** Widths that both sides count in the same way. */
    private static final class Width {
        int bits;
        int left;

        Width(int bits) {
            this.bits = bits;
            this.left = 1 << bits - (bits == 2 ? 1 : 0);
        }

        void count() {
            if (--left == 0) {
                left = 1 << bits++;
            }
        }
    }

    /**
     * The text that was packed.
     *
     * @throws dev.neuf.core.Unreadable if it is damaged, or longer than any puzzle
     */
    public static String unpack(String packed) {
        var in = new In(packed);
        int first = in.bits(2);
        if (first == END) {
            return "";
        }
        // three codes are taken, and the first character has made one
        List<String> known = new ArrayList<>(List.of("", "", "", in.character(first)));
        String last = known.get(3);
        var text = new StringBuilder(last);
        var width = new Width(3);
        width.left = 4;
        while (true) {
            int code = in.bits(width.bits);
            if (code == END) {
                return text.toString();
            }
            if (code < END) {
                known.add(in.character(code));
                code = known.size() - 1;
                width.count();
            }
            if (code > known.size()) {
                throw Packed.damaged();
            }
            String entry = code < known.size() ? known.get(code) : last + last.charAt(0);
            Packed.requireLength(text.length() + entry.length());
            text.append(entry);
            known.add(last + entry.charAt(0));
            width.count();
            last = entry;
        }
    }

    /** Bits out of characters: the highest of each comes first, but a number begins with its lowest bit. */
    private static final class In {
        private final String packed;
        private int at;
        private int value;
        private int left;

        In(String packed) {
            this.packed = packed;
        }

        int bits(int count) {
            int bits = 0;
            for (int i = 0; i < count; i++) {
                if (left == 0) {
                    value = at < packed.length() ? Codes.BASE_64.value(packed.charAt(at++)) : -1;
                    left = 6;
                    if (value < 0) {
                        throw Packed.damaged();
                    }
                }
                bits |= (value >> --left & 1) << i;
            }
            return bits;
        }

        String character(int code) {
            if (code > NEW_16) {
                throw Packed.damaged();
            }
            return String.valueOf((char) bits(code == NEW_8 ? 8 : 16));
        }
    }

    /** The text as what {@link #unpack} takes. */
    public static String pack(String text) {
        var out = new Out();
        String last = "";
        for (int i = 0; i < text.length(); i++) {
            String c = text.substring(i, i + 1);
            if (!out.codes.containsKey(c)) {
                out.codes.put(c, out.codes.size() + 3);
                out.fresh.put(c, true);
            }
            String longer = last + c;
            if (out.codes.containsKey(longer)) {
                last = longer;
            } else {
                out.write(last);
                out.codes.put(longer, out.codes.size() + 3);
                last = c;
            }
        }
        if (!last.isEmpty()) {
            out.write(last);
        }
        return out.end();
    }

    /** What has been packed so far. */
    private static final class Out {
        final Map<String, Integer> codes = new HashMap<>();

        /** Characters that have a code but have not been written yet. */
        final Map<String, Boolean> fresh = new HashMap<>();

        private final Width width = new Width(2);
        private final StringBuilder packed = new StringBuilder();
        private int value;
        private int count;

        void write(String entry) {
            if (fresh.remove(entry) == null) {
                bits(codes.getOrDefault(entry, END), width.bits);
            } else {
                boolean isNarrow = entry.charAt(0) < 256;
                bits(isNarrow ? NEW_8 : NEW_16, width.bits);
                bits(entry.charAt(0), isNarrow ? 8 : 16);
                width.count();
            }
            width.count();
        }

        private void bits(int number, int length) {
            for (int i = 0; i < length; i++) {
                value = value << 1 | number >> i & 1;
                if (++count == 6) {
                    packed.append(Codes.BASE_64.of(value));
                    value = 0;
                    count = 0;
                }
            }
        }

        String end() {
            bits(END, width.bits);
            // a last character is always begun, even if all its bits are empty
            bits(0, 6 - count);
            return packed.append("=".repeat((4 - packed.length() % 4) % 4)).toString();
        }
    }
}
