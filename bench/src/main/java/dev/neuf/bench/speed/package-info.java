/** How long small things take: benchmarks that {@code bench/run jmh} runs. */
@NullMarked
package dev.neuf.bench.speed;

import org.jspecify.annotations.NullMarked;
