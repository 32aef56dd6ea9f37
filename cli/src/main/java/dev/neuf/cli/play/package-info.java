/** {@code neuf play}: a game in the terminal, on a full screen or in lines. */
@NullMarked
package dev.neuf.cli.play;

import org.jspecify.annotations.NullMarked;
