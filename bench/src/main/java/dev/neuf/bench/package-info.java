/**
 * What takes too long for a test: programs that {@code bench/run} runs, each with a {@code main} of its own. Nothing else
 * depends on them.
 */
@NullMarked
package dev.neuf.bench;

import org.jspecify.annotations.NullMarked;
