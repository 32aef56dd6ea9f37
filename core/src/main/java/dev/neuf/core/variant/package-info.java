/** Extra rules that setters use, each one record that lowers itself to {@link dev.neuf.core.Rule rules}. */
@NullMarked
package dev.neuf.core.variant;

import org.jspecify.annotations.NullMarked;
