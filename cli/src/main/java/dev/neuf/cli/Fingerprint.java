package dev.neuf.cli;

/**
 * A text in 128 bits, by which it is known again. Of a thousand million texts, two that differ have the same with a chance
 * of one in 10^20.
 */
record Fingerprint(long high, long low) {

    /** The mark of some bytes. */
    static Fingerprint of(byte[] text) {
        long high = 0;
        long low = 0;
        for (int from = 0; from < text.length; from += Long.BYTES) {
            long part = 0;
            for (int i = from; i < Math.min(from + Long.BYTES, text.length); i++) {
                part = part << Byte.SIZE | text[i] & 0xFF;
            }
            high = mixed(high + part + 0x9E3779B97F4A7C15L);
            low = mixed(Long.rotateLeft(low, 29) ^ part * 0xD1B54A32D192ED03L);
        }
        return new Fingerprint(mixed(high + text.length), low);
    }

    /** Lets every bit depend on every bit: the last steps of SplittableRandom. */
    private static long mixed(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
