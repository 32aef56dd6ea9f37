/** Puzzles as clauses: the open candidates as variables, ways to write them down, and DIMACS. */
@NullMarked
package dev.neuf.sat;

import org.jspecify.annotations.NullMarked;
