package dev.neuf.core;

/** One thing that follows about one cell. */
public sealed interface Deduction {

    /** The cell that changes. */
    int cell();

    /** The cell holds the digit. */
    record Place(int cell, int digit) implements Deduction {}

    /** The cell cannot hold these digits. */
    record Eliminate(int cell, Digits digits) implements Deduction {}
}
