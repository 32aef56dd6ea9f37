package dev.neuf.sat;

/** Somebody who is told clauses, one after another. */
@FunctionalInterface
public interface Clauses {

    /**
     * A clause: at least one of these literals holds.
     *
     * @param literals variables, negative for "not"; the array belongs to the teller, who uses it again
     * @param length how many of them count
     */
    void clause(int[] literals, int length);
}
