/** HoDoKu's library of examples: positions with what a technique must find in them, and what it found. */
@NullMarked
package dev.neuf.logic.library;

import org.jspecify.annotations.NullMarked;
