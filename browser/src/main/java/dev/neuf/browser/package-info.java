/**
 * The engine for the page: one function, {@link dev.neuf.browser.Door#answer}, JSON in and JSON out. {@link
 * dev.neuf.browser.Request} is the table of what can be asked; docs/DOOR.md says what goes in and what comes out, and how
 * the compiled engine is loaded in a Web Worker.
 */
@NullMarked
package dev.neuf.browser;

import org.jspecify.annotations.NullMarked;
