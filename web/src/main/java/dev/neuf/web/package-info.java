/**
 * Neuf over HTTP: serves the built page to browsers on this machine. Only {@code neuf serve} loads it.
 *
 * <p>The server is that of the JDK: a few files from memory need no more.
 */
@NullMarked
package dev.neuf.web;

import org.jspecify.annotations.NullMarked;
