/**
 * Regular expressions, small. TeaVM's copy of {@code java.util.regex} is a tenth of the engine; {@link
 * dev.neuf.browser.MissingMethods} puts this in its place. It knows what our own expressions use, and refuses the rest.
 */
@NullMarked
package dev.neuf.browser.regex;

import org.jspecify.annotations.NullMarked;
