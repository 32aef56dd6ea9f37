package dev.neuf.core;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** An immutable set of digits between 1 and 64. Digit d is bit d - 1 of one long. */
public record Digits(long bits) implements Part, Iterable<Integer> {

    /** The largest digit, and so the largest board, there is. */
    public static final int MOST = 64;

    /** No digit. */
    public static final Digits NONE = new Digits(0);

    /** The set of one digit. */
    public static Digits of(int digit) {
        if (digit < 1 || digit > MOST) {
            throw new IllegalArgumentException("The digit (%d) must be between 1 and %d.".formatted(digit, MOST));
        }
        return new Digits(1L << (digit - 1));
    }

    /** The set of these digits. */
    public static Digits of(int... digits) {
        long bits = 0;
        for (int digit : digits) {
            bits |= of(digit).bits;
        }
        return new Digits(bits);
    }

    /** The digits 1 to {@code size}; none for 0. */
    public static Digits upTo(int size) {
        if (size < 0 || size > MOST) {
            throw new IllegalArgumentException("The size (%d) must be between 0 and %d.".formatted(size, MOST));
        }
        return size == 0 ? NONE : new Digits(-1L >>> (MOST - size));
    }

    /** Whether this is the empty set. */
    public boolean isEmpty() {
        return bits == 0;
    }

    /** Whether exactly one digit is in the set. */
    public boolean isSingle() {
        return bits != 0 && (bits & (bits - 1)) == 0;
    }

    /** How many digits are in the set. */
    public int size() {
        return Long.bitCount(bits);
    }

    /** Whether the digit is in the set. */
    public boolean contains(int digit) {
        return digit >= 1 && digit <= MOST && (bits >>> (digit - 1) & 1) != 0;
    }

    /** Whether every digit of the other set is in this one. */
    public boolean containsAll(Digits other) {
        return (other.bits & ~bits) == 0;
    }

    /** The smallest digit. */
    public int first() {
        if (bits == 0) {
            throw new NoSuchElementException("The empty set of digits has no first digit.");
        }
        return Long.numberOfTrailingZeros(bits) + 1;
    }

    /** The largest digit. */
    public int last() {
        if (bits == 0) {
            throw new NoSuchElementException("The empty set of digits has no last digit.");
        }
        return MOST - Long.numberOfLeadingZeros(bits);
    }

    /** The digits in this set, in the other, or in both. */
    public Digits or(Digits other) {
        return new Digits(bits | other.bits);
    }

    /** The digits in both sets. */
    public Digits and(Digits other) {
        return new Digits(bits & other.bits);
    }

    /** The digits of this set that are not in the other. */
    public Digits minus(Digits other) {
        return new Digits(bits & ~other.bits);
    }

    /** This set and the digit. */
    public Digits with(int digit) {
        return or(of(digit));
    }

    /** This set but for the digit. */
    public Digits without(int digit) {
        return minus(of(digit));
    }

    /** The digits in rising order. */
    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private long left = bits;

            @Override
            public boolean hasNext() {
                return left != 0;
            }

            @Override
            public Integer next() {
                if (left == 0) {
                    throw new NoSuchElementException("There are no more digits.");
                }
                int digit = Long.numberOfTrailingZeros(left) + 1;
                left &= left - 1;
                return digit;
            }
        };
    }

    /** Such as {@code {1,5,12}}. */
    @Override
    public String toString() {
        var text = new StringBuilder("{");
        for (int digit : this) {
            text.append(text.length() > 1 ? "," : "").append(digit);
        }
        return text.append('}').toString();
    }
}
