/**
 * Sentences for people, kept apart from the places that say them: code names a {@link dev.neuf.core.words.Phrase} and
 * its parts, a language file holds the words.
 */
@NullMarked
package dev.neuf.core.words;

import org.jspecify.annotations.NullMarked;
