/**
 * The board model that every engine and door shares: sets, shapes, the waist of {@link dev.neuf.core.Rule rules},
 * puzzles and answers. It depends on nothing, starts no thread and uses no reflection, so that the same classes run on
 * the JVM, in a cluster and in the browser.
 */
@NullMarked
package dev.neuf.core;

import org.jspecify.annotations.NullMarked;
