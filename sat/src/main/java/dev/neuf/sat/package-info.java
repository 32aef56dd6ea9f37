/** Puzzles as clauses: the open candidates as variables, ways to write them down, an engine that learns, and proofs. */
@NullMarked
package dev.neuf.sat;

import org.jspecify.annotations.NullMarked;
