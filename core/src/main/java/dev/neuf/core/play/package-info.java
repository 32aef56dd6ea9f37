/**
 * A person playing: what they have written, how they came there, and their what-if branches. It knows no screen, no file
 * and no clock, so that every door plays the same game.
 */
@NullMarked
package dev.neuf.core.play;

import org.jspecify.annotations.NullMarked;
