package dev.neuf.make.canon;

import dev.neuf.core.Grid;

/**
 * The canonical form of a puzzle.
 *
 * @param grid the form
 * @param automorphisms how many symmetries lead from the puzzle to itself: see {@link Canon#automorphisms}
 * @param mapping one that leads from the puzzle to its form
 */
public record Form(Grid grid, long automorphisms, Mapping mapping) {}
