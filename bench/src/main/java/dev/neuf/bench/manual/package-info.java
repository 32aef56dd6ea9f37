/** The manual of techniques: pages and pictures that {@code bench/run manual} makes from the table and its examples. */
@NullMarked
package dev.neuf.bench.manual;

import org.jspecify.annotations.NullMarked;
