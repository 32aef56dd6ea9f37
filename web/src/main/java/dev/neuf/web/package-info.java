/**
 * Neuf over HTTP: the built page for browsers and, in {@code service}, what the engines can do for programs. Only
 * {@code neuf serve} loads it.
 *
 * <p>The server is that of the JDK: it starts at once, adds nothing to download, and serves two hundred clients on two
 * cores. What it leaves open, such as clients that never finish, is bounded in {@link WebServer}.
 */
@NullMarked
package dev.neuf.web;

import org.jspecify.annotations.NullMarked;
