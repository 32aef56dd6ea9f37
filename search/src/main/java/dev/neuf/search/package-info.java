/** Complete solvers: they find every solution of a puzzle, for any size, shape and variant. */
@NullMarked
package dev.neuf.search;

import org.jspecify.annotations.NullMarked;
