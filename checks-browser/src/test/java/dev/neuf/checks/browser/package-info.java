/** What core and search do as JavaScript, compared with what they do on the JVM. */
@NullMarked
package dev.neuf.checks.browser;

import org.jspecify.annotations.NullMarked;
