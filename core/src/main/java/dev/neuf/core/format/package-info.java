/**
 * Text in and out: a table of {@link dev.neuf.core.format.Format formats}, each with its detector, reader and writer,
 * and {@link dev.neuf.core.format.Entries} that cuts a stream into puzzles.
 */
@NullMarked
package dev.neuf.core.format;

import org.jspecify.annotations.NullMarked;
