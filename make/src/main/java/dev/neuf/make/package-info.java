/**
 * Puzzles to order: from a recipe and a seed to a full grid, a puzzle, a puzzle of a promised difficulty; and the
 * canonical form, which tells whether two puzzles are the same but for symmetry.
 */
@NullMarked
package dev.neuf.make;

import org.jspecify.annotations.NullMarked;
