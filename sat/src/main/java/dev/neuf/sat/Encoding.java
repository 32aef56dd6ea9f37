package dev.neuf.sat;

import dev.neuf.core.Puzzle;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The ways to write a puzzle as clauses. To add one, add its row. */
public enum Encoding {
    /** All rules on the empty board, and the digits given. */
    GENERAL("general", puzzle -> of(puzzle, EnumSet.complementOf(EnumSet.of(ClausePart.STRIKES)))),
    /** And what each digit given strikes. */
    ADAPTED("adapted", puzzle -> of(puzzle, EnumSet.allOf(ClausePart.class))),
    /** Only what is open after singles, with dense variables: see {@link Model}. */
    COMPACT("compact", puzzle -> new Compact(Model.of(puzzle)));

    /** The largest board whose variables are row, column and digit, side by side. */
    public static final int MOST_IN_DIGITS = 9;

    private final String id;
    private final Function<Puzzle, Cnf> encoder;

    Encoding(String id, Function<Puzzle, Cnf> encoder) {
        this.id = id;
        this.encoder = encoder;
    }

    /** The word by which the command line calls it. */
    public String id() {
        return id;
    }

    /** The encoding of a name, if there is one. */
    public static Optional<Encoding> of(String id) {
        return Arrays.stream(values())
                .filter(encoding -> encoding.id.equals(id))
                .findFirst();
    }

    /** The clauses of a puzzle. */
    public Cnf of(Puzzle puzzle) {
        return encoder.apply(puzzle);
    }

    /** Only these parts of the clauses of a puzzle, with the variables of {@link #GENERAL} and {@link #ADAPTED}. */
    public static Cnf of(Puzzle puzzle, Set<ClausePart> parts) {
        return new Direct(puzzle, parts);
    }
}
