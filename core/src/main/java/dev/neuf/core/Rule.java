package dev.neuf.core;

/**
 * What every engine understands. Shapes and variants are open families that boil down to these closed cases.
 *
 * <p>An engine is one {@code switch} over these records without a {@code default}: a sixth kind of rule must not compile
 * until every engine has an answer to it.
 */
public sealed interface Rule {

    /** The cells that the rule speaks of. */
    CellSet cells();

    /** As many cells as there are digits: each digit exactly once. */
    record House(Kind kind, int number, CellSet cells) implements Rule, Part {

        /** What a house is to a person; {@code number} counts the houses of one kind from 1. */
        public enum Kind {
            ROW,
            COLUMN,
            /** A rectangular region. */
            BOX,
            /** A region of any other shape. */
            REGION,
            DIAGONAL,
            WINDOW,
            /** The cells at the same place in each box. */
            DISJOINT_GROUP
        }
    }

    /** No digit twice. */
    record Different(CellSet cells) implements Rule {}

    /** Two cells whose digits must go together. */
    record Relation(int a, int b, Pairing allowed) implements Rule {
        @Override
        public CellSet cells() {
            return CellSet.of(a, b);
        }

        /** The same as seen from one of its cells, which comes first. */
        public Relation from(int cell) {
            return cell == a ? this : new Relation(b, a, allowed.reversed());
        }
    }

    /** Digits that add up to a total. They may repeat, unless another rule forbids it. */
    record Sum(CellSet cells, int total) implements Rule {
        public Sum {
            if (cells.isEmpty()) {
                throw new IllegalArgumentException("The sum %d must be that of some cells.".formatted(total));
            }
        }
    }

    /** A cell that can hold only some of the digits. */
    record Domain(int cell, Digits digits) implements Rule {
        @Override
        public CellSet cells() {
            return CellSet.of(cell);
        }
    }

    /** Says which digits may stand in the two cells of a {@link Relation}. */
    @FunctionalInterface
    interface Pairing {
        /** Whether the first cell may hold x while the second holds y. */
        boolean test(int x, int y);

        /** The digits up to {@code size} that the second cell may hold while the first holds x. */
        default Digits partners(int x, int size) {
            long bits = 0;
            for (int y = 1; y <= size; y++) {
                if (test(x, y)) {
                    bits |= 1L << (y - 1);
                }
            }
            return new Digits(bits);
        }

        /** The same pairs, seen from the second cell. */
        default Pairing reversed() {
            return (x, y) -> test(y, x);
        }
    }
}
