/** The canonical form of a 9x9 puzzle: one for all puzzles that are the same but for symmetry. */
@NullMarked
package dev.neuf.make.canon;

import org.jspecify.annotations.NullMarked;
