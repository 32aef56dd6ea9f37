/**
 * Techniques for the hardest boards: patterns that cannot be, pairs of cells that copy others, sets of cells across many
 * lines that use up their digits, and symmetry.
 */
@NullMarked
package dev.neuf.logic.exotic;

import org.jspecify.annotations.NullMarked;
