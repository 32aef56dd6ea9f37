package dev.neuf.browser;

import java.util.Locale;

/** What {@link MissingMethods} puts into Java's library when it is compiled for a browser. */
public final class Small {

    private Small() {}

    /** The bits of {@code value} where {@code mask} has ones, side by side from the lowest. */
    public static int compress(int value, int mask) {
        return (int) compress(value & 0xFFFF_FFFFL, mask & 0xFFFF_FFFFL);
    }

    /** The bits of {@code value} where {@code mask} has ones, side by side from the lowest. */
    public static long compress(long value, long mask) {
        long compressed = 0;
        long bit = 1;
        for (long left = mask; left != 0; left &= left - 1) {
            compressed |= (value & left & -left) == 0 ? 0 : bit;
            bit <<= 1;
        }
        return compressed;
    }

    /** The lowest bits of {@code value}, put one by one where {@code mask} has ones. */
    public static int expand(int value, int mask) {
        int expanded = 0;
        int bit = 1;
        for (int left = mask; left != 0; left &= left - 1) {
            expanded |= (value & bit) == 0 ? 0 : left & -left;
            bit <<= 1;
        }
        return expanded;
    }

    /** The text with its parts filled in: {@code %d %s %c %x %X}, with a width or without; no other kinds are used. */
    public static String formatted(String text, Object[] parts) {
        var filled = new StringBuilder();
        int next = 0;
        int at = 0;
        for (int sign = text.indexOf('%'); sign >= 0; sign = text.indexOf('%', at)) {
            filled.append(text, at, sign);
            int kind = sign + 1;
            while (Character.isDigit(text.charAt(kind))) {
                kind++;
            }
            at = kind + 1;
            switch (text.charAt(kind)) {
                case '%' -> filled.append('%');
                case 'n' -> filled.append('\n');
                default ->
                    filled.append(padded(text.substring(sign + 1, kind), word(text.charAt(kind), parts[next++])));
            }
        }
        return filled.append(text.substring(at)).toString();
    }

    private static String word(char kind, Object part) {
        return switch (kind) {
            case 'x' -> Integer.toHexString((Integer) part);
            case 'X' -> Integer.toHexString((Integer) part).toUpperCase(Locale.ROOT);
            default -> String.valueOf(part);
        };
    }

    private static String padded(String width, String word) {
        int missing = width.isEmpty() ? 0 : Integer.parseInt(width) - word.length();
        return (width.startsWith("0") ? "0" : " ").repeat(Math.max(0, missing)) + word;
    }

    /** A number with at most six places after the point; we have none with more than one. */
    public static String toString(double value) {
        long millionths = Math.round(Math.abs(value) * 1e6);
        String places = String.valueOf(1_000_000 + millionths % 1_000_000).substring(1);
        int end = places.length();
        while (end > 1 && places.charAt(end - 1) == '0') {
            end--;
        }
        return (value < 0 ? "-" : "") + millionths / 1_000_000 + "." + places.substring(0, end);
    }

    /** A number as JSON has it: -12.5e3. */
    public static double parseDouble(String text) {
        int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
        String digits = exponent < 0 ? text : text.substring(0, exponent);
        int power = exponent < 0 ? 0 : power(text.substring(exponent + 1));
        double value = 0;
        boolean isFraction = false;
        for (char digit : digits.toCharArray()) {
            if (digit == '.') {
                isFraction = true;
            } else if (digit != '-') {
                value = 10 * value + (digit - '0');
                power -= isFraction ? 1 : 0;
            }
        }
        double scaled = power < 0 ? value / Math.pow(10, -power) : value * Math.pow(10, power);
        return text.startsWith("-") ? -scaled : scaled;
    }

    /** A power of ten; beyond some, all are the same. */
    private static int power(String text) {
        boolean isLong = text.length() > 6;
        return isLong ? (text.startsWith("-") ? -9999 : 9999) : Integer.parseInt(text);
    }
}
