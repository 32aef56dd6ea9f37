/** Just enough JSON to read and write puzzles and answers, with the place of every mistake. */
@NullMarked
package dev.neuf.core.json;

import org.jspecify.annotations.NullMarked;
