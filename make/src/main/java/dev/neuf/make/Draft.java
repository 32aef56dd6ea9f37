package dev.neuf.make;

import dev.neuf.core.Grid;
import dev.neuf.core.Puzzle;
import java.util.Set;

/** A puzzle that nobody has judged yet, and what it is known to lack. */
record Draft(Puzzle puzzle, Grid solution, Set<Lack> lacks) {}
